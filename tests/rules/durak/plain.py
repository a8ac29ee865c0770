"""The flow of a deal told a second time, in lists and names and without haste, to compare the engine with.

It starts from a complete position, knows nothing of the engine, and stops when the deal is over.
"""

from typing import Any

RANKS = ["6", "7", "8", "9", "10", "J", "Q", "K", "A"]
SIX = {"S": "H", "H": "C", "C": "D", "D": "S"}
ACE = {"S": "D", "C": "H", "D": "C", "H": "S"}


def rank(card: str) -> str:
    return card.partition("=")[0][:-1]


def suit(card: str) -> str:
    return card[-1]


class Plain:
    def __init__(self, position: dict[str, Any], options: dict[str, Any]) -> None:
        self.option = options
        self.seats: list[str] = position["seats"]
        self.hands = {name: list(cards) for name, cards in position["hands"].items()}
        self.deck: list[str] = list(position["deck"])
        self.trump = position["trump"]
        self.enchanted: list[str] = options.get("enchanted", [])
        self.team = options.get("mode") == "team"
        self.dir = 1
        self.won = False
        self.out: list[str] = []
        self.stall = 0
        self.discard = 0
        self.result: str | None = None
        self.begin(position["owner"])

    # -- people --------------------------------------------------------------------------------------------------------

    def in_game(self, name: str) -> bool:
        return bool(self.hands[name] or self.deck)

    def after(self, name: str, step: int = 0) -> str:
        return self.seats[(self.seats.index(name) + (step or self.dir)) % len(self.seats)]

    def partner(self, name: str) -> str:
        return self.after(name, 2)

    def next_player(self, name: str, step: int = 0) -> str | None:
        """DUR-4.5; in teams the next seat."""
        other = self.after(name, step)
        if self.team:
            return other
        while other != name:
            if self.in_game(other):
                return other
            other = self.after(other, step)
        return None

    def person(self, seat: str | None) -> str | None:
        if seat is None or self.in_game(seat):
            return seat
        return self.partner(seat) if self.team and self.in_game(self.partner(seat)) else None

    # -- the bout ------------------------------------------------------------------------------------------------------

    def begin(self, owner: str) -> None:
        self.owner = owner
        self.rows: list[list[Any]] = []
        self.queen = self.king = self.taking = False
        self.last_cards: list[str] = []
        self.phase = "attack"
        self.attacker = self.person(owner)
        self.reach(self.next_player(owner))

    def reach(self, seat: str | None) -> None:
        assert seat is not None
        self.defender = seat
        person = self.person(seat)
        assert person is not None
        self.keeper = person
        self.passed: set[str] = set()
        self.held = len(self.hands[person])

    @property
    def limit(self) -> int:
        return min(6 if self.won else self.option.get("limit_before_first", 5), self.held)

    def open(self) -> list[int]:
        return [i for i, row in enumerate(self.rows) if row[2] is None]

    def on_table(self) -> set[str]:
        return {rank(card) for row in self.rows for card in (row[0], row[2]) if card}

    def throwers(self) -> list[str]:
        order = [self.owner]
        while len(order) < len(self.seats):
            order.append(self.after(order[-1]))
        if self.team:
            allowed = [self.after(self.defender, 1), self.after(self.defender, -1)]
        elif self.option.get("throwers") == "neighbours":
            allowed = [str(self.next_player(self.defender, 1)), str(self.next_player(self.defender, -1))]
        else:
            allowed = [name for name in self.seats if name != self.defender]
        return [name for name in order if name in allowed and self.hands[name] and name not in self.passed]

    def asked(self) -> list[str]:
        if self.phase == "attack":
            assert self.attacker is not None
            return [self.attacker]
        return self.throwers() if self.phase == "throw" else [self.keeper]

    def names(self, card: str) -> list[str]:
        """The card as it may be laid."""
        if rank(card) == "8" and "8" in self.enchanted:
            return [f"{card}={name}" for name in "HDSC" if name != self.trump]
        return [card]

    def beats(self, attack: str, card: str) -> bool:
        a, d, s, own, e = rank(attack), rank(card), suit(attack), suit(card), self.enchanted
        if a == "7" and "7" in e and own == self.trump and s != self.trump:
            return False
        if a == "J" and "J" in e:
            return RANKS.index(d) < 5 and own in (s, self.trump)
        if d == "6" and "6" in e and self.option.get("six_targets", SIX)[own] == s:
            return True
        if a == d == "A" and "A" in e and ACE[own] == s:
            return True
        return RANKS.index(d) > RANKS.index(a) if own == s else own == self.trump

    def legal(self, name: str) -> list[str]:
        hand = self.hands[name]
        laid = [card for held in hand for card in self.names(held)]
        if self.phase == "attack":
            return [f"attack {card}" for card in laid]
        if self.phase == "throw":
            free = {"9"} & set(self.enchanted)
            return [f"throw {card}" for card in laid if rank(card) in self.on_table() | free] + ["pass"]
        if self.phase == "reverse":
            return ["reverse yes", "reverse no"]
        moves = [f"beat {i} {card}" for i in self.open() for card in laid if self.beats(self.rows[i][0], card)]
        return moves + [f"transfer {card}" for card in laid if self.transfers(card)] + ["take"]

    def transfers(self, card: str) -> bool:
        attack = {rank(row[0]) for row in self.rows}
        target = self.person(self.next_player(self.defender))
        return (
            self.option.get("transfer", True)
            and attack == {rank(card)}
            and len(self.open()) == len(self.rows)
            and not (attack == {"10"} and "10" in self.enchanted)
            and target is not None
            and len(self.hands[target]) > len(self.rows)
        )

    def choose(self, name: str, move: str) -> None:
        verb, *rest = move.split()
        if verb == "pass":
            self.passed.add(name)
        elif verb == "take":
            self.taking = True
            self.passed = set()
            if not self.option.get("throw_after_take"):
                return self.end(True, False)
        elif verb == "reverse":
            return self.end(False, rest[0] == "yes")
        else:
            self.lay(name, verb, rest)
        enough = len(self.rows) - len(self.open()) == self.limit
        if enough and verb == "beat" and self.option.get("overthrow") == "defender_chooses":
            return self.win()
        return self.window()

    def lay(self, name: str, verb: str, rest: list[str]) -> None:
        card = rest[-1]
        new = rank(card) not in self.on_table()
        if new or self.option.get("pass_memory") != "new_rank":
            self.passed = set()
        target = self.next_player(self.defender) if verb == "transfer" else None
        self.hands[name].remove(card.partition("=")[0])
        if not self.hands[name]:
            self.last_cards.append(name)
        if verb == "beat":
            self.rows[int(rest[0])][2] = card
            self.queen = self.queen or (rank(card) == "Q" and "Q" in self.enchanted)
            self.king = self.king or (rank(card) == "K" and "K" in self.enchanted)
        else:
            self.rows.append([card, name, None])
        if verb == "transfer":
            self.reach(target)

    def window(self) -> None:
        closed = len(self.rows) >= self.limit and self.option.get("overthrow") != "defender_chooses"
        if self.throwers() and not self.queen and not closed:
            self.phase = "throw"
        elif self.taking:
            self.end(True, False)
        elif self.open():
            self.phase = "defend"
        else:
            self.win()

    def win(self) -> None:
        self.won = True
        back = [by for _, by, beating in self.rows if not beating]  # their cards were beyond the limit
        if self.king and sum(self.in_game(name) or name in back for name in self.seats) >= 3:
            self.phase = "reverse"
        else:
            self.end(False, False)

    # -- the end of a bout ---------------------------------------------------------------------------------------------

    def end(self, took: bool, turn: bool) -> None:
        places = self.limit if self.option.get("overthrow") == "defender_chooses" else 99
        places -= len(self.rows) - len(self.open())
        moved: list[str] = []
        for attack, by, beating in self.rows:
            card = attack.partition("=")[0]
            if beating:
                moved += [card, beating.partition("=")[0]]
            elif took and places > 0:
                places -= 1
                moved.append(card)
            else:
                self.hands[by].append(card)
        if took:
            self.hands[self.keeper] += moved
        else:
            self.discard += len(moved)
        drew = self.draw()
        if turn:
            self.dir = -self.dir
        self.rows = []
        if not self.deck:
            self.out += [name for name in self.last_cards if not self.hands[name]]
        self.stall = self.stall + 1 if took and not drew else 0
        holders = [name for name in self.seats if self.hands[name]]
        self.result = self.ended(holders)
        if self.result is None:
            if not took and (self.team or self.in_game(self.defender)):
                self.begin(self.defender)
            else:
                self.begin(str(self.next_player(self.defender)))

    def draw(self) -> bool:
        step = self.dir if self.option.get("draw_order") == "forward" else -self.dir
        order = [self.owner]
        while len(order) < len(self.seats):
            order.append(self.after(order[-1], step))
        order.remove(self.defender)
        before = len(self.deck)
        for name in [*order, self.defender]:
            while self.deck and len(self.hands[name]) < 6:
                self.hands[name].append(self.deck.pop(0))
        return len(self.deck) < before

    def ended(self, holders: list[str]) -> str | None:
        if not self.deck and self.team:
            teams = {self.seats.index(name) % 2 for name in holders}
            if len(teams) < 2:
                return f"team {1 - teams.pop()} wins" if teams else "draw"
        elif not self.deck and len(holders) < 2:
            if holders:
                return f"fool {holders[0]}"
            return f"fool {self.defender}" if self.option.get("tie") == "defender_is_fool" else "draw"
        return "draw" if self.stall >= self.option.get("stall_bouts", 100) else None
