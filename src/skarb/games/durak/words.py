"""What people read: the label of a choice, and what an enchanted card does, made from its data."""

from typing import Any

from skarb.games.durak.cards import EFFECT, spoken
from skarb.games.durak.choice import BEAT, TAKE, TRANSFER, unpack
from skarb.games.durak.notation import VERB, WORDS
from skarb.games.durak.state import Durak
from skarb.texts import say


def label(s: Durak, choice: int) -> tuple[str, dict[str, Any]]:
    if choice == TAKE:
        return "choice-take", {"n": to_take(s)}
    if choice in WORDS:
        return "choice-" + WORDS[choice].replace(" ", "-"), {}
    verb, laid, index = unpack(choice)
    args: dict[str, Any] = {"card": spoken(laid)}
    if verb == BEAT:
        args["attack"] = spoken(s.table[index] & 63)
    if verb == TRANSFER:
        args["to"] = s.setup.names[s.next_seat(s.defender)]
    return "choice-" + VERB[verb], args


def to_take(s: Durak) -> int:
    """How many cards the table would give the defender now. DUR-11.3, 17.8"""
    beaten = len(s.table) - s.open
    return 2 * beaten + (min(s.open, s.limit - beaten) if s.setup.overthrow else s.open)


def card_text(card: str, lang: str) -> str:
    effect = EFFECT[card[:-1]]
    target = effect["targets"][card[-1]] if "targets" in effect else card[-1]
    return say(lang, "durak", "effect-" + effect["rule"].replace("_", "-"), suit="@suits-" + target)
