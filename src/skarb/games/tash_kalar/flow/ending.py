"""The end of a turn and of the game: claiming, scoring, drawing, triggers, result, offers. TSK-13, 14, 30.12"""

from typing import Any, Final

from skarb.games.tash_kalar.cards import CARD_IDS, FLARE_CARDS, LEGEND_CARDS, TASKS
from skarb.games.tash_kalar.choice import CLAIM, DONE, PLAY_ON, RESIGN, SCORE, SKIP, first, pack
from skarb.games.tash_kalar.flow.asking import Decision
from skarb.games.tash_kalar.flow.board import COLOURS, count
from skarb.games.tash_kalar.flow.handover import pass_legends
from skarb.games.tash_kalar.flow.modes import DUEL, FIRST_GAME, MELEE
from skarb.games.tash_kalar.flow.tasks import fulfilled_now
from skarb.games.tash_kalar.state import NOBODY, TashKalar, changed
from skarb.kernel.state import Ask, Do, Result

PLAY: Final = 3  # stages
OVER: Final = 4
TURNED: Final = 6  # cards of a team player's deck that lie sideways, TSK-18.3


class EndOfTurn(Do[TashKalar]):
    """Claiming, or scoring what was destroyed. TSK-13.1"""

    def do(self, s: TashKalar) -> None:
        s.push(CLOSE)
        if s.setup.mode < DUEL:
            if fulfilled_now(s):
                s.push(Claim())
        elif s.setup.mode == DUEL:
            own = s.own()
            for colour in s.sides:
                if colour != own:
                    s.add_points(5 * own, worth(s, colour))
        else:
            score_melee(s)


def asks_more(s: TashKalar) -> bool:
    """Whether ending the turn may need an answer, or brings points: a task to claim, pieces that were destroyed."""
    return bool(fulfilled_now(s)) if s.setup.mode < DUEL else any(s.destroyed)


def worth(s: TashKalar, colour: int) -> int:
    """TSK-17.4: 2 for each legendary, 1 for each heroic, 1 for each pair of commons."""
    common, heroic, legendary = s.destroyed[3 * colour : 3 * colour + 3]
    return 2 * legendary + heroic + common // 2


def score_melee(s: TashKalar) -> None:
    own = s.own()
    odd = 0
    for colour in s.sides:
        if colour != own:
            s.add_points(4 * own + colour, worth(s, colour))
            odd += s.destroyed[3 * colour] % 2
    if odd > 1:
        s.push(Odd())


class Odd(Decision):
    """Odd commons of several colours score one point in one of them. TSK-19.6"""

    kind = "odd"
    rule = "TSK-19.6"

    def choices(self, s: TashKalar, seat: int) -> list[int]:
        return [pack(SCORE, c) for c in s.sides if c != s.own() and s.destroyed[3 * c] % 2]

    def take(self, s: TashKalar, choice: int) -> None:
        s.add_points(4 * s.own() + first(choice), 1)
        s.tell("point-in", {"seat": s.turn, "colour": f"@word-{COLOURS[first(choice)]}"})


class Claim(Decision):
    """One current task whose condition holds, or none. TSK-16.6"""

    kind = "claim"
    rule = "TSK-16.6"

    def choices(self, s: TashKalar, seat: int) -> list[int]:
        return [*[pack(CLAIM, task) for task in fulfilled_now(s)], DONE]

    def take(self, s: TashKalar, choice: int) -> None:
        if choice == DONE:
            return
        task = first(choice)
        own = s.own()
        s.claimed = changed(s.claimed, own, s.claimed[own] | 1 << task)
        s.tell("claimed", {"seat": s.turn, "task": f"@card-{TASKS[task].id}", "points": TASKS[task].points})
        slot = s.tasks.index(task)
        if s.next_task >= 0:  # TSK-16.7
            s.tasks = changed(s.tasks, slot, s.next_task)
        else:
            s.tasks = s.tasks[:slot] + s.tasks[slot + 1 :]
        turn_up(s)


def turn_up(s: TashKalar) -> None:
    """A new next task. One that would be the third of its type goes under the deck, seen by all. TSK-16.3"""
    deck = s.task_deck.copy()
    s.task_deck = deck
    s.next_task = NOBODY
    for _ in range(len(deck) + 1):
        if not deck:
            return
        task = deck.pop(0)
        s.tasks_seen = min(s.tasks_seen, len(deck))
        alike = sum(1 for current in s.tasks if TASKS[current].type == TASKS[task].type)
        fitting = s.setup.mode == FIRST_GAME or alike < 2  # TSK-15.3
        if fitting or all(sum(1 for c in s.tasks if TASKS[c].type == TASKS[t].type) > 1 for t in deck):
            s.next_task = task
            s.tell("next-task", {"task": f"@card-{TASKS[task].id}"})
            return
        deck.append(task)
        s.tasks_seen += 1


class Close(Do[TashKalar]):
    """Drawing, triggers, and whose turn comes next. Nothing can be taken back from here on. TSK-13.1, 30.15"""

    def do(self, s: TashKalar) -> None:
        s.wall("TSK-27.4", "turn-passed")
        s.turns += 1
        if s.setup.mode == FIRST_GAME and max(s.score(colour) for colour in s.sides) >= s.setup.end_score:
            end_game(s)  # TSK-15.4: before drawing
            return
        drawn = draw_up(s)
        if s.setup.mode == FIRST_GAME:
            if drawn:
                end_game(s)
                return
        elif s.last < 0 and (drawn or reached(s)):
            n = s.setup.seats
            s.last = s.turn
            s.finals = [(s.turn + i) % n for i in range(1, n + 1)]  # TSK-14.4
            s.tell("end-triggered", {"seat": s.turn})
        over = 0 <= s.setup.turn_limit <= s.turns or (s.last >= 0 and all_agree(s))
        if over:
            end_game(s)
        elif s.extra_turns:  # TSK-14.8: never one of the final turns
            s.extra_turns -= 1
            begin_turn(s, s.turn, 2)
        elif s.last < 0:
            begin_turn(s, (s.turn + 1) % s.setup.seats, 2)
        elif s.finals:
            seat = s.finals[0]
            s.finals = s.finals[1:]
            begin_turn(s, seat, 2)
        else:
            end_game(s)


BEGINNING: Final[list[Ask[TashKalar]]] = []  # the free moment that a turn begins with: see `turn`
END_OF_TURN: Final = EndOfTurn()
CLOSE: Final = Close()


def begin_turn(s: TashKalar, seat: int, actions: int) -> None:
    """Per-turn counters start afresh. TSK-13.5"""
    s.turn = seat
    s.actions = actions
    s.handed = s.touched = s.discarded = False
    s.borrow = s.extra_beings = s.extra_legends = 0
    s.destroyed = [0] * 12
    s.summoned = []
    s.free, s.since = None, []
    if s.events is not None:
        s.tell("turn", {"seat": seat})
    s.push(BEGINNING[0])


# -- drawing, TSK-13.2, 18.13 ----------------------------------------------------------------------------------------


def draw_up(s: TashKalar) -> bool:
    """Fill the hand, then the extra cards. True if the last (in teams: the last upright) card of the deck was drawn."""
    seat = s.turn
    holder = seat
    if s.setup.teams:
        holder = s.mate(seat)
        pass_legends(s)
    before = len(s.decks[seat])
    hand, legends = s.held(seat), s.held(holder).legends
    draw(s, seat, seat, 3 - hand.own)
    if s.setup.mode != FIRST_GAME:
        draw(s, holder, s.legends_deck(), 2 - legends)
    draw(s, seat, s.flares_deck(), 1 - len(hand.flares))
    draw(s, seat, seat, s.extra_beings)
    if s.setup.mode != FIRST_GAME:
        draw(s, holder, s.legends_deck(), s.extra_legends)
    left = TURNED if s.setup.teams else 0
    return before > left >= len(s.decks[seat])


def draw(s: TashKalar, seat: int, deck: int, wanted: int) -> None:
    if wanted <= 0:
        return
    drawn: list[int] = []
    for _ in range(wanted):
        if not s.decks[deck]:
            rebuild(s, deck)
        if not s.decks[deck]:
            break
        card = s.decks[deck][0]
        s.set_deck(deck, s.decks[deck][1:])
        s.play_card(seat, card)
        s.locate(seat, card)
        drawn.append(card)
    if drawn and s.events is not None:
        kind = "legends" if deck == s.legends_deck() else "flares" if deck == s.flares_deck() else "beings"
        names = [f"@card-{CARD_IDS[card]}" for card in drawn]
        s.tell(f"drew-{kind}", {"seat": seat, "count": len(drawn)}, {seat: {"cards": names}})


def rebuild(s: TashKalar, deck: int) -> None:
    """Legends and flares are shuffled again, a school's own deck never. TSK-13.3, 13.4"""
    if deck < s.setup.seats or not s.piles[deck]:
        return
    cards = s.piles[deck].copy()
    s.piles = [*s.piles[:deck], [], *s.piles[deck + 1 :]]
    s.shuffle(cards)
    s.set_deck(deck, cards)
    among = sum(1 << card for card in cards)
    kind = LEGEND_CARDS if deck == s.legends_deck() else FLARE_CARDS
    for seat in range(s.setup.seats):  # everybody knows which cards these are, nobody their order
        for card in cards:
            s.learn(seat, card, among)
        held = 0
        for other in range(s.setup.seats):
            if other != seat:
                held |= s.hands[other] & kind
        s.eliminate(seat, held)


# -- the end, TSK-14 -------------------------------------------------------------------------------------------------


def reached(s: TashKalar) -> bool:
    """A score that triggers the end. TSK-16.8, 17.7, 19.14"""
    if s.setup.mode == MELEE:
        return max(s.points) >= s.setup.end_score
    end = s.setup.end_score
    return any(s.score(colour) >= end for colour in s.sides)


def all_agree(s: TashKalar) -> bool:
    return all(consent & 2 for consent in s.consent)


def standing_of(s: TashKalar, colour: int) -> list[Any]:
    """What decides, in this order: score, upgraded pieces, pieces. TSK-14.6, 19.15, 19.16"""
    score: Any = s.columns(colour) if s.setup.mode == MELEE else s.score(colour)
    return [score, count(s.upgraded_of(colour)), count(s.all_of(colour))]


def end_game(s: TashKalar) -> None:
    s.clear()
    s.stage = OVER
    s.free, s.since = None, []
    s.result = decide(s)
    s.tell("over", {})


def resigned(s: TashKalar) -> int:
    """The colour whose members have all resigned, or nobody."""
    seats = range(s.setup.seats)
    for seat in seats:
        side = [t for t in seats if t == seat or (s.setup.teams and t == s.mate(seat))]
        if all(s.consent[t] & 1 for t in side):
            return seat
    return NOBODY


def decide(s: TashKalar) -> Result:
    seats = list(range(s.setup.seats))
    quitter = resigned(s)
    placing: dict[int, list[Any]] = {}
    for seat in seats:
        known = s.colours[seat] >= 0
        placing[seat] = standing_of(s, s.colours[seat]) if known else [0, 0, 0]
    scores = [placing[seat][0] for seat in seats]
    if quitter >= 0:
        lost = [t for t in seats if t == quitter or (s.setup.teams and t == s.mate(quitter))]
        won = [t for t in seats if t not in lost]
        return Result(scores, won, [won, lost], {"by": "resignation"})
    ranking: list[list[int]] = []
    for seat in sorted(seats, key=lambda seat: placing[seat], reverse=True):
        if ranking and placing[ranking[-1][0]] == placing[seat]:
            ranking[-1].append(seat)
        else:
            ranking.append([seat])
    ranking = [sorted(group) for group in ranking]
    best = ranking[0]
    if len({s.colours[seat] for seat in best}) > 1:
        by = "shared"
    else:
        top, next_best = placing[best[0]], placing[ranking[1][0]]
        by = "score" if top[0] != next_best[0] else "upgraded" if top[1] != next_best[1] else "pieces"
    return Result(scores, best, ranking, {"by": by})


# -- standing offers, TSK-30.14 --------------------------------------------------------------------------------------


class Standing(Ask[TashKalar]):
    """Resigning, agreeing to skip the final turns, and taking that back. Waits for nobody."""

    kind = "standing"
    rule = "TSK-14.7"

    def __init__(self, who: int) -> None:
        self.who = who

    def data(self) -> list[Any]:
        return [self.who]

    def seat(self, s: TashKalar) -> int:
        return self.who

    def choices(self, s: TashKalar, seat: int) -> list[int]:
        out: list[int] = []
        if s.setup.mode != MELEE and not s.consent[seat] & 1:
            out.append(RESIGN)
        if s.last >= 0 and s.setup.skip_finals and not s.consent[seat] & 2:
            out.append(SKIP)
        if s.consent[seat]:
            out.append(PLAY_ON)
        return out

    def choose(self, s: TashKalar, seat: int, choice: int) -> None:
        if choice == PLAY_ON:
            s.consent = changed(s.consent, seat, 0)
            s.tell("play-on", {"seat": seat})
            return
        s.consent = changed(s.consent, seat, s.consent[seat] | (1 if choice == RESIGN else 2))
        s.tell("resigned" if choice == RESIGN else "skipping", {"seat": seat})
        if resigned(s) >= 0 or (s.last >= 0 and all_agree(s) and not s.touched):
            end_game(s)


def standing(s: TashKalar) -> list[Ask[Any]]:
    if s.stage == OVER:
        return []
    offers: list[Ask[Any]] = []
    for seat in range(s.setup.seats):
        offer = Standing(seat)
        if offer.choices(s, seat):
            offers.append(offer)
    return offers


FRAMES: Final = [EndOfTurn, Odd, Claim, Close, Standing]
