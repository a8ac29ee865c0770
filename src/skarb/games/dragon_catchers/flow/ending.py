"""How a game ends: when, and with which result. Section 10"""

from skarb.games.dragon_catchers.state import DragonCatchers
from skarb.kernel.state import Result


def is_over(s: DragonCatchers) -> bool:
    """One side alone is ahead with the target or more, or the last deal is played. DRC-10, 14.5"""
    setup = s.setup
    if setup.single or (setup.max_deals != 0 and s.deal >= setup.max_deals):
        return True
    top = max(s.totals)
    level = s.totals.count(top)
    return top >= setup.target and level == (2 if setup.seats == 4 else 1)


def finish(s: DragonCatchers) -> None:
    """The game is over: totals, winners, ranking and the score sheet."""
    ranking: list[list[int]] = []
    for total in sorted(set(s.totals), reverse=True):
        ranking.append([seat for seat, own in enumerate(s.totals) if own == total])
    rows = [{"dealer": s.sheet[i], "R": s.sheet[i + 1], "Y": s.sheet[i + 2]} for i in range(0, len(s.sheet), 3)]
    top = max(s.totals)
    ahead = top >= s.setup.target and s.totals.count(top) == (2 if s.setup.seats == 4 else 1)
    end = "deal" if s.setup.single else "target" if ahead else "max_deals"
    s.result = Result(s.totals.copy(), ranking[0], ranking, {"end": end, "deals": rows})
