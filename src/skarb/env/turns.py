"""PettingZoo: seats act one after another (AEC)."""

from typing import Any

import numpy as np
from gymnasium.spaces import Dict, Discrete
from numpy.typing import NDArray
from pettingzoo import AECEnv

from skarb.env.shape import Shape
from skarb.env.spaces import drawn, space_of
from skarb.kernel.batch import rewards_of

Observation = dict[str, NDArray[Any]]


def seat_of(agent: str) -> int:
    return int(agent.removeprefix("seat_"))


class Environment(AECEnv[str, Observation, int]):  # type: ignore[misc, unused-ignore]
    """One table. Rewards come at the end: from 1 (first place) down to -1 (last); see `rewards_of`.

    Where several seats are asked at once, the first in the order of precedence answers first. `state` is the truth: it
    is there for training, and not for playing.
    """

    metadata = {"render_modes": ["ansi"], "name": "skarb_v2", "is_parallelizable": False}

    def __init__(
        self,
        game: str,
        seats: int = 2,
        options: dict[str, Any] | None = None,
        rows: int = 0,
        numbered: bool | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.shape = Shape(game, seats, options, rows, numbered)
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{i}" for i in range(self.shape.seats)]
        self.agents: list[str] = []
        self.state = self.shape.deal(0)
        self._space = space_of(self.shape)
        self._actions = {agent: Discrete(self.shape.actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Dict:
        return self._space

    def action_space(self, agent: str) -> Discrete[Any]:
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is None:
            seed = int(np.random.default_rng().integers(2**62))
        self.state = self.shape.deal(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._point()

    def _point(self) -> None:
        self.agent_selection = self.agents[max(self.state.seat(), 0)]
        self.infos: dict[str, dict[str, Any]] = {
            agent: self.shape.info(self.state, seat_of(agent)) for agent in self.agents
        }

    def legal(self, agent: str) -> dict[int, str]:
        """The legal actions of the seat whose turn it is, with the choices that they stand for; others have none."""
        found = self.shape.legal(self.state, seat_of(agent))
        return {action: self.shape.game.text(self.state, choice) for action, choice in found.items()}

    def observe(self, agent: str) -> Observation:
        return self.shape.observe(self.state, seat_of(agent))

    def step(self, action: int) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        choice = self.shape.legal(self.state, seat_of(agent)).get(int(action))
        if choice is None:
            raise ValueError(f"action {action} is not legal now; see action_mask")
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.state.answer(choice)
        if self.state.result is not None:
            rewards = rewards_of(self.shape.game, self.state)
            self.rewards = dict(zip(self.agents, rewards, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._point()

    def render(self) -> str:
        """What the seat whose turn it is sees."""
        return drawn(self.shape, self.state, seat_of(self.agent_selection))

    def close(self) -> None:
        pass
