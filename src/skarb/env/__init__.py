"""PettingZoo for every game: `skarb.env.aec("durak", seats=3)`. See docs/research.md.

An observation is the seat's view, hashed into a vector, with a mask of the legal actions. An action is a number that
stands for the text of a choice: the same text has the same number, save when two legal choices would collide.
"""

from hashlib import blake2b
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, MultiBinary
from numpy.typing import NDArray
from pettingzoo import AECEnv

import skarb
from skarb.kernel.match import Match

Observation = dict[str, NDArray[Any]]


def hashed(text: str, size: int) -> int:
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "big") % size


def numbered(choices: list[str], size: int) -> dict[int, str]:
    """Each choice with its number. Of two that collide the later in the alphabet moves on to the next free number."""
    out: dict[int, str] = {}
    for text in sorted(choices):
        number = hashed(text, size)
        while number in out:
            number = (number + 1) % size
        out[number] = text
    return out


def leaves(value: Any, path: str = "") -> list[tuple[str, float]]:
    """A view as weighted words: numbers weigh what they are, texts are part of the word, lists of texts are bags."""
    if isinstance(value, dict):
        return [leaf for key, item in value.items() for leaf in leaves(item, f"{path}/{key}")]
    if isinstance(value, (list, tuple)):
        bag = all(isinstance(item, str) for item in value)
        return [leaf for i, item in enumerate(value) for leaf in leaves(item, path if bag else f"{path}/{i}")]
    if isinstance(value, (bool, int, float)):
        return [(path, float(value))]
    return [] if value is None else [(f"{path}={value}", 1.0)]


class Environment(AECEnv[str, Observation, int]):  # type: ignore[misc, unused-ignore]
    """One table as a PettingZoo environment. Rewards come at the end: from 1 (first place) down to -1 (last).

    Those who play together, or alone, all get the same, from 1 (won) down to -1 (lost).
    """

    metadata = {"render_modes": ["ansi"], "name": "skarb_v1", "is_parallelizable": False}

    def __init__(
        self,
        game: str,
        seats: int = 2,
        options: dict[str, Any] | None = None,
        size: int = 512,
        actions: int = 1024,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.game, self.seats, self.options = game, seats, options
        self.size, self.actions = size, actions
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{i}" for i in range(seats)]
        self.agents: list[str] = []
        self.match: Match = skarb.new(game, seats, 0, options)
        self._space = Dict(
            {"observation": Box(-np.inf, np.inf, (size,), np.float32), "action_mask": MultiBinary(actions)}
        )
        self._actions = {agent: Discrete(actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Dict:
        return self._space

    def action_space(self, agent: str) -> Discrete[Any]:
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is None:
            seed = int(np.random.default_rng().integers(2**62))
        self.match = skarb.new(self.game, self.seats, seed, self.options)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._point()

    def _point(self) -> None:
        question = self.match.question
        self.agent_selection = self.agents[0] if question is None else f"seat_{question.seat}"

    def legal(self, agent: str) -> dict[int, str]:
        """The legal actions of the seat whose turn it is, with the choices they stand for; nobody else has any."""
        question = self.match.question
        mine = question is not None and agent == f"seat_{question.seat}"
        return numbered(question.choices, self.actions) if question is not None and mine else {}

    def observe(self, agent: str) -> Observation:
        view = self.match.view(int(agent.removeprefix("seat_")))
        view.pop("questions")
        vector = np.zeros(self.size, np.float32)
        for word, weight in leaves(view):
            vector[hashed(word, self.size)] += weight
        mask = np.zeros(self.actions, np.int8)
        mask[list(self.legal(agent))] = 1
        return {"observation": vector, "action_mask": mask}

    def step(self, action: int) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        text = self.legal(agent).get(int(action))
        if text is None:
            raise ValueError(f"action {action} is not legal now; see action_mask")
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.match.choose(text, int(agent.removeprefix("seat_")))
        result = self.match.result
        if result is not None:
            game, s, last = self.match.game, self.match.state, len(result.ranking) - 1
            for place, group in enumerate(result.ranking):
                for seat in group:
                    if not isinstance(seat, int):
                        continue
                    if game.together(s):  # nobody to be placed before: how well it went
                        self.rewards[f"seat_{seat}"] = 2.0 * game.value(s, seat) - 1.0
                    else:
                        self.rewards[f"seat_{seat}"] = 1.0 - 2.0 * place / last if last else 0.0
            self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._point()

    def render(self) -> str:
        return "\n".join(f"{seat}: {text}" for seat, text in self.match.plies)

    def close(self) -> None:
        pass


def aec(game: str, seats: int = 2, options: dict[str, Any] | None = None, **shape: Any) -> Environment:
    """The environment of a game. `size` and `actions` set the lengths of observation and mask."""
    return Environment(game, seats, options, **shape)
