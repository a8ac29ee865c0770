"""Records seen again: all plies and events, any view at any ply, the proof of the deal. Runs in the workers."""

from functools import lru_cache
from typing import Any, TypeVar

import msgspec

import skarb
from skarb.games import find
from skarb.kernel.fair import commitment
from skarb.kernel.match import Match, new, place
from skarb.kernel.refusal import Refused, refuse
from skarb.kernel.state import Event, State
from skarb.server.denied import told

T = TypeVar("T")
KEYFRAME = 8  # plies
LONGEST = 5_000  # choices in an uploaded record


class Outcome(msgspec.Struct):
    """What a worker found; `refused` instead, if the record cannot be read."""

    value: Any = None
    refused: dict[str, Any] | None = None


def _begin(record: dict[str, Any]) -> Match:
    game = find(record["game"])
    if "position" in record:
        return place(game, record["position"], record["options"])
    return new(game, record["seats"], record["seed"], record["options"])


def _plies(record: dict[str, Any]) -> list[tuple[int, str]]:
    lines = [line.split(": ", 1) for line in record["choices"]]
    return [(int(seat), text) for seat, text in lines]


def _all(event: Event) -> dict[str, Any]:
    """The game is over: an event with what single seats knew of it."""
    out = event.cut(None)
    if event.secret:
        out["secret"] = {str(seat): more for seat, more in event.secret.items()}
    return out


def frames(record: dict[str, Any]) -> bytes:
    """The list of frames as JSON, the deal first."""
    match = _begin(record)
    game = match.game
    deal = [_all(e) for e in match.happened]
    progress = game.progress(match.state)
    out: list[dict[str, Any]] = [
        {"ply": 0, "seat": None, "choice": None, "label": None, "events": deal, "progress": progress}
    ]
    for ply, (seat, text) in enumerate(_plies(record), 1):
        label = _label(match, seat, text)
        match.choose(text, seat)
        events = [_all(e) for e in match.happened]
        progress = game.progress(match.state)
        out.append({"ply": ply, "seat": seat, "choice": text, "label": label, "events": events, "progress": progress})
    return msgspec.json.encode(out)


def _label(match: Match, seat: int, text: str) -> tuple[str, dict[str, Any]]:
    for question in match.asked(seat):
        choice = question.find(text)
        if choice is not None:
            return choice.label
    return "choice", {"text": text}


class _Film:
    """A record with a state every few plies, so that a slider moves at once."""

    def __init__(self, record: dict[str, Any]) -> None:
        match = _begin(record)
        self.game = match.game
        self.options = match.options
        self.plies = _plies(record)
        self.keys: list[State] = [match.state.copy()]
        for ply, (seat, text) in enumerate(self.plies, 1):
            match.choose(text, seat)
            if ply % KEYFRAME == 0:
                self.keys.append(match.state.copy())

    def at(self, ply: int) -> Match:
        key = ply // KEYFRAME
        match = Match(self.game, self.keys[key].copy(), self.options)
        for seat, text in self.plies[key * KEYFRAME : ply]:
            match.choose(text, seat)
        return match


@lru_cache(maxsize=8)
def _film(record: bytes) -> _Film:
    return _Film(msgspec.json.decode(record))


def view_at(record: bytes, ply: int, seat: int | None) -> bytes:
    match = _film(record).at(ply)
    return msgspec.json.encode({"view": match.view(seat), "position": match.position()})


def verify(text: bytes, kind: str) -> bytes:
    """Deal and play again; everything must agree."""
    record = msgspec.json.decode(text)
    seed = record.get("seed")
    try:
        skarb.load(record)  # what was committed to too
        ok = kind != "seed" or commitment(seed) == record["seed_hash"]
    except Refused:
        ok = False
    return msgspec.json.encode({"kind": kind, "seed": seed, "ok": ok, "first": _begin(record).position()})


def check(record: Any) -> Outcome:
    """Replay a stranger's record: (seats, over), or why it is refused."""
    try:
        if not isinstance(record, dict):
            raise refuse("", "record-incomplete", what="{}")
        choices = record.get("choices")
        if not isinstance(choices, list) or len(choices) > LONGEST or not all(isinstance(c, str) for c in choices):
            raise refuse("", "record-incomplete", what="choices")
        match = skarb.load(record)
        return Outcome((match.seats, match.state.asking() is None))
    except Refused as error:
        return Outcome(refused=told(error.refusal))
    except RecursionError:
        return Outcome(refused=told(refuse("", "bad-position").refusal))
    except Exception:  # a position from outside may be wrong in any way
        return Outcome(refused=told(refuse("", "bad-position").refusal))
