"""`skarb games`, `simulate`, `replay`, `analyse`, `rules`, `arena` and `serve`."""

import json
import platform
import re
import subprocess
from pathlib import Path

import pytest

from cli.conftest import Run
from harness.walk import Case, every_case
from skarb import __version__, native
from skarb.cli.simulate import WORTH, Tally
from skarb.games import find, ids
from skarb.kernel.fair import commitment, seed, terms


@pytest.fixture
def record(skarb: Run, tmp_path: Path) -> Path:
    skarb("play", "trick", "--seed", "one", "--lang", "en", "--record", "game.json", typed="1\n1\n1\n")
    return tmp_path / "game.json"


def fair(record: Path, **changes: object) -> None:
    """Put the parts of a deal beside a record, as a server does."""
    told = json.loads(record.read_text())
    text = terms("t", told["game"], told["seats"], told["options"])
    parts = [{"seat": 1, "commitment": commitment("b" * 64), "part": "b" * 64}]
    about = {"kind": "parts", "terms": text, "server": commitment("a" * 64), "secret": "a" * 64, "parts": parts}
    told["fair"] = {**about, **changes}
    record.write_text(json.dumps(told))


def test_verify_says_what_a_record_proves(skarb: Run, record: Path) -> None:
    options = json.loads(record.read_text())["options"]
    made = seed(terms("t", "trick", 2, options), "a" * 64, [(1, "b" * 64)])
    skarb("play", "trick", "--seed", made, "--lang", "en", "--record", "game.json", typed="1\n1\n1\n")
    done = skarb("verify", "game.json", "--lang", "en")
    assert done.returncode == 0
    assert "its 6 choices are all legal" in done.stdout
    assert "Nothing in it tells how its seed was chosen." in done.stdout
    fair(record)
    done = skarb("verify", "game.json", "--lang", "uk")
    assert "1 з 2" in done.stdout
    assert commitment("a" * 64) in done.stdout
    fair(record, secret="c" * 64)
    done = skarb("verify", "game.json", "--lang", "en")
    assert done.returncode == 2
    assert "The server’s secret in this record does not fit its seal." in done.stderr
    fair(record, parts=[])
    assert "is not what the parts of its deal make" in skarb("replay", "game.json", "--lang", "en").stderr
    told = json.loads(record.read_text())
    del told["fair"]
    for hashed, code, said in ((commitment(made), 0, "the server chose it alone"), ("0" * 64, 2, "")):
        record.write_text(json.dumps({**told, "seed_hash": hashed}))
        done = skarb("verify", "game.json", "--lang", "en")
        assert done.returncode == code
        assert said in done.stdout


def test_games_are_listed(skarb: Run) -> None:
    done = skarb("games", "--lang", "uk")
    assert done.returncode == 0
    assert re.search(r"trick .*Взятка .*2, 3, 4", done.stdout)


def test_a_game_lists_its_options_with_their_values(skarb: Run) -> None:
    done = skarb("games", "durak", "--lang", "en")
    assert done.returncode == 0
    assert "throwers=all | neighbours" in done.stdout
    assert "default: all" in done.stdout
    assert "    neighbours: " in done.stdout
    for game in ids():
        told = skarb("games", game, "--lang", "uk").stdout
        assert all(f"{option.key}=" in told for option in find(game).options)


@pytest.mark.parametrize(
    ("option", "said"),
    [
        ("thrower=all", "Did you mean throwers?"),
        ("xyz=1", "There are: mode, enchanted"),
        ("throwers=none", "one of: all | neighbours"),
    ],
)
def test_a_wrong_option_is_named_with_what_there_is(skarb: Run, option: str, said: str) -> None:
    done = skarb("simulate", "durak", "--option", option, "--lang", "en")
    assert done.returncode == 2
    assert said in done.stderr


def test_simulate_counts(skarb: Run) -> None:
    done = skarb("simulate", "trick", "--games", "200", "--seats", "3", "--seed", "s", "--lang", "en")
    assert done.returncode == 0
    assert "Trick, 3 players, seed s: 200 games of random play" in done.stdout
    wins = [int(n) for n in re.findall(r"│ (\d+) \(", done.stdout)]
    shared = int(re.search(r"Shared victories: (\d+)", done.stdout)[1])  # type: ignore[index]
    assert len(wins) == 3
    assert max(wins) <= 200 <= sum(wins) <= 200 + 2 * shared
    assert "Decisions in a game: least 9, median 9, most 9." in done.stdout
    assert re.search(r"[\d,]+ decisions and [\d.,]+ games a second", done.stdout)
    again = skarb("simulate", "trick", "--games", "200", "--seats", "3", "--seed", "s", "--lang", "en")
    assert again.stdout.splitlines()[:-1] == done.stdout.splitlines()[:-1]


@pytest.mark.parametrize(
    ("lang", "said"), [("uk", "2 гравці, зерно 0: 5 ігор навмання"), ("ru", "2 игрока, зерно 0: 5 игр")]
)
def test_simulate_in_other_languages(skarb: Run, lang: str, said: str) -> None:
    assert said in skarb("simulate", "trick", "--games", "5", "--lang", lang).stdout


def test_simulate_gives_the_same_with_many_workers(skarb: Run) -> None:
    def told(*words: str) -> list[str]:
        done = skarb("simulate", "durak", "--games", str(2 * WORTH + 1), "--lang", "en", *words)
        assert done.returncode == 0
        return done.stdout.splitlines()[:-1]  # without the speed

    alone = told("--workers", "1")
    assert "401 games" in alone[0]
    assert told("--workers", "2") == alone


def test_the_version_says_which_engine_runs(skarb: Run) -> None:
    said = skarb("--version", "--lang", "en").stdout
    word = {"pure": "engine in pure Python", "compiled": "compiled engine"}[native.engine()]
    assert said == f"Skarb {__version__} ({word}), Python {platform.python_version()}\n"


@pytest.mark.parametrize("case", [case for case in every_case() if case.seats == 4], ids=repr)
def test_partners_win_together_and_that_is_not_shared(case: Case) -> None:
    sides = case.game.sides(case.begin(0).state)
    tally = Tally(case.game, 4, case.options, "teams")
    shared = 0
    for i in range(4):
        before = tally.won.copy()
        tally.play(i)
        won = {seat for seat in range(4) if tally.won[seat] > before[seat]}
        winning = {sides[seat] for seat in won}
        assert won == {seat for seat in range(4) if sides[seat] in winning}
        shared += len(winning) > 1
    assert tally.shared == shared
    assert sum(tally.won.values()) >= 4


def test_replay_steps(skarb: Run, record: Path) -> None:
    done = skarb("replay", str(record), "--lang", "en", typed="\n\nb\n6\n7\nnonsense\n-1\n1\nq\n")
    assert done.returncode == 0
    plies = [int(n) for n in re.findall(r"Choice (\d+) of 6", done.stdout)]
    assert plies == [0, 1, 2, 1, 6, 1]
    assert done.stdout.count("Press Enter to go forward") == 2
    assert "The record has choices 0 to 6." in done.stdout
    assert skarb("replay", str(record), typed="").returncode == 0


def test_replay_all(skarb: Run, record: Path) -> None:
    done = skarb("replay", str(record), "--all", "--lang", "en")
    assert done.returncode == 0
    assert [int(n) for n in re.findall(r"Choice (\d+) of 6", done.stdout)] == list(range(7))
    assert " win" in done.stdout.splitlines()[-1]
    assert "'hands': [3, 3]" in done.stdout


def test_replay_for_a_seat_tells_no_more_than_it_saw(skarb: Run, record: Path) -> None:
    done = skarb("replay", str(record), "--seat", "1", "--all", "--lang", "en")
    assert re.search(r"'hands': \[3, \[\d+, \d+, \d+\]\]", done.stdout)
    titles = [line for line in done.stdout.splitlines() if "Choice" in line]
    assert all("[lay" not in title for title in titles if "· A" in title)
    assert any("[lay" in title for title in titles if "· B" in title)
    assert skarb("replay", str(record), "--seat", "2").returncode == 2


def test_bad_records_get_a_sentence(skarb: Run, record: Path, tmp_path: Path) -> None:
    good = json.loads(record.read_text("utf-8"))
    bad = {
        "empty": "",
        "not-json": "{",
        "deep": "[" * 100000,
        "list": "[]",
        "number": "7",
        "null": "null",
        "no-game": json.dumps({**good, "game": "chess"}),
        "odd-game": json.dumps({**good, "game": ["trick"]}),
        "odd-seats": json.dumps({**good, "seats": "two"}),
        "odd-choice": json.dumps({**good, "choices": [7]}),
        "wrong-choice": json.dumps({**good, "choices": ["0: lay 99"]}),
        "wrong-seat": json.dumps({**good, "choices": ["7: lay 1"]}),
        "wrong-result": json.dumps({**good, "result": {"scores": [9, 9]}}),
        "version": json.dumps({**good, "rules": "none"}),
        "format": json.dumps({**good, "skarb": 99}),
    }
    for name, text in bad.items():
        (tmp_path / name).write_text(text, "utf-8")
        done = skarb("replay", name, "--all")
        assert (name, done.returncode) == (name, 2)
        assert done.stderr.strip(), name
    (tmp_path / "binary").write_bytes(b"\xff\x00\xfe")
    for name in ("binary", "missing", "."):
        done = skarb("replay", name, "--all", "--lang", "en")
        assert done.returncode == 2
        assert f"The file {name} cannot be used" in done.stderr


@pytest.mark.parametrize(
    ("lang", "turning", "worst"),
    [
        ("en", "Turning points", "Worst choices"),
        ("uk", "Переломні моменти", "Найгірші вибори"),
        ("ru", "Переломные моменты", "Худшие выборы"),
    ],
)
def test_analyse(skarb: Run, tmp_path: Path, lang: str, turning: str, worst: str) -> None:
    blunder = {
        "skarb": 1, "game": "durak", "rules": "1", "options": {}, "result": None,
        "choices": ["0: attack 9H", "1: take"],
        "position": {
            "seats": ["A", "B"], "trump": "S", "deck": [], "hands": {"A": ["9H", "6D"], "B": ["JH"]},
            "won_defence": True, "owner": "A", "defender": "B", "table": [], "phase": "attack",
        },
    }  # fmt: skip
    (tmp_path / "blunder.json").write_text(json.dumps(blunder), "utf-8")
    words = ("analyse", "blunder.json", "--level", "master", "--iterations", "9", "--html", "a.html", "--lang", lang)
    done = skarb(*words, env={"COLUMNS": "200"})
    assert done.returncode == 0, done.stderr
    assert turning in done.stdout
    assert re.search(r"2 +│ B .*\[take\].*│ 0 ?% .*\[beat 0", done.stdout[done.stdout.index(worst) :])
    assert "analysis-" not in done.stdout
    page = (tmp_path / "a.html").read_text("utf-8")
    assert page.startswith(f"<!doctype html><html lang={lang}>")
    assert turning in page


def test_analyse_is_the_same_for_the_same_seed(skarb: Run, record: Path) -> None:
    words = ("analyse", str(record), "--level", "adept", "--seed", "4", "--lang", "en")
    assert skarb(*words).stdout == skarb(*words).stdout
    assert "Judged by adept" in skarb(*words).stdout


def test_rules(skarb: Run) -> None:
    assert skarb("rules", "trick").stdout.startswith("# Trick — rules specification")
    one = "TRK-1.3  The highest card of the round wins one point.\n"
    assert skarb("rules", "trick", "TRK-1.3").stdout == skarb("rules", "trick", "1.3").stdout == one
    assert skarb("rules", "trick", "trk-1").stdout.count("TRK-1.") == 6
    for wrong in ("TRK-9.9", "", "…", "DUR-1.1"):
        done = skarb("rules", "trick", wrong, "--lang", "en")
        assert done.returncode == 2
        assert "There is no rule" in done.stderr


def test_a_reader_who_has_seen_enough(program: list[str]) -> None:
    done = subprocess.run(
        f"{' '.join(program)} rules trick | head -n 1", shell=True, capture_output=True, text=True, timeout=300
    )
    assert done.stdout.startswith("# Trick")
    assert done.stderr == ""


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("simulate", "trick", "--games", "0"), "must be at least 1, not 0"),
        (("simulate", "trick", "--workers", "0"), "must be at least 1, not 0"),
        (("simulate", "trick", "--games", "x"), "cannot be understood"),
        (("simulate", "trick", "--seats", "1"), "It is for 2, 3, 4 players."),
        (("simulate",), "cannot be understood"),
        (("replay",), "cannot be understood"),
        (("analyse",), "cannot be understood"),
        (("analyse", "x.json", "--level", "random"), "The option level cannot be random."),
        (("analyse", "x.json", "--iterations", "0"), "The option iterations cannot be 0."),
        (("analyse", "x.json"), "The file x.json cannot be used"),
        (("rules", "chess"), "There is no game called chess."),
        (("serve", "--port", "70000"), "A port is a number"),
        (("serve", "--port", "x"), "cannot be understood"),
        (("arena", "trick", "random", "greedy", "--games", "0"), "must be at least 1"),
        (("arena", "trick", "random", "genius"), "genius"),
    ],
)
def test_bad_arguments_get_a_sentence(skarb: Run, words: tuple[str, ...], said: str) -> None:
    done = skarb(*words, "--lang", "en")
    assert done.returncode == 2
    assert said in done.stderr


def test_arena(skarb: Run, tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(
        "class Last:\n    def choose(self, seat):\n        return seat.choices[-1]\n", "utf-8"
    )
    words = (
        "arena",
        "trick",
        "mine.py:Last",
        "random",
        "--games",
        "20",
        "--workers",
        "1",
        "--folder",
        "kept",
        "--lang",
        "en",
    )
    done = skarb(*words)
    assert done.returncode == 0
    assert re.search(r"mine.py:Last .*20", done.stdout)
    assert any((tmp_path / "kept").glob("games-*.parquet"))
    assert skarb("arena", "trick", "random", "--lang", "en").returncode == 2
    assert "There is no bot mine.py:Other" in skarb("arena", "trick", "mine.py:Other", "random", "--lang", "en").stderr


@pytest.mark.parametrize(
    ("command", "extra", "missing"),
    [
        (("serve",), "server", "starlette"),
        (("arena", "trick", "random", "greedy"), "arena", "openskill"),
        (("arena", "trick", "random", "greedy", "--folder", "kept"), "archive", "pyarrow"),
        (("arena", "trick", "random", "greedy", "--ray", "auto"), "ray", "ray"),
    ],
)
def test_missing_dependencies_get_a_sentence(
    program: list[str], tmp_path: Path, command: tuple[str, ...], extra: str, missing: str
) -> None:
    (tmp_path / f"{missing}.py").write_text(f"raise ImportError('no {missing} here')", "utf-8")
    done = subprocess.run(
        [*program, *command, "--lang", "en"],
        capture_output=True,
        text=True,
        timeout=300,
        cwd=tmp_path,
        env={"PYTHONPATH": str(tmp_path), "PATH": "/usr/bin:/bin"},
    )
    assert done.returncode == 2
    assert f'pip install "skarb[{extra}]"' in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("lang", ["en", "uk", "ru"])
@pytest.mark.parametrize(
    "command",
    [
        (),
        *((name,) for name in ("games", "play", "simulate", "replay", "analyse", "rules", "arena", "serve", "migrate")),
    ],
)
def test_help_is_complete(skarb: Run, lang: str, command: tuple[str, ...]) -> None:
    done = skarb(*command, "--help", "--lang", lang)
    assert done.returncode == 0
    assert "cli-" not in done.stdout
