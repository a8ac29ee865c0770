"""The HTTP part: one function a call. Routes and the OpenAPI document are both made from the list `CALLS`."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from functools import cache
from typing import Any, NamedTuple

import msgspec
from msgspec import Raw
from starlette.requests import Request

from skarb.games import ids
from skarb.kernel.game import Game
from skarb.kernel.refusal import Refused
from skarb.rulebook import statements
from skarb.server import messages as m
from skarb.server import replay, seats
from skarb.server.analysis import Analyses
from skarb.server.denied import Denied, passed_on
from skarb.server.guard import Limits
from skarb.server.people import People
from skarb.server.store import Entry
from skarb.server.table import Chair, Table, hash_of
from skarb.server.tables import STAND_IN, Tables, find_game, fresh_row
from skarb.server.thinking import Thinking
from skarb.texts import LANGUAGES, say

log = logging.getLogger("skarb.server")


class Hall(NamedTuple):
    """What the calls work with."""

    tables: Tables
    people: People
    thinking: Thinking
    analyses: Analyses
    limits: Limits


class Visit(NamedTuple):
    """One request: who asks, and what for."""

    hall: Hall
    person: str | None  # None only where the call does not need anybody
    request: Request
    body: Any

    @property
    def me(self) -> str:
        assert self.person is not None
        return self.person

    async def table(self) -> Table:
        return await self.hall.tables.get(self.request.path_params["table"])

    async def seats(self) -> Table:
        """The table, as it is now even if another process serves it too."""
        table = await self.table()
        await self.hall.tables.catch_up([table.row.id])
        return table

    async def finished(self) -> Table:
        """The table, if its game is over."""
        table = await self.table()
        if table.row.state != "over":
            raise Denied(409, "not-over")
        return table


class Call(NamedTuple):
    method: str
    path: str
    run: Callable[[Visit], Awaitable[Any]]
    answer: Any
    body: Any = None
    query: tuple[str, ...] = ()
    visitor: bool = False  # somebody must ask: a stranger becomes a visitor
    keep: bool = False  # may be kept by the browser for a minute


# -- people ------------------------------------------------------------------------------------------------------------


async def me(v: Visit) -> m.Person:
    """Who I am; a new visitor gets a name and a cookie."""
    return await v.hall.people.find(v.me)


async def change_me(v: Visit) -> m.Person:
    """Change my name or colour."""
    person = await v.hall.people.change(v.me, v.body.name, v.body.colour)
    await v.hall.tables.renamed(v.me)
    return person


# -- games -------------------------------------------------------------------------------------------------------------


async def list_games(v: Visit) -> list[m.GameInfo]:
    """All games with their options."""
    out: list[m.GameInfo] = []
    for name in ids():
        try:
            game = find_game(name)
        except Exception:  # one broken game must not hide the others
            log.exception("the game %s cannot be opened", name)
            continue
        out.append(m.GameInfo(game.id, game.version, list(game.seats), [option.json() for option in game.options]))
    return out


async def list_cards(v: Visit) -> Raw:
    """Names and texts of a game's cards in a language."""
    game = find_game(v.request.path_params["game"])
    lang = v.request.query_params.get("lang", "en")
    return Raw(await asyncio.to_thread(_cards, game, lang if lang in LANGUAGES else "en"))


@cache
def _cards(game: Game, lang: str) -> bytes:
    """Hundreds of sentences: spoken once, away from the event loop."""
    cards = game.cards()
    return m.encode(
        {card: m.CardInfo(say(lang, game.id, f"card-{card}"), game.card_text(card, lang)) for card in cards}
    )


async def list_rules(v: Visit) -> list[m.RuleInfo]:
    """The numbered statements of a game's rules."""
    found = statements(find_game(v.request.path_params["game"]).id)
    return [m.RuleInfo(one.rule, one.section, one.text.replace("\n", " ")) for one in found.values()]


# -- tables ------------------------------------------------------------------------------------------------------------


async def list_tables(v: Visit) -> m.TableList:
    """My tables, and the public ones that wait for players."""
    mine, waiting = await v.hall.tables.store.listed(v.person or "", time.time() - 86400)
    return m.TableList(
        [await v.hall.tables.describe(row, v.person) for row in mine],
        [t for t in [await v.hall.tables.describe(row, v.person) for row in waiting] if any(map(_person, t.seats))],
    )


def _person(seat: m.SeatInfo) -> bool:
    return seat.kind == "person"


async def make_table(v: Visit) -> m.TableInfo:
    """Make a table, and begin at once if asked to."""
    return (await v.hall.tables.make(v.body, v.me)).info(v.me)


async def one_table(v: Visit) -> m.TableInfo:
    """A table."""
    return (await v.table()).info(v.person)


async def sit(v: Visit) -> m.TableInfo:
    """Take an empty seat, change to it, or come back to the seat one left."""
    table = await v.seats()
    await seats.sit(v.hall.tables, table, v.me, v.body.seat)
    return table.info(v.me)


async def set_bot(v: Visit) -> m.TableInfo:
    """Put a bot on a seat, or empty it."""
    table = await v.seats()
    await seats.set_bot(v.hall.tables, table, v.me, v.body.seat, v.body.level)
    return table.info(v.me)


async def start(v: Visit) -> m.TableInfo:
    """Begin; empty seats become bots."""
    table = await v.seats()
    await seats.start(v.hall.tables, table, v.me)
    return table.info(v.me)


async def leave(v: Visit) -> m.TableInfo:
    """Leave; during the game a bot takes over."""
    table = await v.seats()
    await seats.leave(v.hall.tables, table, v.me)
    return table.info(v.me)


async def rematch(v: Visit) -> m.TableInfo:
    """The same people once more, one seat further."""
    return (await seats.rematch(v.hall.tables, await v.seats(), v.me)).info(v.me)


async def token(v: Visit) -> m.Token:
    """The token with which an outside bot plays one's own seat."""
    table = await v.table()
    seat = v.request.query_params.get("seat", "")
    if not seat.isdecimal() or int(seat) not in table.held(v.person):
        raise Denied(403, "not-your-seat")
    return m.Token(v.hall.people.token(table.row.id, int(seat), v.me))


# -- records -----------------------------------------------------------------------------------------------------------


def _record(table: Table) -> dict[str, Any]:
    if table.match is None:
        raise Denied(409, "not-over")
    return table.match.record()


async def record(v: Visit) -> dict[str, Any]:
    """The record with its seed: of a finished game, or of one's own hot-seat game."""
    table = await v.table()
    if table.row.state != "over" and not (table.row.hot_seat and table.row.owner == v.person):
        raise Denied(409, "not-over")
    async with table.lock:
        return {**_record(table), "seed_hash": table.row.seed_hash}


async def whole_replay(v: Visit) -> dict[str, Any]:
    """Every ply of a finished game with its events."""
    table = await v.finished()
    found = _record(table)
    frames = await v.hall.thinking.run(replay.frames, found)
    return {"table": table.info(v.person), "plies": len(found["choices"]), "frames": Raw(frames)}


async def replay_view(v: Visit) -> Raw:
    """What a seat (or a spectator: none) saw after so many choices."""
    table = await v.finished()
    found = _record(table)
    ply, seat = v.request.path_params["ply"], v.request.query_params.get("seat", "none")
    if ply > len(found["choices"]):
        raise Denied(404, "no-such-ply", ply=str(ply))
    if seat != "none" and not (seat.isdecimal() and int(seat) < table.row.seats):
        raise Denied(404, "not-your-seat")
    shown = None if seat == "none" else int(seat)
    return Raw(await v.hall.thinking.run(replay.view_at, msgspec.json.encode(found), ply, shown))


async def analysis(v: Visit) -> Raw:
    """What each choice of a finished game was worth, the worst ones, and where the game turned."""
    table = await v.finished()
    caller = v.person or (v.request.client.host if v.request.client is not None else "")
    return Raw(await v.hall.analyses.of(table.row.id, _record(table), caller))


async def branch(v: Visit) -> m.TableInfo:
    """Play on from a ply of a finished game, against bots."""
    old = await v.finished()
    found = _record(old)
    if v.body.ply > len(found["choices"]):
        raise Denied(404, "no-such-ply", ply=str(v.body.ply))
    if v.body.seat >= old.row.seats:
        raise Denied(404, "not-your-seat")
    chairs = [Chair(person=v.me) if i == v.body.seat else Chair(level=STAND_IN) for i in range(old.row.seats)]
    table = _from_record(found, old.row.seats, v.me, chairs, "playing")
    entries = _entries(found, v.body.ply)
    await table.restore(table.row, entries, None)
    await v.hall.tables.add(table, entries)
    return table.info(v.me)


async def upload(v: Visit) -> m.TableInfo:
    """A record from elsewhere, for replay and for playing on."""
    outcome = await v.hall.thinking.run(replay.check, v.body)
    if outcome.refused is not None:
        error = Denied(400, "went-wrong")
        error.code, error.rule, error.reason = (outcome.refused[key] for key in ("code", "rule", "reason"))
        raise error
    count = outcome.value[0]
    table = _from_record(v.body, count, v.me, [Chair() for _ in range(count)], "over")
    entries = _entries(v.body, len(v.body["choices"]))
    try:
        await table.restore(table.row, entries, None)
    except Refused as error:
        raise passed_on(error) from error
    await v.hall.tables.add(table, entries, [v.me])
    return table.info(v.me)


def _from_record(found: dict[str, Any], count: int, owner: str, chairs: list[Chair], state: str) -> Table:
    game = find_game(found["game"])
    seed = None if "position" in found else str(found["seed"])
    row = fresh_row(game.id, game.version, count, found["options"], seed, owner, chairs)
    row.start = msgspec.json.encode(found["position"]).decode() if "position" in found else None
    row.state = state
    return Table(game, row)


def _entries(found: dict[str, Any], count: int) -> list[Entry]:
    lines = [line.split(": ", 1) for line in found["choices"][:count]]
    now = time.time()
    return [Entry(i, "choose", int(line[0]), line[1], "record", 0.0, now) for i, line in enumerate(lines, 1)]


async def verify(v: Visit) -> Raw:
    """The deal recomputed from the seed whose hash was published at the start."""
    table = await v.finished()
    seed = table.row.seed
    computed = "" if seed is None else hash_of(seed)
    return Raw(await v.hall.thinking.run(replay.verify, _record(table), table.row.seed_hash, computed))


CALLS = [
    Call("GET", "/api/me", me, m.Person, visitor=True),
    Call("POST", "/api/me", change_me, m.Person, m.ChangeMe, visitor=True),
    Call("GET", "/api/games", list_games, list[m.GameInfo], keep=True),
    Call("GET", "/api/games/{game}/cards", list_cards, dict[str, m.CardInfo], query=("lang",), keep=True),
    Call("GET", "/api/games/{game}/rules", list_rules, list[m.RuleInfo], keep=True),
    Call("GET", "/api/tables", list_tables, m.TableList),
    Call("POST", "/api/tables", make_table, m.TableInfo, m.MakeTable, visitor=True),
    Call("GET", "/api/tables/{table}", one_table, m.TableInfo),
    Call("POST", "/api/tables/{table}/sit", sit, m.TableInfo, m.Sit, visitor=True),
    Call("POST", "/api/tables/{table}/bot", set_bot, m.TableInfo, m.SetBot, visitor=True),
    Call("POST", "/api/tables/{table}/start", start, m.TableInfo, visitor=True),
    Call("POST", "/api/tables/{table}/leave", leave, m.TableInfo, visitor=True),
    Call("POST", "/api/tables/{table}/rematch", rematch, m.TableInfo, visitor=True),
    Call("GET", "/api/tables/{table}/token", token, m.Token, query=("seat",)),
    Call("GET", "/api/tables/{table}/record", record, dict[str, Any]),
    Call("GET", "/api/tables/{table}/replay", whole_replay, m.Replay),
    Call("GET", "/api/tables/{table}/replay/{ply:int}", replay_view, m.ReplayView, query=("seat",)),
    Call("GET", "/api/tables/{table}/analysis", analysis, m.Analysis),
    Call("POST", "/api/tables/{table}/branch", branch, m.TableInfo, m.Branch, visitor=True),
    Call("GET", "/api/tables/{table}/verify", verify, m.Verdict),
    Call("POST", "/api/records", upload, m.TableInfo, dict[str, Any], visitor=True),
]
