"""A training: generations of self-play, fitting and a contest with the last network that was kept. Resumable.

The folder holds `training.json` (what is trained, and each generation), the lessons of the last generations, the
weights as they are fitted, every candidate, `network.npz` (the last that was kept) and `report.html`.
"""

import json
import subprocess
from dataclasses import asdict, dataclass, field, replace
from io import BytesIO
from pathlib import Path
from time import gmtime, monotonic, strftime
from typing import Any

import numpy as np
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from skarb import games
from skarb.arena.contest import Contest
from skarb.arena.run import run as contested
from skarb.arena.workers import spread
from skarb.env.shape import Shape
from skarb.kernel.refusal import refuse
from skarb.texts import say
from skarb.train.fit import Fit, Rows, chances, entropy, reliability
from skarb.train.lessons import School, Taught, taught
from skarb.train.report import write

BATCH = 25  # games that a worker plays at a time
HELD_OUT = 20  # one game of so many is not learned from


@dataclass(frozen=True)
class Training:
    """What is trained and how. The same training gives the same networks, up to floating point."""

    game: str
    seats: int = 2
    options: dict[str, Any] = field(default_factory=dict)
    seed: str = "train"
    games: int = 2000  # of a generation
    kept: int = 4  # generations whose lessons are fitted
    epochs: int = 4
    units: tuple[int, ...] = (64,)
    rate: float = 1e-3
    decay: float = 0.1  # of weights, times the rate, in every step
    iterations: int = 0
    quick: int = 0  # quick games that the first generation learns from as well
    each: int = 32
    ends: int = 0  # 1: only positions where another seat comes to be asked
    blocks: str = ""  # names of the blocks that are learned from, with commas between; all if empty
    slips: float = 0.1
    margin: float = 0.0
    trace: float = 1.0
    contest: int = 100  # games of a contest at most
    depth: int = 0  # iterations of those who play it; 0: they look one choice ahead, as adepts do

    def check(self) -> "Training":
        if not games.find(self.game).features:
            raise refuse("", "bad-option", key="game", value=self.game)
        return replace(self, options=games.find(self.game).complete(self.seats, self.options))


class Trainer:
    """A training in its folder."""

    def __init__(self, training: Training, folder: Path) -> None:
        self.training = training.check()
        self.folder = folder
        folder.mkdir(parents=True, exist_ok=True)
        self.about = folder / "training.json"
        described = json.loads(json.dumps(asdict(self.training)))
        self.generations: list[dict[str, Any]] = []
        if self.about.exists():
            found = json.loads(self.about.read_text("utf-8"))
            if found["training"] != described:
                raise refuse("", "train-other", folder=str(folder))
            self.generations = found["generations"]
        self.described = described
        self.shape = Shape(training.game, training.seats, self.training.options, 0, False)
        scale = heard(self.shape, self.training.blocks)
        self.fit = Fit(scale, tuple(training.units), True, np.random.default_rng(self.seed("weights")))
        if self.generations:
            with np.load(folder / "weights.npz") as arrays:
                self.fit.go_on(arrays)

    @property
    def network(self) -> Path:
        """The last that was kept."""
        return self.folder / "network.npz"

    def candidate(self, number: int) -> Path:
        """Of that generation, kept or not."""
        return self.folder / f"candidate-{number}.npz"

    def seed(self, what: str) -> list[int]:
        return list(f"{self.training.seed} {what}".encode())

    def generation(self, workers: int, ray: str, console: Console, lang: str) -> dict[str, Any]:
        """Play, fit, and let the arena decide."""
        training, number, began = self.training, len(self.generations), monotonic()
        lessons = self.play(number, workers, ray, console, lang)
        learn, test, spread = self.rows(number, lessons)
        report: dict[str, Any] = {"games": len(lessons), "spread": spread}
        chance = np.random.default_rng(self.seed(f"order {number}"))
        first = self.fit.loss(test)
        losses, best = [], self.fit.arrays()
        for epoch in range(training.epochs):
            for part in learn.batches(chance):
                self.fit.learn(part, training.rate * (1.0 - 0.9 * epoch / training.epochs), training.decay)
            losses.append(self.fit.loss(test))
            if losses[-1] == min(losses):
                best = {name: array.copy() for name, array in self.fit.arrays().items()}
        self.fit.go_on(best)  # later ones learned by heart
        thumb = float(entropy(chances(test.thumbs), test.wins).mean())
        history = {
            "game": training.game, "seats": training.seats, "options": self.training.options, "seed": training.seed,
            "commit": commit(), "date": strftime("%Y-%m-%d", gmtime()), "generation": number,
            "games": training.quick + training.games * (number + 1),
            "seconds": round(self.spent() + monotonic() - began),
        }  # fmt: skip
        network = self.fit.network(test, history)
        logits = np.concatenate([self.fit.logits(part)[0] for part in test.batches(size=4096)])
        found = chances(network.shift + network.scale * logits)
        report |= {"before": first, "losses": losses, "thumb": thumb, "loss": float(entropy(found, test.wins).mean())}
        report["reliability"] = reliability(found, test.wins)
        candidate = self.candidate(number)
        network.save(candidate)
        report["contest"] = self.contest(candidate, number, workers, ray, console, lang)
        if report["contest"]["kept"]:
            network.history |= {"contest": report["contest"]}
            network.save(self.network)
        report["seconds"] = round(monotonic() - began, 1)
        self.generations.append(report)
        self.keep()
        return report

    def spent(self) -> float:
        return float(sum([generation["seconds"] for generation in self.generations]))

    def play(self, number: int, workers: int, ray: str, console: Console, lang: str) -> list[Taught]:
        training = self.training
        file = self.folder / f"lessons-{number}.npz"
        if file.exists():  # it stopped between playing and fitting
            return opened(file)
        network = self.candidate(number - 1).read_bytes() if number else b""  # if it errs it will see what comes of it
        school = School(
            training.game, training.seats, training.options, f"{training.seed} {number}", network, training.iterations,
            False, training.slips, training.trace, training.each, bool(training.ends),
        )  # fmt: skip
        first = 0 if number else training.quick
        out: list[Taught] = []
        with Progress(
            TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=console
        ) as progress:
            total = first + training.games
            task = progress.add_task(say(lang, "", "train-playing", number=number + 1), total=total)
            for quick, count in ((True, first), (False, training.games)):
                for lesson in spread(taught, replace(school, quick=quick), range(count), workers, ray, BATCH):
                    out.append(lesson)
                    progress.update(task, advance=1)
        stored(file, out)
        return out

    def rows(self, number: int, lessons: list[Taught]) -> tuple[Rows, Rows, float]:
        """What is learned from, of this generation and those before; what the fit is tested by; a usual lead."""
        both: tuple[list[Taught], list[Taught]] = ([], [])
        for past in range(max(0, number + 1 - self.training.kept), number + 1):
            found = lessons if past == number else opened(self.folder / f"lessons-{past}.npz")
            for i, lesson in enumerate(found):
                both[i % HELD_OUT == 0].append(lesson)
        spread = float(np.std(np.concatenate([lesson.leads for lesson in lessons])))
        learn, test = [goals(joined(some), self.training.margin, spread) for some in both]
        return learn, test, spread

    def contest(
        self, candidate: Path, number: int, workers: int, ray: str, console: Console, lang: str
    ) -> dict[str, Any]:
        """The candidate against the last that was kept, or the rule of thumb if none was: who wins more, for sure,
        is kept."""
        training = self.training
        level, usual = ("grandmaster", "master") if training.depth else ("adept", "adept")
        depth = f"@{training.depth}" if training.depth else ""
        last = f"{level}@{self.network}{depth}" if self.network.exists() else f"{usual}{depth}"
        bots = (f"{level}@{candidate}{depth}", last)
        contest = Contest(training.game, bots, training.seats, f"{training.seed} contest {number}", training.options)
        pair = contested(contest, training.contest, None, workers, ray, True, console, lang).pairs[0, 1]
        low, high = pair.interval()
        against = "the last network" if self.network.exists() else usual
        return {
            "against": against, "iterations": training.depth, "games": pair.games,
            "share": round(pair.share, 4), "low": round(low, 4), "high": round(high, 4), "kept": low > 0.5,
        }  # fmt: skip

    def keep(self) -> None:
        np.savez(self.folder / "weights.npz", **self.fit.arrays())
        told = {"training": self.described, "generations": self.generations}
        self.about.with_suffix(".writing").write_text(json.dumps(told, indent=1), "utf-8")
        self.about.with_suffix(".writing").replace(self.about)
        for old in range(len(self.generations) - self.training.kept + 1):
            (self.folder / f"lessons-{old}.npz").unlink(missing_ok=True)


def train(
    training: Training,
    folder: Path,
    generations: int = 10,
    workers: int = 1,
    ray: str = "",
    console: Console | None = None,
    lang: str = "en",
) -> Trainer:
    """Train until there are so many generations; a training that was stopped goes on."""
    console = console or Console()
    course = Trainer(training, folder)
    while len(course.generations) < generations:
        told = course.generation(workers, ray, console, lang)
        contest = told["contest"]
        numbers = {key: f"{contest[key]:.1%}" for key in ("share", "low", "high")}
        kept = "train-kept" if contest["kept"] else "train-not-kept"
        console.print(say(lang, "", "train-generation", number=len(course.generations), loss=f"{told['loss']:.4f}",
                          thumb=f"{told['thumb']:.4f}", **numbers) + " " + say(lang, "", kept))  # fmt: skip
        write(folder, course.described, course.generations, lang)
    return course


def goals(taught: Taught, margin: float, spread: float) -> Rows:
    """The end is worth who won, and as much as `margin` says by how much: a usual lead makes odds of e to 1."""
    ends = (1.0 - margin) * taught.wins + margin * chances(taught.leads / (spread or 1.0))
    return Rows(taught.told, taught.thumbs, taught.expected + taught.weights * ends, taught.wins)


def heard(shape: Shape, names: str) -> Any:
    """The scale of the numbers; those of other blocks than these are not heard, if any are named."""
    known = [block.name for block in shape.blocks]
    chosen = [name.strip() for name in names.split(",") if name.strip()] or known
    for name in chosen:
        if name not in known:
            raise refuse("", "bad-option", key="blocks", value=name)
    return shape.scale * np.repeat([block.name in chosen for block in shape.blocks], [b.size for b in shape.blocks])


def joined(lessons: list[Taught]) -> Taught:
    arrays = [one.arrays() for one in lessons]
    return Taught(**{name: np.concatenate([one[name] for one in arrays]) for name in arrays[0]})


def stored(file: Path, lessons: list[Taught]) -> None:
    out = BytesIO()
    np.savez_compressed(out, counts=np.array([len(one.wins) for one in lessons]), **joined(lessons).arrays())
    file.with_suffix(".writing").write_bytes(out.getvalue())
    file.with_suffix(".writing").replace(file)


def opened(file: Path) -> list[Taught]:
    with np.load(file) as kept:
        cuts = np.cumsum(kept["counts"])[:-1]
        parts = {name: np.split(kept[name], cuts) for name in kept.files if name != "counts"}
    return [Taught(**dict(zip(parts, one, strict=True))) for one in zip(*parts.values(), strict=True)]


def commit() -> str:
    """Of the sources that trained it, if they are kept by git."""
    found = subprocess.run(
        ["git", "rev-parse", "--short", "HEAD"], cwd=Path(__file__).parent, capture_output=True, text=True, check=False
    )
    return found.stdout.strip()
