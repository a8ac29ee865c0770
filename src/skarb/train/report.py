"""A training as one HTML page: how well was fitted, who won, whether the chances come true. No scripts."""

from html import escape
from pathlib import Path
from typing import Any

from skarb.arena.report import STYLE, plot
from skarb.texts import local, say

LEFT, TOP, WIDE, HIGH = 60, 16, 460, 220
Points = list[tuple[float, float]]


def write(folder: Path, training: dict[str, Any], generations: list[dict[str, Any]], lang: str = "en") -> Path:
    out = folder / "report.html"
    out.write_text(page(training, generations, lang), "utf-8")
    return out


def page(training: dict[str, Any], generations: list[dict[str, Any]], lang: str) -> str:
    def heard(message: str, **args: Any) -> str:
        return escape(say(lang, training["game"], message, **args))

    title = heard("train-title", name=say(lang, training["game"], "game-name"), seats=training["seats"])
    steps = [float(i + 1) for i in range(len(generations))]
    fits = [
        (heard("train-network"), list(zip(steps, [g["loss"] for g in generations], strict=True))),
        (heard("train-thumb"), list(zip(steps, [g["thumb"] for g in generations], strict=True))),
    ]
    shares = [(heard("train-share"), [(n, g["contest"]["share"]) for n, g in zip(steps, generations, strict=True)])]
    bars = [(n, g["contest"]["low"], g["contest"]["high"]) for n, g in zip(steps, generations, strict=True)]
    last = generations[-1]["reliability"] if generations else []
    lines = [(heard("train-came-true"), [(given, won) for given, won, _ in last]), ("", [(0.0, 0.0), (1.0, 1.0)])]
    rows = "".join(
        f"<tr><td>{i + 1}<td>{g['games']}<td>{g['loss']:.4f}<td>{g['contest']['games']}<td>{g['contest']['share']:.1%}"
        f"<td>{g['contest']['low']:.1%} – {g['contest']['high']:.1%}<td>{'●' if g['contest']['kept'] else ''}"
        for i, g in enumerate(generations)
    )
    head = "".join(
        f"<th>{heard(column)}"
        for column in ("train-step", "arena-games", "train-loss", "arena-games", "arena-share", "arena-interval")
    )
    return (
        f"<!doctype html><html lang={lang}><meta charset=utf-8><meta name=viewport content='width=device-width'>"
        f"<title>{title}</title><style>{STYLE}</style><h1>{title}</h1>"
        f"<h2>{heard('train-loss')}</h2>{chart(heard('train-loss'), fits, lang)}"
        f"<h2>{heard('train-contests')}</h2>{chart(heard('train-contests'), shares, lang, bars, (0.0, 1.0))}"
        f"<h2>{heard('train-reliability')}</h2>{chart(heard('train-reliability'), lines, lang, limits=(0.0, 1.0))}"
        f"<table><tr>{head}<th>{heard('train-kept-column')}{local(rows, lang)}</table></html>\n"
    )


def chart(
    label: str,
    lines: list[tuple[str, Points]],
    lang: str = "en",
    bars: list[tuple[float, float, float]] | None = None,
    limits: tuple[float, float] | None = None,
) -> str:
    """Lines with their names, and upright bars (intervals), in one plot."""
    xs = [x for _, points in lines for x, _ in points] or [0.0, 1.0]
    ys = [y for _, points in lines for _, y in points] or [0.0, 1.0]
    left, right = min(xs), max(max(xs), min(xs) + 1e-9)
    low, high = limits or (min(ys), max(max(ys), min(ys) + 1e-9))

    def at(x: float, y: float) -> tuple[float, float]:
        return LEFT + WIDE * (x - left) / (right - left), TOP + HIGH * (high - y) / (high - low)

    out = []
    for y in (low, (low + high) / 2, high):
        _, here = at(left, y)
        out.append(f"<line x1={LEFT} x2={LEFT + WIDE} y1={here:.1f} y2={here:.1f} stroke=#d9cbb2 />")
        told = local(f"{y:.3g}", lang)
        out.append(f"<text x={LEFT - 8} y={here + 5:.1f} font-size=13 text-anchor=end>{told}</text>")
    for x, bottom, top in bars or []:
        (here, down), (_, up) = at(x, bottom), at(x, top)
        out.append(f"<line x1={here:.1f} x2={here:.1f} y1={down:.1f} y2={up:.1f} stroke=#5546a0 stroke-width=3 />")
    for i, (name, points) in enumerate(lines):
        colour = ("#9a3d10", "#5e4e3e", "#2b4fa8", "#1f6b3a")[i % 4]
        places = [at(x, y) for x, y in points]
        drawn = " ".join(f"{x:.1f},{y:.1f}" for x, y in places)
        out.append(f"<polyline points='{drawn}' fill=none stroke={colour} stroke-width=2 />")
        out += [f"<circle cx={x:.1f} cy={y:.1f} r=3 fill={colour} />" for x, y in places]
        if places:
            end = places[-1][1] + 5 + 16 * i
            out.append(f"<text x={LEFT + WIDE + 10} y={end:.1f} font-size=14 fill={colour}>{name}</text>")
    return plot(TOP + HIGH + 50, label, out)
