"""`skarb analyse`: a record, looked at again: where it turned, which choices were worst, and by how much."""

from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from skarb.bots.analysis import Analysis, Thinker, analyse
from skarb.bots.chart import chart, words
from skarb.cli.speech import Speech
from skarb.kernel.match import Match
from skarb.texts import local


def judged(console: Console, match: Match, thinker: Thinker, seed: str) -> Analysis:
    """With a progress bar on a terminal."""
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task("", total=len(match.plies))
        return analyse(match, thinker, seed, lambda ply: progress.update(task, completed=ply))


def tell(console: Console, match: Match, analysis: Analysis, level: str, lang: str, page: Path | None) -> None:
    speech = Speech(console, match.game, lang)
    names = analysis.names

    def share(value: float) -> str:
        return local(f"{value:.0%}", lang)

    console.print(speech.say("analysis-title", name=speech.say("game-name")), style="bold")
    speech.line("analysis-judged", "dim", level=level, choices=len(analysis.judgements))
    ply, player, chosen = (speech.say(message) for message in ("analysis-ply", "cli-player", "analysis-chosen"))

    turning = Table(ply, player, chosen, speech.say("analysis-standing"), show_edge=False)
    for turn in analysis.turning_points():
        before_after = zip(names, turn.before, turn.after, strict=True)
        standing = "; ".join(f"{name} {share(a)} → {share(b)}" for name, a, b in before_after)
        turning.add_row(str(turn.ply + 1), names[turn.seat], words(turn.by, turn.choice, lang), standing)
    show(speech, "analysis-turning", turning, "analysis-about-standing")

    value, better, lost = (speech.say(message) for message in ("analysis-value", "analysis-better", "analysis-lost"))
    worst = Table(ply, player, chosen, value, better, value, lost, show_edge=False)
    for bad in analysis.worst():
        worst.add_row(
            str(bad.ply + 1),
            names[bad.seat],
            words(bad.by, bad.choice, lang),
            share(bad.value),
            words(bad.by, bad.best, lang),
            share(bad.best_value),
            share(bad.loss),
        )
    show(speech, "analysis-worst", worst, "analysis-about-worst")
    if page is not None:
        page.write_text(chart(analysis, match.game.id, lang), "utf-8")
        speech.line("analysis-page", file=str(page))


def show(speech: Speech, title: str, table: Table, about: str) -> None:
    speech.console.print()
    speech.line(title, "bold")
    if table.row_count:
        speech.console.print(table)
        speech.line(about, "dim")
    else:
        speech.line("analysis-none")
