"""The flow of a deal: the frames that deal and ask, and what happens between the questions. Sections 4 to 13.

All numbers are in the state, so there is one frame of each kind.
"""

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import i64

from skarb.games.durak.cards import (
    BIT,
    CARDS,
    HAND,
    NO_SUIT,
    SUIT_OF,
    TEXT,
    bit_of,
    like_of,
    seat_bit,
    size_of,
    spoken,
    texts,
)
from skarb.games.durak.choice import KEEP, PASS, REVERSE, TAKE, TRANSFER
from skarb.games.durak.flow.beating import rules_of, trump_of
from skarb.games.durak.flow.clearing import clear, draw, leave, tell_card
from skarb.games.durak.flow.dealing import deal_out, lowest_trump
from skarb.games.durak.flow.ending import CARRY_ON, DRAW, TEAM, appoint, count_points, is_over, outcome, result
from skarb.games.durak.state import NOBODY, OPENED, Durak
from skarb.kernel.state import Ask, Do, Frame, toss


class Deal(Do[Durak]):
    """Shuffle (unless the deck is stacked), deal, turn up the trump card, find the first attacker. Section 3"""

    def do(self, s: Durak) -> None:
        setup = s.setup
        if s.dealer < 0:
            s.dealer = s.below(setup.seats)  # DUR-3.1
        if len(s.deck) != CARDS:
            cards = NEW.copy()
            s.shuffle(cards)
            s.deck = tuple(cards)
        s.wall("DUR-3.2", "dealt")
        s.hands, s.deck, s.turned = deal_out(s.deck, setup.seats, s.dealer)
        s.at = 0
        s.rules = rules_of(trump_of(s.turned, setup.enchanted), setup.enchanted, setup.six_targets)
        s.known = [0] * setup.seats
        s.fresh = [0] * setup.seats
        s.holders = setup.everybody
        s.out = NOBODY
        s.pile = 0
        s.discard = 0
        s.stall = 0
        s.won = False
        s.step = 1  # DUR-3.8
        if not s.deck:
            s.known[s.dealer] |= BIT[s.turned]  # DUR-3.4
        first = s.starter
        s.shown = -1
        s.shower = -1
        s.unheld = 0
        if first < 0:
            first, s.shown, s.unheld = lowest_trump(s.hands, s.rules)
            s.shower = first
            if first >= 0:
                s.known[first] |= BIT[s.shown]
            else:
                first = s.dealer  # DUR-3.7
        if s.events is not None:
            self.announce(s)
        begin_bout(s, first)

    def announce(self, s: Durak) -> None:
        s.tell("deal", {"seat": s.dealer, "deck": s.left()}, {p: {"hand": texts(h)} for p, h in enumerate(s.hands)})
        kind = "no-trump" if s.rules.trump == NO_SUIT else "trump"
        s.tell(kind, {"card": TEXT[s.turned], "name": spoken(s.turned)})
        if s.shown >= 0:
            tell_card(s, "first", s.shower, s.shown)


class Attack(Ask[Durak]):
    """The turn owner lays one card before the defender. He cannot decline. DUR-5.2"""

    kind = "attack"
    rule = "DUR-5.2"

    def seat(self, s: Durak) -> int:
        return s.actor

    def choices(self, s: Durak, seat: int) -> list[int]:
        return s.rules.attacks.of(s.hands[seat])

    def at_random(self, s: Durak, seat: int, draw: Callable[[], float]) -> int:
        return any_attack(s, seat, draw)

    def choose(self, s: Durak, seat: int, choice: int) -> None:
        attack(s, seat, choice & 63)

    def choose_at_random(self, s: Durak, draw: Callable[[], float]) -> None:
        attack(s, s.actor, any_attack(s, s.actor, draw) & 63)


class Throw(Ask[Durak]):
    """Everyone with cards but the defender may throw in a card of a rank on the table, or pass. Section 6"""

    kind = "throw"
    rule = "DUR-6.2"
    several = True

    def seat(self, s: Durak) -> int:
        return s.actor

    def seats(self, s: Durak) -> list[int]:
        """All who have not passed since the last card, in throw order. DUR-5.8, 6.5"""
        order = [(s.owner + s.step * i) % s.setup.seats for i in range(s.setup.seats)]
        waiting = s.waiting()
        return [player for player in order if waiting & seat_bit(player)]

    def choices(self, s: Durak, seat: int) -> list[int]:
        cards = s.hands[seat] & (s.fits | s.rules.free)
        return s.rules.throws_of(cards) if cards else ONLY_PASS

    def at_random(self, s: Durak, seat: int, draw: Callable[[], float]) -> int:
        return any_throw(s, seat, draw)

    def extra(self, s: Durak, seat: int) -> dict[str, Any]:
        return {"can": "throw" if s.hands[seat] & (s.fits | s.rules.free) else "pass"}

    def choose(self, s: Durak, seat: int, choice: int) -> None:
        throw_in(s, seat, choice)

    def choose_at_random(self, s: Durak, draw: Callable[[], float]) -> None:
        throw_in(s, s.actor, any_throw(s, s.actor, draw))


class Defend(Ask[Durak]):
    """The defender beats one open card, transfers the attack, or takes. DUR-5.5"""

    kind = "defend"
    rule = "DUR-5.5"
    telling = True

    def seat(self, s: Durak) -> int:
        return s.actor

    def choices(self, s: Durak, seat: int) -> list[int]:
        rules = s.rules
        hand: i64 = s.hands[seat]
        out: list[int] = []
        for index, row in enumerate(s.table):
            if row >= OPENED:
                attack = row & 63
                cards: i64 = hand & rules.beaten_by[attack]
                if cards:
                    out += rules.beats_with(cards, attack, index)
        cards = transferable(s, hand)
        if cards:
            out += rules.transfers.of(cards)
        out.append(TAKE)
        return out

    def at_random(self, s: Durak, seat: int, draw: Callable[[], float]) -> int:
        return any_defence(s, seat, draw)

    def extra(self, s: Durak, seat: int) -> dict[str, Any]:
        """What the question may name: only what is legal."""
        legal = s.choices()
        beats, transfers = legal[0] < TRANSFER, len(legal) > 1 and legal[-2] >= TRANSFER
        return {"can": ("both" if transfers else "beat") if beats else "transfer" if transfers else "take"}

    def choose(self, s: Durak, seat: int, choice: int) -> None:
        defend(s, seat, choice)

    def choose_at_random(self, s: Durak, draw: Callable[[], float]) -> None:
        defend(s, s.actor, any_defence(s, s.actor, draw))


class Reverse(Ask[Durak]):
    """Who won a defence with a king may reverse the turn order. DUR-13.13"""

    kind = "reverse"
    rule = "DUR-13.13"

    def seat(self, s: Durak) -> int:
        return s.actor

    def choices(self, s: Durak, seat: int) -> list[int]:
        return [REVERSE, KEEP]

    def extra(self, s: Durak, seat: int) -> dict[str, Any]:
        """The king that asks: the last that beat a card."""
        laid = [TEXT[row >> 9] for row in s.table if row < OPENED]
        return {"card": next((card for card in reversed(laid) if card[0] == "K"), "")}

    def choose(self, s: Durak, seat: int, choice: int) -> None:
        if s.events is not None:
            s.tell("reverse" if choice == REVERSE else "keep", {"seat": seat})
        end_bout(s, False, choice == REVERSE)


ONLY_PASS: Final = [PASS]
NEW: Final = list(range(CARDS))  # a deck before it is shuffled
OPEN_ROWS: Final[list[Any]] = [code | OPENED for code in range(512)]  # of the table: made once, for they come again
DEAL: Final = Deal()
ATTACKING: Final = Attack()
THROWING: Final = Throw()
DEFENDING: Final = Defend()
REVERSING: Final = Reverse()
FRAMES: Final[dict[str, type[Frame]]] = {kind.__name__: kind for kind in (Deal, Attack, Throw, Defend, Reverse)}
PHASES: Final[dict[str, Frame]] = {"attack": ATTACKING, "throw": THROWING, "defend": DEFENDING, "reverse": REVERSING}


# -- within a bout -----------------------------------------------------------------------------------------------------


def begin_bout(s: Durak, owner: i64) -> None:
    """The turn owner attacks the next player. DUR-4.2"""
    s.owner = owner
    s.actor = s.player_of(owner)
    defend_at(s, s.next_seat(owner))
    s.ask(ATTACKING)


def defend_at(s: Durak, seat: i64) -> None:
    """The attack reaches a seat: who defends is settled, and how many cards he may be given. DUR-7.1 to 7.3"""
    s.defender = seat
    s.keeper = s.player_of(seat)
    s.passed = 0
    most: i64 = HAND
    if not s.won:
        most = s.setup.before_first
    held = size_of(s.hands[s.keeper])
    s.limit = held if held < most else most


def play(s: Durak, player: i64, laid: i64) -> None:
    """A card leaves the hand for the table."""
    bit: i64 = bit_of(laid)
    hands = s.hands
    hand: i64 = hands[player] ^ bit
    hands[player] = hand
    known: i64 = s.known[player]
    if known & bit:
        s.known[player] = known ^ bit
    elif s.unheld & bit:
        s.fresh[player] -= 1  # one of his unseen draws was this trump
    if not hand:
        s.holders ^= seat_bit(player)
        s.emptied += (player,)  # DUR-10.6
    like: i64 = like_of(laid)
    if not s.fits & like:
        s.fits |= like
        s.passed = 0  # DUR-6.4
    elif not s.setup.new_rank:
        s.passed = 0  # DUR-17.7


def lay_attack(s: Durak, player: i64, laid: i64) -> None:
    play(s, player, laid)
    table: list[Any] = s.table
    table.append(OPEN_ROWS[laid | player << 6])
    s.open += 1


def attack(s: Durak, player: i64, laid: i64) -> None:
    lay_attack(s, player, laid)
    if s.events is not None:
        tell_card(s, "attack", player, laid)
    go_on(s)


def any_attack(s: Durak, player: i64, draw: Callable[[], float]) -> i64:
    attacks = s.rules.attacks
    hand: i64 = s.hands[player]
    return attacks.nth(hand, toss(attacks.count(hand), draw))


def throw_in(s: Durak, player: i64, choice: i64) -> None:
    """Or pass."""
    if choice == PASS:
        s.passed |= seat_bit(player)
        if s.events is not None:
            s.tell("pass", {"seat": player})
    else:
        lay_attack(s, player, choice & 63)
        if s.events is not None:
            tell_card(s, "throw", player, choice & 63)
    go_on(s)


def any_throw(s: Durak, player: i64, draw: Callable[[], float]) -> i64:
    cards: i64 = s.hands[player]
    cards &= s.fits | s.rules.free
    if not cards:
        return PASS
    throws = s.rules.throws
    count = throws.count(cards)
    n = toss(count + 1, draw)
    if n == count:
        return PASS
    return throws.nth(cards, n)


def defend(s: Durak, player: i64, choice: i64) -> None:
    if choice == TAKE:
        if s.events is not None:
            s.tell("take", {"seat": player})
        if s.setup.after_take:  # DUR-17.3
            s.taking = True
            s.passed = 0
            go_on(s)
        else:
            end_bout(s, True, False)
    elif choice >= TRANSFER:
        transfer(s, player, choice & 63)
    else:
        beat(s, player, choice >> 6 & 63, choice & 63)


def any_defence(s: Durak, player: i64, draw: Callable[[], float]) -> i64:
    rules, table = s.rules, s.table
    hand: i64 = s.hands[player]
    size: i64 = len(table)
    beats: i64 = 0  # cards to beat with: one choice each, for an eight has no choice of names then
    last: i64 = 0  # of these, for the last attack card that can be beaten; it is often the only one
    cards: i64 = 0
    at: i64 = 0
    index: i64 = 0
    while index < size:
        row: i64 = table[index]
        if row >= OPENED:
            some: i64 = rules.beaten_by[row & 63]
            some &= hand
            if some:
                cards = some
                at = index
                last = size_of(some)
                beats += last
        index += 1
    count = beats
    passed_on = transferable(s, hand)
    if passed_on:
        count += rules.transfers.count(passed_on)
    n = toss(count + 1, draw)
    if n == count:
        return TAKE
    if n >= beats:
        return rules.transfers.nth(passed_on, n - beats)
    n -= beats - last
    while n < 0:  # it beats an attack card before that one
        at -= 1
        row = table[at]
        if row >= OPENED:
            cards = rules.beaten_by[row & 63]
            cards &= hand
            last = size_of(cards)
            n += last
    menu = rules.beats_of[SUIT_OF[table[at] & 63]]
    return menu.nth(cards, last - 1 - n) + (at << 6)  # high cards come first


def beat(s: Durak, player: i64, index: i64, laid: i64) -> None:
    play(s, player, laid)
    attack: i64 = s.table[index] & 511
    s.table[index] = attack | laid << 9
    s.open -= 1
    bit: i64 = bit_of(laid)
    if bit & s.rules.stops:
        s.stopped = True  # DUR-13.12
    if bit & s.rules.turns:
        s.turnable = True
    if s.events is not None:
        other = attack & 63
        tell_card(s, "beat", player, laid, {"attack": TEXT[other], "other": spoken(other), "index": index})
    if s.setup.overthrow and len(s.table) - s.open >= s.limit:
        win(s)  # DUR-17.8
    else:
        go_on(s)


def transferable(s: Durak, hand: i64) -> i64:
    """The cards of the attack's rank, if table and next player allow a transfer. DUR-9.3, 9.4, 9.7, 13.10"""
    cards = hand & s.fits
    count: i64 = len(s.table)
    if not cards or s.open != count or not s.setup.transfer:
        return 0
    first = s.table[0] & 63
    if s.fits != like_of(first) or bit_of(first) & s.rules.stuck:
        return 0
    target = s.player_of(s.next_seat(s.defender))
    if target < 0 or size_of(s.hands[target]) <= count:
        return 0
    return cards


def transfer(s: Durak, player: i64, laid: i64) -> None:
    target = s.next_seat(s.defender)
    lay_attack(s, player, laid)
    if s.events is not None:
        tell_card(s, "transfer", player, laid, {"to": target})
    defend_at(s, target)
    go_on(s)


def go_on(s: Durak) -> None:
    """Ask the next thrower; when the window is closed the defender decides, or the bout ends. DUR-5.3, 5.4"""
    waiting = s.waiting()
    if waiting:
        s.actor = s.first_from(s.owner, waiting)
        s.ask(THROWING)
    elif s.taking:
        end_bout(s, True, False)
    elif s.open:
        s.actor = s.keeper
        s.ask(DEFENDING)
    else:
        win(s)


def win(s: Durak) -> None:
    """The defence is won. DUR-11.1; with a king the winner may reverse, DUR-13.13"""
    s.won = True
    if s.turnable and size_of(s.in_game_after()) >= 3:
        s.actor = s.keeper
        s.ask(REVERSING)
    else:
        end_bout(s, False, False)


# -- the end of a bout, in the order of DUR-11.5 -----------------------------------------------------------------------


def end_bout(s: Durak, took: bool, turn: bool) -> None:
    clear(s, took)
    drawn = s.at < len(s.deck) and draw(s)
    if turn:
        s.step = -s.step
    if s.at == len(s.deck):
        leave(s)
    s.emptied = NOBODY
    if took and not drawn:
        s.stall += 1
    else:
        s.stall = 0
    ended = outcome(s)
    if ended != CARRY_ON:
        end_deal(s, ended)
    elif not took and (s.setup.team or s.in_game() & seat_bit(s.defender)):
        begin_bout(s, s.defender)  # DUR-11.2
    else:
        begin_bout(s, s.next_seat(s.defender))  # DUR-11.4


def end_deal(s: Durak, ended: int) -> None:
    if not s.points:
        s.points = (0,) * s.setup.seats
    count_points(s, ended)
    if s.events is not None:
        if ended == DRAW:
            s.tell("nobody", {})
        elif ended >= TEAM:
            s.tell("team", {"seat": ended - TEAM, "to": ended - TEAM + 2, "team": ended - TEAM})
        else:
            s.tell("fool", {"seat": ended})
    if is_over(s):
        s.result = result(s)
    else:
        appoint(s)
        s.deck = ()
        s.at = 0
        s.push(DEAL)
