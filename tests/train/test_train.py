"""Training: lessons by what a seat knows, a fit that fits, and nothing kept that does not win. Small and quick."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from rich.console import Console

import skarb
from skarb import games
from skarb.bots import Level, sit
from skarb.cli import main
from skarb.env.shape import Shape
from skarb.kernel.refusal import Refused
from skarb.train import run as course
from skarb.train.fit import Fit, Rows, calibrated, chances, reliability
from skarb.train.lessons import School, taught
from skarb.train.run import Trainer, Training, train

QUIET = Console(quiet=True)
OPTIONS = games.find("durak").complete(2, None)
SMALL = Training("durak", games=8, epochs=2, units=(4,), contest=2, depth=2, kept=2)


@pytest.fixture
def ends(monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """Contests that are not played, but end as told here."""
    ends: list[bool] = []
    usual = {"against": "nobody", "iterations": 0, "games": 2, "share": 0.5, "low": 0.4, "high": 0.6}
    monkeypatch.setattr(Trainer, "contest", lambda self, *rest: {**usual, "kept": bool(ends and ends.pop(0))})
    return ends


def test_lessons_tell_what_came_of_positions() -> None:
    found = taught(School("durak", 2, OPTIONS, "a", each=20), [0, 1, 2])
    features = games.find("durak").features
    assert features is not None
    for one in found:
        assert one.told.shape == (len(one.wins), 289)
        assert len(one.wins) == 20
        assert set(one.wins.tolist()) <= {0.0, 0.5, 1.0}
        assert (course.goals(one, 0.0, 1.0).goals == one.wins).all()
    assert len({float(win) for one in found for win in one.wins}) > 1
    again = taught(School("durak", 2, OPTIONS, "a", each=20), [2])[0]
    assert (again.told == found[2].told).all()  # a game depends on the seed and its number alone
    for other in (School("durak", 2, OPTIONS, "b", each=20), School("durak", 2, OPTIONS, "a", each=20, quick=True)):
        assert (taught(other, [2])[0].told != again.told).any()


def test_lessons_may_be_of_the_ends_of_turns_alone() -> None:
    """At the end of a turn of Tash-Kalar the next one has all its actions, and nothing has been done in it."""
    options = games.find("tash_kalar").complete(2, None)
    shape = Shape("tash_kalar", 2, options, 0, False)
    at = 0
    for block in shape.blocks:
        if block.name == "moment":
            break
        at += block.size
    for ends in (True, False):
        one = taught(School("tash_kalar", 2, options, "a", quick=True, each=60, ends=ends), [0])[0]
        touched = one.told[:, at + 2]
        assert touched.any() != ends


def test_a_network_hears_only_the_blocks_it_is_told_to(tmp_path: Path) -> None:
    trainer = Trainer(replace(SMALL, blocks="hand, open"), tmp_path)
    size = {block.name: block.size for block in trainer.shape.blocks}
    assert np.count_nonzero(trainer.fit.scale) == size["hand"] + size["open"]
    with pytest.raises(Refused):
        Trainer(replace(SMALL, blocks="hand,feet"), tmp_path / "another")


def test_a_margin_and_what_was_expected_count_as_far_as_they_are_told_to(tmp_path: Path) -> None:
    options = games.find("dragon_catchers").complete(2, None)
    lesson = taught(School("dragon_catchers", 2, options, "a"), [0])[0]
    assert abs(lesson.leads).min() > 0
    by_much = course.goals(lesson, 0.5, 100.0).goals
    assert ((by_much > 0.5) == (lesson.wins > 0.5)).all()
    assert 0.0 < by_much.min() < by_much.max() < 1.0
    fit = Fit(np.ones(289, np.float32), (4,), True, np.random.default_rng(0))
    rows = course.goals(course.joined(taught(School("durak", 2, OPTIONS, "a"), [0, 1])), 0.0, 1.0)
    fit.network(rows, {"options": OPTIONS}).save(tmp_path / "n.npz")
    network = (tmp_path / "n.npz").read_bytes()
    mixed = taught(School("durak", 2, OPTIONS, "a", network, trace=0.5, iterations=4), [0])[0]
    assert len(set(course.goals(mixed, 0.0, 1.0).goals.tolist())) > 2


def test_a_fit_finds_what_is_there_and_begins_as_the_rule_of_thumb() -> None:
    chance = np.random.default_rng(1)
    told = chance.integers(0, 2, (4000, 12)).astype(np.uint8)
    truth = np.where((told[:, 0] ^ told[:, 1]) > 0, 0.9, 0.1)  # no single number tells it
    goals = truth.astype(np.float32)
    rows = Rows(told, np.zeros(4000, np.float32), goals, (chance.random(4000) < truth).astype(np.float32))
    fit = Fit(np.ones(12, np.float32), (16, 8), True, chance)
    assert fit.logits(rows)[0] == pytest.approx(rows.thumbs)
    for _ in range(30):
        for part in rows.batches(chance, 256):
            fit.learn(part, 5e-3)
    assert chances(fit.logits(rows)[0]) == pytest.approx(goals, abs=0.06)
    network = fit.network(rows, {})
    bare = [1.0 / (1.0 + np.exp(-x)) for x in network.shift + network.scale * fit.logits(rows.some(slice(0, 5)))[0]]
    assert network.values([bytes(row) for row in told[:5]], [0.5] * 5) == pytest.approx(bare, abs=1e-3)


def test_odds_are_calibrated_by_who_won() -> None:
    chance = np.random.default_rng(2)
    logits = chance.normal(0.0, 3.0, 20_000)
    wins = (chance.random(20_000) < chances(0.4 * logits + 0.5)).astype(np.float32)
    scale, shift = calibrated(logits, wins)
    assert scale == pytest.approx(0.4, abs=0.03)
    assert shift == pytest.approx(0.5, abs=0.05)
    for given, won, count in reliability(chances(scale * logits + shift), wins):
        assert given == pytest.approx(won, abs=0.03 + 2.0 / count**0.5)


def test_a_training_that_was_stopped_goes_on_as_if_it_had_not_been(tmp_path: Path, ends: list[bool]) -> None:
    ends += [False, True, False, True]  # the second is kept: the third is played by it
    train(SMALL, tmp_path / "at once", 2, console=QUIET)
    train(SMALL, tmp_path / "in parts", 1, console=QUIET)
    train(SMALL, tmp_path / "in parts", 2, workers=2, console=QUIET)
    with np.load(tmp_path / "at once" / "weights.npz") as one, np.load(tmp_path / "in parts" / "weights.npz") as other:
        for name in one.files:
            assert one[name] == pytest.approx(other[name], abs=1e-6)
    assert (tmp_path / "at once" / "network.npz").exists()
    told = json.loads((tmp_path / "in parts" / "training.json").read_text("utf-8"))
    assert [one["contest"]["kept"] for one in told["generations"]] == [False, True]
    page = (tmp_path / "in parts" / "report.html").read_text("utf-8")
    assert page.count("<svg") == 3
    with pytest.raises(Refused):
        Trainer(Training("durak", games=9), tmp_path / "at once")


def test_only_who_wins_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Pair:
        share, games = 0.6, 10
        low = 0.49

        def interval(self) -> tuple[float, float]:
            return self.low, 0.7

    met: list[tuple[str, ...]] = []

    def contested(contest: Any, *_: object) -> Any:
        met.append(contest.bots)
        return type("Standings", (), {"pairs": {(0, 1): Pair()}})

    monkeypatch.setattr(course, "contested", contested)
    train(SMALL, tmp_path, 1, console=QUIET)
    assert not (tmp_path / "network.npz").exists()  # it may have been luck
    Pair.low = 0.51
    train(SMALL, tmp_path, 3, console=QUIET)
    assert (tmp_path / "network.npz").exists()
    assert [bots[1].partition("@")[0] for bots in met] == ["master", "master", "grandmaster"]


def test_quick_games_are_played_once(tmp_path: Path, ends: list[bool]) -> None:
    training = replace(SMALL, quick=12, each=4)
    found = train(training, tmp_path, 2, console=QUIET).generations
    assert [generation["games"] for generation in found] == [20, 8]


def test_a_contest_of_no_iterations_is_played_by_looking_ahead(tmp_path: Path, ends: list[bool]) -> None:
    course.train(replace(SMALL, depth=0), tmp_path, 1, console=QUIET)
    assert not (tmp_path / "network.npz").exists()
    network = (
        Level("adept", network=str(tmp_path / "candidate-0.npz")).plan(sit(skarb.new("durak", 2, 1), 0, 1)).network
    )
    assert network.endswith("candidate-0.npz")  # a look ahead may be by a network too
    assert not Level("adept").plan(sit(skarb.new("durak", 2, 1), 0, 1)).network


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["train", "durak", "--games", "4", "--units", "4", "--epochs", "1", "--contest", "2", "--depth", "2"]
    words += ["--generations", "1", "--workers", "1", "--folder", str(tmp_path / "here"), "--lang", "uk"]
    assert main(words) == 0
    assert "Покоління 1" in capsys.readouterr().out
    assert (tmp_path / "here" / "report.html").exists()
    assert main([*words, "--games", "5"]) == 2
    assert "інше навчання" in capsys.readouterr().err
    assert main([*words, "--units", "64,x"]) == 2
    assert "64,x" in capsys.readouterr().err
