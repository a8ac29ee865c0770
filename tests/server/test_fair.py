"""Deals that nobody has to believe (docs/fair.md): the server and the people commit, then reveal, then it is dealt."""

import json
import random
import re
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from copy import deepcopy
from hashlib import sha256
from pathlib import Path
from typing import Any

import httpx
import psycopg
import pytest

import skarb
from server.house import BOTH, House, Line, Visitor, execute, play, play_all, until
from skarb.kernel.fair import seed as seed_of
from skarb.kernel.refusal import Refused
from skarb.server.chairs import Chair
from skarb.server.denied import Denied
from skarb.server.engine import is_postgres
from skarb.server.making import begin, commit, deal, fresh_row, reveal, write
from skarb.server.store import Row
from skarb.server.table import Table
from skarb.server.tables import Pace, find_game

ENGINES = BOTH


def digest(text: str) -> str:
    return sha256(text.encode()).hexdigest()


def part_of(name: str) -> str:
    return digest(f"part of {name}")


@pytest.fixture
def open_house(db: str) -> Iterator[House]:
    """A house that chooses its secrets as it does at home; a part may come as late as it likes."""
    made = House(db, seeds=None, pace=Pace(0, 0, 1e6))
    yield made
    made.close()


class Page:
    """A person whose page adds to the deals, and keeps what was said before them."""

    def __init__(self, house: House, name: str) -> None:
        self.visitor = house.visitor(name)
        self.part = part_of(name)
        self.kept: dict[str, Any] = {}

    def commit(self, table: str) -> Any:
        return self.visitor.post(f"/api/tables/{table}/commit", commitment=digest(self.part))

    def reveal(self, table: str) -> Any:
        now = self.visitor.get(f"/api/tables/{table}")["fair"]
        parts = [{"seat": one["seat"], "commitment": one["commitment"]} for one in now["parts"]]
        self.kept = {"server": now["server"], "terms": now["terms"], "parts": parts, "part": self.part}
        return self.visitor.post(f"/api/tables/{table}/reveal", part=self.part)


def dealt(house: House, game: str = "durak") -> tuple[list[Page], str]:
    """Two people who have both added to the deal."""
    pages = [Page(house, "Anna"), Page(house, "Ben")]
    table = pages[0].visitor.make(game)["id"]
    pages[1].visitor.post(f"/api/tables/{table}/sit", seat=1)
    for page in pages:
        page.commit(table)
    pages[0].visitor.post(f"/api/tables/{table}/start")
    for page in pages:
        page.reveal(table)
    return pages, table


def finish(pages: list[Page], table: str) -> list[Line]:
    lines = [page.visitor.join(table) for page in pages]
    play_all(lines, random.Random(1))
    for line in lines:
        line.close()
    return lines


# -- every order of things ---------------------------------------------------------------------------------------------


class Small:
    """A table of two people without a server: what the protocol may do, one step at a time."""

    def __init__(self) -> None:
        game = find_game("durak")
        options = game.complete(2, {})
        chairs = [Chair(person="anna"), Chair(person="ben")]
        self.table = Table(game, fresh_row(game.id, game.version, 2, options, None, "anna", chairs))
        write(self.table)

    def crash(self) -> None:
        """Only what was stored is left."""
        row = Row(*(getattr(self.table.row, name) for name in Row.__struct_fields__))
        self.table = Table(self.table.game, row)
        if row.seed is not None:
            self.table.match = self.table.deal()

    def do(self, step: str) -> None:
        table, (what, _, who) = self.table, step.partition(" ")
        if what == "commit" and table.row.state == "open":
            commit(table, who, digest(part_of(who)))
        elif what == "other" and table.row.state == "open":
            commit(table, who, digest("another part"))
        elif what == "start" and table.row.state == "open":
            begin(table, 0.0)
        elif what == "reveal":
            reveal(table, part_of(who), 0.0)
        elif what == "late" and table.row.state == "dealing":
            deal(table, 0.0)
        elif what == "crash":
            self.crash()
        write(self.table)


STEPS = ["commit anna", "commit ben", "other anna", "start", "reveal anna", "reveal ben", "late", "crash"]


def test_every_order_of_steps_keeps_what_was_said() -> None:
    """All of them: the states are few."""
    first = Small()
    row = first.table.row
    secret, terms, published = first.table.proof.secret, first.table.proof.terms, row.seed_hash
    assert digest(secret) == published
    seen: set[str] = set()
    waiting = [(first, [""])]
    ends = set()
    while waiting:
        at, path = waiting.pop()
        for step in STEPS:
            after = Small.__new__(Small)
            after.table = Table(at.table.game, Row(*(getattr(at.table.row, name) for name in Row.__struct_fields__)))
            if after.table.row.seed is not None:
                after.table.match = after.table.deal()
            before = deepcopy(after.table.row)
            try:
                after.do(step)
            except Denied:
                assert after.table.row == before, f"{path}: a refused {step} changes nothing"
            table = after.table
            now, proof = table.row, table.proof
            assert (proof.secret, proof.terms, now.seed_hash) == (secret, terms, published)
            told = table.info("anna").fair
            assert told is not None
            assert told.secret is None
            if now.state in ("open", "dealing"):
                assert all(one.part is None for one in told.parts), "nobody sees a part before the cards"
                assert now.seed is None
            else:
                assert now.seed == seed_of(terms, secret, [(p.seat, p.part or p.commitment) for p in proof.parts])
                assert table.match is not None
            if before.state != "open":
                old = Table(table.game, before).proof
                assert [(p.seat, p.commitment) for p in proof.parts] == [(p.seat, p.commitment) for p in old.parts]
                assert all(b.part == a.part for a, b in zip(old.parts, proof.parts, strict=True) if a.part)
                assert before.seed is None or now.seed == before.seed, "the cards are dealt once"
            if now.state == "playing":
                ends.add(tuple((p.seat, p.part is not None) for p in proof.parts))
            key = json.dumps([now.state, now.sitting, now.fair, now.seed])
            if key not in seen:
                seen.add(key)
                waiting.append((after, [*path, step]))
    both = {((0, a), (1, b)) for a in (False, True) for b in (False, True)}
    assert ends == {(), *both, *((((seat, done),)) for seat in (0, 1) for done in (False, True))}


# -- through the server ------------------------------------------------------------------------------------------------


def test_two_people_and_the_server_make_the_deal(open_house: House) -> None:
    anna, ben = Page(open_house, "Anna"), Page(open_house, "Ben")
    made = anna.visitor.make()
    path = f"/api/tables/{made['id']}"
    assert made["fair"]["kind"] == "parts"
    assert re.fullmatch("[0-9a-f]{64}", made["fair"]["server"])
    assert json.loads(made["fair"]["terms"]) == {
        "game": "durak", "seats": 2, "options": made["options"], "table": made["id"],
    }  # fmt: skip
    ben.visitor.post(path + "/sit", seat=1)
    anna.commit(made["id"])
    now = ben.commit(made["id"])
    promised = [{"seat": i, "commitment": digest(one.part), "part": None} for i, one in enumerate((anna, ben))]
    assert now["fair"] == {**made["fair"], "parts": promised}
    now = anna.visitor.post(path + "/start")
    assert (now["state"], now["awaited"]) == ("dealing", [0, 1])
    assert open_house.visitor().refused("POST", path + "/sit", seat=0) == (409, "not-open")
    now = ben.reveal(made["id"])
    assert (now["state"], now["fair"]["parts"]) == ("dealing", promised), "nobody sees a part before all are in"
    assert now["awaited"] == [0], "everybody sees who is waited for"
    now = anna.reveal(made["id"])
    assert (now["state"], now["awaited"]) == ("playing", [])
    assert [one["part"] for one in now["fair"]["parts"]] == [anna.part, ben.part]
    lines = finish([anna, ben], made["id"])
    fair = anna.visitor.get(path)["fair"]
    assert fair["server"] == made["fair"]["server"] == digest(fair["secret"])
    for line in lines:
        for raw, frame in zip(line.raw, line.frames, strict=True):
            assert fair["secret"] not in raw or frame["table"]["state"] == "over"
    record = anna.visitor.get(path + "/record")
    assert record["fair"] == fair
    assert record["seed"] == digest(f"skarb deal 1\n{fair['terms']}\n{fair['secret']}\n0 {anna.part}\n1 {ben.part}\n")
    assert anna.visitor.get(path + "/verify")["ok"]
    assert anna.visitor.get("/api/tables")["mine"][0]["fair"] is None


def test_alone_one_call_more_deals(open_house: House) -> None:
    anna = Page(open_house, "Anna")
    made = anna.visitor.make(bots={"1": "random"}, start=True, commitment=digest(anna.part))
    assert made["state"] == "dealing"
    assert anna.reveal(made["id"])["state"] == "playing"
    assert anna.reveal(made["id"])["state"] == "playing", "what was not heard may be said again"


def test_who_promises_nothing_waits_for_nothing(open_house: House) -> None:
    made = open_house.visitor().make(start=True)
    assert (made["state"], made["fair"]["parts"]) == ("playing", [])


def test_at_a_hot_seat_one_page_adds_one_part(open_house: House) -> None:
    anna = Page(open_house, "Anna")
    made = anna.visitor.make(hot_seat=True, start=True, commitment=digest(anna.part))
    assert [one["seat"] for one in made["fair"]["parts"]] == [0]
    assert anna.reveal(made["id"])["state"] == "playing"


def test_a_promise_goes_with_its_person(open_house: House) -> None:
    anna, ben = Page(open_house, "Anna"), Page(open_house, "Ben")
    table = anna.visitor.make(seats=3)["id"]
    path = f"/api/tables/{table}"
    assert ben.visitor.refused("POST", path + "/commit", commitment=digest(ben.part)) == (403, "not-your-seat")
    ben.visitor.post(path + "/sit", seat=1)
    ben.commit(table)
    assert [one["seat"] for one in ben.visitor.post(path + "/sit", seat=2)["fair"]["parts"]] == [2]
    assert ben.visitor.refused("POST", path + "/commit", commitment=digest("other")) == (409, "committed")
    assert anna.visitor.post(path + "/commit", commitment=digest(ben.part))["fair"]["parts"] == [
        {"seat": 2, "commitment": digest(ben.part), "part": None}
    ], "nobody gains by repeating somebody else's promise"
    assert ben.visitor.post(path + "/leave")["fair"]["parts"] == []
    for bad in ("", "0" * 63, "0" * 65, "A" * 64, "0" * 63 + "\n", "0" * 64 + "\n"):
        assert anna.visitor.refused("POST", path + "/commit", commitment=bad) == (400, "bad-message")
    assert anna.visitor.refused("POST", path + "/reveal", part=anna.part) == (409, "no-such-part")


def test_a_rematch_is_dealt_anew_by_the_same_people(open_house: House) -> None:
    pages, table = dealt(open_house)
    finish(pages, table)
    old = pages[0].visitor.get(f"/api/tables/{table}")["fair"]
    again: Any = None
    for page in pages:
        page.part = digest(page.part)
        again = page.visitor.post(f"/api/tables/{table}/rematch", commitment=digest(page.part))
    assert again["state"] == "dealing"
    assert again["fair"]["server"] != old["server"]
    assert {one["commitment"] for one in again["fair"]["parts"]} == {digest(page.part) for page in pages}
    for page in pages:
        again = page.reveal(again["id"])
    assert again["state"] == "playing"


def test_for_a_part_that_does_not_come_its_commitment_stands_in(tmp_path: Path) -> None:
    house = House(tmp_path / "a.sqlite", seeds=None, pace=Pace(0, 0, 0))
    try:
        anna = Page(house, "Anna")
        made = anna.visitor.make(hot_seat=True, start=True, commitment=digest(anna.part))
        path = f"/api/tables/{made['id']}"
        until(lambda: anna.visitor.get(path)["state"] == "playing")
        assert anna.visitor.refused("POST", path + "/reveal", part=anna.part) == (409, "part-late")
        with anna.visitor.join(made["id"]) as line:
            play(line, random.Random(1))
        record = anna.visitor.get(path + "/record")
        fair = record["fair"]
        assert [one["part"] for one in fair["parts"]] == [None]
        assert record["seed"] == digest(f"skarb deal 1\n{fair['terms']}\n{fair['secret']}\n0 {digest(anna.part)}\n")
        assert anna.visitor.get(path + "/verify")["ok"]
    finally:
        house.close()


def test_a_deal_that_waited_goes_on_by_itself_after_a_restart(db: str) -> None:
    house = House(db, seeds=None, pace=Pace(0, 0, 1e6))
    anna = Page(house, "Anna")
    made = anna.visitor.make(start=True, commitment=digest(anna.part))
    house.close()
    house = House(db, seeds=None, pace=Pace(0, 0, 0))  # now the time is over, and nobody comes

    until(lambda: execute(db, "SELECT state FROM tables") == [("playing",)])
    now = anna.visitor.moved(house.port).get(f"/api/tables/{made['id']}")["fair"]
    assert (now["server"], now["parts"]) == (made["fair"]["server"], made["fair"]["parts"])
    house.close()


def test_two_servers_make_one_deal(db: str) -> None:
    houses = [House(db, seeds=None, pace=Pace(0, 0, 1e6)) for _ in range(2)]
    anna, ben = Page(houses[0], "Anna"), Page(houses[1], "Ben")
    table = anna.visitor.make()["id"]
    ben.visitor.post(f"/api/tables/{table}/sit", seat=1)
    ben.commit(table)
    anna.commit(table)
    anna.visitor.moved(houses[1].port).post(f"/api/tables/{table}/start")
    anna.reveal(table)
    now = ben.reveal(table)
    assert now["state"] == "playing"
    until(lambda: anna.visitor.get(f"/api/tables/{table}")["fair"] == now["fair"])
    for house in houses:
        house.close()


# -- nothing said is lost, or said otherwise ---------------------------------------------------------------------------

SERVER = """
import sys
from skarb.server.guard import Limits
from skarb.server.main import serve
from skarb.server.tables import Pace
MUCH = (9999.0, 9999.0)
limits = Limits(get=MUCH, post=MUCH, connect=MUCH, chat=MUCH, message=MUCH)
serve(port=0, db=sys.argv[1], limits=limits, pace=Pace(0, 0, 1e6))
"""


def begun(db: Path) -> tuple[subprocess.Popen[bytes], int]:
    process = subprocess.Popen([sys.executable, "-c", SERVER, str(db)], stdout=subprocess.PIPE)
    assert process.stdout is not None
    address = re.search(rb"http://127\.0\.0\.1:(\d+)/", process.stdout.readline())
    assert address is not None
    port = int(address[1])

    def up() -> bool:
        try:
            return httpx.get(f"http://127.0.0.1:{port}/api/me").status_code == 200
        except httpx.TransportError:
            return False

    until(up)
    return process, port


def test_kill_9_between_any_two_steps_loses_nothing_and_chooses_nothing_anew(tmp_path: Path) -> None:
    db = tmp_path / "a.sqlite"
    process, port = begun(db)
    parts = [part_of("Anna"), part_of("Ben")]
    people = [Visitor(port, "Anna"), Visitor(port, "Ben")]
    made = people[0].make()
    path = f"/api/tables/{made['id']}"
    steps: list[Callable[[], Any]] = [
        lambda: people[1].post(path + "/sit", seat=1),
        lambda: people[0].post(path + "/commit", commitment=digest(parts[0])),
        lambda: people[1].post(path + "/commit", commitment=digest(parts[1])),
        lambda: people[0].post(path + "/start"),
        lambda: people[1].post(path + "/reveal", part=parts[1]),
        lambda: people[0].post(path + "/reveal", part=parts[0]),
    ]
    try:
        for step in steps:
            said = step()
            process.kill()
            process.wait()
            process, port = begun(db)
            people = [person.moved(port) for person in people]
            now = people[0].get(path)
            assert (now["state"], now["fair"]) == (said["state"], said["fair"])
            assert now["fair"]["server"] == made["fair"]["server"]
    finally:
        process.kill()
        process.wait()
    link = sqlite3.connect(db)
    seed, stored = link.execute("SELECT seed, fair FROM tables").fetchone()
    proof = json.loads(stored)
    assert digest(proof["secret"]) == made["fair"]["server"]
    assert seed == seed_of(proof["terms"], proof["secret"], [(0, parts[0]), (1, parts[1])])


JSONB = "fair = jsonb_set(fair::jsonb, %s)::text"


@pytest.mark.parametrize(
    "change",
    [
        ("seed = '1'",),
        ("seed = NULL",),
        ("fair = NULL",),
        ("fair = json_set(fair, '$.secret', 'another')", JSONB % "'{secret}', '\"another\"'"),
        ("fair = json_set(fair, '$.terms', '{}')", JSONB % "'{terms}', '{}'"),
        ("fair = json_set(fair, '$.parts[0].part', 'another')", JSONB % "'{parts,0,part}', '\"another\"'"),
        ("fair = json_set(fair, '$.parts[1].commitment', 'another')", JSONB % "'{parts,1,commitment}', '\"another\"'"),
        ("fair = json_remove(fair, '$.parts[1]')", "fair = (fair::jsonb #- '{parts,1}')::text"),
    ],
)
def test_the_database_itself_keeps_what_was_said(open_house: House, db: str, change: tuple[str, ...]) -> None:
    dealt(open_house)
    with pytest.raises((sqlite3.IntegrityError, psycopg.IntegrityError), match="is kept"):
        execute(db, f"UPDATE tables SET {change[-1] if is_postgres(db) else change[0]}")


# -- what proves nothing says so ---------------------------------------------------------------------------------------


def test_records_positions_and_branches_prove_nothing(open_house: House) -> None:
    anna = Page(open_house, "Anna")
    made = anna.visitor.make(hot_seat=True, start=True, commitment=digest(anna.part))
    anna.reveal(made["id"])
    with anna.visitor.join(made["id"]) as line:
        play(line, random.Random(1))
    record = anna.visitor.get(f"/api/tables/{made['id']}/record")
    nothing: dict[str, Any] = {"kind": "none", "terms": "", "server": "", "secret": None, "parts": []}
    position = skarb.position("durak", skarb.new("durak", 2, 5).position()).record()
    for found in (record, json.loads(json.dumps(position))):
        uploaded = anna.visitor.post("/api/records", **found)
        assert uploaded["fair"] == nothing
        assert anna.visitor.get(f"/api/tables/{uploaded['id']}/verify")["kind"] == "none"
        assert "fair" not in anna.visitor.get(f"/api/tables/{uploaded['id']}/record")
        for source in (uploaded["id"], made["id"]):
            assert anna.visitor.post(f"/api/tables/{source}/branch", ply=0, seat=0)["fair"] == nothing
    record["fair"]["parts"][0]["part"] = part_of("Ben")
    answer = anna.visitor.http.post("/api/records", json=record)
    assert (answer.status_code, answer.json()["error"]["code"]) == (400, "record-fair")


def test_tables_of_older_versions_say_what_they_prove(tmp_path: Path) -> None:
    """There the server chose alone and published a hash; what came from a record is told from that."""
    db = tmp_path / "old.sqlite"
    house = House(db)
    anna = house.visitor("Anna")
    live, waiting = anna.make(hot_seat=True, start=True)["id"], anna.make()["id"]
    with anna.join(live) as line:
        play(line, random.Random(1))
    record = anna.get(f"/api/tables/{live}/record")
    uploaded = anna.post("/api/records", **record)["id"]
    branches = [anna.post(f"/api/tables/{live}/branch", ply=ply, seat=0)["id"] for ply in (0, 4)]
    position = skarb.position("durak", skarb.new("durak", 2, 5).position()).record()
    placed = anna.post("/api/records", **json.loads(json.dumps(position)))["id"]
    house.close()
    link = sqlite3.connect(db)
    link.execute("DROP TRIGGER deal_is_fixed")
    link.execute("ALTER TABLE tables DROP COLUMN fair")
    link.execute("PRAGMA user_version = 0")
    for table, seed in link.execute("SELECT id, seed FROM tables WHERE seed IS NOT NULL").fetchall():
        link.execute("UPDATE tables SET seed_hash = ? WHERE id = ?", (digest(seed), table))
    link.commit()
    link.close()
    for _ in range(2):  # and after the next start too
        house = House(db)
        again = anna.moved(house.port)
        kinds = {table: again.get(f"/api/tables/{table}")["fair"]["kind"] for table in (live, waiting)}
        assert kinds == {live: "seed", waiting: "seed"}
        for table in (uploaded, placed, *branches):
            fair = again.get(f"/api/tables/{table}")["fair"]
            assert (fair["kind"], fair["server"]) == ("none", "")
        told = again.get(f"/api/tables/{live}/record")
        assert told["seed_hash"] == digest(told["seed"]) == again.get(f"/api/tables/{live}")["fair"]["server"]
        verdict = again.get(f"/api/tables/{live}/verify")
        assert (verdict["kind"], verdict["ok"]) == ("seed", True)
        house.close()
    house = House(db)
    again = anna.moved(house.port)
    assert again.post(f"/api/tables/{waiting}/start")["state"] == "playing"
    assert again.post(f"/api/tables/{branches[0]}/leave")["fair"]["kind"] == "none"
    house.close()


# -- checked by others -------------------------------------------------------------------------------------------------


def verifier(*words: Any, program: str = "verify.mjs") -> tuple[int, str]:
    node = shutil.which("node")
    assert node, "the page needs node, and so does this test"
    file = Path(__file__).parent / program
    done = subprocess.run([node, file, *map(str, words)], capture_output=True, text=True, timeout=120)
    assert not done.stderr, done.stderr
    return done.returncode, done.stdout.strip()


def tampered(record: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    """Each with what the stranger's program must say."""

    def turned(what: str, change: Callable[[dict[str, Any]], Any]) -> tuple[str, dict[str, Any]]:
        other = deepcopy(record)
        change(other)
        return what, other

    yield turned("seed", lambda r: r.update(seed=digest(r["seed"])))
    yield turned("server", lambda r: r["fair"].update(secret=digest(r["fair"]["secret"])))
    yield turned("part of seat 1", lambda r: r["fair"]["parts"][1].update(part=part_of("Cleo")))
    yield turned(
        "seed", lambda r: r["fair"]["parts"][1].update(part=part_of("Cleo"), commitment=digest(part_of("Cleo")))
    )
    yield turned("seed", lambda r: r["fair"]["parts"][0].update(part=None))
    yield turned("seed", lambda r: r["fair"]["parts"].pop())
    yield turned("order", lambda r: r["fair"]["parts"].reverse())
    yield turned("option transfer", lambda r: r["options"].update(transfer=not r["options"]["transfer"]))
    yield turned("another game", lambda r: r.update(game="flamecraft"))
    yield turned("seed", lambda r: r["fair"].update(terms=r["fair"]["terms"].replace('"table":"', '"table":"x')))


def test_a_stranger_s_program_checks_a_finished_game(open_house: House, tmp_path: Path) -> None:
    pages, table = dealt(open_house)
    finish(pages, table)
    address = f"{open_house.url}/api/tables/{table}"
    kept = tmp_path / "kept.json"
    kept.write_text(json.dumps(pages[1].kept))
    assert verifier(address) == verifier(address, kept) == (0, "fair: 2 of 2 seats added to the deal")
    assert verifier(address, program="deal.mjs") == (0, "dealt as the seed says")
    record = open_house.get(f"/api/tables/{table}/record").json()
    skarb.load(record)
    file = tmp_path / "record.json"
    for what, other in tampered(record):
        file.write_text(json.dumps(other))
        code, said = verifier(file)
        assert code == 1
        assert what in said
        with pytest.raises(Refused):
            skarb.load(other)
    swapped = deepcopy(
        record
    )  # a server that made the whole record anew after the deal: only who kept its word sees it
    swapped["fair"]["secret"], swapped["fair"]["server"] = part_of("Dan"), digest(part_of("Dan"))
    parts = [(one["seat"], one["part"]) for one in swapped["fair"]["parts"]]
    swapped["seed"] = seed_of(swapped["fair"]["terms"], part_of("Dan"), parts)
    file.write_text(json.dumps(swapped))
    assert verifier(file)[0] == 0
    code, said = verifier(file, kept)
    assert (code, said) == (1, "NOT FAIR: the server had promised something else")
    del record["fair"]
    file.write_text(json.dumps(record))
    assert verifier(file)[0] == 1
