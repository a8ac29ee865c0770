"""An analysis as one HTML page: how the seats stood over the match, turning points, worst choices. No scripts."""

from html import escape
from typing import Any, Final

from skarb.bots.analysis import Analysis
from skarb.bots.seat import Seat
from skarb.texts import local, say

STYLE: Final = """
body{font:16px/1.5 system-ui,sans-serif;color:#2a2018;background:#faf5ea;max-width:66rem;margin:2rem auto;
padding:0 1rem}
h1,h2{font-family:ui-serif,Georgia,serif}svg{max-width:100%;height:auto}small{color:#5e4e3e}
td,th{padding:.3rem .8rem;text-align:left;border-bottom:1px solid #d9cbb2}table{border-collapse:collapse}
"""
COLUMNS: Final = (
    "analysis-ply", "cli-player", "analysis-chosen", "analysis-value", "analysis-better", "analysis-value",
    "analysis-lost",
)  # fmt: skip
WIDTH: Final = 880
HEIGHT: Final = 320
LEFT: Final = 50
TOP: Final = 20
COLOURS: Final = ["#9a3d10", "#2b4fa8", "#1f6b3a", "#7a2a86", "#5e4e3e", "#0d6d78"]
DASHES: Final = ["", "8 4", "2 4", "12 4 2 4", "4 2", "1 3"]


def words(by: Seat, choice: str, lang: str) -> str:
    """A choice in words, with its notation where that says more."""
    label = by.label(choice, lang)
    return label if label == choice else f"{label} [{choice}]"


def chart(analysis: Analysis, game: str, lang: str = "en") -> str:
    """The whole page, in Ukrainian, Russian or English."""

    def heard(message: str, **args: Any) -> str:
        return escape(say(lang, game, message, **args))

    def share(value: float, places: int = 1) -> str:
        return local(f"{value:.{places}%}", lang)

    def head(*columns: str) -> str:
        return "<tr>" + "".join(f"<th>{heard(column)}" for column in columns)

    names = [escape(name) for name in analysis.names]
    turning = "".join(
        f"<tr><td>{turn.ply + 1}<td>{names[turn.seat]}<td>{escape(words(turn.by, turn.choice, lang))}<td>"
        + "; ".join(
            f"{name} {share(a, 0)} → {share(b, 0)}" for name, a, b in zip(names, turn.before, turn.after, strict=True)
        )
        for turn in analysis.turning_points()
    )
    worst = "".join(
        f"<tr><td>{j.ply + 1}<td>{names[j.seat]}<td>{escape(words(j.by, j.choice, lang))}<td>{share(j.value)}"
        f"<td>{escape(words(j.by, j.best, lang))}<td>{share(j.best_value)}<td>{share(j.loss)} ± {share(2 * j.doubt)}"
        for j in analysis.worst()
    )
    title = heard("analysis-title", name=say(lang, game, "game-name"))
    return (
        f"<!doctype html><html lang={lang}><meta charset=utf-8>"
        f"<meta name=viewport content='width=device-width'><title>{title}</title><style>{STYLE}</style>"
        f"<h1>{title}</h1>{_lines(analysis, names, heard('analysis-standing'), lang)}"
        f"<p><small>{heard('analysis-about-standing')}</small></p><h2>{heard('analysis-turning')}</h2>"
        f"<table>{head('analysis-ply', 'cli-player', 'analysis-chosen', 'analysis-standing')}{turning}</table>"
        f"<h2>{heard('analysis-worst')}</h2><p><small>{heard('analysis-about-worst')}</small></p>"
        f"<table>{head(*COLUMNS)}{worst}</table></html>\n"
    )


def _lines(analysis: Analysis, names: list[str], label: str, lang: str) -> str:
    """A line a side, a dot a bad choice, a broken upright a turning point."""
    last = max(1, len(analysis.standings) - 1)

    def x(ply: int) -> float:
        return LEFT + WIDTH * ply / last

    def y(value: float) -> float:
        return TOP + HEIGHT * (1.0 - value)

    out = []
    for value in (0.0, 0.5, 1.0):
        out.append(f"<line x1={LEFT} x2={LEFT + WIDTH} y1={y(value):.0f} y2={y(value):.0f} stroke=#d9cbb2 />")
        out.append(
            f"<text x={LEFT - 8} y={y(value) + 5:.0f} font-size=13 text-anchor=end>{local(f'{value:.0%}', lang)}</text>"
        )
    for turn in analysis.turning_points():
        at = f"{x(turn.ply + 1):.1f}"
        out.append(f"<line x1={at} x2={at} y1={TOP} y2={TOP + HEIGHT} stroke=#5e4e3e stroke-dasharray='3 5' />")
        out.append(f"<text x={at} y={TOP + HEIGHT + 18} font-size=13 text-anchor=middle>{turn.ply + 1}</text>")
    ends: list[float] = []
    for side, (name, standing) in enumerate(analysis.lines()):
        points = " ".join(f"{x(ply):.1f},{y(value):.1f}" for ply, value in enumerate(standing))
        end = y(standing[-1]) + 5
        while any(abs(end - other) < 16 for other in ends):  # names that end level stand one below the other
            end += 16
        ends.append(end)
        look = f"stroke={COLOURS[side % 6]} stroke-dasharray='{DASHES[side % 6]}'"
        out.append(f"<polyline points='{points}' fill=none stroke-width=2 {look} />")
        out.append(
            f"<text x={LEFT + WIDTH + 8} y={end:.1f} font-size=14 fill={COLOURS[side % 6]}>{escape(name)}</text>"
        )
    for bad in analysis.worst():
        here, height = x(bad.ply), y(analysis.standings[bad.ply][bad.seat])
        told = f"<title>{bad.ply + 1}: {names[bad.seat]}</title>"
        out.append(f"<circle cx={here:.1f} cy={height:.1f} r=6 fill=#a01f2e>{told}</circle>")
    box = f"0 0 {LEFT + WIDTH + 150} {max(TOP + HEIGHT + 30, max(ends) + 10):.0f}"
    return f"<svg viewBox='{box}' role=img aria-label='{label}'>{''.join(out)}</svg>"
