"""A contest as one HTML page: standings with uncertainty, the cross table, scores. No scripts, nothing from outside."""

from html import escape
from pathlib import Path
from typing import Any

from skarb.arena.contest import Contest
from skarb.arena.table import Table

STYLE = """
body{font:16px/1.5 system-ui,sans-serif;color:#2a2018;background:#faf5ea;max-width:60rem;margin:2rem auto;
padding:0 1rem}
h1,h2{font-family:ui-serif,Georgia,serif}table{border-collapse:collapse;margin:1rem 0}
th,td{padding:.35rem .7rem;text-align:right;border-bottom:1px solid #d9cbb2}
th:first-child,td:first-child{text-align:left}
small{color:#5e4e3e}svg{max-width:100%;height:auto}
"""


def page(contest: Contest, table: Table, rows: list[dict[str, Any]]) -> str:
    """The whole page."""
    options = ", ".join(f"{key} = {value}" for key, value in contest.options.items()) or "default options"
    return "\n".join(
        [
            f"<!doctype html><html lang=en><meta charset=utf-8><title>{escape(contest.game)}: arena</title>",
            f"<style>{STYLE}</style><h1>{escape(contest.game)}, {contest.seats} seats</h1>",
            f"<p>{table.games} games in paired deals, seed “{escape(contest.seed)}”, {escape(options)}.</p>",
            "<h2>Standings</h2>",
            _ratings(table),
            _standings(table),
            "<h2>Against each other</h2><p><small>Share of points of the row against the column (1 for a better place,"
            " ½ for level), with its 95 % interval.</small></p>",
            _cross(table),
            "<h2>Scores</h2>",
            _scores(contest, rows),
            "</html>",
        ]
    )


def write(folder: Path, contest: Contest, table: Table, rows: list[dict[str, Any]]) -> Path:
    out = folder / "report.html"
    out.write_text(page(contest, table, rows), "utf-8")
    return out


def _standings(table: Table) -> str:
    cells = "".join(
        f"<tr><td>{escape(row['bot'])}<td>{row['rating']:.1f} ± {2 * row['uncertainty']:.1f}<td>{row['share']:.1%}"
        f"<td>{row['games']}<td>{row['ms']:.1f}"
        for row in table.rows()
    )
    return f"<table><tr><th>bot<th>rating<th>points<th>games<th>ms a choice{cells}</table>"


def _cross(table: Table) -> str:
    bots = table.contest.bots
    head = "".join(f"<th>{escape(name)}" for name in bots)
    body = ""
    for a, name in enumerate(bots):
        body += f"<tr><td>{escape(name)}"
        for b in range(len(bots)):
            pair = table.pairs.get((a, b))
            if pair is None or not pair.games:
                body += "<td>–"
                continue
            low, high = pair.interval()
            mark = " ●" if pair.settled else ""
            body += f"<td>{pair.share:.1%}{mark}<br><small>{low:.1%}–{high:.1%}, {pair.games} games</small>"
    return f"<table><tr><th>{head}{body}</table><p><small>● significant, however often one looks.</small></p>"


def _ratings(table: Table) -> str:
    """Ratings as bars of two standard deviations around a dot."""
    rows = table.rows()
    low = min(row["rating"] - 2 * row["uncertainty"] for row in rows)
    high = max(row["rating"] + 2 * row["uncertainty"] for row in rows)
    scale = 520 / max(high - low, 1e-9)
    lines = []
    for i, row in enumerate(rows):
        y = 24 + 34 * i
        left, mid, right = (160 + (row["rating"] + d * row["uncertainty"] - low) * scale for d in (-2.0, 0.0, 2.0))
        lines.append(
            f"<text x=150 y={y + 5} text-anchor=end font-size=14>{escape(row['bot'])}</text>"
            f"<line x1={left:.1f} x2={right:.1f} y1={y} y2={y} stroke=#5546a0 stroke-width=3 />"
            f"<circle cx={mid:.1f} cy={y} r=6 fill=#9a3d10 />"
        )
    return f"<svg viewBox='0 0 700 {34 * len(rows) + 14}' role=img aria-label=ratings>{''.join(lines)}</svg>"


def _scores(contest: Contest, rows: list[dict[str, Any]]) -> str:
    """Mean and spread of each bot's final scores."""
    found: dict[int, list[float]] = {bot: [] for bot in range(len(contest.bots))}
    for row in rows:
        for seat, bot in enumerate(row["seating"]):
            found[bot].append(row["scores"][seat])
    body = ""
    for bot, name in enumerate(contest.bots):
        scores = sorted(found[bot])
        if scores:
            at = [scores[int(q * (len(scores) - 1))] for q in (0.0, 0.25, 0.5, 0.75, 1.0)]
            body += f"<tr><td>{escape(name)}<td>{sum(scores) / len(scores):.2f}<td>" + "<td>".join(f"{x:g}" for x in at)
    return f"<table><tr><th>bot<th>mean<th>least<th>¼<th>median<th>¾<th>most{body}</table>"
