"""The command line: `skarb games | play | simulate | replay | verify | analyse | rules | arena | train |
serve | think | migrate`, in three languages."""

import argparse
import json
import os
import sys
from difflib import get_close_matches
from pathlib import Path
from platform import python_version
from secrets import token_hex
from typing import Any, NoReturn

from rich.console import Console
from rich.markdown import Markdown
from rich.table import Table

import skarb
from skarb import bots, native, rulebook
from skarb.cli import train as learning
from skarb.cli.analyse import judged, tell
from skarb.cli.play import LONGEST, Play, Quit
from skarb.cli.replay import Replay
from skarb.cli.serving import extra, migrate, serve, think
from skarb.cli.simulate import Tally, run, summary
from skarb.cli.speech import language
from skarb.cli.train import INTERRUPTED
from skarb.games import find, ids
from skarb.kernel.fair import commitment
from skarb.kernel.game import Game
from skarb.kernel.match import Match, new
from skarb.kernel.option import Option
from skarb.kernel.refusal import Refused, refuse
from skarb.texts import LANGUAGES, has, preferred, say

BAD_INPUT = 2


class Parser(argparse.ArgumentParser):
    """argparse in the reader's language."""

    lang = "en"

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**{"add_help": False, "allow_abbrev": False, "formatter_class": Formatter, **kwargs})
        self.needs = self.add_argument_group(say(self.lang, "", "cli-arguments"))
        self.may = self.add_argument_group(say(self.lang, "", "cli-options"))
        self.may.add_argument("-h", "--help", action="help", help=say(self.lang, "", "cli-help-help"))
        self.may.add_argument("--lang", metavar="|".join(LANGUAGES), help=say(self.lang, "", "cli-help-lang"))

    def error(self, message: str) -> NoReturn:
        usage = self.format_usage().strip()
        why = f" ({message})" if self.lang == "en" else ""  # argparse explains itself in English only
        hint = say(self.lang, "", "cli-bad-arguments", command=self.prog, why=why)
        raise SystemExit(complain(f"{usage}\n{hint}"))


class Formatter(argparse.HelpFormatter):
    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
        prefix = say(Parser.lang, "", "cli-usage") + " " if prefix is None else prefix
        super().add_usage(usage, actions, groups, prefix)


def complain(text: str) -> int:
    print(text, file=sys.stderr)
    return BAD_INPUT


def parser(lang: str) -> Parser:
    Parser.lang = lang

    def heard(message: str) -> str:
        return say(lang, "", "cli-help-" + message)

    top = Parser(prog="skarb", description=heard("skarb"))
    engine = say(lang, "", "engine-" + native.engine())
    version = f"Skarb {skarb.__version__} ({engine}), Python {python_version()}"
    top.may.add_argument("--version", action="version", version=version, help=heard("version"))
    commands = top.add_subparsers(dest="command", required=True, title=say(lang, "", "cli-commands"), metavar="COMMAND")

    def command(name: str) -> Parser:
        return commands.add_parser(name, help=heard(name), description=heard(name))

    def table(p: Parser, seed: str | None) -> None:
        p.needs.add_argument("game", metavar="GAME", help=heard("game"))
        p.may.add_argument("--seats", type=int, metavar="N", help=heard("seats"))
        p.may.add_argument("--seed", default=seed, metavar="SEED", help=heard("seed"))
        p.may.add_argument("--option", action="append", default=[], metavar="KEY=VALUE", help=heard("option"))

    p = command("games")
    p.needs.add_argument("game", nargs="?", metavar="GAME", help=heard("game-options"))

    p = command("play")
    table(p, None)
    people = p.may.add_mutually_exclusive_group()
    people.add_argument("--human", default="0", metavar="0,1", help=heard("human"))
    people.add_argument("--hot-seat", action="store_true", help=heard("hot-seat"))
    p.may.add_argument("--bot", default="random", metavar="|".join(bots.levels()), help=heard("bot"))
    p.may.add_argument("--record", type=Path, metavar="FILE", help=heard("record"))

    p = command("simulate")
    table(p, "0")
    p.may.add_argument("--games", type=int, default=1000, metavar="N", help=heard("games-played"))
    p.may.add_argument("--workers", type=int, default=os.cpu_count() or 1, metavar="N", help=heard("workers"))

    p = command("replay")
    p.needs.add_argument("file", type=Path, metavar="FILE", help=heard("file"))
    p.may.add_argument("--seat", type=int, metavar="N", help=heard("seat"))
    p.may.add_argument("--all", action="store_true", help=heard("all"))

    p = command("verify")
    p.needs.add_argument("file", type=Path, metavar="RECORD", help=heard("file"))

    p = command("analyse")
    p.needs.add_argument("file", type=Path, metavar="RECORD", help=heard("file"))
    judges = [level for level in bots.levels() if level != "random"]
    p.may.add_argument("--level", default="grandmaster", metavar="|".join(judges), help=heard("level"))
    p.may.add_argument("--iterations", type=int, default=200, metavar="N", help=heard("iterations"))
    p.may.add_argument("--seed", default="0", metavar="SEED", help=heard("seed-of-thought"))
    p.may.add_argument("--html", type=Path, metavar="FILE", help=heard("html"))

    p = command("rules")
    p.needs.add_argument("game", metavar="GAME", help=heard("game"))
    p.needs.add_argument("id", nargs="?", metavar="ID", help=heard("rule"))

    p = command("arena")
    table(p, "arena")
    p.needs.add_argument("bots", nargs="+", metavar="BOT", help=heard("bots"))
    p.may.add_argument("--games", type=int, default=200, metavar="N", help=heard("games-at-most"))
    p.may.add_argument("--gauntlet", action="store_true", help=heard("gauntlet"))
    p.may.add_argument("--until-sure", action="store_true", help=heard("until-sure"))
    p.may.add_argument("--workers", type=int, default=os.cpu_count() or 1, metavar="N", help=heard("workers"))
    p.may.add_argument("--ray", default="", metavar="ADDRESS", help=heard("ray"))
    p.may.add_argument("--folder", type=Path, metavar="FOLDER", help=heard("folder"))

    p = command("train")
    table(p, "train")
    learning.arguments(p.may, heard)

    p = command("serve")
    p.may.add_argument("--host", default="127.0.0.1", metavar="HOST", help=heard("host"))
    p.may.add_argument("--port", type=int, default=8000, metavar="PORT", help=heard("port"))
    p.may.add_argument("--db", default="skarb.sqlite", metavar="FILE|URL", help=heard("db"))
    p.may.add_argument("--keep-days", type=float, metavar="DAYS", help=heard("keep-days"))
    p.may.add_argument("--workers", type=int, metavar="N", help=heard("workers-serve"))
    p.may.add_argument("--metrics-from", action="append", default=[], metavar="NETWORK", help=heard("metrics-from"))
    p.may.add_argument("--log", choices=("text", "json"), default="text", help=heard("log"))

    p = command("think")
    p.may.add_argument("--db", default="", metavar="URL", help=heard("db-think"))
    p.may.add_argument("--workers", type=int, default=os.cpu_count() or 1, metavar="N", help=heard("workers"))
    p.may.add_argument("--log", choices=("text", "json"), default="text", help=heard("log"))

    p = command("migrate")
    p.may.add_argument("--db", default="skarb.sqlite", metavar="FILE|URL", help=heard("db"))
    p.may.add_argument("--from", dest="source", metavar="FILE", help=heard("from"))
    return top


# -- what is typed, as what the game expects -------------------------------------------------------------------------


def options_of(game: Game[Any], pairs: list[str], lang: str) -> dict[str, Any]:
    """--option key=value, read as the declared kind of the option; the game refuses what does not fit."""
    declared = {option.key: option for option in game.options}
    out: dict[str, Any] = {}
    for pair in pairs:
        key, equals, text = pair.partition("=")
        if not equals or not key or len(pair) > LONGEST:
            raise refuse("", "cli-option", pair=pair[:40])
        if key not in declared:
            near = get_close_matches(key, declared, 1)
            keys = ", ".join(near or declared)
            raise refuse("", "cli-near-option" if near else "cli-no-option", key=key, keys=keys, name=game.id)
        value = out[key] = value_of(declared[key].form, text)
        if declared[key].form["kind"] == "one" and not any(same(value, one) for one in declared[key].form["values"]):
            raise refuse(declared[key].rule, "cli-option-value", key=key, value=text[:40], values=typed(declared[key]))
    return out


def same(a: Any, b: Any) -> bool:
    return type(a) is type(b) and bool(a == b)


def plain(value: Any) -> str:
    """A value as it is typed."""
    return json.dumps(value, ensure_ascii=False).strip('"')


def typed(option: Option) -> str:
    """What may be typed for an option."""
    form = option.form
    values = [plain(value) for value in [*form.get("words", []), *form.get("values", [])]]
    match form["kind"]:
        case "flag":
            return "yes | no"
        case "many":
            return ",".join(values)
        case "number":
            return f"{form['least']}…" + (" | null" if form["null"] else "")
        case "seat":
            return plain(option.default) + " | 0…"
        case "list":
            words = " | ".join(plain(word) for word in form["words"])
            return f"{words} | {json.dumps(form['values'][: form.get('count') or 2])[:-1]} …]"
        case "map":
            return json.dumps(option.default)
    return " | ".join(values)


def value_of(form: dict[str, Any], text: str) -> Any:
    kind = form.get("kind")
    if kind == "many" and not text.startswith("["):
        return [item.strip() for item in text.split(",") if item.strip()]
    if kind == "one":
        for value in form["values"]:
            if json.dumps(value) == text or str(value).lower() == text.lower():
                return value
    words = {"yes": True, "on": True, "no": False, "off": False, "none": None, "true": True, "false": False}
    if kind != "one" and text.lower() in words:
        return words[text.lower()]
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return text


def humans_of(args: argparse.Namespace, seats: int) -> list[int]:
    if args.hot_seat:
        return list(range(seats))
    words = [word.strip() for word in args.human.split(",")]
    if not all(word.isdecimal() and len(word) < 4 and int(word) < seats for word in words):
        raise refuse("", "cli-human", value=args.human, last=seats - 1)
    return sorted({int(word) for word in words})


def seats_of(game: Game[Any], asked: int | None) -> int:
    """As many as asked for; else two, if the game is for two."""
    if asked is not None:
        return asked
    return 2 if 2 in game.seats else game.seats[0]


# -- the commands ----------------------------------------------------------------------------------------------------


def play(args: argparse.Namespace, console: Console, lang: str) -> int:
    game = find(args.game)
    seats = seats_of(game, args.seats)
    seed = token_hex(8) if args.seed is None else args.seed
    match = new(game, seats, seed, options_of(game, args.option, lang))
    bot = bots.find(args.bot, bots.PATIENCE.get(args.bot, 1.0))
    table = Play(console, match, lang, humans_of(args, match.seats), bot)
    console.print(say(lang, game.id, "game-name"), style="bold")
    console.print(say(lang, game.id, "cli-seed", seed=seed) + " " + say(lang, game.id, "cli-play-hint"), style="dim")
    code = 0
    try:
        table.run()
    except Quit:
        table.speech.line("cli-left")
    except KeyboardInterrupt:
        console.print()
        table.speech.line("cli-left")
        code = INTERRUPTED
    if args.record is not None:
        table.keep(args.record)
        table.speech.line("cli-recorded", file=str(args.record))
    return code


def counted(args: argparse.Namespace) -> None:
    if args.games < 1:
        raise refuse("", "cli-games", games=str(args.games))
    if args.workers < 1:
        raise refuse("", "cli-workers", workers=str(args.workers))


def simulate(args: argparse.Namespace, console: Console, lang: str) -> int:
    counted(args)
    game = find(args.game)
    tally = Tally(game, seats_of(game, args.seats), options_of(game, args.option, lang), args.seed)
    finished = run(console, tally, args.games, args.workers)
    summary(console, tally, lang)
    return 0 if finished else INTERRUPTED


def recorded(file: Path) -> Match:
    try:
        return skarb.load(file.read_text("utf-8"))
    except RecursionError:
        raise refuse("", "record-incomplete", what="…") from None


def replay(args: argparse.Namespace, console: Console, lang: str) -> int:
    match = recorded(args.file)
    if args.seat is not None and not 0 <= args.seat < match.seats:
        raise refuse("", "no-such-seat", seat=str(args.seat))
    story = Replay(console, match, lang, args.seat)
    if args.all:
        story.all()
        return 0
    try:
        story.walk()
    except KeyboardInterrupt:
        console.print()
        return INTERRUPTED
    return 0


def verify(args: argparse.Namespace, console: Console, lang: str) -> int:
    """Deal and play a record again, and say what it proves about its deal. What does not fit is refused."""
    match, told = recorded(args.file), json.loads(args.file.read_text("utf-8"))
    console.print(say(lang, "", "cli-verified", plies=len(match.plies)))
    fair, published = told.get("fair"), told.get("seed_hash")
    if fair is not None and fair["kind"] == "parts":
        opened = sum(one["part"] is not None for one in fair["parts"])
        console.print(say(lang, "", "cli-fair-parts", parts=opened, seats=match.seats))
        for one in fair["parts"]:
            if one["part"] is None:
                console.print(say(lang, "", "cli-fair-unopened", seat=one["seat"]))
        console.print(say(lang, "", "cli-fair-compare"))
        console.print(f"  {fair['server']}")
        for one in fair["parts"]:
            console.print(f"  {one['seat']}: {one['commitment']}")
    elif published and match.start is None:
        if commitment(str(match.seed)) != published:
            raise refuse("", "record-fair", what="server")
        console.print(say(lang, "", "cli-fair-seed"))
    else:
        console.print(say(lang, "", "cli-fair-none"))
    return 0


def analyse(args: argparse.Namespace, console: Console, lang: str) -> int:
    if args.iterations < 1:
        raise refuse("", "bad-option", key="iterations", value=str(args.iterations))
    thinker = bots.judge(args.level, args.iterations)
    match = recorded(args.file)
    try:
        found = judged(console, match, thinker, args.seed)
    except KeyboardInterrupt:
        return INTERRUPTED
    tell(console, match, found, args.level, lang, args.html)
    return 0


def rules(args: argparse.Namespace, console: Console, lang: str) -> int:
    game = find(args.game)
    if args.id is None:
        for page in rulebook.pages(game.id, lang) or rulebook.pages(game.id):
            if console.is_terminal:
                console.print(Markdown(page))
            else:
                print(page)
        return 0
    told = rulebook.statements(game.id, lang)
    prefix = next(iter(told), "").partition("-")[0]
    wanted = args.id.upper() if "-" in args.id else f"{prefix}-{args.id}"
    found = [rule for rule in told if rule == wanted or rule.startswith(wanted.rstrip(".") + ".")]
    if not found:
        raise refuse("", "cli-rule", asked=args.id, name=game.id)
    for rule in found:
        console.print(f"{rule}  {told[rule].text}")
    return 0


def list_options(game: Game[Any], console: Console, lang: str) -> int:
    """The options of a game: what may be typed, what holds otherwise, and what it means."""

    def heard(message: str) -> str:
        return say(lang, game.id, message)

    console.print(heard("game-name"), style="bold")
    console.print(heard("game-about"))
    for option in game.options:
        default = {True: "yes", False: "no"}.get(option.default) if option.form["kind"] == "flag" else None
        default = default or plain(option.default)
        console.print(f"\n{option.key}={typed(option)}", style="bold", soft_wrap=True)
        usual = say(lang, "", "cli-usual", value=default)
        console.print(f"  {heard('option-' + option.key)} ({option.rule}; {usual})")
        if has(lang, game.id, f"option-{option.key}-help"):
            console.print(f"  {heard(f'option-{option.key}-help')}", style="dim")
        for value in option.form.get("values", []):
            word = f"option-{option.key}-{plain(value)}"
            if has(lang, game.id, word):
                console.print(f"    {plain(value)}: {heard(word)}", style="dim")
    return 0


def list_games(args: argparse.Namespace, console: Console, lang: str) -> int:
    if args.game is not None:
        return list_options(find(args.game), console, lang)
    heads = [say(lang, "", message) for message in ("cli-game", "cli-name", "cli-seats")]
    table = Table(*heads, show_edge=False)
    for name in ids():
        game = find(name)
        seats = ", ".join(map(str, game.seats))
        table.add_row(name, say(lang, name, "game-name"), seats)
    console.print(table)
    return 0


def arena(args: argparse.Namespace, console: Console, lang: str) -> int:
    counted(args)
    if args.ray:
        extra("ray", "ray")
    if args.folder is not None:
        extra("pyarrow", "archive")
    contests, course = extra("skarb.arena", "arena"), extra("skarb.arena.run", "arena")
    game = find(args.game)
    options = options_of(game, args.option, lang)
    contest = contests.Contest(
        game.id, tuple(args.bots), seats_of(game, args.seats), args.seed, options, gauntlet=args.gauntlet
    )
    try:
        standings = course.run(
            contest, args.games, args.folder, args.workers, args.ray, args.until_sure, console=console, lang=lang
        )
    except KeyboardInterrupt:
        return INTERRUPTED
    for sheet in course.sheets(standings, lang):
        console.print(sheet)
        console.print()
    console.print(say(lang, "", "arena-significant"), style="dim")
    return 0


def train(args: argparse.Namespace, console: Console, lang: str) -> int:
    counted(args)
    if args.ray:
        extra("ray", "ray")
    course, game = extra("skarb.train.run", "train"), find(args.game)
    table = game.id, seats_of(game, args.seats), options_of(game, args.option, lang)
    return learning.learn(args, course, table, console, lang)


COMMANDS = {
    "games": list_games,
    "play": play,
    "simulate": simulate,
    "replay": replay,
    "verify": verify,
    "analyse": analyse,
    "rules": rules,
    "arena": arena,
    "train": train,
    "serve": serve,
    "think": think,
    "migrate": migrate,
}


def main(argv: list[str] | None = None) -> int:
    words = sys.argv[1:] if argv is None else argv
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    lang = preferred()
    try:
        lang = language(words)
        args = parser(lang).parse_args(words)
        return COMMANDS[args.command](args, Console(markup=False, highlight=False), lang)
    except Refused as error:
        rule = f" ({error.rule})" if error.rule else ""
        return complain(error.refusal.say(lang) + rule)
    except BrokenPipeError:  # the reader has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except (OSError, UnicodeDecodeError) as error:
        file = getattr(error, "filename", None) or getattr(args, "file", "")
        return complain(say(lang, "", "cli-file", file=str(file), why=getattr(error, "strerror", None) or "UTF-8"))
