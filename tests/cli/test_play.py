"""`skarb play`, with everything that people type."""

import json
import os
import pty
import re
import select
import signal
import subprocess
import time
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from cli.conftest import Run
from skarb import new
from skarb.kernel.match import Match

PATIENCE = 120.0  # seconds, on the busiest machine
TRICK = ("play", "trick", "--seed", "one", "--lang", "en")


def test_a_whole_game(skarb: Run) -> None:
    done = skarb(*TRICK, typed="1\n1\n1\n")
    assert done.returncode == 0
    assert done.stdout.count("Which card do you lay?") == 3
    assert "Everybody gets 3 cards." in done.stdout
    assert "B lays the" in done.stdout
    assert " win" in done.stdout.splitlines()[-1]


def test_the_same_seed_deals_the_same_game(skarb: Run) -> None:
    first, again = (skarb(*TRICK, typed="2\n2\n1\n").stdout for _ in range(2))
    assert first == again
    assert skarb("play", "trick", "--seed", "two", "--lang", "en", typed="2\n2\n1\n").stdout != first


def test_notation_and_why(skarb: Run) -> None:
    held = [line.split("[")[1].rstrip("]") for line in skarb(*TRICK).stdout.splitlines() if "[lay" in line]
    other = next(f"lay {n}" for n in range(1, 13) if f"lay {n}" not in held)
    done = skarb(*TRICK, typed=f"why {other}\nwhy {held[0]}\nwhy 1\nwhy\n{other}\n{held[0]}\nquit\n")
    assert done.stdout.count("You do not hold the " + other.split()[1]) == 2
    assert "TRK-1.2  In every round each player in turn" in done.stdout
    assert done.stdout.count(f"“{held[0]}” is allowed.") == 2
    assert "“” is not a choice here" in done.stdout
    assert f"A lays the {held[0].split()[1]}." in done.stdout


def test_undo_and_its_wall(skarb: Run) -> None:
    done = skarb(*TRICK, typed="undo\n1\nundo\nquit\n")
    assert "There is nothing to take back." in done.stdout
    assert "Another player has chosen since" in done.stdout
    alone = skarb(*TRICK, "--seats", "3", "--hot-seat", typed="\n1\n\nundo\nquit\n")
    assert "Another player has chosen since" in alone.stdout


def test_rules_and_help(skarb: Run) -> None:
    done = skarb(*TRICK, typed="rules trk-1.3\nrules\nrules DUR-1.1\nhelp\nquit\n")
    assert "TRK-1.3  The highest card of the round wins one point." in done.stdout
    assert "There is no rule “” in trick." in done.stdout
    assert "There is no rule “DUR-1.1” in trick." in done.stdout
    assert done.stdout.count("rules ID: read a rule, such as rules TRK-1.1") == 1
    assert done.returncode == 0
    assert "left before its end" in done.stdout


def test_end_of_input_leaves(skarb: Run) -> None:
    done = skarb(*TRICK, typed="1\n")
    assert done.returncode == 0
    assert "left before its end" in done.stdout


@pytest.mark.parametrize(
    "typed",
    [
        "0",
        "-1",
        "4",
        "99999999999",
        "1" * 5000,
        "²",
        "٣",
        "[red]x[/red]",
        "lay",
        "lay x",
        "\x00\x1b[2J",
        "why [/]",
        "\t",
    ],
)
def test_hostile_words_change_nothing(skarb: Run, typed: str) -> None:
    done = skarb(*TRICK, typed=f"{typed}\nquit\n")
    assert done.returncode == 0
    assert ("A lays the" in done.stdout) == (typed == "٣")  # a digit is a digit in any script


def test_bytes_that_are_no_text(skarb: Run) -> None:
    done = skarb(*TRICK, typed=b"\xff\xfe\x80\n1\n")
    assert done.returncode == 0
    assert "is not a choice here" in done.stdout


@pytest.mark.parametrize(("lang", "word"), [("uk", "Яку карту ви кладете?"), ("ru", "Какую карту вы кладёте?")])
def test_languages(skarb: Run, lang: str, word: str) -> None:
    assert word in skarb("play", "trick", "--lang", lang).stdout
    assert word in skarb("play", "trick", env={"LC_ALL": f"{lang}_XX.UTF-8"}).stdout


def test_hot_seat_draws_a_curtain(skarb: Run) -> None:
    done = skarb(*TRICK, "--hot-seat", typed="\n1\n" * 6)
    assert done.returncode == 0
    assert done.stdout.count("A, take your seat") == 3
    assert done.stdout.count("B, take your seat") == 3
    held = done.stdout.split("B, take your seat")[1]  # what B sees first: only his own cards
    assert "'hands': [2, [" in held


def test_some_seats(skarb: Run) -> None:
    done = skarb(*TRICK, "--seats", "4", "--human", "1,3", typed="\n1\n" * 6)
    assert done.returncode == 0
    assert done.stdout.count("B, take your seat") == 3
    assert "A, take your seat" not in done.stdout


def test_a_record_is_kept(skarb: Run, tmp_path: Path) -> None:
    assert skarb(*TRICK, "--record", "game.json", typed="1\n").returncode == 0
    record = json.loads((tmp_path / "game.json").read_text("utf-8"))
    assert (record["game"], record["seed"], len(record["choices"])) == ("trick", "one", 2)
    done = skarb(*TRICK, "--record", "no/such/folder/game.json", typed="1\n")
    assert done.returncode == 2
    assert "no/such/folder/game.json cannot be used" in done.stderr


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("play", "chess"), "There is no game called chess."),
        (("play", "../durak"), "There is no game called ../durak."),
        (("play", "trick", "--seats", "9"), "It is for 2, 3, 4 players. (TRK-1.6)"),
        (("play", "trick", "--seats", "many"), "cannot be understood"),
        (("play", "trick", "--human", "2"), "“2” are not seats of this table."),
        (("play", "trick", "--human", "x"), "“x” are not seats of this table."),
        (("play", "trick", "--human", ""), "“” are not seats of this table."),
        (("play", "trick", "--hot-seat", "--human", "1"), "cannot be understood"),
        (("play", "trick", "--option", "hand"), "“hand” is not an option."),
        (("play", "trick", "--option", "hand=9"), "hand cannot be “9”, but one of: "),
        (("play", "trick", "--option", "hand=" + "[" * 100000), "is not an option."),
        (("play", "trick", "--option", "hand=" + "[" * 900), "hand cannot be"),
        (("play", "trick", "--option", "colour=red"), "trick has no option “colour”. There are: hand."),
        (("play", "trick", "--bot", "genius"), "genius"),
        (("play", "trick", "--lang", "de"), "There is no language “de”."),
        (("play", "--lang"), "There is no language “”."),
        ((), "cannot be understood"),
        (("fly",), "cannot be understood"),
        (("play",), "cannot be understood"),
    ],
)
def test_bad_arguments_get_a_sentence(skarb: Run, words: tuple[str, ...], said: str) -> None:
    done = skarb(*words)
    assert done.returncode == 2
    assert said in done.stderr
    assert done.stdout == ""


def test_options_are_read(skarb: Run) -> None:
    assert "Everybody gets 1 card." in skarb(*TRICK, "--option", "hand=1").stdout


class Terminal:
    """A process that believes it speaks with a person."""

    def __init__(self, words: list[str], cwd: Path) -> None:
        ours, theirs = pty.openpty()
        env = {**os.environ, "LC_ALL": "C.UTF-8", "TERM": "xterm", "COLUMNS": "100"}
        self.process = subprocess.Popen(
            words,
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            cwd=cwd,
            env=env,
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # a shell's background job ignores it
        )
        os.close(theirs)
        self.tty = ours
        self.said = ""

    def until(self, text: str) -> str:
        """What was said from the last call up to `text`."""
        deadline = time.monotonic() + PATIENCE
        while text not in self.said:
            ready, _, _ = select.select([self.tty], [], [], max(0.0, deadline - time.monotonic()))
            assert ready, f"waited in vain for {text!r}: {self.said!r}"
            try:
                self.said += os.read(self.tty, 65536).decode(errors="replace")
            except OSError:
                raise AssertionError(f"ended without {text!r}: {self.said!r}") from None
        at = self.said.index(text) + len(text)
        heard, self.said = self.said[:at], self.said[at:]
        return heard

    def interrupt(self) -> None:
        """Ctrl-C once the process sleeps: between its prompt and its reading a signal is kept until the next key."""
        stat = Path(f"/proc/{self.process.pid}/stat")
        deadline = time.monotonic() + PATIENCE
        while stat.exists() and stat.read_text().rpartition(")")[2].split()[0] != "S":
            assert time.monotonic() < deadline, "never waited for a key"
            time.sleep(0.01)
        self.process.send_signal(signal.SIGINT)

    def type(self, text: str) -> None:
        os.write(self.tty, text.encode())

    def end(self) -> int:
        code = self.process.wait(30)
        os.close(self.tty)
        return code


def test_a_terminal_forgets_between_players(program: list[str], tmp_path: Path) -> None:
    terminal = Terminal([*program, *TRICK, "--hot-seat"], tmp_path)
    terminal.until("A, take your seat and press Enter.")
    terminal.type("\n")
    assert "\x1b[3J\x1b[2J" in terminal.until("Your choice:")
    terminal.type("1\n")
    assert "\x1b[3J\x1b[2J" in terminal.until("B, take your seat and press Enter.")
    terminal.type("\x04")
    terminal.until("left before its end")
    assert terminal.end() == 0


def test_interrupt_leaves_quietly(program: list[str], tmp_path: Path) -> None:
    terminal = Terminal([*program, *TRICK, "--record", "game.json"], tmp_path)
    terminal.until("Your choice:")
    terminal.interrupt()
    heard = terminal.until("The record is in game.json.")
    assert "Traceback" not in heard
    assert "left before its end" in heard
    assert terminal.end() == 130


def test_a_hint_and_the_words_of_a_card(skarb: Run) -> None:
    """`?` asks a bot, `card` reads a card; a typo gets one sentence and no list of codes."""
    words = "?\ncard 6H\ncard six of nothing\nxyzzy\nquit\n"
    told = skarb("play", "durak", "--option", "enchanted=6", "--seed", "1", "--lang", "en", typed=words).stdout
    assert told.count("chances about") == 3
    assert "even a trump" in told
    assert "There is no card called “six of nothing”." in told
    assert "“xyzzy” is not a move." in told
    assert "DUR-18.6" not in told


@pytest.mark.parametrize(
    ("game", "typed", "told"),
    [
        ("dragon_catchers", "aks", "“aks” is none of the choices. Did you mean “ask”?"),
        ("dragon_catchers", "xyzzy", "“xyzzy” is none of the choices."),
        ("flamecraft", "keeep even", "Did you mean “keep even”?"),
        ("flamecraft", "xyzzy", "“xyzzy” is none of the choices."),
    ],
)
def test_a_typo_is_told_as_one(skarb: Run, game: str, typed: str, told: str) -> None:
    assert told in skarb("play", game, "--seed", "1", "--lang", "en", typed=f"{typed}\nquit\n").stdout


def test_columns_and_turns_are_counted_as_in_words() -> None:
    """Dragon Catchers: the picture numbers columns as labels do, and shows in which order cards were laid."""
    two = drawn("dragon_catchers", 2, 1)
    assert re.search(r"\b1 +2 +3 +4 +5 +6 +7\b", two)
    assert "#0" not in two
    assert re.search(r"1\. +R", drawn("dragon_catchers", 3, 1))


def test_taken_cards_are_for_the_players_to_remember() -> None:
    """Durak: as on the page, hands of others are backs, whatever they took."""
    match = new("durak", seats=2, seed=1)
    while match.question and not any(match.view(0)["known"].values()):
        match.choose(next((c for c in match.choices if c == "take"), match.choices[0]))
    name = next(name for name, known in match.view(0)["known"].items() if known)
    other = match.game.names(match.state).index(name) ^ 1
    line = next(line for line in told(match, other).splitlines() if f" {name} " in line)
    assert line.count("▮") == match.view(other)["sizes"][name]


def drawn(game: str, seats: int, plies: int) -> str:
    match = new(game, seats=seats, seed=1)
    for _ in range(plies):
        match.choose(match.choices[0])
    return told(match, 0)


def told(match: Match, seat: int) -> str:
    console = Console(width=120, file=StringIO(), no_color=True)
    console.print(match.game.picture(match.view(seat), "en"))
    out = console.file
    assert isinstance(out, StringIO)
    return out.getvalue()
