"""The seats of a table as data: a person, a bot or nobody on each, and what they are called."""

from typing import Literal

import msgspec
from msgspec import Struct

from skarb.server.fairness import PartInfo
from skarb.server.messages import Person
from skarb.server.names import NAMES, first_name


class Chair(Struct, omit_defaults=True):
    """Who sits there: a person, a bot of a level, or nobody."""

    person: str | None = None
    level: str | None = None
    was: str | None = None  # who left it to the bot
    gone: Literal["", "resigned", "removed"] = ""  # why he cannot come back
    ready: bool = False  # has asked for this rematch
    commitment: str | None = None  # to the person's part of the deal, before the start


read_chairs = msgspec.json.Decoder(list[Chair]).decode


def known_at(chairs: list[Chair]) -> list[str]:
    """All who sit there or left their seat to a bot, each once."""
    return list(dict.fromkeys(who for who in (chair.person or chair.was for chair in chairs) if who is not None))


def promised(chairs: list[Chair]) -> list[PartInfo]:
    """Before the start: who will add to the deal."""
    return [PartInfo(i, chair.commitment) for i, chair in enumerate(chairs) if chair.commitment is not None]


def face_of(person: str, faces: dict[str, Person]) -> Person:
    return faces.get(person) or Person(person, *first_name(person))


def bot_names(chairs: list[Chair], faces: dict[str, Person]) -> dict[int, str]:
    """The name of the bot on each seat: the seat's own, or a spare one if somebody here is called like that."""
    taken = {face_of(person, faces).name.split()[0].casefold() for person in known_at(chairs)}
    names = {i: NAMES[i % len(NAMES)] for i, chair in enumerate(chairs) if chair.level is not None}
    beyond = NAMES[len(chairs) :] + NAMES[: len(chairs)]  # first those that no seat here has for its own
    spare = [name for name in beyond if name.casefold() not in taken and name not in names.values()]
    for i, name in names.items():
        if name.casefold() in taken and spare:
            names[i] = spare.pop(0)
    return names
