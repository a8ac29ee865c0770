"""Choices as text and as touches of the page; and text back to choices. Section 19"""

import re
from typing import Final

from skarb.games.durak.cards import CODE, SUITS, TEXT
from skarb.games.durak.choice import ATTACK, BEAT, KEEP, PASS, REVERSE, TAKE, THROW, TRANSFER, pack, unpack
from skarb.games.durak.state import Durak

VERB: Final = {ATTACK: "attack", THROW: "throw", BEAT: "beat", TRANSFER: "transfer"}
WORDS: Final = {PASS: "pass", TAKE: "take", REVERSE: "reverse yes", KEEP: "reverse no"}
VERBS: Final = {text: verb for verb, text in VERB.items()}
MOVE: Final = re.compile(r"(attack|throw|transfer) (\S+)|(beat) (0|[1-9][0-9]?) (\S+)")


def text(s: Durak, choice: int) -> str:
    if choice in WORDS:
        return WORDS[choice]
    verb, laid, index = unpack(choice)
    return f"beat {index} {TEXT[laid]}" if verb == BEAT else f"{VERB[verb]} {TEXT[laid]}"


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
        return pack(VERBS[found[1]], card), misnamed
    index = int(found[4])
    return (pack(BEAT, card, index), misnamed) if index < 64 else (-1, False)


def touches(s: Durak, seat: int, choice: int) -> list[str]:
    """Hand card first, then where it goes, then an eight's suit: no path is the beginning of another."""
    if choice in WORDS:
        return ["button:" + WORDS[choice].replace(" ", "-")]
    verb, laid, index = unpack(choice)
    card, _, suit = TEXT[laid].partition("=")
    path = ["hand:" + card]
    if verb == BEAT:
        path.append(f"table:{index}")
    if verb == TRANSFER:
        path.append(f"seat:{s.next_seat(s.defender)}")
    if suit:
        path.append("suit:" + suit)
    return path
