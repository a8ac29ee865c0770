"""Writes docs/features.md, every block of every game, from the code: `python -m skarb.env.document`."""

from skarb import games
from skarb.env.shape import Shape
from skarb.kernel.features import Block
from skarb.kernel.refusal import Refused

HEAD = """# What the numbers mean

`python -m skarb.env.document` writes this page; a test holds it against the code. A number is a byte, and in the
environments a float: divided by its *most*, which it seldom passes. Where there are several sizes, they are those with
ever more seats and the usual options. Seats are counted from the own one onwards, in seat order.
What a block speaks for is said in [hints](bots.md#hints): `reason-<name>` of the game's texts.
[learning.md](learning.md) says what to do with them.
"""


def each(sizes: list[int]) -> str:
    """One number if they are all the same; else with so many seats, with one more …"""
    told = [str(size) if size else "–" for size in sizes]
    return told[0] if len(set(told)) == 1 else " / ".join(told)


def table(shapes: list[list[Block]], speaks: bool = False) -> str:
    known = {block.name: block for blocks in shapes for block in blocks}
    size = [{block.name: block.size for block in blocks} for blocks in shapes]
    lines = [
        f"| {name} | {each([of.get(name, 0) for of in size])} | {block.most} | {block.about} |"
        + speaks * f" {', '.join([reason for reason in dict.fromkeys(block.speaks) if reason]) or '–'} |"
        for name, block in known.items()
    ]
    return "\n".join([*lines, f"| *all* | {each([sum(of.values()) for of in size])} | | |" + speaks * " |"])


def blocks_with(game: str, seats: int) -> list[Block]:
    """None where so many need an option."""
    try:
        return Shape(game, seats, {}, 0, None).blocks
    except Refused:
        return []


def page() -> str:
    out = [HEAD]
    for name in games.ids():
        game = games.find(name)
        if game.features is None:
            continue
        features = game.features
        shapes = [shown for seats in game.seats if (shown := blocks_with(name, seats))]
        many = [str(seats) for seats in game.seats if blocks_with(name, seats)]
        kind = f"numbered for ever: {features.actions:,}" if features.actions else "rows"
        out.append(f"\n## {name}\n\nWith {', '.join(many)} seats. Choices are {kind}.\n")
        speaks = any(any(block.speaks) for blocks in shapes for block in blocks)
        head, line = "| {} | numbers | most | what they tell |", "|---|--:|--:|---|"
        more, rest = (" speaks for |", "---|") if speaks else ("", "")
        out.append(f"{head.format('position')}{more}\n{line}{rest}\n{table(shapes, speaks)}\n")
        out.append(f"{head.format('choice')}\n{line}\n{table([features.choice_blocks])}\n")
    return "\n".join(out)


if __name__ == "__main__":
    print(page(), end="")
