"""`skarb serve`, `skarb think` and `skarb migrate`: the rooms that need more than the rules do."""

import argparse
from contextlib import suppress
from importlib import import_module
from ipaddress import ip_network
from typing import Any

from rich.console import Console

from skarb.kernel.refusal import refuse
from skarb.texts import say

POSTGRESQL = ("postgresql://", "postgres://")


def extra(module: str, name: str) -> Any:
    """A room whose dependencies are an extra of the package."""
    try:
        return import_module(module)
    except ImportError as error:
        raise refuse("", "cli-extra", extra=name, what=str(error)) from error


def serve(args: argparse.Namespace, console: Console, lang: str) -> int:
    if not 0 <= args.port < 65536:
        raise refuse("", "cli-port", port=str(args.port))
    more: dict[str, Any] = {"keep_days": args.keep_days}
    if args.workers is not None:
        if args.workers < 1:
            raise refuse("", "cli-workers", workers=str(args.workers))
        more["workers"] = args.workers
    for network in args.metrics_from:
        try:
            ip_network(network, strict=False)
        except ValueError:
            raise refuse("", "cli-network", network=network[:80]) from None
    if args.metrics_from:
        more["metrics_from"] = tuple(args.metrics_from)
    server = extra("skarb.server.main", "server")
    with suppress(KeyboardInterrupt):
        server.serve(args.host, args.port, args.db, lines=args.log == "json", **more)
    return 0


def think(args: argparse.Namespace, console: Console, lang: str) -> int:
    if args.workers < 1:
        raise refuse("", "cli-workers", workers=str(args.workers))
    server = extra("skarb.server.main", "server")
    if not args.db.startswith(POSTGRESQL):
        raise refuse("", "cli-think-where", db=args.db[:80])
    server.think(args.db, args.workers, args.log == "json")
    return 0


def migrate(args: argparse.Namespace, console: Console, lang: str) -> int:
    server = extra("skarb.server.main", "server")
    if args.source is not None and not args.db.startswith(POSTGRESQL):
        raise refuse("", "cli-migrate-where", db=args.db[:80])

    def told(done: int, all: int) -> None:
        if console.is_terminal and done % 100 == 0:
            console.print(f"{done} / {all}", end="\r")

    found = server.migrate(args.db, args.source, told)
    if found is None:
        console.print(say(lang, "", "cli-migrated"))
        return 0
    parts = {name: str(getattr(found, name)) for name in ("copied", "kept", "removed", "replayed")}
    console.print(say(lang, "", "cli-moved", plies=str(found.counted["log"]), **parts))
    return 0
