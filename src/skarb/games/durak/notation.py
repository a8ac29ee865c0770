"""Choices as text, as labels for people and as touches of the page; and text back to choices. Section 19."""

import re
from typing import Any, Final

from skarb.games.durak.cards import CODE, SUITS, TEXT, spoken
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


def parse(move: str) -> tuple[int, bool]:
    """The choice that a text means, legal or not, and whether it names a suit for a card that is not an eight.

    (-1, False): the text means nothing.
    """
    for choice, word in WORDS.items():
        if move == word:
            return choice, False
    found = MOVE.fullmatch(move)
    if found is None:
        return -1, False
    text = str(found[2] or found[5])
    misnamed = text not in CODE and text[-2:-1] == "=" and text[-1] in SUITS
    card = CODE.get(text[:-2] if misnamed else text, -1)
    if card < 0:
        return -1, False
    if found[3] is None:
        return VERBS[found[1]] + card, misnamed
    index = int(found[4])
    return (BEAT + (index << 6) + card, misnamed) if index < 64 else (-1, False)


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
