"""How a deal runs: dealing, turns, answers, rounds, its end. The frames of the game, sections 3 to 9, 11 and 12."""

from collections.abc import Callable
from typing import Any, ClassVar, Final

from mypy_extensions import i64

from skarb.games.dragon_catchers.cards import (
    CLANS,
    DECK,
    FUSION,
    HAND_BIT,
    IDS,
    OF_CLAN,
    PILE_BIT,
    RANK,
    cards_of,
    score_of,
)
from skarb.games.dragon_catchers.choice import ASK, BLIND
from skarb.games.dragon_catchers.flow.ending import finish, is_over
from skarb.games.dragon_catchers.flow.events import dealt, ghost_among, tell_laid, tell_trick, wanted, who
from skarb.games.dragon_catchers.flow.rows import COLUMNS, RED_CARDS, blind_choices, is_blind, show_rows
from skarb.games.dragon_catchers.state import NOWHERE, DragonCatchers
from skarb.kernel.state import Ask, Do, Frame, toss

ROUNDS: Final = 7
NEW: Final = list(range(DECK))  # the cards before they are shuffled


# -- dealing ---------------------------------------------------------------------------------------------------------


class Deal(Do[DragonCatchers]):
    """The dealer shuffles and deals all 28 cards, and leads. A stacked deck, top first, is dealt as it lies."""

    def __init__(self, deck: list[int] | None = None) -> None:
        self.deck = deck

    def data(self) -> list[Any]:
        return [self.deck]

    def do(self, s: DragonCatchers) -> None:
        s.sit()
        s.round = 1
        s.laid = []
        s.carried = s.red_pile = s.yellow_pile = s.discarded = s.out = s.void = 0
        s.leader = s.turn = s.place_of(s.dealer)  # DRC-3.3
        if s.last == 1:
            self.rows(s)
        else:
            self.hands(s)
        s.wall("DRC-8.2", "deal")
        if s.events is not None:
            s.tell("deal", {"seat": s.dealer, "deal": s.deal}, dealt(s))
        s.ask(ROW_TURN if s.last == 1 else TURN)

    def hands(self, s: DragonCatchers) -> None:
        """Seven cards to each of four places, one at a time from the dealer's left. DRC-3.2, 12.3"""
        if self.deck is None:
            deck = NEW.copy()
            s.shuffle(deck)
        else:
            deck = self.deck
        hands: list[int] = []
        size: i64 = len(deck)
        for place in range(4):
            pile: i64 = 0
            for i in range(place - s.turn - 1 & 3, size, 4):
                bit: i64 = 1
                bit <<= deck[i]
                pile |= bit
            hands.append(pile & RED_CARDS)
            hands.append(pile >> OF_CLAN)
        s.hands = hands

    def rows(self, s: DragonCatchers) -> None:
        """Seven cards of each clan to each; each one's 14, mixed, as a row of seven under seven. DRC-11.2, 11.3"""
        if self.deck is None:
            yellow, red = NEW[OF_CLAN:], NEW[:OF_CLAN]
            s.shuffle(yellow)
            s.shuffle(red)
            one, other = yellow[:7] + red[:7], yellow[7:] + red[7:]
            s.shuffle(one)
            s.shuffle(other)
        else:  # DRC-16.4: the first seven of each clan to the opponent; each row in the order of the deck
            dealt = [0, 0]
            mine: list[list[int]] = [[], []]
            for card in self.deck:
                kin = card // OF_CLAN
                mine[1 - s.turn if dealt[kin] < 7 else s.turn].append(card)
                dealt[kin] += 1
            one, other = mine
        s.under = one[:7] + other[:7]
        s.columns = one[7:] + other[7:]
        show_rows(s)


# -- turns with hands: three and four players ------------------------------------------------------------------------


class Turn(Ask[DragonCatchers]):
    """The player on turn lays a card of his clan from his hand, or asks somebody to. DRC-5.2"""

    kind: ClassVar[str] = "turn"
    rule: ClassVar[str] = "DRC-5.2"
    telling: ClassVar[bool] = True

    def rule_now(self, s: DragonCatchers) -> str:
        return "DRC-12.6" if s.turn == s.ghost else "DRC-5.2"

    def seat(self, s: DragonCatchers) -> int:
        return s.seating[s.turn]

    def choices(self, s: DragonCatchers, seat: int) -> list[int]:
        turn = s.turn
        clan = (turn ^ s.red) & 1
        cards = cards_of(s.hands[2 * turn + clan], clan)
        asks = asks_of(s, turn, clan)
        return cards + asks if asks else cards

    def at_random(self, s: DragonCatchers, seat: int, draw: Callable[[], float]) -> int:
        turn = s.turn
        clan = (turn ^ s.red) & 1
        hand: i64 = s.hands[2 * turn + clan]
        cards, asks = cards_of(hand, clan), asks_of(s, turn, clan)
        held: i64 = len(cards)
        n = toss(held + len(asks), draw)
        return cards[n] if n < held else asks[n - held]

    def extra(self, s: DragonCatchers, seat: int) -> dict[str, Any]:
        return wanted(s, NOWHERE)

    def choose(self, s: DragonCatchers, seat: int, choice: int) -> None:
        turn = s.turn
        if choice < ASK:
            spend(s, turn, choice)
            lay(s, choice, turn)
            return
        asked: i64 = choice - ASK
        if s.events is not None:
            s.tell("ask", {"seat": who(s, turn), "to": who(s, asked), "ghost": ghost_among(s, turn, asked)})
        if s.setup.hidden and asked != s.ghost and s.seating[asked] != s.seating[turn]:
            s.wall("DRC-14.2", "asked")  # whether he has the clan is news
            clan = (turn ^ s.red) & 1
            if s.hands[2 * asked + clan] == 0:  # DRC-14.2
                s.void |= 1 << 2 * asked + clan
                if s.events is not None:
                    s.tell("void", {"seat": who(s, asked), "clan": "@word-clan-" + CLANS[clan]})
                s.ask(TURN)
                return
        s.ask(ANSWERS[asked])


def asks_of(s: DragonCatchers, turn: i64, clan: i64) -> list[int]:
    """Whom the player on turn may ask, from the next place on. DRC-5.6"""
    hands, hidden = s.hands, s.setup.hidden
    some: i64 = 0
    bit: i64 = 2
    place = turn + 1 & 3
    while place != turn:
        if may_ask(s, place, clan) if hidden else hands[2 * place + clan] != 0:
            some |= bit
        bit <<= 1
        place = place + 1 & 3
    return ASKS[turn << 4 | some]


def may_ask(s: DragonCatchers, place: i64, clan: i64) -> bool:
    """Has he a card of the clan? With hidden colours: has he cards, and has he not said that he lacks it? DRC-14.2"""
    at = 2 * place + clan
    if not s.setup.hidden or place == s.ghost or s.seating[place] == s.seating[s.turn]:  # open; the red player's own
        return s.hands[at] != 0
    return (s.hands[at] | s.hands[at ^ 1]) != 0 and not s.void >> at & 1


def spend(s: DragonCatchers, place: i64, card: i64) -> None:
    """A card of the clan on turn leaves a hand."""
    at = 2 * place + ((s.turn ^ s.red) & 1)
    bit: i64 = 1
    bit <<= card if card < OF_CLAN else card - OF_CLAN
    hands = s.hands
    hands[at] = hands[at] ^ bit


class Answer(Ask[DragonCatchers]):
    """The player who is asked lays a card of the asker's clan before the asker. DRC-5.4"""

    kind: ClassVar[str] = "answer"
    rule: ClassVar[str] = "DRC-5.4"
    telling: ClassVar[bool] = True

    def __init__(self, asked: int) -> None:
        self.asked: i64 = asked

    def data(self) -> list[Any]:
        return [self.asked]

    def rule_now(self, s: DragonCatchers) -> str:
        return "DRC-12.6" if self.asked == s.ghost else "DRC-5.4"

    def seat(self, s: DragonCatchers) -> int:
        return s.seating[self.asked]

    def choices(self, s: DragonCatchers, seat: int) -> list[int]:
        clan = (s.turn ^ s.red) & 1
        return cards_of(s.hands[2 * self.asked + clan], clan)

    def at_random(self, s: DragonCatchers, seat: int, draw: Callable[[], float]) -> int:
        clan = (s.turn ^ s.red) & 1
        hand: i64 = s.hands[2 * self.asked + clan]
        cards = cards_of(hand, clan)
        return cards[toss(len(cards), draw)]

    def extra(self, s: DragonCatchers, seat: int) -> dict[str, Any]:
        return wanted(s, self.asked)

    def choose(self, s: DragonCatchers, seat: int, choice: int) -> None:
        spend(s, self.asked, choice)
        lay(s, choice, self.asked)


# -- turns with rows: two players ------------------------------------------------------------------------------------


class RowTurn(Ask[DragonCatchers]):
    """The player on turn lays a face-up card of his clan from his row, or asks the opponent to. DRC-11.5"""

    kind: ClassVar[str] = "turn"
    rule: ClassVar[str] = "DRC-11.5"

    def rule_now(self, s: DragonCatchers) -> str:
        return "DRC-11.7" if is_blind(s) else "DRC-11.5"

    def seat(self, s: DragonCatchers) -> int:
        return s.turn

    def choices(self, s: DragonCatchers, seat: int) -> list[int]:
        turn = s.turn
        clan = (turn ^ s.red) & 1
        own = s.hands[2 * turn + clan]
        others = s.hands[2 - 2 * turn + clan]
        if own == 0 and others == 0:
            out = blind_choices(s, turn)
            if blind_choices(s, 1 - turn):
                out.append(ASK + 1 - turn)
            return out
        cards = cards_of(own, clan)
        return cards if others == 0 else cards + ASKS_OTHER[turn]

    def at_random(self, s: DragonCatchers, seat: int, draw: Callable[[], float]) -> int:
        turn = s.turn
        clan = (turn ^ s.red) & 1
        own: i64 = s.hands[2 * turn + clan]
        others: i64 = s.hands[2 - 2 * turn + clan]
        if own == 0 and others == 0:
            return super().at_random(s, seat, draw)
        cards = cards_of(own, clan)
        held: i64 = len(cards)
        n = toss(held if others == 0 else held + 1, draw)
        return cards[n] if n < held else ASKS_OTHER[turn][0]

    def extra(self, s: DragonCatchers, seat: int) -> dict[str, Any]:
        return wanted(s, NOWHERE)

    def choose(self, s: DragonCatchers, seat: int, choice: int) -> None:
        if choice >= BLIND or choice < ASK:
            lay_from_row(s, choice, s.turn)
            return
        if s.events is not None:
            s.tell("ask", {"seat": s.turn, "to": 1 - s.turn, "ghost": "none"})
        s.ask(ROW_ANSWERS[1 - s.turn])


class RowAnswer(Ask[DragonCatchers]):
    """The opponent is asked and lays a card of the asker's clan from his own row. DRC-11.5"""

    kind: ClassVar[str] = "answer"
    rule: ClassVar[str] = "DRC-11.5"

    def __init__(self, asked: int) -> None:
        self.asked: i64 = asked

    def data(self) -> list[Any]:
        return [self.asked]

    def rule_now(self, s: DragonCatchers) -> str:
        return "DRC-11.7" if is_blind(s) else "DRC-11.5"

    def seat(self, s: DragonCatchers) -> int:
        return self.asked

    def choices(self, s: DragonCatchers, seat: int) -> list[int]:
        clan = (s.turn ^ s.red) & 1
        own = s.hands[2 * self.asked + clan]
        return cards_of(own, clan) if own else blind_choices(s, self.asked)

    def at_random(self, s: DragonCatchers, seat: int, draw: Callable[[], float]) -> int:
        clan = (s.turn ^ s.red) & 1
        own: i64 = s.hands[2 * self.asked + clan]
        if own == 0:
            return super().at_random(s, seat, draw)
        cards = cards_of(own, clan)
        return cards[toss(len(cards), draw)]

    def extra(self, s: DragonCatchers, seat: int) -> dict[str, Any]:
        return wanted(s, self.asked)

    def choose(self, s: DragonCatchers, seat: int, choice: int) -> None:
        lay_from_row(s, choice, self.asked)


def lay_from_row(s: DragonCatchers, choice: i64, place: i64) -> None:
    """A card leaves its row; the one under it is turned face up at once. DRC-11.5, 11.7"""
    under = s.under
    if choice >= BLIND:
        at: i64 = COLUMNS * place + choice - BLIND
        card = under[at]
        under[at] = NOWHERE
        s.wall("DRC-11.7", "turned")
        lay(s, card, place)
        return
    at = s.spot[choice]
    hand: i64 = 2 * place + (1 if choice >= OF_CLAN else 0)
    s.hands[hand] = s.hands[hand] ^ HAND_BIT[choice]
    below: i64 = under[at]
    s.columns[at] = below
    if below == NOWHERE:
        lay(s, choice, place)
        return
    under[at] = NOWHERE
    hand = 2 * place + (1 if below >= OF_CLAN else 0)
    s.hands[hand] = s.hands[hand] | HAND_BIT[below]
    s.wall("DRC-11.5", "turned")
    put(s, choice, place)
    if s.events is not None:
        s.tell("turned", {"seat": place, "card": "@card-" + IDS[below]})
    pass_on(s)


# -- rounds ----------------------------------------------------------------------------------------------------------


def lay(s: DragonCatchers, card: i64, giver: i64) -> None:
    """The card lies before the player on turn; the turn passes on, or the round is over. DRC-5.5"""
    put(s, card, giver)
    pass_on(s)


def put(s: DragonCatchers, card: i64, giver: i64) -> None:
    s.laid.append(4 * card + giver)
    if s.events is not None:
        tell_laid(s, card, giver)


def pass_on(s: DragonCatchers) -> None:
    if len(s.laid) == 4:
        end_round(s)
    else:
        s.turn = s.turn + 1 & s.last
        next_turn(s)


def next_turn(s: DragonCatchers) -> None:
    if s.setup.partial and not supplied(s):
        end_deal(s)
    else:
        s.ask(ROW_TURN if s.last == 1 else TURN)


def supplied(s: DragonCatchers) -> bool:
    """Is a card of the clan on turn left anywhere? Always, unless the position was partial. DRC-4.4"""
    clan = (s.turn ^ s.red) & 1
    for place in range(s.last + 1):
        if s.hands[2 * place + clan] != 0:
            return True
    return any(card != NOWHERE and card // OF_CLAN == clan for card in s.under)


def end_round(s: DragonCatchers) -> None:
    """The strongest spirit takes the trick, of equals the earliest; a fusion spirit sets it aside. DRC-6, 7"""
    best: i64 = -1
    winner: i64 = 0
    trick: i64 = 0
    place = s.leader
    last = s.last
    for x in s.laid:
        card: i64 = x
        card >>= 2
        bit: i64 = 1
        bit <<= card
        trick |= bit
        rank: i64 = RANK[card]
        if rank > best:
            best = rank
            winner = place
        place = place + 1 & last
    s.leader = s.turn = winner  # DRC-4.3, 7.1
    if s.events is not None:
        tell_trick(s, best)
    s.laid = []
    if best == FUSION:
        s.carried |= trick
    elif (winner ^ s.red) & 1:
        s.yellow_pile |= trick | s.carried  # DRC-7.2
        s.carried = 0
    else:
        s.red_pile |= trick | s.carried
        s.carried = 0
    if s.round == ROUNDS:
        end_deal(s)
    else:
        s.round += 1
        next_turn(s)


def end_deal(s: DragonCatchers) -> None:
    """Score the deal; then the game is over, or the dealer card goes on. DRC-7.5, 8, 9, 10"""
    for x in s.laid:  # a partial position ran out of cards
        s.carried |= PILE_BIT[x >> 2]
    s.laid = []
    s.discarded |= s.carried
    s.carried = 0
    red = score_of(s.red_pile, 0)
    yellow = score_of(s.yellow_pile, 1)
    s.totals = [total + (yellow if s.clan_of(seat) else red) for seat, total in enumerate(s.totals)]  # DRC-9.4, 12.9
    s.sheet = [*s.sheet, s.dealer, red, yellow]
    if s.events is not None:
        s.tell("scored", {"deal": s.deal, "red": red, "yellow": yellow, "discarded": bin(s.discarded).count("1")})
    if is_over(s):
        finish(s)
        if s.events is not None:
            s.tell("over", {})
    else:
        s.deal += 1
        s.dealer = (s.dealer + s.setup.step) % s.setup.seats  # DRC-8.2, 11.8, 12.8
        s.push(DEAL)


DEAL: Final = Deal()
TURN: Final = Turn()
ASKS: Final = [  # by turn and set of steps to those who may be asked
    [ASK + (turn + i & 3) for i in range(1, 4) if some >> i & 1] for turn in range(4) for some in range(16)
]
ASKS_OTHER: Final = [[ASK + 1], [ASK]]  # two players, by turn
ANSWERS: Final = [Answer(0), Answer(1), Answer(2), Answer(3)]
ROW_TURN: Final = RowTurn()
ROW_ANSWERS: Final = [RowAnswer(0), RowAnswer(1)]
FRAMES: Final[dict[str, type[Frame]]] = {
    "Deal": Deal,
    "Turn": Turn,
    "Answer": Answer,
    "RowTurn": RowTurn,
    "RowAnswer": RowAnswer,
}


def asked_place(s: DragonCatchers) -> int:
    """The place that is asked for a card, or NOWHERE."""
    top = s.stack[-1] if s.stack else None
    if top is TURN or top is ROW_TURN:  # usually: to look up a class is slow
        return NOWHERE
    if isinstance(top, Answer):
        return top.asked
    return top.asked if isinstance(top, RowAnswer) else NOWHERE
