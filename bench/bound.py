"""The bound that luck sets: how often a search that sees every hand and the deck is placed before greedy.

`python bench/bound.py durak 6 --deals 10`, by .venv-compiled/bin/python. It thinks as the master does, but always in
the true world. No bot of Skarb can do this: it takes the match, where a bot gets a seat.
"""

import argparse
from random import Random

import skarb
from skarb.arena import Contest, Standings
from skarb.arena.contest import Fixture, schedule
from skarb.bots import find, sit
from skarb.bots.levels import Level
from skarb.bots.search import Search, Tree
from skarb.kernel.match import Match


def clairvoyant(match: Match, seat: int, seed: str) -> str:
    mind = sit(match, seat, seed)
    master = Level("master").bot(mind)
    assert isinstance(master, Search)
    solved = match.game.solve(match.state)
    if solved is not None:
        return mind.choices[mind.packed.index(solved[0])]
    tree = Tree(match.game, seat, match.seats, master.plan, Random(seed))
    for _ in range(master.plan.iterations):
        tree.visit(match.state.copy())
    visits = {choice: node.visits for choice, node in tree.root.children.items()}
    return mind.choices[mind.packed.index(max(visits, key=visits.__getitem__))]


def play(contest: Contest, fixture: Fixture) -> dict[str, object]:
    match = skarb.new(contest.game, contest.seats, f"bound {fixture.deal}", contest.options)
    greedy, ply = find("greedy"), 0
    while (question := match.question) is not None:
        seed, ply = f"{fixture.number} {ply}", ply + 1
        if len(question.choices) == 1:
            choice = question.choices[0]
        elif fixture.seating[question.seat] == 1:
            choice = clairvoyant(match, question.seat, seed)
        else:
            choice = greedy.choose(sit(match, question.seat, seed))
        match.choose(choice, question.seat)
    assert match.result is not None
    place = {seat: at for at, group in enumerate(match.result.ranking) for seat in group}
    places = [place[seat] for seat in range(contest.seats)]
    return {"deal": fixture.deal, "seating": fixture.seating, "places": places, "seconds": [[] for _ in places]}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=skarb.games())
    parser.add_argument("seats", type=int)
    parser.add_argument("--deals", type=int, default=10, help="each is played from every seat")
    args = parser.parse_args()
    contest = Contest(args.game, ("greedy", "clairvoyant"), args.seats)
    standings = Standings(contest)
    for fixture in schedule(contest):
        if fixture.deal == args.deals:
            break
        standings.add(play(contest, fixture))
    pair = standings.pairs[1, 0]
    low, high = pair.interval()
    print(f"{args.game}, {args.seats} seats, {pair.games} games: {pair.share:.1%} ({low:.1%}–{high:.1%}) over greedy")


if __name__ == "__main__":
    main()
