"""A request: who asks, from which device, what for; and what every call works with."""

from collections.abc import Awaitable, Callable
from shutil import disk_usage
from typing import Any, NamedTuple

from starlette.requests import Request

from skarb.server.analysis import Analyses
from skarb.server.denied import Denied
from skarb.server.guard import Buckets, Limits, Quota, address_of
from skarb.server.people import Device, People
from skarb.server.table import Table
from skarb.server.tables import Tables
from skarb.server.thinking import Thinking
from skarb.server.workers import Whose

FLOOR = 100_000_000  # bytes free on the disk below which games are only finished


class Hall(NamedTuple):
    """What the calls work with."""

    tables: Tables
    people: People
    thinking: Thinking
    analyses: Analyses
    limits: Limits
    hinting: Buckets
    new_tables: Quota
    new_records: Quota

    def now(self) -> dict[str, float]:
        """What a look around shows, for the metrics."""
        live, thinking = self.tables.live.values(), self.thinking
        afar = thinking.afar
        return {
            "tables": len(live),
            "listeners": sum(len(table.listeners) for table in live),
            "kept_tables": self.tables.lease.count,
            "thoughts_waiting": thinking.bots.waiting + (0 if afar is None else afar.waiting),
            "thinker_cores": 0 if afar is None else afar.cores,
        }

    @property
    def rates(self) -> dict[str, Buckets]:
        """Of one person or address, and of all together, beside those of requests."""
        found = {"chat": self.tables.chatting, "hint": self.hinting}
        for name, quota in (("tables", self.new_tables), ("records", self.new_records)):
            found |= {name: quota.each, f"all {name}": quota.together}
        return found


class Visit(NamedTuple):
    """One request: who asks, and what for."""

    hall: Hall
    device: Device | None  # None only where the call does not need anybody
    request: Request
    body: Any
    cookies: dict[str, str]  # to be set by the answer; '' takes one away

    @property
    def person(self) -> str | None:
        return None if self.device is None else self.device.person

    @property
    def me(self) -> str:
        assert self.person is not None
        return self.person

    @property
    def address(self) -> str:
        return address_of(self.request.scope)

    @property
    def whose(self) -> Whose:
        """In whose turn records are replayed."""
        return Whose(self.address, self.person or "")

    def make_room(self) -> None:
        """For one table more; refused if this address, or all together, made too many, or the disk is nearly full."""
        self.hall.new_tables.take(self.address)
        folder = self.hall.tables.store.engine.folder
        if folder is not None and disk_usage(folder).free < FLOOR:
            raise Denied(503, "no-room")

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
