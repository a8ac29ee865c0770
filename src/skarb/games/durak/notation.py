"""Choices as text, as labels for people and as touches of the page; and text back to choices. Section 19."""

import re
from typing import Any, Final

from skarb.games.durak.cards import CODE, TEXT, spoken
from skarb.games.durak.rules import ATTACK, BEAT, KEEP, PASS, REVERSE, TAKE, THROW, TRANSFER
from skarb.games.durak.state import Durak

VERB: Final = {ATTACK: "attack", THROW: "throw", BEAT: "beat", TRANSFER: "transfer"}
WORDS: Final = {PASS: "pass", TAKE: "take", REVERSE: "reverse yes", KEEP: "reverse no"}
VERBS: Final = {text: verb for verb, text in VERB.items()}
MOVE: Final = re.compile(r"(attack|throw|transfer) (\S+)|(beat) (0|[1-9][0-9]?) (\S+)")


def text(choice: int) -> str:
    if choice in WORDS:
        return WORDS[choice]
    verb = choice >> 12 << 12
    card = TEXT[choice & 63]
    return f"beat {choice >> 6 & 63} {card}" if verb == BEAT else f"{VERB[verb]} {card}"


def parse(move: str) -> int:
    """The choice that a text means, legal or not; -1: it means nothing."""
    for choice, word in WORDS.items():
        if move == word:
            return choice
    found = MOVE.fullmatch(move)
    if found is None:
        return -1
    card = CODE.get(found[2] or found[5], -1)
    if card < 0:
        return -1
    if found[3] is None:
        return VERBS[found[1]] + card
    index = int(found[4])
    return BEAT + (index << 6) + card if index < 64 else -1


def label(s: Durak, choice: int) -> tuple[str, dict[str, Any]]:
    if choice in WORDS:
        return "choice-" + WORDS[choice].replace(" ", "-"), {}
    verb = choice >> 12 << 12
    args: dict[str, Any] = {"card": spoken(choice & 63)}
    if verb == BEAT:
        args["attack"] = spoken(s.table[choice >> 6 & 63] & 63)
    if verb == TRANSFER:
        args["to"] = s.setup.names[s.next_seat(s.defender)]
    return "choice-" + VERB[verb], args


def touches(s: Durak, choice: int) -> list[str]:
    """Hand card first, then where it goes, then an eight's suit: no path is the beginning of another."""
    if choice in WORDS:
        return ["button:" + WORDS[choice].replace(" ", "-")]
    verb = choice >> 12 << 12
    card, _, suit = TEXT[choice & 63].partition("=")
    path = ["hand:" + card]
    if verb == BEAT:
        path.append(f"table:{choice >> 6 & 63}")
    if verb == TRANSFER:
        path.append(f"seat:{s.next_seat(s.defender)}")
    if suit:
        path.append("suit:" + suit)
    return path
