"""The HTTP part: one function a call. Routes and the OpenAPI document are both made from the list `CALLS`."""

import asyncio
import logging
import time
from functools import cache
from typing import Any

import msgspec
from msgspec import Raw

import skarb
from skarb import native
from skarb.bots.network import seats_learned
from skarb.games import ids
from skarb.kernel.game import Game
from skarb.kernel.refusal import Refused
from skarb.rulebook import statements
from skarb.server import fairness, identity, keeping, replay, seats, teaching
from skarb.server import messages as m
from skarb.server.chairs import Chair
from skarb.server.denied import Denied, passed_on
from skarb.server.guard import number
from skarb.server.making import STAND_IN, add, fresh_row, make
from skarb.server.store import Entry
from skarb.server.table import Table
from skarb.server.tables import find_game
from skarb.server.visit import Call, Visit
from skarb.teach.data import teaching as taught
from skarb.texts import LANGUAGES, say

log = logging.getLogger("skarb.server")


# -- games -------------------------------------------------------------------------------------------------------------


async def about(v: Visit) -> m.About:
    """The version, and whether the engine is compiled."""
    return m.About(skarb.__version__, native.engine(), v.hall.thinking.bots.engine)


async def health(v: Visit) -> m.Health:
    """That the process answers."""
    live = v.hall.tables.live
    return m.Health(len(live), sum(len(table.listeners) for table in live.values()))


async def ready(v: Visit) -> m.Health:
    """That it can store what is chosen, too; otherwise 503."""
    await v.hall.tables.store.fact("cookie key", b"")  # waits its turn among the writers; it is there, and stays
    return await health(v)


async def list_games(v: Visit) -> list[m.GameInfo]:
    """All games with their options."""
    out: list[m.GameInfo] = []
    for name in ids():
        try:
            game = find_game(name)
        except Exception:  # one broken game must not hide the others
            log.exception("the game %s cannot be opened", name)
            continue
        options = [msgspec.convert(option.json(), m.OptionInfo) for option in game.options]
        lessons = {one.id: one.length for one in taught(game.id).lessons}
        out.append(m.GameInfo(game.id, game.version, list(game.seats), options, lessons, seats_learned(game)))
    return out


async def list_cards(v: Visit) -> Raw:
    """Names and texts of a game's cards in a language."""
    game = find_game(v.request.path_params["game"])
    lang = v.request.query_params.get("lang", "en")
    return Raw(await asyncio.to_thread(_cards, game, lang if lang in LANGUAGES else "en"))


@cache
def _cards(game: Game[Any], lang: str) -> bytes:
    """Hundreds of sentences: spoken once, away from the event loop."""
    cards = game.cards
    return m.encode(
        {card: m.CardInfo(say(lang, game.id, f"card-{card}"), game.card_text(card, lang)) for card in cards}
    )


async def list_rules(v: Visit) -> list[m.RuleInfo]:
    """The numbered statements of a game's rules in a language."""
    lang = v.request.query_params.get("lang", "en")
    found = statements(find_game(v.request.path_params["game"]).id, lang if lang in LANGUAGES else "en")
    return [m.RuleInfo(one.rule, one.section, one.text, one.due) for one in found.values()]


# -- tables ------------------------------------------------------------------------------------------------------------


async def list_tables(v: Visit) -> m.TableList:
    """My tables, the public ones that wait for players or can be watched, and what I have played."""
    store, tables, me = v.hall.tables.store, v.hall.tables, v.person or ""
    found = await keeping.listed(store, me, time.time() - 86400)
    rows = [*(row for row, _ in found.mine), *found.open, *found.running]
    online = await tables.lease.elsewhere([row.id for row in rows if row.state != "over"])
    mine = [await tables.describe(row, v.person, online.get(row.id, ())) for row, _ in found.mine]
    for info, (_, result) in zip(mine, found.mine, strict=True):
        info.result = result
    public = [
        [await tables.describe(row, v.person, online.get(row.id, ())) for row in rows]
        for rows in (found.open, found.running)
    ]
    waiting, running = [[info for info in infos if any(map(_person, info.seats))] for infos in public]
    return m.TableList(mine, waiting, running, await keeping.played(store, me))


def _person(seat: m.SeatInfo) -> bool:
    return seat.kind == "person"


async def make_table(v: Visit) -> m.TableInfo:
    """Make a table, and begin at once if asked to."""
    v.make_room()
    return (await make(v.hall.tables, v.body, v.me, v.address)).info(v.me)


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


async def resign(v: Visit) -> m.TableInfo:
    """Give up; a bot plays on."""
    table = await v.seats()
    await seats.resign(v.hall.tables, table, v.me)
    return table.info(v.me)


async def remove(v: Visit) -> m.TableInfo:
    """Send somebody away from a seat."""
    table = await v.seats()
    await seats.remove(v.hall.tables, table, v.me, v.body.seat)
    return table.info(v.me)


async def delete(v: Visit) -> m.Gone:
    """Take a table off my list; one that has not begun is closed by its owner."""
    table = await v.seats()
    await seats.delete(v.hall.tables, table, v.me)
    return m.Gone(table.row.id)


async def rematch(v: Visit) -> m.TableInfo:
    """The same people once more, one seat further."""
    v.make_room()
    return (await seats.rematch(v.hall.tables, await v.seats(), v.me, v.body.commitment)).info(v.me)


async def commit(v: Visit) -> m.TableInfo:
    """Promise a part of the deal: its hash, before the start."""
    table = await v.seats()
    await seats.commit(v.hall.tables, table, v.me, v.body.commitment)
    return table.info(v.me)


async def reveal(v: Visit) -> m.TableInfo:
    """Give the part that was promised; when the last one is there the cards are dealt."""
    table = await v.seats()
    await seats.reveal(v.hall.tables, table, v.body.part)
    return table.info(v.person)


async def token(v: Visit) -> m.Token:
    """The token with which an outside bot plays one's own seat."""
    table = await v.table()
    seat = number(v.request.query_params.get("seat", ""))
    if seat is None or seat not in table.held(v.person):
        raise Denied(403, "not-your-seat")
    return m.Token(v.hall.people.token(table.row.id, seat, v.me))


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
        return _with_proof(table)


def _with_proof(table: Table) -> dict[str, Any]:
    """The record, and what its deal was made of."""
    found, kind = _record(table), table.proof.kind
    if kind == "parts":
        found["fair"] = table.proof.info(table.row.state, table.row.seed_hash, [], secret=True)
    elif kind == "seed":
        found["seed_hash"] = table.row.seed_hash
    return found


async def whole_replay(v: Visit) -> dict[str, Any]:
    """Every ply of a finished game with its events."""
    table = await v.finished()
    found = _record(table)
    frames = await v.hall.thinking.read(v.whose, replay.frames, found)
    return {"table": table.info(v.person), "plies": len(found["choices"]), "frames": Raw(frames)}


async def replay_view(v: Visit) -> Raw:
    """What a seat (or a spectator: none) saw after so many choices."""
    table = await v.finished()
    found = _record(table)
    text, seat = v.request.path_params["ply"], v.request.query_params.get("seat", "none")
    ply, shown = number(text), number(seat)
    if ply is None or ply > len(found["choices"]):
        raise Denied(404, "no-such-ply", ply=text)
    if seat != "none" and (shown is None or shown >= table.row.seats):
        raise Denied(404, "not-your-seat")
    return Raw(await v.hall.thinking.read(v.whose, replay.view_at, msgspec.json.encode(found), ply, shown))


async def analysis(v: Visit) -> Raw:
    """What each choice of a finished game was worth, the worst ones, and where the game turned."""
    table = await v.finished()
    return Raw(await v.hall.analyses.of(table.row.id, _record(table), (v.person or "", v.address)))


async def branch(v: Visit) -> m.TableInfo:
    """Play on from a ply of a finished game, against bots."""
    v.make_room()
    old = await v.finished()
    found = _record(old)
    if v.body.ply > len(found["choices"]):
        raise Denied(404, "no-such-ply", ply=str(v.body.ply))
    if v.body.seat >= old.row.seats:
        raise Denied(404, "not-your-seat")
    chairs = [Chair(person=v.me) if i == v.body.seat else Chair(level=STAND_IN) for i in range(old.row.seats)]
    table = _from_record(found, old.row.seats, v.me, chairs, "playing")
    table.address = v.address
    table.row.parent = f"{old.row.id} {v.body.ply}"
    entries = _entries(found, v.body.ply)
    await table.restore(table.row, entries, None, v.hall.tables.clock.now())
    await add(v.hall.tables, table, entries)
    return table.info(v.me)


async def upload(v: Visit) -> m.TableInfo:
    """A record from elsewhere, for replay and for playing on."""
    v.make_room()
    v.hall.new_records.take(v.address)
    outcome = await v.hall.thinking.read(v.whose, replay.check, v.body)
    if outcome.refused is not None:
        error = Denied(400, "went-wrong")
        error.code, error.rule, error.reason = (outcome.refused[key] for key in ("code", "rule", "reason"))
        raise error
    count = outcome.value[0]
    table = _from_record(v.body, count, v.me, [Chair() for _ in range(count)], "over")
    entries = _entries(v.body, len(v.body["choices"]))
    try:
        await table.restore(table.row, entries, None, v.hall.tables.clock.now())
    except Refused as error:
        raise passed_on(error) from error
    await add(v.hall.tables, table, entries, [v.me])
    return table.info(v.me)


def _from_record(found: dict[str, Any], count: int, owner: str, chairs: list[Chair], state: str) -> Table:
    game = find_game(found["game"])
    seed = None if "position" in found else str(found["seed"])
    row = fresh_row(game.id, game.version, count, found["options"], seed, owner, chairs)
    row.start = msgspec.json.encode(found["position"]).decode() if "position" in found else None
    row.state, row.seed, row.seed_hash, row.fair = state, seed, "", m.encode(fairness.NONE).decode()
    return Table(game, row)


def _entries(found: dict[str, Any], count: int) -> list[Entry]:
    lines = [line.split(": ", 1) for line in found["choices"][:count]]
    now = time.time()
    return [Entry(i, "choose", int(line[0]), line[1], "record", 0.0, now) for i, line in enumerate(lines, 1)]


async def verify(v: Visit) -> Raw:
    """Deal and choices recomputed by the server, for those who believe it; docs/fair.md is for those who do not."""
    table = await v.finished()
    found = m.encode(_with_proof(table))
    return Raw(await v.hall.thinking.read(v.whose, replay.verify, found, table.proof.kind))


CALLS = [
    *identity.CALLS,
    *teaching.CALLS,
    Call("GET", "/api/about", about, m.About),
    Call("GET", "/api/health", health, m.Health),
    Call("GET", "/api/ready", ready, m.Health),
    Call("GET", "/api/games", list_games, list[m.GameInfo], keep=True),
    Call("GET", "/api/games/{game}/cards", list_cards, dict[str, m.CardInfo], query=("lang",), keep=True),
    Call("GET", "/api/games/{game}/rules", list_rules, list[m.RuleInfo], query=("lang",), keep=True),
    Call("GET", "/api/tables", list_tables, m.TableList),
    Call("POST", "/api/tables", make_table, m.TableInfo, m.MakeTable, visitor=True),
    Call("GET", "/api/tables/{table}", one_table, m.TableInfo),
    Call("POST", "/api/tables/{table}/sit", sit, m.TableInfo, m.Sit, visitor=True),
    Call("POST", "/api/tables/{table}/bot", set_bot, m.TableInfo, m.SetBot, visitor=True),
    Call("POST", "/api/tables/{table}/start", start, m.TableInfo, visitor=True),
    Call("POST", "/api/tables/{table}/leave", leave, m.TableInfo, visitor=True),
    Call("POST", "/api/tables/{table}/resign", resign, m.TableInfo, visitor=True),
    Call("POST", "/api/tables/{table}/remove", remove, m.TableInfo, m.Sit, visitor=True),
    Call("POST", "/api/tables/{table}/delete", delete, m.Gone, visitor=True),
    Call("POST", "/api/tables/{table}/rematch", rematch, m.TableInfo, fairness.Rematch, visitor=True),
    Call("POST", "/api/tables/{table}/commit", commit, m.TableInfo, fairness.Commit, visitor=True),
    Call("POST", "/api/tables/{table}/reveal", reveal, m.TableInfo, fairness.Reveal, visitor=True),
    Call("GET", "/api/tables/{table}/token", token, m.Token, query=("seat",)),
    Call("GET", "/api/tables/{table}/record", record, dict[str, Any]),
    Call("GET", "/api/tables/{table}/replay", whole_replay, m.Replay),
    Call("GET", "/api/tables/{table}/replay/{ply:int}", replay_view, m.ReplayView, query=("seat",)),
    Call("GET", "/api/tables/{table}/analysis", analysis, m.Analysis),
    Call("POST", "/api/tables/{table}/branch", branch, m.TableInfo, m.Branch, visitor=True),
    Call("GET", "/api/tables/{table}/verify", verify, fairness.Verdict),
    Call("POST", "/api/records", upload, m.TableInfo, dict[str, Any], visitor=True),
]
