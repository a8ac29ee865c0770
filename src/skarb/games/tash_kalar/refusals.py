"""Why a choice, a path of touches or an undo is refused: the first line of the table of TSK-35.1 that fits."""

from typing import Any

from skarb.games.tash_kalar.cards import BEINGS, FLARE, FLARES, KNOWN_IDS, SCHOOLS, TASK_IDS, card_of
from skarb.games.tash_kalar.choice import SUMMON, pack
from skarb.games.tash_kalar.flow.board import (
    BIT,
    BOARD,
    COLOURS,
    DIRECTIONS,
    LEGENDARY,
    NAMES,
    NUMBERS,
    RANKS,
    SQUARES,
)
from skarb.games.tash_kalar.flow.effects import Effect, at_once
from skarb.games.tash_kalar.flow.hindrance import Hindrance, hindrance
from skarb.games.tash_kalar.flow.modes import FIRST_GAME, MELEE
from skarb.games.tash_kalar.flow.picks import CHOICE_OF
from skarb.games.tash_kalar.flow.steps import (
    DO_AIM,
    DO_LEAP,
    DO_MOVE,
    DO_PICK,
    DO_PLACE,
    DO_RECALL,
    DO_REPEAT,
    LABELS,
    STEPS,
)
from skarb.games.tash_kalar.flow.summoning import (
    Pickup,
    matches,
    open_squares,
    payable_matches,
    stock,
    unspent,
)
from skarb.games.tash_kalar.flow.thread import Thread
from skarb.games.tash_kalar.flow.turn import criteria
from skarb.games.tash_kalar.notation import BUTTONS, FORM, WORDS, touches
from skarb.games.tash_kalar.state import TashKalar
from skarb.kernel.refusal import Refusal
from skarb.kernel.state import Ask

ID = "tash_kalar"
ASKED = {  # the verb that answers a question of this kind
    "school": "school",
    "colour": "colour",
    "start": "start",
    "place": "place",
    "orientation": "use",
    "marker": "improvise",
    "pickup": "pickup",
    "point": "score",
    "odd": "score",
    "return": "return",
}
ANSWERED_BY = {  # the kinds of questions that a touch of this sort answers
    "square": ("place", "marker", "pickup"),
    "hand": ("return",),
    "school": ("school",),
    "colour": ("colour", "start", "point", "odd"),
}
STEP_WORDS = {DO_PLACE: "place", DO_MOVE: "move", DO_PICK: "pick", DO_AIM: "aim", DO_REPEAT: "aim", DO_RECALL: "recall"}
ELEMENTS = {  # what may be touched, by its sort
    "square": frozenset(NUMBERS),
    "hand": KNOWN_IDS,
    "task": frozenset(TASK_IDS),
    "colour": frozenset(COLOURS),
    "school": frozenset(SCHOOLS),
    "piece": frozenset(RANKS),
    "arrow": frozenset(DIRECTIONS),
    "option": frozenset(LABELS),
    "pile": KNOWN_IDS | {"discard"},
    "button": frozenset(BUTTONS.values()) | {"invoke"},
}
TEXT_OF_BUTTON = {name: WORDS[verb] for verb, name in BUTTONS.items()}


def refusal(rule: str, code: str, **args: Any) -> Refusal:
    return Refusal(rule, code, ID, **args)


def why_not(s: TashKalar, seat: int, text: str) -> Refusal:
    ask = s.asking()
    if ask is None:
        return refusal("TSK-28.1", "over")
    if not FORM.fullmatch(text):
        return refusal("TSK-31.1", "form")
    words = text.split()
    verb = words[0]
    if verb == "resign":
        return refusal("TSK-14.7", "resign-melee" if s.setup.mode == MELEE else "resigned-already")
    if text == "skip finals":
        return refusal("TSK-14.9", "skip-finals")
    if text == "play on":
        return refusal("TSK-30.14", "play-on")
    if seat not in ask.seats(s):
        return refusal("TSK-28.1", "not-asked")
    kind = ask.kind_now(s)
    if verb == "handover":
        if not s.setup.teams:
            return refusal("TSK-18.7", "handover-teams")
        if kind in ("orientation", "marker", "pickup", "place", "return"):
            return refusal("TSK-18.8", "handover-within-action")
        return refusal("TSK-18.12", "handover")
    if verb == "finish":
        if kind == "turn":
            return refusal("TSK-28.2", "actions-left")
        if kind == "effect":
            return refusal("TSK-11.1", "during-effect")
    if verb == "claim":
        unfulfilled = kind == "claim" and TASK_IDS.index(words[1]) in s.tasks
        return refusal("TSK-16.6", "task-unfulfilled" if unfulfilled else "claim")
    if isinstance(ask, Effect):
        if verb == "done":
            return refusal("TSK-11.2", "mandatory")
        if verb in ("summon", "discard", "invoke"):
            return refusal("TSK-11.1", "during-effect")
        squares = [NUMBERS[word] for word in words[1:] if word in NUMBERS]
        return why_not_effect(s, ask, verb, squares, len(words) > 2)
    if kind == "turn":
        return why_not_in_turn(s, words, ask.rule_now(s))
    return why_not_else(s, ask, kind, words)


# -- the free moment ---------------------------------------------------------------------------------------------------


def why_not_in_turn(s: TashKalar, words: list[str], rule: str) -> Refusal:
    verb = words[0]
    if not s.actions and verb in ("place", "pickup", "summon", "discard"):
        return refusal("TSK-6.7", "no-action")
    if verb == "place":
        square = NUMBERS.get(words[-1], -1)
        if square < 0:
            return refusal("TSK-2.1", "off-board")
        if s.board[square]:
            return refusal("TSK-7.1", "occupied")
        if not s.doubles[s.own()]:
            return refusal("TSK-7.2", "shortage")
    elif verb == "pickup":
        square = NUMBERS.get(words[1], -1)
        legendary = square >= 0 and s.board[square] == 1 + 3 * s.own() + LEGENDARY
        if legendary:
            return refusal("TSK-7.3", "pickup-legendary")
        return refusal("TSK-7.2", "pickup" if s.doubles[s.own()] else "pickup-own")
    elif s.handed and verb == "invoke":
        return refusal("TSK-18.11", "flare-after-handover")
    elif s.handed and verb in ("summon", "discard"):
        return refusal("TSK-18.9", "only-placing")
    elif verb == "discard":
        if s.setup.mode == FIRST_GAME:
            return refusal("TSK-15.2", "discard-first-game")
        return refusal("TSK-9.3", "discard-twice") if s.discarded else refusal("TSK-9.1", "discard-card")
    elif verb == "invoke":
        return why_not_invoke(s, words)
    elif verb == "summon":
        return why_not_summon(s, words, rule)
    return refusal(rule, "not-offered")


def why_not_invoke(s: TashKalar, words: list[str]) -> Refusal:
    card = card_of(words[1], 0)
    if card < FLARES or not s.hands[s.turn] >> card & 1:
        return refusal("TSK-10.2", "flare")
    rule = "TSK-19.8" if s.setup.mode == MELEE else "TSK-10.2"
    mine = s.force(s.own())
    if any(True in criteria(card, mine, s.force(colour)) for colour in s.sides if colour != s.own()):
        return refusal(rule, "flare-opponent" if s.setup.mode == MELEE else "not-offered")
    flare = FLARE[card - FLARES]
    return refusal(rule, "flare-lead", upper=flare.upper_lead, lower=flare.lower_lead)


def why_not_summon(s: TashKalar, words: list[str], rule: str) -> Refusal:
    card = card_of(words[1], s.schools[s.turn])
    if card >= FLARES and s.hands[s.turn] >> card & 1:
        return refusal("TSK-8.1", "flare-square")
    if card >= FLARES or not s.hands[s.turn] >> card & 1:
        return refusal("TSK-8.1", "not-in-hand")
    square = NUMBERS.get(words[2], -1)
    if square < 0:
        return refusal("TSK-2.1", "off-board")
    if not open_squares(s, BEINGS[card].rank) & BIT[square]:
        return refusal("TSK-8.6", "outranked")
    enemies = 0
    for name in words[4:]:
        enemies |= BIT[NUMBERS[name]] if name in NUMBERS else ~BOARD
    if enemies < 0 or not matches(s, card, square, enemies):
        return refusal("TSK-8.1", "no-match")
    named = sorted(NUMBERS[name] for name in words[4:])
    allowed = len(named) - len(set(named)) == 0
    free = unspent(s)
    if len(named) == 1:
        allowed = bool(s.borrow) or bool(enemies & free)
    elif len(named) == 2:
        allowed = bool(s.borrow) and bool(enemies & free)
    if not allowed:
        if s.setup.mode != MELEE:
            return refusal("TSK-8.9", "no-borrowing")
        return refusal("TSK-19.12", "improvised-spent") if len(named) == 1 else refusal("TSK-19.13", "improvised-one")
    choice = pack(SUMMON, card, square, *(q + 1 for q in named))
    if not payable_matches(s, choice):
        return refusal("TSK-8.12", "no-piece")
    return refusal(rule, "not-offered")


def why_not_card(s: TashKalar, name: str, rule: str) -> Refusal:
    """A card of the hand alone: a flare to be invoked, or a being to be summoned anywhere."""
    card = card_of(name, s.schools[s.turn])
    if card >= FLARES:
        return why_not_in_turn(s, ["invoke", name], rule)
    for square in SQUARES:
        found = why_not_in_turn(s, ["summon", name, NAMES[square]], rule)
        if found.code == "outranked" and not matches(s, card, square, 0):
            continue
        if found.code != "no-match":
            return found
    return refusal("TSK-8.1", "nowhere", card=f"@card-{name}")


def why_not_with(s: TashKalar, square: int) -> Refusal:
    """The piece of an enemy to be used in a pattern."""
    if not s.board[square]:
        return refusal("TSK-8.10", "target-empty", square=NAMES[square])
    if s.all_of(s.own()) & BIT[square]:
        return refusal("TSK-8.10", "target-enemy", square=NAMES[square])
    if not s.borrow and not unspent(s) & BIT[square]:
        return refusal("TSK-19.12", "improvised-spent")
    return refusal("TSK-8.1", "no-match")


# -- effects -----------------------------------------------------------------------------------------------------------


def words_of_thread(thread: Thread) -> list[str]:
    """The verbs with which a thread is answered."""
    step = STEPS[thread.step]
    if at_once(step):
        return ["choose"]
    if step.verb == DO_LEAP:
        return ["leap"] if step.by_self or thread.at >= 0 else ["pick"]
    if step.verb in CHOICE_OF:
        return [WORDS[CHOICE_OF[step.verb]]]
    if step.verb in STEP_WORDS:
        return [STEP_WORDS[step.verb]]
    return ["place", *(WORDS[CHOICE_OF[case.verb]] for case in step.cases if case.verb in CHOICE_OF)]


def why_not_effect(s: TashKalar, ask: Effect, verb: str, squares: list[int], named: bool) -> Refusal:
    """The most telling of what hinders the steps that are open. No verb: whatever could be meant by a touch."""
    rule = ask.rule_now(s)
    threads = [t for t in ask.threads if not t.over and (not verb or verb in words_of_thread(t))]
    if not threads:
        return refusal(rule, "not-offered")
    if not squares:
        return refusal(rule, {"aim": "aim-nothing", "recall": "recall-card"}.get(verb, "first-option"))
    if not verb and len(squares) > 1:  # two squares are a move, if anything moves
        threads = [t for t in threads if STEPS[t.step].verb == DO_MOVE] or threads
    found = [hindrance(s, thread, squares, named) for thread in threads]
    if len(squares) > 1:
        found = [h for h in found if h[0].startswith("move-")] or found
    code, args = min(found, key=vagueness)
    return refusal(rule, code or "not-offered", **args)


def vagueness(found: Hindrance) -> int:
    """Of several reasons the one that speaks of more than whether a piece stands there comes first."""
    code = found[0]
    return 3 if not code else 2 if code.startswith("first-") else 1 if code in ("occupied", "target-empty") else 0


# -- all other questions -----------------------------------------------------------------------------------------------


def why_not_else(s: TashKalar, ask: Ask[Any], kind: str, words: list[str]) -> Refusal:
    """Whatever else is asked: first this has to be answered, or the answer is wrong."""
    rule = ask.rule_now(s)
    if words[0] != ASKED.get(kind):
        return refusal(rule, f"first-{kind}")
    square = NUMBERS.get(words[-1], -1)
    if kind == "school":
        taken = SCHOOLS.index(words[1]) in s.schools
        return refusal(rule, "school-taken" if taken else "schools-first-game")
    if kind == "colour":
        return refusal(rule, "colours")
    if kind == "place":
        return refusal(rule, "off-board" if square < 0 else "occupied" if s.board[square] else "not-offered")
    if kind == "start":
        marks = sorted({path[1].removeprefix("square:") for path in paths(s) if path[0] == f"colour:{words[1]}"})
        return refusal(rule, "start-square", squares=marks) if marks else refusal(rule, "start-colour")
    if isinstance(ask, Pickup):
        if square >= 0 and not s.board[square]:
            return refusal(rule, "target-empty", square=NAMES[square])
        fits = square >= 0 and stock(s, BEINGS[(ask.choice >> 6) & 127]) & BIT[square]
        return refusal(rule, "pickup-needed" if fits else "pickup-kind")
    if kind == "return":
        card = card_of(words[1], s.schools[s.turn])
        held = card >= 0 and s.hands[s.turn] >> card & 1
        return refusal(rule, "return-order" if held else "return-card")
    if kind in ("point", "odd"):
        return refusal(rule, f"{kind}-colour")
    return refusal(rule, f"first-{kind}")


def paths(s: TashKalar) -> list[list[str]]:
    return [touches(s, s.seat(), choice) for choice in s.choices()]


# -- touches -----------------------------------------------------------------------------------------------------------


def why_not_touch(s: TashKalar, seat: int, path: list[str]) -> Refusal | None:
    """What the touches must have meant at this question, and why that is not possible; None: nobody could mean them."""
    touched = [element(id) for id in path[-5:]]
    sort, name = touched[-1] if touched else ("", "")
    if not sort:
        return None
    ask = s.asking()
    if sort == "button" and name in TEXT_OF_BUTTON:
        return why_not(s, seat, TEXT_OF_BUTTON[name])
    if ask is None:
        return refusal("TSK-28.1", "over")
    if seat not in ask.seats(s):
        return refusal("TSK-28.1", "not-asked")
    if sort == "task":
        return why_not(s, seat, f"claim {name}")
    kind = ask.kind_now(s)
    if isinstance(ask, Effect):
        return touch_effect(s, ask, touched)
    if kind == "turn":
        return touch_in_turn(s, touched, ask.rule_now(s))
    return touch_else(s, ask, kind, touched, path)


def element(id: str) -> tuple[str, str]:
    """Sort and name of something that can be touched; empty if there is no such thing."""
    sort, _, name = id.partition(":")
    if sort == "button" and name in ("with1", "with2", "upgrade"):
        return sort, name
    return (sort, name) if name in ELEMENTS.get(sort, frozenset()) else ("", "")


def touch_in_turn(s: TashKalar, touched: list[tuple[str, str]], rule: str) -> Refusal:
    sort, name = touched[-1]
    cards = [card for kind, card in touched[:-1] if kind == "hand"]
    if cards:
        button = next((word for kind, word in touched if word in ("with1", "with2")), "")
        squares = [word for kind, word in touched if kind == "square"]
        needed = int(button[-1]) if button else 0
        if sort == "square" and card_of(cards[-1], 0) >= FLARES:
            return refusal("TSK-8.1", "flare-square")
        if sort == "square" and len(squares) <= needed:
            return why_not_with(s, NUMBERS[name])
        if sort == "square":
            with_words = ["with", *sorted(squares[:needed])] if needed else []
            return why_not_in_turn(s, ["summon", cards[-1], name, *with_words], rule)
        if sort == "pile":
            return why_not_in_turn(s, ["discard", cards[-1]], rule)
        if sort == "colour" or name == "invoke":
            against = [name] if sort == "colour" else []
            return why_not_in_turn(s, ["invoke", cards[-1], *against], rule)
    if sort == "square":
        short = s.actions and not s.doubles[s.own()] and s.board[NUMBERS[name]]
        return why_not_in_turn(s, ["pickup" if short else "place", name], rule)
    if sort == "hand":
        return why_not_card(s, name, rule)
    return refusal("TSK-9.1", "discard-card") if sort == "pile" else refusal(rule, "not-offered")


def touch_effect(s: TashKalar, ask: Effect, touched: list[tuple[str, str]]) -> Refusal:
    sort = touched[-1][0]
    if sort == "hand":
        return refusal("TSK-11.1", "during-effect")
    if sort == "square":
        squares = [NUMBERS[word] for kind, word in touched if kind == "square"]
        named = any(kind in ("colour", "piece") for kind, word in touched)
        return why_not_effect(s, ask, "", squares[-2:], named)
    verb = {"arrow": "aim", "option": "choose", "pile": "recall"}.get(sort, "")
    return why_not_effect(s, ask, verb, [], False) if verb else refusal(ask.rule_now(s), "not-offered")


def touch_else(s: TashKalar, ask: Ask[Any], kind: str, touched: list[tuple[str, str]], path: list[str]) -> Refusal:
    sort, name = touched[-1]
    rule = ask.rule_now(s)
    if kind == "orientation" and sort == "square":
        ways = paths(s)
        if not any(path[-1] in way for way in ways):
            return refusal(rule, "use-none", square=name)
        at = len(path) - 1
        begun = [way[at] for way in ways if len(way) > at and way[:at] == path[:at]] or [way[0] for way in ways]
        return refusal(rule, "use-next", squares=sorted({square.removeprefix("square:") for square in begun}))
    colours = [word for other, word in touched if other == "colour"]
    if kind == "start" and sort == "square":
        return why_not_else(s, ask, kind, ["start", colours[-1], name]) if colours else refusal(rule, "first-piece")
    if kind in ANSWERED_BY.get(sort, ()):
        return why_not_else(s, ask, kind, [ASKED[kind], name])
    return why_not_else(s, ask, kind, [""])


# -- undo --------------------------------------------------------------------------------------------------------------


def why_not_undo(before: TashKalar, after: TashKalar, seat: int) -> Refusal | None:
    """TSK-30.15; walls stand where the turn passed on, at a handover and in the setup."""
    if not after.setup.undo:
        return refusal("TSK-27.4", "undo-off")
    if before.consent != after.consent:
        return refusal("TSK-27.4", "undo-standing")
    return None


def takes_back(s: TashKalar, seat: int, last: int) -> bool:
    """After a handover the turn owner answers for what his teammate did in his turn. TSK-30.15"""
    return s.handed and seat == s.turn and last == s.mate(seat)
