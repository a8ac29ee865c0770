"""The interpreter: runs the steps of a card one after another and asks what they leave open. TSK-11, 30.8 to 30.11"""

from typing import Any, Final

from skarb.games.tash_kalar.cards import BEINGS, CARD_IDS, FLARES
from skarb.games.tash_kalar.choice import (
    AIM,
    CHOOSE,
    CLAIM,
    CONVERT,
    DESTROY,
    DONE,
    DOWNGRADE,
    HANDOVER,
    LEAP,
    MOVE,
    PICK,
    PICKUP,
    PLACE,
    RECALL,
    RETURN,
    UPGRADE,
    first,
    pack,
    second,
    third,
    verb_of,
)
from skarb.games.tash_kalar.flow.asking import Decision
from skarb.games.tash_kalar.flow.board import BIT, BOARD, CENTRAL, NAMES, piece_name, squares_in
from skarb.games.tash_kalar.flow.handover import hand_over
from skarb.games.tash_kalar.flow.moves import after_move, make_move, may_stop_moving, move_options
from skarb.games.tash_kalar.flow.picks import (
    CHOICE_OF,
    aim_options,
    feasible,
    in_order,
    joined,
    names_of,
    options_of,
    pick_options,
    recall_options,
    series_of,
    shot,
    visit_options,
    wanted,
)
from skarb.games.tash_kalar.flow.select import select
from skarb.games.tash_kalar.flow.steps import (
    DO_ACTION,
    DO_AIM,
    DO_BORROW,
    DO_CHOOSE,
    DO_DRAW,
    DO_LEAP,
    DO_MOVE,
    DO_PICK,
    DO_RECALL,
    DO_REPEAT,
    DO_SHOOT,
    DO_TURN,
    DO_VISIT,
    DO_WHEN,
    EMPTY,
    LABELS,
    PROGRAMS,
    STEPS,
    Step,
    only_step,
)
from skarb.games.tash_kalar.flow.thread import Thread
from skarb.games.tash_kalar.state import NOBODY, TashKalar
from skarb.kernel.state import UNANSWERED, Do


class Steps(Do[TashKalar]):
    """The steps of a program, from number `at` on."""

    def __init__(self, program: int, at: int = 0) -> None:
        self.program = program
        self.at = at

    def data(self) -> list[Any]:
        return [self.program, self.at]

    def do(self, s: TashKalar) -> None:
        steps = PROGRAMS[self.program]
        if self.at + 1 < len(steps):
            s.push(Steps(self.program, self.at + 1))
        begin(s, steps[self.at])


def run_program(s: TashKalar, program: int) -> None:
    if program != EMPTY:
        s.push(Steps(program))


def begin(s: TashKalar, number: int) -> None:
    step = STEPS[number]
    verb = step.verb
    if verb == DO_WHEN:
        run_program(s, step.then if holds(s, step) else step.otherwise)
    elif step.all:
        destroy_all(s, step)
    elif verb == DO_SHOOT:
        for square in shot(s, step):
            s.destroy(square)
    elif verb == DO_ACTION:
        s.actions += step.n
        if s.events is not None:
            s.tell("action", {"seat": s.turn, "count": step.n})
    elif verb == DO_DRAW:
        s.extra_beings += step.beings
        s.extra_legends += step.legends
    elif verb == DO_TURN:
        s.extra_turns += step.n
        if s.events is not None:
            s.tell("extra-turn", {"seat": s.turn})
    elif verb == DO_BORROW:
        s.borrow = step.n
    elif verb == DO_CHOOSE:
        choose_one(s, step)
    elif verb == DO_RECALL and not s.piles[s.turn]:
        run_program(s, step.if_empty)
    elif step.each_colour:
        s.push(Effect([next_colour(s, Thread(number))]))
    elif step.at_start:
        s.push(Effect([Thread(number, among=select(s, step.target))]))
    else:
        s.push(Effect([Thread(number)]))


def holds(s: TashKalar, step: Step) -> bool:
    """The condition of `when`."""
    if step.actions_min >= 0:
        return s.actions >= step.actions_min
    if step.marked_empty:
        return bool(BEINGS[s.card].turned[s.orientation].marked[s.summoned_at] & s.empty())
    if step.summoned_on:
        square = BIT[s.summoned_at]
        return bool(square & step.summoned_on) and not (step.off_centre and square & CENTRAL)
    refs = s.refs
    if step.number_min:
        return sum(1 for i in range(0, len(refs), 5) if refs[i] == step.about) >= step.number_min
    for i in range(0, len(refs), 5):
        if refs[i] == step.about:
            if step.stood_on:
                return bool(BIT[refs[i + 2]] & step.stood_on)
            return step.rank_in >> refs[i + 4] & 1 == 1
    return False


def destroy_all(s: TashKalar, step: Step) -> None:
    """At the same time: the list is made before the first one goes. TSK-11.8"""
    for square in squares_in(select(s, step.target)):
        piece = s.board[square] - 1
        s.destroy(square, step.counted)
        if step.name >= 0:
            remember(s, step.name, square, piece, False)


def at_once(step: Step) -> bool:
    """An alternative that begins without a question."""
    return step.all or step.verb == DO_ACTION


def choose_one(s: TashKalar, step: Step) -> None:
    """All alternatives that can do something are asked together. TSK-11.7, 30.10"""
    threads: list[Thread] = []
    victims: list[int] = []
    for i, program in enumerate(step.options):
        number = only_step(program)
        inner = STEPS[number]
        if at_once(inner):
            threads.append(Thread(number, at=LABELS.index(step.labels[i]), n=program))
            victims.append(select(s, inner.target) if inner.all else NOBODY)
        else:
            thread = Thread(number)
            if may_stop(s, thread) or options_of(s, thread):
                threads.append(thread)
    if len(victims) == len(threads) > 1 and min(victims) == max(victims):  # the same either way
        run_program(s, threads[0].n)
    elif threads:
        s.push(Effect(threads, step.may))


def next_colour(s: TashKalar, thread: Thread) -> Thread:
    """Colour after colour, in their order, those without a candidate left out. TSK-23.13"""
    step = STEPS[thread.step]
    mask = feasible(s, step.verb, select(s, step.target))
    for colour in s.sides:
        if colour > thread.colour and mask & s.all_of(colour):
            return Thread(thread.step, thread.n, colour=colour)
    return Thread(thread.step, thread.n, over=True)


def choices_of(s: TashKalar, thread: Thread) -> list[int]:
    """The choices of one thread, `done` left aside, whatever its verb."""
    step = STEPS[thread.step]
    verb = step.verb
    if thread.over:
        return []
    if at_once(step):
        return [pack(CHOOSE, thread.at)]
    if verb == DO_PICK:
        return pick_options(s, step)
    if verb == DO_AIM:
        return aim_options(s, step, step.may, 0)
    if verb == DO_REPEAT:
        return aim_options(s, STEPS[only_step(step.steps)], True, thread.last)
    if verb == DO_VISIT:
        return visit_options(s, step, thread)
    if verb == DO_RECALL:
        return recall_options(s)
    return options_of(s, thread)


def allows(s: TashKalar, thread: Thread, choice: int) -> bool:
    """Whether a choice is one of a thread's own."""
    if verb_of(choice) != MOVE:
        return choice in choices_of(s, thread)
    if thread.over or STEPS[thread.step].verb != DO_MOVE:
        return False
    return choice in move_options(s, thread, BIT[first(choice)])


def may_stop(s: TashKalar, thread: Thread) -> bool:
    """Whether the rest of the step may be declined at this point."""
    step = STEPS[thread.step]
    if thread.over:
        return True
    if at_once(step) or step.each_colour or step.for_each >= 0:
        return False
    if step.verb == DO_MOVE:
        return may_stop_moving(thread)
    if step.connected:
        return joined(thread.picked)
    if step.verb == DO_LEAP and thread.at >= 0:
        return False
    return (thread.n == 0 and step.may) or thread.n >= step.least


class Effect(Decision):
    """An effect needs a decision. Of several alternatives the answer decides which stay open."""

    kind = "effect"

    def __init__(self, threads: list[Any], may: bool = False) -> None:
        self.threads: list[Thread] = [t if isinstance(t, Thread) else Thread(*t) for t in threads]
        self.may = may

    def data(self) -> list[Any]:
        return [[thread.data() for thread in self.threads], self.may]

    def seat(self, s: TashKalar) -> int:
        return s.controller()

    def rule_now(self, s: TashKalar) -> str:
        return "TSK-25.1" if s.card >= FLARES else BEINGS[s.card].rule

    def forced(self, s: TashKalar) -> int:
        """That there are several moves is soon seen, and they are many to list."""
        for thread in self.threads:
            if STEPS[thread.step].verb == DO_MOVE and not thread.over:
                found = len(move_options(s, thread, BOARD, 2))
                if found > 1 or (found and (self.may or may_stop(s, thread))):
                    return UNANSWERED
        return super().forced(s)

    def choices(self, s: TashKalar, seat: int) -> list[int]:
        threads = self.threads
        if len(threads) == 1:
            out = choices_of(s, threads[0])
            done = self.may or may_stop(s, threads[0])
        else:
            merged: dict[int, bool] = {}
            done = self.may
            for thread in threads:
                for choice in choices_of(s, thread):
                    merged[choice] = True
                done = done or may_stop(s, thread)
            out = list(merged)
        if done or not out:
            out.append(DONE)
        if s.setup.teams and not s.handed:  # TSK-30.9
            out.append(HANDOVER)
        return out

    def take(self, s: TashKalar, choice: int) -> None:
        threads = self.threads
        if choice == HANDOVER:
            hand_over(s)
            if s.setup.closed and STEPS[threads[0].step].verb == DO_RECALL:  # TSK-27.5: he sees the pile for that
                for card in s.piles[s.turn]:
                    s.learn(s.controller(), card, 1 << card)
            s.push(Effect([thread.afresh() for thread in threads], self.may))
            return
        if choice == DONE:
            if len(threads) == 1:
                finish(s, threads[0])
            return
        if len(threads) > 1:
            threads = [thread for thread in threads if allows(s, thread, choice)]
        thread = threads[0]
        step = STEPS[thread.step]
        verb = verb_of(choice)
        if verb == CHOOSE:
            run_program(s, thread.n)
        elif verb == MOVE:
            moved = [after_move(s, t, choice) for t in threads]
            make_move(s, step, choice)
            go_on(s, moved)
        elif verb == PICK and step.verb == DO_LEAP:
            s.push(Effect([Thread(thread.step, at=first(choice))]))
        elif verb == AIM:
            s.direction = first(choice)
            if step.verb == DO_REPEAT:
                go_on(s, [Thread(thread.step, thread.n + 1, first(choice), over=thread.n + 1 >= step.most)])
                run_program(s, STEPS[only_step(step.steps)].then)
            else:
                run_program(s, step.then)
        elif step.verb == DO_RECALL:
            recall(s, first(choice))
            run_program(s, step.then)
        elif step.connected:
            picked = thread.picked | BIT[first(choice)]
            n = thread.n + 1
            go_on(s, [Thread(thread.step, n, first(choice), picked=picked, over=n >= step.most)])
        else:
            perform(s, step, choice)
            go_on(s, [after_pick(s, t, choice) for t in threads])

    def extra(self, s: TashKalar, seat: int) -> dict[str, Any]:
        """The card that asks, what it lets one choose, and the series of TSK-30.11."""
        out: dict[str, Any] = {"card": CARD_IDS[s.card], "what": asked_for(s)}
        least, most, among = 99, 0, 0
        for thread in self.threads:
            step = STEPS[thread.step]
            if not thread.over and step.series and (step.for_each < 0 or in_order(s, step)):
                low, high, mask = series_of(s, thread)
                least, most, among = min(least, low), max(most, high), among | mask
        if s.me >= 0:
            out["at"] = NAMES[s.me]
        if among:
            out["series"] = {"min": least, "max": most, "among": names_of(among)}
        return out


DEEDS: Final[dict[int, str]] = {
    PLACE: "place",
    PICKUP: "pickup",
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
    RETURN: "return",
    CLAIM: "claim",
}


def asked_for(s: TashKalar) -> list[str]:
    """What can be chosen now apart from leaving it, as messages: "@do-destroy"."""
    verbs = sorted({verb_of(choice) for choice in s.choices()} - {DONE, HANDOVER})
    return [f"@do-{DEEDS[verb]}" for verb in verbs]


def after_pick(s: TashKalar, thread: Thread, choice: int) -> Thread:
    step = STEPS[thread.step]
    n = thread.n + 1
    if step.each_colour:
        return next_colour(s, Thread(thread.step, n, colour=thread.colour))
    over = n >= max(step.most, wanted(s, step))
    last = first(choice) if step.series and in_order(s, step) else -1
    picked = thread.picked | BIT[first(choice)] if step.verb == DO_VISIT else 0
    return Thread(thread.step, n, last, picked=picked, over=over)


def go_on(s: TashKalar, threads: list[Thread]) -> None:
    """Ask on, or end the step if nothing is left of it."""
    for thread in threads:
        if not thread.over:
            s.push(Effect(threads))
            return
    if len(threads) == 1:
        finish(s, threads[0])


def finish(s: TashKalar, thread: Thread) -> None:
    """The step is over: `then` if it was performed, otherwise `else`."""
    step = STEPS[thread.step]
    if step.connected:
        for square in squares_in(thread.picked):  # all at once
            perform(s, step, pack(CHOICE_OF[step.verb], square))
    run_program(s, step.then if thread.n else step.otherwise)


def perform(s: TashKalar, step: Step, choice: int) -> None:
    """One pick is carried out."""
    verb = verb_of(choice)
    square = first(choice)
    if verb == PLACE:
        colour = third(choice) - 1 if third(choice) else s.own()
        s.put(square, colour, second(choice))
        if s.events is not None:
            s.tell(
                "placed", {"seat": s.controller(), "piece": piece_name(s.board[square] - 1), "square": NAMES[square]}
            )
    elif verb == LEAP:
        if s.events is not None:
            told = {"piece": piece_name(s.board[square] - 1), "origin": NAMES[square], "square": NAMES[second(choice)]}
            s.tell("leapt", told)
        s.carry(square, second(choice))
    elif verb == DESTROY:
        piece = s.board[square] - 1
        s.destroy(square, step.counted)
        if step.name >= 0:
            remember(s, step.name, square, piece, False)
        return
    elif verb == CONVERT:
        rank = 0 if step.to_common else (s.board[square] - 1) % 3
        s.destroy(square)  # TSK-12.13: it counts as destroying
        s.put(square, s.own(), rank)
        if s.events is not None:
            s.tell("converted", {"piece": piece_name(s.board[square] - 1), "square": NAMES[square]})
    elif verb != PICK:
        up = verb == UPGRADE
        if s.events is not None:
            told = {"piece": piece_name(s.board[square] - 1), "square": NAMES[square]}
            s.tell("upgraded" if up else "downgraded", told)
        s.change_rank(square, 1 if up else -1)
    if step.name >= 0:
        remember(s, step.name, square, s.board[square] - 1, True)


def recall(s: TashKalar, card: int) -> None:
    """From the turn owner's own pile onto his deck. TSK-18.18, 23.6"""
    pile = s.piles[s.turn].copy()
    group = sum(1 << c for c in pile)
    pile.remove(card)
    s.piles = [*s.piles[: s.turn], pile, *s.piles[s.turn + 1 :]]
    s.set_deck(s.turn, [card, *s.decks[s.turn]])
    if s.setup.closed:
        s.mix(s.turn, group)
        s.learn(s.turn, card, 1 << card)
        if s.handed:
            s.learn(s.controller(), card, 1 << card)
    else:
        for seat in range(s.setup.seats):
            s.learn(seat, card, 1 << card)
    if s.events is not None:
        secret = {"card": f"@card-{CARD_IDS[card]}"}
        if s.setup.closed:
            s.tell("recalled-unseen", {"seat": s.turn}, {s.turn: secret, s.controller(): secret})
        else:
            s.tell("recalled", {"seat": s.turn, **secret})


FRAMES: Final = [Steps, Effect]


def remember(s: TashKalar, name: int, square: int, piece: int, alive: bool) -> None:
    s.refs = [*s.refs, name, square if alive else NOBODY, square, piece // 3, piece % 3]
