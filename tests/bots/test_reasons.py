"""Why a hint advises what it does: the named parts of a game's value."""

import sys
from itertools import pairwise
from math import log
from random import Random

import numpy as np
import pytest

import skarb
from harness.walk import first_cases, opened
from skarb import bots
from skarb.bots.network import Network, _known, keep, known, odds, place
from skarb.env.document import blocks_with
from skarb.games import find
from skarb.kernel.features import Block
from skarb.kernel.match import Match
from skarb.texts import LANGUAGES, has

GAMES = [game for game in skarb.games.ids() if find(game).parts(opened(game, 1, 12).state, 0)]


def test_games_tell_their_reasons() -> None:
    assert len(GAMES) >= 5


def playing(match: Match) -> int:
    """How many still play: where one may leave the game, his place counts and not his cards."""
    out = getattr(match.state, "out", None)
    return match.seats - len(out) if isinstance(out, (list, tuple)) else match.seats


@pytest.mark.parametrize("game", GAMES)
def test_the_parts_add_up_to_the_value(game: str) -> None:
    """Of two answers to one question the one with the greater sum has the greater value: so no part is made up."""
    told, compared = find(game), 0
    for seats, options in first_cases(game).items():
        for seed in range(4):
            match, random = skarb.new(game, seats, seed, options), Random(seed)
            for _ in range(60):
                question = match.question
                if question is None:
                    break
                before = match.copy()
                found = []
                for text in random.sample(question.choices, min(4, len(question.choices))):
                    after = before.copy()
                    after.choose(text, question.seat)
                    if after.result is None and playing(after) == playing(before):
                        parts = told.parts(after.state, question.seat)
                        assert all(has(lang, game, f"reason-{name}") for name in parts for lang in LANGUAGES), parts
                        found.append((sum(parts.values()), told.value(after.state, question.seat)))
                for (a, x), (b, y) in pairwise(found):
                    if abs(a - b) > 1e-6 and abs(x - y) > 1e-9:
                        compared += 1
                        assert (a > b) == (x > y), (game, seats, seed, found)
                match.choose(random.choice(question.choices), question.seat)
    assert compared > 100


def test_a_hint_says_why() -> None:
    """The cheaper of two cards that beat is advised because the trump stays in hand."""
    position = {
        "seats": ["A", "B"],
        "trump": "H",
        "deck": ["6S", "7S", "8S", "9S", "10S", "JS", "KH"],
        "hands": {"A": ["JC", "AH", "7D", "8D"], "B": ["QD", "KD", "AD"]},
        "won_defence": True,
        "owner": "B",
        "defender": "A",
        "table": [["9C", "B", None]],
        "phase": "defend",
    }
    match = skarb.position("durak", position)
    seat = bots.sit(match, 0, 1)
    assert "trumps" in bots.reasons(seat, "beat 0 JC", "beat 0 AH")
    assert bots.reasons(seat, "beat 0 JC", "beat 0 AH") == bots.reasons(seat, "beat 0 JC", "beat 0 AH")
    best = bots.hint(seat, 0.5)[0]
    assert best.choice == "beat 0 JC"
    assert all(has("uk", "durak", f"reason-{name}") for name in best.reasons)


# -- what a network says of it -----------------------------------------------------------------------------------------


def network_of(units: list[int], size: int, seed: int = 1, thumb: float = 0.0) -> Network:
    chance = np.random.default_rng(seed)
    layers = []
    for before, after in pairwise([size, *units, 1]):
        weights = chance.normal(0.0, 0.2, (before, after)).astype(np.float32)
        layers.append((weights, chance.normal(0.0, 0.5, after).astype(np.float32)))
    return Network(layers, thumb, {"scale": 1.7, "shift": 0.3})


@pytest.mark.parametrize("units", [[], [12], [16, 8], [16, 8, 8]])
def test_shares_add_up_to_the_difference_of_the_odds(units: list[int]) -> None:
    network, chance = network_of(units, 20), np.random.default_rng(2)
    these = [bytes(row) for row in chance.integers(0, 5, (7, 20), np.uint8)]
    those = [bytes(row) for row in chance.integers(0, 5, (7, 20), np.uint8)]
    these[3] = those[3]
    those = [bytes([this[0], *that[1:]]) for this, that in zip(these, those, strict=True)]
    shares = network.shares(these, those)
    whole = 0.0
    for told, sign in ((these, 1.0), (those, -1.0)):
        whole += sign * sum([log(value / (1.0 - value)) for value in network.values(told, [0.5] * 7)]) / 7
    assert abs(whole) > 0.01
    assert sum(shares) == pytest.approx(whole, abs=1e-4)
    assert shares[0] == 0.0  # the same in both
    assert len({round(share, 6) for share in shares}) > 15


def test_a_share_is_the_slope_along_the_way() -> None:
    """A unit that wakes half-way shares what it says among those that wake it; one that sleeps says nothing."""
    first = np.array([[1.0, 1.0], [1.0, 0.0], [0.0, -5.0]], np.float32)
    layers = [(first, np.array([-2.0, -9.0], np.float32)), (np.array([[3.0], [1.0]], np.float32), np.zeros(1))]
    network = Network(layers, 0.0, {"scale": 2.0})
    assert network.shares([bytes([3, 1, 4])], [bytes([0, 0, 0])]) == pytest.approx([9.0, 3.0, 0.0], rel=1e-5)


@pytest.mark.parametrize("game", ["dragon_catchers", "wyrmspan"])
def test_the_networks_of_games_too(game: str) -> None:
    match, found = skarb.new(game, 2, 3), find(game)
    network = known(str(place(found, 2)))
    assert network is not None
    assert found.features is not None
    told = []
    random = Random(3)
    for n in range(61):
        if n in (20, 40, 60):
            told.append(found.features.position(match.state, 0))
        match.choose(random.choice(match.choices))
    values = [odds(value) for value in network.values(told, [0.5] * 3)]
    for i, j in ((0, 1), (1, 2), (2, 0)):
        assert sum(network.shares([told[i]], [told[j]])) == pytest.approx(values[i] - values[j], abs=0.01)


def looking_at(game: str, block: str, numbers: range) -> Network:
    """A network for two that sees these numbers of one block, and finds them good."""
    blocks = blocks_with(game, 2)
    start = sum(one.size for one in blocks[: [one.name for one in blocks].index(block)])
    weights = np.zeros((sum(one.size for one in blocks), 1), np.float32)
    weights[[start + at for at in numbers]] = 1.0
    layers = [(weights, np.full(1, 5.0, np.float32)), (np.ones((1, 1), np.float32), np.full(1, -5.0, np.float32))]
    return Network(layers, 0.0, {"options": find(game).complete(2, None)})


@pytest.mark.parametrize(
    ("game", "block", "numbers", "reason"),
    [
        ("dragon_catchers", "hand", range(5, 10), "keeps"),  # the strong ones of the own clan
        ("dragon_catchers", "ahead", range(14), "takes"),
        ("dragon_catchers", "aside", range(28), ""),
        ("wyrmspan", "hand", range(259), "hand"),
        ("wyrmspan", "halls", range(0, 120, 10), "room"),
        ("wyrmspan", "stock", range(1), "coins"),
        ("wyrmspan", "display", range(259), ""),
        ("flamecraft", "stock", range(2, 8), "goods"),
        ("flamecraft", "hand", range(6), "dragons"),
    ],
)
def test_who_looks_at_one_block_gives_its_reason(game: str, block: str, numbers: range, reason: str) -> None:
    network = looking_at(game, block, numbers)
    keep("one block", network)
    found: list[tuple[str, ...]] = []
    match, random = skarb.new(game, 2, 3), Random(3)
    for ply in range(60):
        assert match.question is not None
        if len(match.choices) > 1:
            seat = bots.sit(match, match.question.seat, ply)
            one, other = random.sample(match.choices, 2)
            both = [bots.reasons(seat, one, other, "one block"), bots.reasons(seat, other, one, "one block")]
            assert () in both  # what speaks for one speaks against the other
            found += both
        match.choose(random.choice(match.choices))
    assert {(), (reason,)} == set(found) if reason else set(found) == {()}


def test_a_network_that_is_the_rule_of_thumb_gives_its_reasons() -> None:
    network = looking_at("wyrmspan", "hand", range(0))
    network.thumb = 0.8
    keep("thumb", network)
    match, random, said = skarb.new("wyrmspan", 2, 3), Random(3), 0
    for ply in range(60):
        assert match.question is not None
        if len(match.choices) > 1:
            seat = bots.sit(match, match.question.seat, ply)
            one, other = random.sample(match.choices, 2)
            plain, deep = set(bots.reasons(seat, one, other)), set(bots.reasons(seat, one, other, "thumb"))
            said += len(plain & deep) - len(plain ^ deep)  # worlds weigh otherwise, seldom enough to matter
        match.choose(random.choice(match.choices))
    assert said > 20


def test_what_the_rule_of_thumb_denies_is_not_said() -> None:
    """Wyrmspan: a network that finds halls bad must not say that there will be room where none is made."""
    good, bad = (looking_at("wyrmspan", "halls", range(0, 120, 10)) for _ in range(2))
    bad.layers[0][0][:] *= -1.0
    bad.layers[0][1][:] = 50.0
    keep("halls", good)
    keep("no halls", bad)
    match, random, denied = skarb.new("wyrmspan", 2, 3), Random(3), 0
    for ply in range(60):
        assert match.question is not None
        if len(match.choices) > 1:
            seat = bots.sit(match, match.question.seat, ply)
            one, other = random.sample(match.choices, 2)
            denied += bots.reasons(seat, other, one, "halls") == ("room",)
            assert bots.reasons(seat, one, other, "no halls") == ()
        match.choose(random.choice(match.choices))
    assert denied > 0


def test_hints_give_the_reasons_of_their_own_network(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find("dragon_catchers")
    monkeypatch.setitem(_known, str(place(game, 2)), looking_at(game.id, "ahead", range(14)))
    found = set()
    match, random = skarb.new(game.id, 2, 1), Random(1)
    for _ in range(30):
        best = match.hint(seconds=0.05)[0]
        found.add(best.reasons)
        match.choose(random.choice(match.choices))
    assert found == {(), ("takes",)}


def test_without_a_network_the_parts_speak(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where there is no NumPy to reckon with, a network is as good as none."""
    game = find("dragon_catchers")
    monkeypatch.delitem(_known, str(place(game, 2)), raising=False)
    monkeypatch.setitem(sys.modules, "numpy", None)
    match, random, said = skarb.new(game.id, 2, 1), Random(1), 0
    for ply in range(30):
        assert match.question is not None
        seat = bots.sit(match, match.question.seat, ply)
        if len(seat.choices) > 1:
            one, other = random.sample(seat.choices, 2)
            plain = bots.reasons(seat, one, other)
            assert bots.reasons(seat, one, other, str(place(game, 2))) == plain
            said += len(plain)
        match.choose(random.choice(match.choices))
    assert said > 10
    assert _known.pop(str(place(game, 2))) is None


@pytest.mark.parametrize("game", skarb.games.ids())
def test_what_blocks_speak_for_is_said_in_every_language(game: str) -> None:
    shapes = [block for seats in find(game).seats for block in blocks_with(game, seats)]
    names = {name for block in shapes for name in block.speaks if name}
    assert not [(name, lang) for name in names for lang in LANGUAGES if not has(lang, game, f"reason-{name}")]
    assert all(len(block.reasons()) == block.size for block in shapes)
    if place(find(game), 2).exists():
        assert names


def test_the_last_name_is_for_all_that_follow() -> None:
    assert Block("stock", 5, "of each seat", 1, ["coins", "", "rival"]).reasons() == ["coins", "", *["rival"] * 3]
    assert Block("stock", 1, "of each seat", 1, ["coins", "rival"]).reasons() == ["coins"]
    assert Block("stock", 2, "of each seat").reasons() == ["", ""]
