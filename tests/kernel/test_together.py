"""Games that are played together: one result for all, and everybody who reads results knows it."""

from itertools import islice
from random import Random

import pytest
from rich.console import Console

from kernel.ladder import GAME
from skarb import bots, games, texts
from skarb.arena import Contest, Standings, play, schedule
from skarb.bots.analysis import analyse
from skarb.bots.chart import chart
from skarb.cli.speech import Speech
from skarb.env import aec
from skarb.kernel.match import Match, new


@pytest.fixture(autouse=True)
def found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy can be found by its id, as a game of a folder can, and has the shared words only."""
    find, words = games.find, texts.bundle
    monkeypatch.setattr(games, "find", lambda game: GAME if game == "ladder" else find(game))
    monkeypatch.setattr(texts, "bundle", lambda lang, game: words(lang, "" if game == "ladder" else game))


def played(level: str, seed: int, seats: int = 2) -> Match:
    match = new(GAME, seats, seed, {})
    bot = bots.find(level)
    while (question := match.question) is not None:
        match.choose(bot.choose(bots.sit(match, question.seat, f"{seed} {len(match.plies)}")))
    return match


def test_one_side_is_a_game_together() -> None:
    match = new(GAME, 3, 1, {})
    assert match.game.together(match.state)
    assert not games.find("durak").together(new(games.find("durak"), 2, 1, {}).state)
    assert games.find("wyrmspan").together(new(games.find("wyrmspan"), 1, 1, {}).state)  # alone


def test_a_better_bot_wins_more_together() -> None:
    def scores(level: str) -> int:
        return sum(match.result.scores[0] for seed in range(8) if (match := played(level, seed)).result)

    assert scores("greedy") > scores("random")


def test_rewards_are_shared() -> None:
    env = aec("ladder", 3)
    lost = won = False
    for seed in range(40):
        env.reset(seed=seed)
        chance = Random(seed)
        while env.state.result is None:
            env.step(chance.choice(list(env.legal(env.agent_selection))))
        assert len(set(env.rewards.values())) == 1
        result = env.state.result
        assert result is not None
        assert env.rewards["seat_0"] == pytest.approx(2.0 * result.scores[0] / 6 - 1.0)
        won, lost = won or bool(result.winners), lost or not result.winners
    assert lost


def test_the_arena_compares_what_bots_made_of_the_same_deals() -> None:
    contest = Contest("ladder", ("random", "greedy"), seats=2, seed="together").check()
    table = Standings(contest)
    for game in islice(schedule(contest), 40):
        assert len(set(game.seating)) == 1
        table.add(play(contest, game))
    assert [row["bot"] for row in table.rows()] == ["greedy", "random"]
    assert table.pairs[1, 0].games == 20
    assert table.pairs[1, 0].share > 0.7
    assert table.pairs[1, 0].share + table.pairs[0, 1].share == 1.0


def test_partners_do_not_play_against_each_other() -> None:
    contest = Contest("dragon_catchers", ("random", "novice", "greedy", "adept"), seats=4, options={"max_deals": 1})
    table = Standings(contest)
    game = next(schedule(contest))
    table.add(play(contest, game))
    assert game.seating == (0, 1, 2, 3)
    met = {pair for pair, of in table.pairs.items() if of.games}
    assert met == {(a, b) for a in range(4) for b in range(4) if a % 2 != b % 2}
    assert table.ratings[0].mu - table.ratings[1].mu == pytest.approx(table.ratings[2].mu - table.ratings[3].mu)


def test_an_analysis_has_one_line_for_all() -> None:
    analysis = analyse(played("greedy", 1), bots.judge("greedy", 2))
    assert [name for name, _ in analysis.lines()] == ["A + B"]
    assert chart(analysis, "ladder").count("<polyline") == 1
    assert analysis.json()["sides"] == [0, 0]


@pytest.mark.parametrize("lang", ["uk", "ru", "en"])
def test_the_terminal_tells_one_result(lang: str) -> None:
    match = played("greedy", 1)
    console = Console(record=True, width=80)
    assert match.result is not None
    Speech(console, GAME, lang).result(match.state, match.result, ["A", "B"])
    told = console.export_text()
    assert str(match.result.scores[0]) in told
    assert "A" not in told.replace("All", "")
