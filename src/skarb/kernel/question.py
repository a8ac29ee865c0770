"""A question and its choices as the edges see them: each derived once, words and touches made when asked for.

They speak of one state, which the match never changes once it has asked: it plays on in a copy.
"""

from typing import Any

from skarb.kernel.game import Game
from skarb.kernel.state import Ask, State

Label = tuple[str, dict[str, Any]]


class Choice:
    """One legal answer. `packed` is what the engine takes; the rest is for people, pages and records."""

    def __init__(self, game: Game[Any], state: State, seat: int, packed: int) -> None:
        self.packed = packed
        self._game = game
        self._state = state
        self._seat = seat
        self._text = ""
        self._touches: list[str] = []
        self._label: Label | None = None

    @property
    def text(self) -> str:
        """The game's notation, stable for ever."""
        if not self._text:
            self._text = self._game.text(self._state, self.packed)
        return self._text

    @property
    def touches(self) -> list[str]:
        """The elements of the page that one touches to make it, in order."""
        if not self._touches:
            self._touches = self._game.touches(self._state, self._seat, self.packed)
        return self._touches

    @property
    def label(self) -> Label:
        """A message id and its arguments: see `Game.label`."""
        if self._label is None:
            self._label = self._game.label(self._state, self.packed)
        return self._label

    def __repr__(self) -> str:
        return f"Choice({self.text!r})"


class Question:
    """Who is asked what, by which rule, and the legal choices. An offer (resign …) waits for nobody."""

    def __init__(self, game: Game[Any], state: State, ask: Ask[Any], seat: int, offer: bool) -> None:
        self.seat = seat
        self.kind: str = ask.kind_for(state, seat)
        self.rule: str = ask.rule_for(state, seat)
        self.offer = offer
        self.ask = ask
        self._game = game
        self._state = state
        self._legal: list[Choice] = []
        self._extra: dict[str, Any] | None = None

    @property
    def legal(self) -> list[Choice]:
        """The legal choices, never none."""
        if not self._legal:
            s, seat = self._state, self.seat
            packed = self.ask.choices(s, seat) if self.offer or seat != s.seat() else s.choices()
            self._legal = [Choice(self._game, s, seat, choice) for choice in packed]
        return self._legal

    @property
    def choices(self) -> list[str]:
        """The same in the game's notation."""
        return [choice.text for choice in self.legal]

    @property
    def extra(self) -> dict[str, Any]:
        """More that the page may want to know, as JSON."""
        if self._extra is None:
            self._extra = self.ask.extra(self._state, self.seat)
        return self._extra

    def find(self, text: str) -> Choice | None:
        """The choice of that notation, if it is legal."""
        for choice in self.legal:
            if choice.text == text:
                return choice
        return None

    def leads(self, path: list[str]) -> bool:
        """Whether these touches are the beginning of a choice, or a whole one."""
        return any(choice.touches[: len(path)] == path for choice in self.legal)

    def spoken(self) -> dict[str, Any]:
        """The question with the touches and words of its choices: what a page asks the seat with."""
        choices = [{"text": choice.text, "touch": choice.touches, "label": choice.label} for choice in self.legal]
        about: dict[str, Any] = {"kind": self.kind, "rule": self.rule, "seat": self.seat}
        return {**about, "choices": choices, "extra": self.extra}

    def json(self, open_to: int | None) -> dict[str, Any]:
        """The question as `open_to` may see it: the choices are for the asked seat only."""
        out: dict[str, Any] = {"seat": self.seat, "kind": self.kind, "rule": self.rule}
        if self.offer:
            out["offer"] = True
        if open_to == self.seat:
            out["choices"] = self.choices
            out.update(self.extra)
        return out

    def __repr__(self) -> str:
        return f"Question(seat={self.seat}, kind={self.kind!r}, rule={self.rule!r}, choices={self.choices})"
