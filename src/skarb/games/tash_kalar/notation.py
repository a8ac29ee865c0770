"""Choices as text and as touches; the forms that a text may have. TSK-31, 32"""

import re
from typing import Final

from skarb.games.tash_kalar.cards import BEINGS, CARD_IDS, KNOWN_IDS, SCHOOLS, TASK_IDS
from skarb.games.tash_kalar.choice import (
    AIM,
    CHOOSE,
    CLAIM,
    COLOUR,
    CONVERT,
    DESTROY,
    DISCARD,
    DONE,
    DOWNGRADE,
    FINISH,
    HANDOVER,
    IMPROVISE,
    INVOKE,
    LEAP,
    MOVE,
    PICK,
    PICKUP,
    PLACE,
    PLAY_ON,
    RECALL,
    RESIGN,
    RETURN,
    SCHOOL,
    SCORE,
    SKIP,
    START,
    SUMMON,
    UPGRADE,
    USE,
    first,
    fourth,
    second,
    third,
    verb_of,
)
from skarb.games.tash_kalar.flow.board import COLOURS, DIRECTIONS, NAMES, RANKS, squares_in
from skarb.games.tash_kalar.flow.effects import Effect
from skarb.games.tash_kalar.flow.modes import MELEE
from skarb.games.tash_kalar.flow.steps import DO_MOVE, LABELS, STEPS
from skarb.games.tash_kalar.flow.summoning import pattern
from skarb.games.tash_kalar.state import TashKalar

WORDS: Final = {
    SCHOOL: "school",
    COLOUR: "colour",
    START: "start",
    PLACE: "place",
    PICKUP: "pickup",
    SUMMON: "summon",
    USE: "use",
    IMPROVISE: "improvise",
    SCORE: "score",
    DISCARD: "discard",
    RETURN: "return",
    INVOKE: "invoke",
    HANDOVER: "handover",
    FINISH: "finish",
    CLAIM: "claim",
    DESTROY: "destroy",
    CONVERT: "convert",
    UPGRADE: "upgrade",
    DOWNGRADE: "downgrade",
    PICK: "pick",
    MOVE: "move",
    LEAP: "leap",
    AIM: "aim",
    CHOOSE: "choose",
    RECALL: "recall",
    DONE: "done",
    RESIGN: "resign",
    SKIP: "skip finals",
    PLAY_ON: "play on",
}
ON_A_SQUARE: Final = (PICKUP, IMPROVISE, DESTROY, CONVERT, UPGRADE, DOWNGRADE, PICK)
OF_A_CARD: Final = (DISCARD, RETURN, RECALL)
BUTTONS: Final = {DONE: "done", FINISH: "finish", HANDOVER: "handover", RESIGN: "resign", SKIP: "skip", PLAY_ON: "play"}


def used_names(choice: int) -> list[str]:
    """The squares of a `use` choice."""
    square = second(choice)
    return [NAMES[q] for q in squares_in(pattern(BEINGS[third(choice)], first(choice), square) & ~(1 << square))]


def borrowed_names(choice: int) -> list[str]:
    """The enemy pieces of a `summon` choice."""
    return [NAMES[q - 1] for q in (third(choice), fourth(choice)) if q]


def words_of(choice: int) -> list[str]:
    """The words after the verb."""
    verb, a, b, c = verb_of(choice), first(choice), second(choice), third(choice)
    if verb in ON_A_SQUARE:
        return [NAMES[a]]
    if verb in OF_A_CARD:
        return [CARD_IDS[a]]
    if verb in (COLOUR, SCORE):
        return [COLOURS[a]]
    if verb in (MOVE, LEAP):
        return [NAMES[a], NAMES[b]]
    if verb == PLACE:
        return [COLOURS[c - 1], NAMES[a]] if c else [RANKS[b], NAMES[a]] if b else [NAMES[a]]
    if verb == SUMMON:
        borrowed = borrowed_names(choice)
        return [CARD_IDS[a], NAMES[b], *(["with", *borrowed] if borrowed else [])]
    if verb == INVOKE:
        return [CARD_IDS[a], COLOURS[c - 1]] if c else [CARD_IDS[a]]
    if verb == START:
        return [COLOURS[a], NAMES[b]]
    if verb == SCHOOL:
        return [SCHOOLS[a]]
    if verb == USE:
        return used_names(choice)
    if verb == CLAIM:
        return [TASK_IDS[a]]
    if verb == AIM:
        return [DIRECTIONS[a]]
    if verb == CHOOSE:
        return [LABELS[a]]
    return []


def text(s: TashKalar, choice: int) -> str:
    return " ".join([WORDS[verb_of(choice)], *words_of(choice)])


# -- touches, TSK-32 -------------------------------------------------------------------------------------------------


def touches(s: TashKalar, seat: int, choice: int) -> list[str]:
    verb, a, b, c = verb_of(choice), first(choice), second(choice), third(choice)
    words = words_of(choice)
    if verb in BUTTONS:
        return [f"button:{BUTTONS[verb]}"]
    if verb == UPGRADE and offers_moves(s):
        return [f"square:{NAMES[a]}", "button:upgrade"]
    if verb in ON_A_SQUARE:
        return [f"square:{NAMES[a]}"]
    if verb in (SCHOOL, COLOUR, SCORE, CLAIM):
        return [f"{'task' if verb == CLAIM else 'school' if verb == SCHOOL else 'colour'}:{words[0]}"]
    if verb == START:
        return [f"colour:{words[0]}", f"square:{words[1]}"]
    if verb == PLACE:
        touched = [f"square:{NAMES[a]}"]
        if c and s.setup.mode == MELEE:
            return [f"colour:{COLOURS[c - 1]}", *touched]
        return [f"piece:{RANKS[b]}", *touched] if rank_is_free(s) else touched
    if verb == SUMMON:
        borrowed = [f"square:{name}" for name in borrowed_names(choice)]
        return [
            f"hand:{words[0]}",
            *([f"button:with{len(borrowed)}", *borrowed] if borrowed else []),
            f"square:{NAMES[b]}",
        ]
    if verb == USE:
        return [f"square:{name}" for name in words]
    if verb == DISCARD:
        return [f"hand:{words[0]}", "pile:discard"]
    if verb == RETURN:
        return [f"hand:{words[0]}"]
    if verb == INVOKE:
        return [f"hand:{words[0]}", f"colour:{words[1]}" if c else "button:invoke"]
    if verb == MOVE:
        return [f"square:{name}" for name in words]
    if verb == LEAP:
        return [f"square:{NAMES[b]}"]
    return [f"{'arrow' if verb == AIM else 'option' if verb == CHOOSE else 'pile'}:{words[0]}"]


def asked_steps(s: TashKalar) -> list[int]:
    top = s.stack[-1] if s.stack else None
    return [thread.step for thread in top.threads] if isinstance(top, Effect) else []


def offers_moves(s: TashKalar) -> bool:
    return any(STEPS[step].verb == DO_MOVE for step in asked_steps(s))


def rank_is_free(s: TashKalar) -> bool:
    return any(STEPS[step].rank < 0 for step in asked_steps(s))


# -- the forms of TSK-31.1 -------------------------------------------------------------------------------------------

_square = "[a-i][1-9]"
_card = "|".join(sorted(KNOWN_IDS))
_colour = "|".join(COLOURS)
FORM: Final = re.compile(
    f"school ({'|'.join(SCHOOLS)})|(colour|score) ({_colour})|start ({_colour}) {_square}"
    f"|place (({'|'.join(RANKS)}|{_colour}) )?{_square}"
    f"|(pickup|improvise|destroy|convert|upgrade|downgrade|pick) {_square}"
    f"|summon ({_card}) {_square}( with {_square}( {_square})?)?|use {_square}( {_square})*"
    f"|(discard|return|recall) ({_card})|invoke ({_card})( ({_colour}))?|claim ({'|'.join(TASK_IDS)})"
    f"|(move|leap) {_square} {_square}|aim ({'|'.join(DIRECTIONS)})|choose ({'|'.join(LABELS)})"
    "|handover|finish|done|resign|skip finals|play on"
)
