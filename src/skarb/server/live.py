"""The WebSocket of a table: what listeners send, and the present state for each of them."""

import asyncio
import logging
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from skarb import bots
from skarb.kernel.refusal import Refused
from skarb.server import entering
from skarb.server import messages as m
from skarb.server.denied import Denied, told
from skarb.server.engine import NotStored
from skarb.server.guard import Bucket, address_of
from skarb.server.messages import encode
from skarb.server.people import LONGEST_CHAT, Device, clean
from skarb.server.table import Table
from skarb.server.visit import Hall
from skarb.server.workers import Whose

log = logging.getLogger("skarb.server")
LARGEST = 4096  # bytes of a message
LEGAL: dict[str, Any] = {}
SIGNED_OUT = 4401  # the code with which a connection of a device ends that is not signed in any more
BACKLOG = 200  # answers that may wait for a listener who does not read


class Listener:
    """One connection. What it is sent goes through one queue; states are made when it is ready to take them."""

    def __init__(
        self, hall: Hall, table: Table, socket: WebSocket, person: str | None, seats: list[int] | None, device: str = ""
    ) -> None:
        self.hall = hall
        self.table = table
        self.socket = socket
        self.person = person
        self.device = device  # the key of the browser; '' for a seat token and for strangers
        self.signed_out = False
        self._seats = seats  # those of a seat token; None: those of the person
        self.fixed: int | None = None
        self.client: str | None = None
        self.speed = Bucket(*hall.limits.message)
        self._shown: int | None = None
        self._seen = 0
        self._outbox: list[bytes] = []
        self._dirty = False
        self._ended = False
        self._wake = asyncio.Event()
        self.receiver: asyncio.Task[None] | None = None
        self._hinting: asyncio.Task[None] | None = None

    @property
    def mine(self) -> list[int]:
        held = self.table.held(self.person)
        return held if self._seats is None else [seat for seat in self._seats if seat in held]

    def end(self) -> None:
        """This device was signed out, or its person has become another."""
        self.signed_out = True
        if self.receiver is not None:
            self.receiver.cancel()

    # -- out -----------------------------------------------------------------------------------------------------------

    def poke(self) -> None:
        """The state has changed."""
        self._dirty = True
        self._wake.set()

    def send(self, message: Any) -> None:
        self._outbox.append(encode(message))
        self._wake.set()
        if len(self._outbox) > BACKLOG and self.receiver is not None:
            self.receiver.cancel()  # it does not read: end the connection

    def dismiss(self, why: Denied) -> None:
        """The table is no more: say so, and end the connection."""
        self._ended = True
        self.send(m.Failed(None, **why.json()))

    async def send_on(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            now = None
            if self._dirty:
                async with self.table.lock:
                    self._dirty = False
                    now = None if self.table.stale else encode(self._state())
            out, self._outbox = self._outbox, []
            for message in out:  # answers go before the state that they brought about
                await self._send(message)
            if now is not None:
                await self._send(now)
            if self._ended:
                await self.socket.close(4404)
                return

    async def _send(self, message: bytes) -> None:
        await self.socket.send({"type": "websocket.send", "text": message.decode()})

    def _seat(self, mine: list[int]) -> int | None:
        """Whose view is shown: the seat asked for, or the own seat that is asked now, or the one shown before."""
        if self.fixed in mine:
            return self.fixed
        asked = [seat for seat in self.table.asked if seat in mine]
        if asked and self._shown not in asked:
            self._shown = asked[0]
        if self._shown not in mine:
            self._shown = mine[0] if mine else None
        return self._shown

    def _state(self) -> m.StateNow:
        table, mine = self.table, self.mine
        seat = self._seat(mine)
        cut = table.cut(seat)
        events = table.events_since(self._seen, seat)
        self._seen = table.told_count
        return m.StateNow(
            table.info(self.person),
            table.row.ply,
            seat,
            mine,
            cut.view,
            events,
            cut.question,
            cut.offers,
            cut.undo,
            table.clock_now(self.hall.tables.clock.now(), time.time()),
            table.result,
        )

    # -- in ------------------------------------------------------------------------------------------------------------

    async def receive_on(self) -> None:
        while True:
            message = await self.socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            text = message.get("text")
            data = text.encode() if text is not None else message.get("bytes") or b""
            await self._take(data)
            await asyncio.sleep(0)  # a burst must not keep the answers back

    async def _take(self, data: bytes) -> None:
        with self._telling(data):
            if len(data) > LARGEST:
                raise Denied(413, "too-large", most=str(LARGEST))
            if not self.speed.take():
                raise Denied(429, "too-many")
            try:
                message = m.read_incoming(data)
            except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
                raise Denied(400, "bad-message", what=str(error)) from error
            if isinstance(message, m.Hint):
                self.forget_hint()
                self._hinting = asyncio.create_task(self._think_of(message, data))
            else:
                await self._answer(message)

    @contextmanager
    def _telling(self, data: bytes) -> Iterator[None]:
        """Whatever a message asks for and does not get, its sender is told so."""
        why: dict[str, Any] = {}
        try:
            yield
        except Refused as error:
            why = told(error.refusal)
        except Denied as error:
            why = error.json()
        except NotStored as error:
            log.error("cannot store: %s", error)
            why = Denied(503, "not-stored").json()
        except Exception:
            log.exception("a message at a table of %s", self.table.game.id)
            why = Denied(500, "went-wrong").json()
        if why:
            self.hall.thinking.metrics.refusals[why["code"]] += 1
            self.send(m.Failed(None if len(data) > LARGEST else _number(data), **why))

    async def _think_of(self, message: m.Hint, data: bytes) -> None:
        """A hint takes long: it is thought of beside all else, and only for as long as somebody waits for it."""
        with self._telling(data):
            try:
                await self._hint(message)
            except asyncio.CancelledError:
                raise Denied(409, "late") from None

    def forget_hint(self) -> None:
        if self._hinting is not None:
            self._hinting.cancel()

    async def _answer(self, message: m.Choose | m.Undo | m.Why | m.Say | m.Show | m.Ping) -> None:
        table, tables = self.table, self.hall.tables
        if isinstance(message, m.Ping):
            self.send(m.Pong())
        elif isinstance(message, m.Show):
            self.fixed = message.seat
            self.poke()
        elif isinstance(message, m.Say):
            await self._say(message.text)
        else:
            self._own(message.seat)
            if isinstance(message, m.Choose):
                who = self.person or "bot"
                ply = await entering.choose(
                    tables, table, message.seat, message.choice, who, message.ply, self.client, message.n
                )
                self.send(m.Done(message.n, ply))
            elif isinstance(message, m.Undo):
                ply = await entering.undo(tables, table, message.seat, self.person or "bot", self.client, message.n)
                self.send(m.Done(message.n, ply))
            else:
                async with table.lock:
                    found = _why(table, message)
                self.send(m.Answer(message.n, **found))

    def _own(self, seat: int) -> None:
        if seat not in self.mine:
            raise Denied(403, "not-your-seat")

    async def _say(self, text: str) -> None:
        if not self.mine or self.person is None:
            raise Denied(403, "chat-seated")
        if not self.hall.tables.chatting.take(self.person):
            raise Denied(429, "too-many")
        line = clean(text, LONGEST_CHAT)
        if not line:
            raise Denied(400, "chat-empty")
        face, tables, table = await self.hall.people.find(self.person), self.hall.tables, self.table
        await tables.store.chat(table.row.id, face.id, face.name, face.colour, line, time.time())
        tables.heard(table, await tables.store.chats(table.row.id))

    async def _hint(self, message: m.Hint) -> None:
        table = self.table
        self._own(message.seat)
        if len(table.people()) > 1:
            raise Denied(403, "hint-people")
        async with table.lock:
            if table.match is None or message.seat not in table.asked:
                raise Denied(409, "not-playing")
            seat = bots.sit(table.match, message.seat, f"hint {table.row.ply}")
        if not all(self.hall.hinting.take(key) for key in (table.address, self.person or "") if key):
            raise Denied(429, "too-many")
        thoughts = await self.hall.thinking.hint(seat, Whose(table.address, table.row.id))
        weighed = [m.Weighed(t.choice, round(t.value, 4), t.visits) for t in thoughts]
        self.send(m.Hints(message.n, weighed, list(thoughts[0].reasons) if thoughts else []))


def _number(data: bytes) -> int | None:
    """The n of a message that cannot be read otherwise, so that its sender knows which it was."""
    try:
        found = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None
    n = found.get("n") if isinstance(found, dict) else None
    return n if isinstance(n, int) and not isinstance(n, bool) else None


def _why(table: Table, message: m.Why) -> dict[str, Any]:
    """Why a choice, or a path of touches, leads nowhere; all null if it is legal (or leads on)."""
    match, seat = table.match, message.seat
    if match is None or table.row.state != "playing":
        raise Denied(409, "not-playing")
    if message.choice is not None:
        refusal = match.why_not(message.choice, seat)
        return LEGAL if refusal is None else told(refusal)
    question = match.question
    if question is not None and seat not in table.asked:
        return Denied(409, "not-asked", question.rule).json()
    path = message.touch or []
    if any(asked.leads(path) for asked in match.asked(seat)):
        return LEGAL
    refusal = match.why_not_touch(path, seat)
    if refusal is not None:
        return told(refusal)
    return Denied(409, "leads-nowhere", "" if question is None else question.rule).json()


async def connect(hall: Hall, socket: WebSocket, device: Device | None) -> None:
    """Serve one connection until it ends."""
    query, person = socket.query_params, None if device is None else device.person
    try:
        table = await hall.tables.get(socket.path_params["table"])
        seats: list[int] | None = None
        token = query.get("token")
        if token is not None:
            holders = [chair.person for chair in table.chairs]
            seat = hall.people.seat_of_token(token, table.row.id, holders)
            if seat is None:
                raise Denied(403, "not-your-seat")
            seats, person, device = [seat], holders[seat], None
    except Denied as error:
        await socket.accept()
        await socket.send_text(encode(m.Failed(None, **error.json())).decode())
        await socket.close(4404 if error.status == 404 else 4403)
        return
    await socket.accept()
    listener = Listener(hall, table, socket, person, seats, "" if device is None else device.key)
    wanted, client = query.get("seat", ""), query.get("client", "")
    listener.fixed = int(wanted) if wanted.isdecimal() and len(wanted) < 3 else None
    listener.client = f"{person}:{client}" if 0 < len(client) <= 64 else None
    chats = await hall.tables.store.chats(table.row.id)
    hall.tables.heard(table, chats)
    listener.send(m.Chats([m.ChatLine(*line) for line in chats]))
    news = table.join(listener)
    hall.tables.move(table, person)
    if listener.mine:
        table.address = address_of(socket.scope)
    listener.poke()
    if table.stale:  # it became so when nobody was looking
        await hall.tables.get(table.row.id)
    hall.tables.wake(table, news)  # the others hear of players, not of every spectator
    sender = asyncio.create_task(listener.send_on())
    receiver = listener.receiver = asyncio.create_task(listener.receive_on())
    try:
        await asyncio.wait([sender, receiver], return_when=asyncio.FIRST_COMPLETED)
    finally:
        news = table.part(listener)
        hall.tables.move(table, person)
        listener.forget_hint()
        for task in (sender, receiver):
            task.cancel()
        results = await asyncio.gather(sender, receiver, return_exceptions=True)
        hall.tables.wake(table, news)
    if listener.signed_out:
        await socket.close(SIGNED_OUT)
    for result in results:
        if isinstance(result, Exception) and not isinstance(result, (WebSocketDisconnect, RuntimeError, OSError)):
            raise result
