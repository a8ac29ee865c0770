"""Gymnasium: one seat learns; it plays alone, or bots play the others."""

from typing import Any

import gymnasium
import numpy as np
from gymnasium.spaces import Discrete
from numpy.typing import NDArray

from skarb import bots
from skarb.env.shape import Shape
from skarb.env.spaces import drawn, space_of
from skarb.kernel.batch import rewards_of
from skarb.kernel.chance import key_of

Observation = dict[str, NDArray[Any]]


class Alone(gymnasium.Env[Observation, int]):
    """The learner sits at `seat`. An action that is not legal loses the game at once: -1."""

    metadata = {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(
        self,
        game: str,
        seats: int = 0,
        options: dict[str, Any] | None = None,
        seat: int = 0,
        opponents: str = "random",
        rows: int = 0,
        numbered: bool | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.shape = Shape(game, seats, options, rows, numbered)
        self.seat, self.render_mode = seat, render_mode
        self.bot = bots.find(opponents)
        self.observation_space: Any = space_of(self.shape)
        self.action_space: Any = Discrete(self.shape.actions)
        self.game_seed = 0
        self.answers = 0
        self.state = self.shape.deal(0)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        self.game_seed, self.answers = int(self.np_random.integers(2**62)), 0
        self.state = self.shape.deal(self.game_seed)
        self._wait()
        return self.shape.observe(self.state, self.seat), self.shape.info(self.state, self.seat)

    def _wait(self) -> None:
        """The others play until the learner is asked. A bot gets a world of its seat, never the truth."""
        s, game = self.state, self.shape.game
        while s.result is None and s.seat() != self.seat:
            other, choices = s.seat(), s.choices()
            self.answers += 1
            chance = f"{self.game_seed} {self.answers}"
            imagined = game.world(s, other, key_of(f"seat {chance}"))
            text = self.bot.choose(bots.Seat(game, imagined, self.shape.options, other, chance))
            s.answer(next(choice for choice in choices if game.text(s, choice) == text))

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        s = self.state
        choice = self.shape.legal(s, self.seat).get(int(action))
        if choice is None:
            return self.shape.observe(s, self.seat), -1.0, True, False, {"illegal": int(action)}
        s.answer(choice)
        self._wait()
        over = s.result is not None
        reward = rewards_of(self.shape.game, s)[self.seat]
        return self.shape.observe(s, self.seat), reward, over, False, self.shape.info(s, self.seat)

    def action_masks(self) -> NDArray[np.bool_]:
        """For learners that ask the environment for it."""
        mask = np.zeros(self.shape.actions, np.bool_)
        mask[list(self.shape.legal(self.state, self.seat))] = True
        return mask

    def render(self) -> str:
        return drawn(self.shape, self.state, self.seat)
