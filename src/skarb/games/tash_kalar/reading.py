"""A position read: a state, or a refusal for whatever is in doubt. TSK-33"""

from typing import Any

from skarb.games.tash_kalar.cards import BASIC, FLARES, LEGENDS, SCHOOLS, TASK_IDS, TASKS, card_of
from skarb.games.tash_kalar.flow.board import COLOURS, LETTERS, NUMBERS
from skarb.games.tash_kalar.flow.ending import OVER, PLAY, decide
from skarb.games.tash_kalar.flow.modes import DUEL, FIRST_GAME, HIGH_FORM, MELEE, MODES, Setup
from skarb.games.tash_kalar.flow.opening import CHOOSING, COLOURING, STAGES, STARTING, Colours, Schools, Start
from skarb.games.tash_kalar.flow.turn import Turn
from skarb.games.tash_kalar.notation import text
from skarb.games.tash_kalar.position import FIELDS, NO_SEED
from skarb.games.tash_kalar.state import NOBODY, SEATS, TashKalar, changed
from skarb.games.tash_kalar.view import CONSENTS, RANK_LETTERS
from skarb.kernel.chance import key_of
from skarb.kernel.game import Complete
from skarb.kernel.refusal import Refused, refuse

DEFAULT_SCHOOLS = (1, 0, 2, 3)  # Southern, Northern Empire, Highland, Sylvan
WITHOUT_EFFECT = {"schools": "choose", "colours": "choose", "first": "random"}  # TSK-33.1


def bad(rule: str, code: str = "position") -> Refused:
    return refuse(rule, code, "tash_kalar")


def place(position: dict[str, Any], options: dict[str, Any] | None, complete: Complete) -> TashKalar:
    seats = seats_in(position, (options or {}).get("mode"))
    return read(position, Setup(seats, {**complete(seats, options), **WITHOUT_EFFECT}))


def seats_in(position: dict[str, Any], mode: Any) -> int:
    """The number of seats, before the options can be completed."""
    if isinstance(position.get("pending"), dict):
        before = position["pending"].get("from", {})
        if not isinstance(before, dict):
            raise bad("TSK-33.1")
        return seats_in(before, mode)
    seats = position.get("seats", ["A", "B", "C"] if mode == MODES[MELEE] else ["A", "B"])
    if not isinstance(seats, list) or seats != list(SEATS[: len(seats)]):
        raise bad("TSK-33.2")
    return len(seats)


def read(position: dict[str, Any], setup: Setup) -> TashKalar:
    for field in position:
        if field not in FIELDS:
            raise bad("TSK-33.1", "unknown-field")
    try:
        if position.get("pending") is None:
            return Reader(position, setup).s
        s = resume(position["pending"], setup)  # which tells all but standing answers, and what was found by thinking
        read_consents(s, position)
        read_known(s, position)
        return s
    except Refused:
        raise
    except (KeyError, TypeError, ValueError, IndexError, AttributeError) as error:
        raise bad("TSK-33.2") from error


def resume(pending: dict[str, Any], setup: Setup) -> TashKalar:
    """The last free moment and the choices since then. TSK-33.6"""
    if not isinstance(pending, dict) or set(pending) != {"from", "choices"} or pending["from"].get("pending"):
        raise bad("TSK-33.6")
    s = read(pending["from"], setup)
    s.run()
    for words in pending["choices"]:
        found = [choice for choice in s.choices() if text(s, choice) == words] if s.stack else []
        if not found or s.stage != PLAY:
            raise bad("TSK-33.6", "pending")
        s.answer(found[0])
    return s


class Reader:
    """Fills a state field by field; whatever is missing has its default."""

    def __init__(self, position: dict[str, Any], setup: Setup) -> None:
        self.given = position
        self.s = s = TashKalar(setup)
        self.seats = list(SEATS[: setup.seats])
        self.shuffled = position.get("seed") is not None
        self.chance()
        stage = position.get("stage", "play")
        if stage not in STAGES:
            raise bad("TSK-33.2")
        s.stage = STAGES.index(stage)
        s.first = self.seat("first", 0)
        s.turn = self.seat("turn", s.first if s.stage < PLAY else 0)
        s.actions = self.number("actions", 1 if s.stage < PLAY else 2)
        s.turns = self.number("turns", 0)
        self.sides()
        read_consents(s, position)
        if s.stage in (CHOOSING, COLOURING):
            s.push(Schools() if s.stage == CHOOSING else Colours())
            return
        self.board()
        self.cards()
        self.tasks()
        self.score()
        self.this_turn()
        read_known(s, position)
        if s.stage == STARTING:
            if setup.mode < DUEL:
                raise bad("TSK-33.2")
            s.push(Start())
        elif s.stage == OVER:
            s.result = decide(s)
        else:
            s.push(Turn())

    def chance(self) -> None:
        seed = self.given.get("seed")
        if isinstance(seed, bool) or not (seed is None or isinstance(seed, (str, int))):
            raise bad("TSK-33.2")
        words = str(seed).split()
        if len(words) == 3 and words[0] == "chance":  # the exact stream of a running match
            self.s.key, self.s.draws = bytes.fromhex(words[1]), int(words[2])
        else:
            self.s.key = NO_SEED if seed is None else key_of(seed)

    # -- small things ------------------------------------------------------------------------------------------------

    def number(self, field: str, default: int) -> int:
        return whole(self.given.get(field, default))

    def flag(self, field: str) -> bool:
        value = self.given.get(field, False)
        if not isinstance(value, bool):
            raise bad("TSK-33.2")
        return value

    def seat(self, field: str, default: int) -> int:
        return seat_of(self.s, self.given[field]) if field in self.given else default

    def side(self, letter: str) -> int:
        colour = LETTERS.index(letter) if len(letter) == 1 else NOBODY
        if colour not in self.s.sides:
            raise bad("TSK-33.2")
        return colour

    # -- who ---------------------------------------------------------------------------------------------------------

    def sides(self) -> None:
        s, n = self.s, self.s.setup.seats
        if "schools" in self.given:
            listed = self.given["schools"]
            s.schools = [NOBODY if school is None else SCHOOLS.index(school) for school in listed]
        elif s.stage == CHOOSING:
            s.schools = [NOBODY] * n
        else:
            s.schools = list(DEFAULT_SCHOOLS[:n])
        chosen = [school for school in s.schools if school >= 0]
        if len(s.schools) != n or len(set(chosen)) != len(chosen) or (s.stage and len(chosen) < n):
            raise bad("TSK-5.1", "schools")
        if s.stage == CHOOSING:
            return
        s.colours = s.schools
        if s.setup.teams:
            listed = self.given.get("colours")
            if listed is None and s.stage == COLOURING:
                listed = [None, None]
            elif listed is None:
                listed = [COLOURS[s.schools[0]], COLOURS[s.schools[1]]]
            pair = [NOBODY if colour is None else COLOURS.index(colour) for colour in listed]
            for i in (0, 1):
                if pair[i] not in (s.schools[i], s.schools[i + 2]) and not (pair[i] < 0 and s.stage == COLOURING):
                    raise bad("TSK-18.1", "colours")
            s.colours = [pair[0], pair[1], pair[0], pair[1]]
        if s.stage != COLOURING:
            s.sides = sorted(set(s.colours))

    # -- the board, TSK-33.4 -----------------------------------------------------------------------------------------

    def board(self) -> None:
        s = self.s
        for letter, owned in self.given.get("pieces", {}).items():
            colour = self.side(letter)
            s.doubles[colour], s.legendaries[colour] = whole(owned[0]), whole(owned[1])
        for part in self.given.get("board", "").split("|"):
            words = part.split()
            if not words:
                continue
            if len(words[0]) != 1 or words[0] not in LETTERS or LETTERS.index(words[0]) not in s.sides:
                raise bad("TSK-33.4", "board-side")
            colour = LETTERS.index(words[0])
            for word in words[1:]:
                if word[:2] not in NUMBERS or len(word) != 3 or word[2] not in RANK_LETTERS:
                    raise bad("TSK-33.4", "board-square")
                square, rank = NUMBERS[word[:2]], RANK_LETTERS.index(word[2])
                if s.board[square]:
                    raise bad("TSK-33.4", "board-twice")
                if not s.supply(colour, rank):
                    raise bad("TSK-33.4", "board-too-many")
                s.put(square, colour, rank)

    # -- cards, TSK-33.3, 33.5 ---------------------------------------------------------------------------------------

    def card(self, name: str, owner: int) -> int:
        """A card by name; `owner` is the seat whose hand, deck or pile names it, or a common deck."""
        s = self.s
        n = s.setup.seats
        if not isinstance(name, str):
            raise bad("TSK-33.5", "card-unknown")
        card = card_of(name, s.schools[owner] if owner < n else 0)
        if card < 0:
            raise bad("TSK-33.5", "card-unknown")
        if card < LEGENDS and (owner >= n or card // 18 != s.schools[owner]):
            raise bad("TSK-33.5", "card-school")
        if LEGENDS <= card < FLARES and s.setup.mode == FIRST_GAME:
            raise bad("TSK-33.5", "card-legend")
        return card

    def cards(self) -> None:
        s = self.s
        n = s.setup.seats
        keys = [*self.seats, "legends", "flares"]
        for field in ("hands", "decks", "discards"):
            for key in self.given.get(field, {}):
                if key not in (self.seats if field == "hands" else keys):
                    raise bad("TSK-33.2")
        taken = 0
        for i, key in enumerate(self.seats):
            for name in self.given.get("hands", {}).get(key, []):
                card = self.card(name, i)
                taken = self.once(taken, card)
                s.hands = changed(s.hands, i, s.hands[i] | 1 << card)
        for lists, field in ((s.decks, "decks"), (s.piles, "discards")):
            for i, key in enumerate(keys):
                for name in self.given.get(field, {}).get(key, []):
                    card = self.card(name, i)
                    if s.deck_of(card, i) != i:
                        raise bad("TSK-33.5", "card-school")
                    taken = self.once(taken, card)
                    lists[i].append(card)
        for i, key in enumerate(keys):
            begin = 18 * s.schools[i] if i < n else LEGENDS if i == n else FLARES
            kind = range(begin, begin + (18 if i < n else 12))
            rest = [card for card in kind if not taken >> card & 1]
            if i == n and s.setup.mode == FIRST_GAME:
                continue
            if key not in self.given.get("decks", {}):
                s.decks[i] = rest
                if self.shuffled:
                    s.shuffle(s.decks[i])
            elif key not in self.given.get("discards", {}):
                s.piles[i] = rest

    def once(self, taken: int, card: int) -> int:
        if taken >> card & 1:
            raise bad("TSK-33.5", "card-twice")
        return taken | 1 << card

    def tasks(self) -> None:
        s = self.s
        given = self.given.get("tasks")
        if not given or (s.setup.mode > HIGH_FORM and not any(given.get(k) for k in ("current", "next", "deck"))):
            return
        if s.setup.mode > HIGH_FORM or set(given) - {"current", "next", "deck", "claimed"}:
            raise bad("TSK-33.2")
        allowed = BASIC if s.setup.mode == FIRST_GAME else list(range(len(TASKS)))
        s.tasks = [TASK_IDS.index(name) for name in given.get("current", [])]
        s.next_task = NOBODY if given.get("next") is None else TASK_IDS.index(given["next"])
        mentioned = s.tasks + ([s.next_task] if s.next_task >= 0 else [])
        for letter, names in given.get("claimed", {}).items():
            for name in names:
                s.claimed[self.side(letter)] |= 1 << TASK_IDS.index(name)
                mentioned.append(TASK_IDS.index(name))
        if "deck" in given:
            s.task_deck = [TASK_IDS.index(name) for name in given["deck"]]
        else:
            s.task_deck = [task for task in allowed if task not in mentioned]
        mentioned = mentioned + s.task_deck
        if len(set(mentioned)) != len(mentioned) or not set(mentioned) <= set(allowed):
            raise bad("TSK-33.2")

    # -- scores, and what happened in this turn ----------------------------------------------------------------------

    def score(self) -> None:
        s = self.s
        given = self.given.get("score", {})
        if s.setup.mode == DUEL:
            for letter, points in given.items():
                s.points[5 * self.side(letter)] = whole(points)
        elif s.setup.mode == MELEE:
            for letter, columns in given.items():
                for other, points in columns.items():
                    s.points[4 * self.side(letter) + self.side(other)] = whole(points)

    def this_turn(self) -> None:
        s = self.s
        s.handed = self.flag("handed_over")
        s.discarded = self.flag("discarded")
        s.borrow = self.number("borrow", 0)
        s.extra_turns = self.number("extra_turns", 0)
        if s.borrow > 1 or (s.handed and not s.setup.teams):
            raise bad("TSK-33.2")
        draws = self.given.get("extra_draws", {})
        s.extra_beings, s.extra_legends = whole(draws.get("beings", 0)), whole(draws.get("legends", 0))
        for letter, ranks in self.given.get("destroyed", {}).items():
            for rank in ranks:
                s.destroyed[3 * self.side(letter) + RANK_LETTERS.index(rank)] += 1
        for entry in self.given.get("summoned", []):
            name, square = entry.split()
            s.summoned.append(128 * self.card(name, s.turn) + NUMBERS[square])
        for letter, colours in self.given.get("markers", {}).items():
            for other in colours:
                s.markers[self.side(letter)] |= 1 << self.side(other)
        end = self.given.get("end")
        if end is not None:
            s.last = seat_of(s, end["last"])
            s.finals = [seat_of(s, seat) for seat in end["turns"]]


# -- what the choices since a free moment do not tell ------------------------------------------------------------------


def read_consents(s: TashKalar, given: dict[str, Any]) -> None:
    if "consent" in given:
        s.consent = [0] * s.setup.seats
        for seat, words in given["consent"].items():
            if not set(words) <= {word for _, word in CONSENTS}:
                raise bad("TSK-33.2")
            s.consent[seat_of(s, seat)] = sum(bit for bit, word in CONSENTS if word in words)


def read_known(s: TashKalar, given: dict[str, Any]) -> None:
    tasks: list[int] = []
    for seat, names in given.get("known", {}).items():
        who = seat_of(s, seat)
        for name in names:
            if name in TASK_IDS:
                tasks.append(TASK_IDS.index(name))
                continue
            word, _, owner = name.partition(" ")
            owners = [who, *(i for i in range(s.setup.seats) if i != who)]
            if owner:
                owners = [seat_of(s, owner)]
            cards = [card_of(word, s.schools[i]) for i in owners]
            held = [c for i, c in zip(owners, cards, strict=True) if c >= LEGENDS or c // 18 == s.schools[i]]
            if not held:
                raise bad("TSK-33.5", "card-unknown")
            s.learn(who, held[0], 1 << held[0])
    while s.tasks_seen < len(s.task_deck) and s.task_deck[-1 - s.tasks_seen] in tasks:
        s.tasks_seen += 1


def seat_of(s: TashKalar, letter: str) -> int:
    return SEATS[: s.setup.seats].index(letter)


def whole(value: Any) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or value < 0:
        raise bad("TSK-33.2")
    return value
