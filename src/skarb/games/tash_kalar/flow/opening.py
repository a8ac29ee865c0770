"""Before the first turn: schools, colours, the deal, the tasks, the starting pieces. TSK-5, 15.3, 16.2, 18.3, 30.2"""

from typing import Any, Final, Literal

from skarb.games.tash_kalar.cards import BASIC, FLARES, LEGENDS, SCHOOLS, TASKS
from skarb.games.tash_kalar.choice import COLOUR, SCHOOL, START, first, pack, second
from skarb.games.tash_kalar.flow.asking import Decision
from skarb.games.tash_kalar.flow.board import COLOURS, DUEL_MARKS, MELEE_MARKS, NAMES, NUMBERS
from skarb.games.tash_kalar.flow.ending import PLAY, begin_turn, draw, turn_up
from skarb.games.tash_kalar.flow.modes import DUEL, FIRST_GAME, HIGH_FORM, MELEE, Setup
from skarb.games.tash_kalar.state import TashKalar
from skarb.kernel.state import Do

Stage = Literal["schools", "colours", "start", "play", "over"]
STAGES: Final[tuple[Stage, ...]] = ("schools", "colours", "start", "play", "over")
CHOOSING: Final = 0
COLOURING: Final = 1
STARTING: Final = 2


def begin(s: TashKalar) -> None:
    """Who plays first, and the schools if they are given or dealt. TSK-27.2, 27.3"""
    setup = s.setup
    given = setup.options["first"]
    s.first = s.below(setup.seats) if given == "random" else given
    s.turn = s.first
    s.actions = 1
    schools = setup.options["schools"]
    if schools == "random":
        dealt = allowed_schools(setup)
        s.shuffle(dealt)
        s.schools = dealt[: setup.seats]
    elif schools != "choose":
        s.schools = [SCHOOLS.index(school) for school in schools]
    s.push(Schools())


def allowed_schools(setup: Setup) -> list[int]:
    """First game: the two Imperial schools, unless the table allows any. TSK-15.1, 27.8"""
    return [0, 1] if setup.mode == FIRST_GAME and not setup.options["any_schools"] else [0, 1, 2, 3]


class Schools(Do[TashKalar]):
    """The next seat in turn order that has no school chooses one. TSK-27.2"""

    def do(self, s: TashKalar) -> None:
        n = s.setup.seats
        s.stage = CHOOSING
        for i in range(n):
            seat = (s.first + i) % n
            if s.schools[seat] < 0:
                s.push(self)
                s.push(ChooseSchool(seat))
                return
        s.push(Colours())


class ChooseSchool(Decision):
    kind = "school"
    rule = "TSK-27.2"

    def __init__(self, who: int) -> None:
        self.who = who

    def data(self) -> list[Any]:
        return [self.who]

    def seat(self, s: TashKalar) -> int:
        return self.who

    def choices(self, s: TashKalar, seat: int) -> list[int]:
        return [pack(SCHOOL, school) for school in allowed_schools(s.setup) if school not in s.schools]

    def take(self, s: TashKalar, choice: int) -> None:
        schools = s.schools.copy()
        schools[self.who] = first(choice)
        s.schools = schools
        s.wall("TSK-27.4", "setup")
        s.tell("school", {"seat": self.who, "school": f"@school-{SCHOOLS[first(choice)].replace('_', '-')}"})


class Colours(Do[TashKalar]):
    """A player plays the colour of his school; of each team the member who plays sooner chooses one. TSK-18.1"""

    def do(self, s: TashKalar) -> None:
        s.stage = COLOURING
        if not s.setup.teams:
            s.colours = s.schools
        for i in range(2):
            seat = (s.first + i) % s.setup.seats
            if s.colours[seat] < 0:
                given = s.setup.options["colours"]
                wish = -1 if given == "choose" else COLOURS.index(given[seat % 2])
                s.push(self)
                if wish in (s.schools[seat], s.schools[s.mate(seat)]):
                    set_colour(s, seat, wish)
                else:
                    s.push(ChooseColour(seat))
                return
        s.sides = sorted(set(s.colours))
        s.push(Deal())


def set_colour(s: TashKalar, seat: int, colour: int) -> None:
    colours = s.colours.copy()
    colours[seat] = colours[s.mate(seat)] = colour
    s.colours = colours


class ChooseColour(Decision):
    kind = "colour"
    rule = "TSK-18.1"

    def __init__(self, who: int) -> None:
        self.who = who

    def data(self) -> list[Any]:
        return [self.who]

    def seat(self, s: TashKalar) -> int:
        return self.who

    def choices(self, s: TashKalar, seat: int) -> list[int]:
        return [pack(COLOUR, colour) for colour in sorted((s.schools[self.who], s.schools[s.mate(self.who)]))]

    def take(self, s: TashKalar, choice: int) -> None:
        set_colour(s, self.who, first(choice))
        s.wall("TSK-27.4", "setup")
        s.tell("colour", {"seat": self.who, "colour": f"@word-{COLOURS[first(choice)]}"})


class Deal(Do[TashKalar]):
    """Shuffle, deal, lay out the tasks. TSK-5.2, 5.3"""

    def do(self, s: TashKalar) -> None:
        n = s.setup.seats
        for seat in range(n):
            new_deck(s, seat, 18 * s.schools[seat], 18)
        if s.setup.mode != FIRST_GAME:
            new_deck(s, n, LEGENDS, FLARES - LEGENDS)
        new_deck(s, n + 1, FLARES, 12)
        for i in range(n):
            seat = (s.first + i) % n
            draw(s, seat, seat, 3)
            if s.setup.mode != FIRST_GAME and (i < 2 or not s.setup.teams):  # TSK-18.3
                draw(s, seat, n, 2)
            draw(s, seat, n + 1, 1)
        if s.setup.mode <= HIGH_FORM:
            lay_out(s)
        s.push(Start() if s.setup.mode >= DUEL else FirstTurn())


def new_deck(s: TashKalar, deck: int, lowest: int, size: int) -> None:
    cards = list(range(lowest, lowest + size))
    s.shuffle(cards)
    s.set_deck(deck, cards)


def lay_out(s: TashKalar) -> None:
    """Three open basic tasks and the next one. TSK-15.3, 16.2"""
    first_game = s.setup.mode == FIRST_GAME
    deck = BASIC.copy() if first_game else list(range(len(TASKS)))
    s.shuffle(deck)
    aside: list[int] = []
    types: list[str] = []
    while len(s.tasks) < 3:
        task = deck.pop(0)
        kind = TASKS[task].type
        if first_game:
            fits = TASKS[task].points <= 2 and kind not in types
        else:
            fits = not TASKS[task].advanced and types != [kind, kind]
        if fits:
            s.tasks = [*s.tasks, task]
            types.append(kind)
        else:
            aside.append(task)
    deck += aside
    s.shuffle(deck)
    s.task_deck = deck
    turn_up(s)


class Start(Decision):
    """The last player in turn order puts out the starting pieces. TSK-5.4, 5.5"""

    kind = "start"

    def seat(self, s: TashKalar) -> int:
        return (s.first + s.setup.seats - 1) % s.setup.seats

    def rule_now(self, s: TashKalar) -> str:
        return "TSK-5.5" if s.setup.mode == MELEE else "TSK-5.4"

    def forced(self, s: TashKalar) -> int:
        s.stage = STARTING
        return super().forced(s)

    def choices(self, s: TashKalar, seat: int) -> list[int]:
        if s.setup.mode == DUEL:
            return [pack(START, colour, DUEL_MARKS[0]) for colour in s.sides]
        waiting = [c for c in s.sides if not s.all_of(c)]
        if s.setup.seats == 4:
            waiting.remove(s.colours[(s.first + 1) % 4])
        marks = MELEE_MARKS[sum(1 for c in s.sides if s.all_of(c))]
        return [pack(START, colour, NUMBERS[mark]) for colour in waiting for mark in marks]

    def take(self, s: TashKalar, choice: int) -> None:
        put_out(s, first(choice), second(choice))
        s.wall("TSK-27.4", "setup")
        if s.setup.mode == DUEL:
            put_out(s, s.sides[0] + s.sides[1] - first(choice), DUEL_MARKS[1])
        elif sum(1 for c in s.sides if s.all_of(c)) < 3:
            s.push(self)
            return
        s.push(FirstTurn())


def put_out(s: TashKalar, colour: int, square: int) -> None:
    s.put(square, colour, 0)
    s.tell("started", {"piece": f"@piece-common-{COLOURS[colour]}", "square": NAMES[square]})


class FirstTurn(Do[TashKalar]):
    """The starting player begins with one action. TSK-6.1"""

    def do(self, s: TashKalar) -> None:
        s.stage = PLAY
        begin_turn(s, s.first, 1)


FRAMES: Final = [Schools, ChooseSchool, Colours, ChooseColour, Deal, Start, FirstTurn]
