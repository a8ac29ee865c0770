"""Every frame of whole games: each listener gets what its seat may know, and not a byte more."""

import json
import random
import re
from typing import Any

import pytest

import skarb
from server.house import House, Line, play_all
from skarb.kernel.match import Match

FRAME = {"t", "table", "ply", "seat", "mine", "view", "events", "question", "offers", "undo", "clock", "result"}
TABLE = {
    "id",
    "game",
    "rules",
    "seats",
    "options",
    "state",
    "public",
    "hot_seat",
    "clock",
    "owner",
    "turn",
    "ply",
    "fair",
    "rematch",
    "updated",
    "parent",
    "awaited",
    "result",
}


def plain(value: Any) -> Any:
    return json.loads(json.dumps(value))


def played(game: str, options: dict[str, Any], record: dict[str, Any]) -> list[tuple[Match, list[list[Any]]]]:
    """The match after each ply, with the events so far for each seat and, last, the spectator."""
    seats = record["seats"]
    match = skarb.new(game, seats, record["seed"], options)
    heard: list[list[Any]] = [[] for _ in range(seats + 1)]
    out = []
    for line in [None, *record["choices"]]:
        if line is not None:
            seat, choice = line.split(": ", 1)
            match.choose(choice, int(seat))
        for seat in range(seats + 1):
            heard[seat] = heard[seat] + [plain(event.cut(seat if seat < seats else None)) for event in match.happened]
        out.append((match.copy(), [list(events) for events in heard]))
    return out


def search(line: Line, seat: int | None, truth: list[tuple[Match, list[list[Any]]]], record: dict[str, Any]) -> int:
    """Compare every frame with what the seat may know. Gives the number of states."""
    states, seen = 0, 0
    for raw, frame in zip(line.raw, line.frames, strict=True):
        assert record["seed"] not in raw
        if frame["t"] != "state":
            assert frame["t"] in ("ok", "chats", "error")
            assert set(frame) <= {"t", "n", "ply", "list", "code", "rule", "reason"}
            continue
        states += 1
        assert set(frame) == FRAME
        assert set(frame["table"]) == TABLE
        assert (frame["table"]["result"], frame["table"]["awaited"]) == (None, [])
        assert frame["seat"] == seat
        match, heard = truth[frame["ply"]]
        assert frame["view"] == plain(match.view(seat))
        events = heard[-1 if seat is None else seat]
        assert frame["events"] == events[max(seen, len(events) - 200) :] or (seen == 0 and len(events) > 200)
        seen = len(events)
        own = [q for q in match.questions if q.seat == seat and match.result is None]
        asked = [q for q in own if not q.offer]
        if asked:
            assert [c["text"] for c in frame["question"]["choices"]] == asked[0].choices
            assert frame["question"]["seat"] == seat
        else:
            assert frame["question"] is None
        assert [[c["text"] for c in o["choices"]] for o in frame["offers"]] == [q.choices for q in own if q.offer]
        assert set(frame["undo"] or {}) <= {"rule", "code", "reason"}
    return states


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        *[(game, min(seats for seats in skarb.games.find(game).seats if seats > 1), {}) for game in skarb.games.ids()],
        ("durak", 4, {"enchanted": ["6", "7", "8", "9", "10", "J", "Q", "K", "A"]}),
        ("dragon_catchers", 4, {}),
    ],
)
def test_no_frame_tells_a_seat_more_than_it_may_know(
    house: House, game: str, seats: int, options: dict[str, Any]
) -> None:
    people = [house.visitor() for _ in range(seats)]
    table = people[0].make(game, seats, options=options)
    for seat, person in enumerate(people[1:], 1):
        person.post(f"/api/tables/{table['id']}/sit", seat=seat)
    people[0].post(f"/api/tables/{table['id']}/start")
    lines = [person.join(table["id"]) for person in [*people, house.visitor()]]
    play_all(lines, random.Random(seats))
    record = people[0].get(f"/api/tables/{table['id']}/record")
    truth = played(game, record["options"], record)
    for seat, line in enumerate(lines):
        states = search(line, seat if seat < seats else None, truth, record)
        assert states > len(record["choices"]) // 4
        line.close()


# -- secret choices ----------------------------------------------------------------------------------------------------

# Kind of question and verb of what a seat chooses in secret: TSK-31.2 (with closed discard piles), WYR-22.2, FLC-19.3
SECRET = {
    "tash_kalar": {"return return", "turn discard", "effect recall"},
    "wyrmspan": {"setup_cards keep", "setup_resources take", "tuck tuck"},
    "flamecraft": {"keep keep", "bury bury", "return return"},
}


def words(value: Any) -> set[str]:
    return set(re.findall(r"\w+", json.dumps(value)))


@pytest.mark.rule("TSK-31.2", "TSK-27.5", "WYR-22.2", "FLC-19.3")
@pytest.mark.parametrize(
    ("game", "seats", "options", "least"),
    [("tash_kalar", 2, {"discards": "closed"}, 20), ("wyrmspan", 3, {}, 6), ("flamecraft", 3, {}, 6)],
)
def test_no_frame_names_what_another_seat_chose_in_secret(
    house: House, game: str, seats: int, options: dict[str, Any], least: int
) -> None:
    """What others could not name before a secret choice is not named in the frame that they get of it."""
    people = [house.visitor() for _ in range(seats)]
    table = people[0].make(game, seats, options=options)["id"]
    for seat, person in enumerate(people[1:], 1):
        person.post(f"/api/tables/{table}/sit", seat=seat)
    people[0].post(f"/api/tables/{table}/start")
    lines = [person.join(table) for person in [*people, house.visitor()]]
    play_all(lines, random.Random(1))
    choices = [line.split(": ", 1) for line in people[0].get(f"/api/tables/{table}/record")["choices"]]
    shown = [{frame["ply"]: frame for frame in line.frames if frame["t"] == "state"} for line in lines]
    searched = 0
    for ply, (seat, choice) in enumerate(choices[:-1]):
        kind, (verb, *cards) = shown[int(seat)][ply]["question"]["kind"], choice.split()
        if f"{kind} {verb}" not in SECRET[game] or kind == "setup_resources":  # these are no cards, and soon public
            continue
        for frames in shown[: int(seat)] + shown[int(seat) + 1 :]:
            before, after = ({**frames[at], "table": None} for at in (ply, ply + 1))
            hidden = set(cards) - words(before)
            searched += bool(hidden)
            assert not hidden & words(after), (ply, seat, choice)
    assert searched >= least
    for line in lines:
        line.close()


def heard(match: Match, choice: str, seat: int, other: int | None) -> Any:
    """What another seat sees and hears of a choice."""
    after = match.copy()
    after.choose(choice, seat)
    return plain([after.view(other), [event.cut(other) for event in after.happened]])


@pytest.mark.rule("FLC-3.10", "FLC-12.3", "WYR-3.5", "WYR-3.6")
@pytest.mark.parametrize(
    ("game", "kinds", "seats"),
    [("flamecraft", {"keep", "bury"}, 3), ("wyrmspan", {"setup_cards", "setup_resources"}, 2)],
)
def test_whatever_is_chosen_in_secret_looks_the_same_to_others(game: str, kinds: set[str], seats: int) -> None:
    met: set[str] = set()
    shown = 0
    for seed in range(60):
        match = skarb.new(game, seats, seed)
        chance = random.Random(seed)
        while match.question and met < kinds:
            question, seat = match.question, match.question.seat
            secret = [choice for choice in question.choices if f"{question.kind} {choice.split()[0]}" in SECRET[game]]
            if question.kind == "bury":
                soon = match.view(None)["decks"]["artisan"] < 4  # what is buried may come up again at once
            else:
                soon = len(match.questions) == 1  # the last one ends the setup: then all is shown
            if question.kind in kinds and len(secret) > 1 and not soon:
                met.add(question.kind)
                for other in [None, *range(seats)]:
                    told = {json.dumps(heard(match, choice, seat, other)) for choice in secret}
                    assert len(told) == 1 or other == seat, secret
                    shown += len(told) > 1
            match.choose(chance.choice(question.choices), seat)
    assert met == kinds
    assert shown  # to the owner


def test_the_search_finds_a_leak(house: House) -> None:
    """The search above would see one card too many, a foreign question, or the seed."""
    anna = house.visitor()
    table = anna.make("durak", hot_seat=True, start=True)
    with anna.join(table["id"], seat=0) as line:
        line.state()
    record = anna.get(f"/api/tables/{table['id']}/record")
    truth = played("durak", record["options"], record)
    assert search(line, 0, truth, record) == 1
    frame, raw = line.frames[-1], line.raw[-1]
    leaks = [
        {**frame, "view": plain(truth[0][0].view(1))},
        {**frame, "position": plain(truth[0][0].position())},
        {**frame, "events": [*frame["events"], {"event": "draw", "card": "6S"}]},
        {**frame, "table": {**frame["table"], "seed": ""}},
        {**frame, "question": {"seat": 1, "choices": [{"text": "attack 6S"}]}},
    ]
    for leak in leaks:
        line.frames[-1] = leak
        with pytest.raises(AssertionError):
            search(line, 0, truth, record)
    line.frames[-1], line.raw[-1] = frame, raw + record["seed"]
    with pytest.raises(AssertionError):
        search(line, 0, truth, record)
