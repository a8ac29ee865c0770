"""A contest as one HTML page: standings with uncertainty, who beat whom, scores, with plots. No scripts."""

from html import escape
from pathlib import Path
from typing import Any

from skarb.arena.contest import Contest
from skarb.arena.standings import Standings
from skarb.texts import local, say

STYLE = """
body{font:16px/1.5 system-ui,sans-serif;color:#2a2018;background:#faf5ea;max-width:60rem;margin:2rem auto;
padding:0 1rem}
h1,h2{font-family:ui-serif,Georgia,serif}table{border-collapse:collapse;margin:1rem 0}
th,td{padding:.35rem .7rem;text-align:right;border-bottom:1px solid #d9cbb2}
th:first-child,td:first-child{text-align:left}
small{color:#5e4e3e}svg{max-width:100%;height:auto}
"""
COLOURS = ["#9a3d10", "#2b4fa8", "#1f6b3a", "#7a2a86", "#5e4e3e", "#0d6d78"]
Rows = list[dict[str, Any]]


class Page:
    """In one language."""

    def __init__(self, contest: Contest, standings: Standings, rows: Rows, lang: str) -> None:
        self.contest = contest
        self.standings = standings
        self.rows = rows
        self.lang = lang

    def say(self, message: str, **args: Any) -> str:
        return escape(say(self.lang, self.contest.game, message, **args))

    def number(self, written: str) -> str:
        return local(written, self.lang)

    def head(self, *columns: str) -> str:
        return "<tr>" + "".join(f"<th>{self.say(column)}" for column in columns)

    def whole(self) -> str:
        contest = self.contest
        options = ", ".join(f"{key} = {value}" for key, value in contest.options.items()) or "–"
        title = self.say("arena-title", name=say(self.lang, contest.game, "game-name"), seats=contest.seats)
        about = self.say("arena-about", games=self.standings.games, seed=contest.seed, options=options)
        parts = [
            f"<!doctype html><html lang={self.lang}><meta charset=utf-8>",
            f"<meta name=viewport content='width=device-width'><title>{title}</title><style>{STYLE}</style>",
            f"<h1>{title}</h1><p>{about}</p><h2>{self.say('arena-standings')}</h2>",
            self.ratings(),
            self.ranking(),
            f"<h2>{self.say('arena-duels')}</h2><p><small>{self.say('arena-about-share')}</small></p>",
            self.cross(),
            f"<p><small>{self.say('arena-significant')}</small></p><h2>{self.say('arena-course')}</h2>",
            self.course(),
            f"<h2>{self.say('arena-scores')}</h2>",
            self.scores(),
            "</html>",
        ]
        return "\n".join(parts) + "\n"

    def ranking(self) -> str:
        cells = "".join(
            f"<tr><td>{escape(row['bot'])}"
            + self.number(f"<td>{row['rating']:.1f} ± {2 * row['uncertainty']:.1f}<td>{row['share']:.1%}")
            + self.number(f"<td>{row['games']}<td>{row['ms']:.1f}<td>{row['ms_99']:.1f}")
            for row in self.standings.rows()
        )
        columns = ("arena-bot", "arena-rating", "arena-points", "arena-games", "arena-ms", "arena-ms-99")
        return f"<table>{self.head(*columns)}{cells}</table>"

    def cross(self) -> str:
        bots = self.contest.bots
        body = ""
        for a, name in enumerate(bots):
            body += f"<tr><td>{escape(name)}"
            for b in range(len(bots)):
                pair = self.standings.pairs.get((a, b))
                if pair is None or not pair.games:
                    body += "<td>–"
                    continue
                low, high = pair.interval()
                mark = " ●" if pair.settled else ""
                predicted = self.say("arena-predicted", chance=self.number(f"{self.standings.chance(a, b):.0%}"))
                body += self.number(f"<td>{pair.share:.1%}{mark}<br><small>{low:.1%} – {high:.1%}<br>")
                body += f"{predicted}</small>"
        return f"<table><tr><th>{''.join(f'<th>{escape(name)}' for name in bots)}{body}</table>"

    def ratings(self) -> str:
        """Ratings as bars of two standard deviations around a dot."""
        rows = self.standings.rows()
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
        return plot(34 * len(rows) + 14, self.say("arena-rating"), lines)

    def course(self) -> str:
        """How the ratings came about, game by game."""
        course = self.standings.course
        if not course:
            return ""
        low, high = min(min(row) for row in course), max(max(row) for row in course)
        step = max(1, len(course) // 400)
        shown = [*range(0, len(course), step), len(course) - 1]
        lines = []
        ends: list[float] = []
        for bot, name in enumerate(self.contest.bots):
            at = [
                (10 + 540 * i / max(1, len(course) - 1), 10 + 180 * (high - course[i][bot]) / max(high - low, 1e-9))
                for i in shown
            ]
            colour, end = COLOURS[bot % 6], at[-1][1] + 5
            while any(abs(end - other) < 16 for other in ends):  # names that end level stand one below the other
                end += 16
            ends.append(end)
            points = " ".join(f"{x:.1f},{y:.1f}" for x, y in at)
            lines.append(f"<polyline points='{points}' fill=none stroke={colour} stroke-width=2 />")
            lines.append(f"<text x=558 y={end:.1f} font-size=14 fill={colour}>{escape(name)}</text>")
        return plot(210 + 16 * len(ends), self.say("arena-course"), lines)

    def scores(self) -> str:
        """Each bot's final scores: least, quarters, most; as a table and as boxes."""
        found: dict[int, list[float]] = {bot: [] for bot in range(len(self.contest.bots))}
        for row in self.rows:
            for seat, bot in enumerate(row["seating"]):
                found[bot].append(row["scores"][seat])
        body, lines = "", []
        low = min((min(scores) for scores in found.values() if scores), default=0.0)
        high = max((max(scores) for scores in found.values() if scores), default=1.0)
        scale = 520 / max(high - low, 1e-9)
        for bot, name in enumerate(self.contest.bots):
            scores = sorted(found[bot])
            if not scores:
                continue
            quarters = [scores[int(q * (len(scores) - 1))] for q in (0.0, 0.25, 0.5, 0.75, 1.0)]
            cells = "".join(f"<td>{x:g}" for x in quarters)
            body += f"<tr><td>{escape(name)}" + self.number(f"<td>{sum(scores) / len(scores):.2f}{cells}")
            least, first, middle, third, most = (160 + (x - low) * scale for x in quarters)
            y = 24 + 34 * bot
            lines.append(
                f"<text x=150 y={y + 5} text-anchor=end font-size=14>{escape(name)}</text>"
                f"<line x1={least:.1f} x2={most:.1f} y1={y} y2={y} stroke=#5e4e3e />"
                f"<rect x={first:.1f} y={y - 9} width={max(third - first, 1):.1f} height=18 fill=#d9cbb2 />"
                f"<line x1={middle:.1f} x2={middle:.1f} y1={y - 9} y2={y + 9} stroke=#9a3d10 stroke-width=3 />"
            )
        head = self.head("arena-bot", "arena-mean", "arena-least") + "<th>¼<th>½<th>¾" + f"<th>{self.say('arena-most')}"
        return plot(34 * len(found) + 14, self.say("arena-scores"), lines) + f"<table>{head}{body}</table>"


def plot(height: int, label: str, lines: list[str]) -> str:
    return f"<svg viewBox='0 0 700 {height}' role=img aria-label='{label}'>{''.join(lines)}</svg>"


def write(folder: Path, contest: Contest, standings: Standings, rows: Rows, lang: str = "en") -> Path:
    out = folder / "report.html"
    out.write_text(Page(contest, standings, rows, lang).whole(), "utf-8")
    return out
