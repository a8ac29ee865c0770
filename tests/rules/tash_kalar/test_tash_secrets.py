"""What is hidden, what is known, and the worlds that follow from it. TSK-4.2, 26, 27.5, 31.2, 33.8"""

import json
from random import Random
from typing import Any

import pytest

import skarb
from rules.tash_kalar.cases import CASES
from rules.tash_kalar.vectors import begin
from skarb.games.tash_kalar.state import TashKalar
from skarb.kernel.chance import key_of
from skarb.kernel.deal import NoDeal
from skarb.kernel.match import Match
from skarb.kernel.plain import freeze

HAND = ["imperial_bomb", "imperial_herald", "imperial_knight", "legend_titan", "legend_leviathan", "flare_03"]
POS: dict[str, Any] = {"schools": ["southern_imperial", "sylvan"], "hands": {"A": HAND, "B": ["sylvan_unicorn"]}}


def seen(match: Match, seat: int | None) -> str:
    return json.dumps(match.view(seat))


def worlds(match: Match, seat: int, count: int = 60) -> list[dict[str, Any]]:
    return [match.world(seat, seed).position() for seed in range(count)]


@pytest.mark.rule("TSK-4.2", "TSK-26.1", "TSK-26.2", "TSK-26.4", "TSK-33.8")
def test_hands_and_decks_are_hidden_their_sizes_are_not() -> None:
    match = begin(POS)
    assert set(match.view(0)["hands"]["A"]) == set(HAND)
    for seat in (1, None):
        view = match.view(seat)
        assert view["hands"]["A"] == {"beings": 3, "legends": 2, "flares": 1}
        assert view["decks"] == {"A": 15, "B": 17, "legends": 10, "flares": 11}
        assert not any(card in seen(match, seat) for card in HAND)
        for field in ("board", "supply", "score", "actions", "markers", "borrow", "end", "extra_turns"):
            assert field in view
    assert "sylvan_unicorn" not in seen(match, None)


@pytest.mark.rule("TSK-26.3")
def test_a_summoned_card_is_shown_before_its_effect() -> None:
    pos = {"board": "R e4c e6c | B d4c", "hands": {"A": ["imperial_swordmaster"]}}
    match = begin(pos, ["A: summon imperial_swordmaster e5"])
    assert match.view(1)["playing"] == "imperial_swordmaster"
    assert match.view(None)["summoned"] == ["imperial_swordmaster e5"]


@pytest.mark.rule("TSK-26.2", "TSK-27.5", "TSK-31.2")
def test_discard_piles_open_and_closed() -> None:
    opened = begin(POS, ["A: discard imperial_bomb"])
    assert opened.view(1)["discards"]["A"] == ["imperial_bomb"]
    closed = begin(POS, ["A: discard imperial_bomb"], discards="closed")
    assert closed.view(1)["discards"]["A"] == 1
    assert "imperial_bomb" not in seen(closed, 1)
    assert closed.view(0)["discards"]["A"] == ["imperial_bomb"]
    assert "imperial_bomb" not in json.dumps([event.cut(1) for event in closed.happened])
    assert "imperial_bomb" in json.dumps([event.cut(0) for event in closed.happened])
    places = {world["discards"]["A"][0] for world in worlds(closed, 1)}
    assert len(places) > 5


@pytest.mark.rule("TSK-31.2", "TSK-9.5", "TSK-26.2")
def test_a_returned_card_is_known_to_its_owner_alone() -> None:
    match = begin(POS, ["A: discard imperial_bomb", "A: return imperial_knight", "A: return legend_titan"])
    assert match.view(0)["known"] == {"imperial_knight": "deck A 16", "legend_titan": "deck legends 11"}
    assert match.view(1)["known"] == {}
    for event in match.happened:
        assert "legend_titan" not in json.dumps(event.cut(1))
    for world in worlds(match, 0):
        assert world["decks"]["A"][-1] == "imperial_knight"
        assert world["decks"]["legends"][-1] == "legend_titan"
        assert sorted(world["hands"]["A"]) == sorted(match.position()["hands"]["A"])
    assert len({world["decks"]["A"][-1] for world in worlds(match, 1)}) > 5


@pytest.mark.rule("TSK-26.5")
def test_passed_legends_are_remembered() -> None:
    pos = {"seats": ["A", "B", "C", "D"], "hands": {"A": ["legend_titan", "legend_hell_bull"]}}
    match = begin(pos, ["A: handover"])
    assert match.view(0)["known"] == {"legend_hell_bull": "hand C", "legend_titan": "hand C"}
    assert all(set(world["hands"]["C"]) == {"legend_titan", "legend_hell_bull"} for world in worlds(match, 0))
    others = {card for world in worlds(match, 1) for card in world["hands"]["C"]}
    assert len(others) > 6


@pytest.mark.rule("TSK-26.5", "TSK-23.6")
def test_a_recalled_card_is_followed_into_the_hand_until_it_may_have_left() -> None:
    pos = {"board": "G c5c c6c e6c", "schools": ["sylvan", "northern_imperial"], "actions": 1}
    pos |= {"hands": {"A": ["sylvan_kiskin_spirit", "sylvan_dryad"]}, "discards": {"A": ["sylvan_unicorn"]}}
    match = begin(pos, ["A: summon sylvan_kiskin_spirit e5", "A: recall sylvan_unicorn", "A: finish"])
    assert match.view(1)["known"] == {"sylvan_unicorn": "hand A"}
    assert all("sylvan_unicorn" in world["hands"]["A"] for world in worlds(match, 1))
    for move in ("place a4", "place a5", "finish", "discard sylvan_dryad", "return sylvan_unicorn", "done"):
        match.choose(move)
    assert match.view(1)["known"] == {}
    found = worlds(match, 1, 200)
    places = {
        ("hand" if "sylvan_unicorn" in w["hands"]["A"] else w["decks"]["A"].index("sylvan_unicorn")) for w in found
    }
    assert places == {"hand", len(match.position()["decks"]["A"]) - 1}  # in the hand or at the very bottom


@pytest.mark.rule("TSK-13.3", "TSK-26.5")
def test_a_rebuilt_deck_tells_which_cards_it_holds() -> None:
    """Two players, all legends seen but two: after the pile was shuffled the rest can only be in the other hand."""
    titan, bull = "legend_titan", "legend_hell_bull"
    pos = {"actions": 0, "hands": {"A": ["legend_leviathan"], "B": [titan, bull]}, "decks": {"legends": []}}
    match = begin(pos, ["A: finish"])
    for world in worlds(match, 0):
        assert {titan, bull} <= set(world["hands"]["B"])
    drawn = {card for world in worlds(match, 1) for card in world["hands"]["A"] if card.startswith("legend")}
    assert len(drawn) > 5
    assert not {titan, bull} & drawn


@pytest.mark.rule("TSK-16.3", "TSK-33.8")
def test_a_task_put_under_the_deck_was_seen_by_all() -> None:
    tasks = {"current": ["task_devastation", "task_red_summoning", "task_isolation"], "next": "task_green_summoning"}
    tasks |= {"deck": ["task_legendary_summoning", "task_diagonals", "task_side_chain", "task_corner_chain"]}
    pos = {"actions": 0, "destroyed": {"B": "cccc"}, "tasks": tasks}
    match = begin(pos, ["A: finish", "A: claim task_devastation"])
    assert match.view(None)["tasks"]["bottom"] == ["task_legendary_summoning"]
    assert match.position()["known"]["B"] == ["task_legendary_summoning"]
    decks = {tuple(world["tasks"]["deck"]) for world in worlds(match, 1)}
    assert {deck[-1] for deck in decks} == {"task_legendary_summoning"}
    assert {deck[0] for deck in decks} == {"task_side_chain", "task_corner_chain"}


@pytest.mark.rule("TSK-33.6", "TSK-26.2")
def test_a_world_within_an_action_hides_the_past_too() -> None:
    match = begin(POS, ["A: discard imperial_bomb", "A: return imperial_knight"])
    told = set()
    for world in worlds(match, 1):
        assert world["pending"]["choices"][0] == "discard imperial_bomb"
        told.add(world["pending"]["choices"][1])
        again = skarb.position("tash_kalar", world)
        assert again.position() == world
    assert len(told) > 5


# -- the laws of worlds ------------------------------------------------------------------------------------------------


def laid_bare(state: Any) -> str:
    """Everything that a state holds."""
    copy = state.copy()
    return json.dumps(freeze(copy))


def dealt_alike(match: Match, seat: int) -> bool:
    """Whether a world of the truth is the same as that of two other worlds, down to the last field."""
    game, s = match.game, match.state
    others = [game.world(s, seat, key_of(seed)) for seed in (1, 2)]
    return len({laid_bare(game.world(t, seat, key_of(3))) for t in (s, *others)}) == 1


@pytest.mark.rule("TSK-26.5", "TSK-33.6", "TSK-33.8")
def test_a_world_remembers_what_was_sure_before_an_unseen_move() -> None:
    """A knew a legend in the hand of B, who now returns one of two: in every world A knew it, whichever went."""
    pos = {**POS, "turn": "B", "known": {"A": ["legend_titan"]}}
    pos["hands"] = {"A": [], "B": ["sylvan_unicorn", "legend_titan", "legend_leviathan"]}
    match = begin(pos, ["B: discard sylvan_unicorn", "B: return legend_leviathan"])
    told = set()
    for world in worlds(match, 0):
        assert world["pending"]["from"]["known"]["A"] == ["legend_titan"]
        assert "legend_titan" in world["pending"]["from"]["hands"]["B"]
        assert skarb.position("tash_kalar", world).position() == world
        told.add(world["pending"]["choices"][1] == "return legend_titan")
    assert told == {False, True}
    assert dealt_alike(match, 0)


@pytest.mark.rule("TSK-26.2", "TSK-26.5", "TSK-33.8")
def test_a_world_does_not_tell_whether_a_returned_card_was_the_one_another_knew() -> None:
    """B knew a legend in the hand of D, who returns one of two: to A it looks the same, whichever went."""
    pos = {"seats": ["A", "B", "C", "D"], "turn": "D", "known": {"B": ["legend_titan"]}}
    pos |= {"hands": {"D": ["sylvan_unicorn", "legend_titan", "legend_leviathan"]}}
    pos |= {"schools": ["northern_imperial", "southern_imperial", "highland", "sylvan"]}
    found = set()
    for legend in ("legend_titan", "legend_leviathan"):
        match = begin(pos, ["D: discard sylvan_unicorn", f"D: return {legend}"], mode="deathmatch_melee")
        found.add(laid_bare(match.game.world(match.state, 0, key_of(3))))
    assert len(found) == 1


@pytest.mark.rule("TSK-13.3", "TSK-26.2")
def test_a_world_does_not_tell_the_order_of_a_rebuilt_deck() -> None:
    pos = {"actions": 0, "hands": {"A": [], "B": ["legend_titan"]}, "decks": {"legends": []}}
    found, orders = set(), set()
    for seed in (1, 2, 3):
        match = begin(pos)
        match.state.key = key_of(seed)
        match.choose("finish")
        assert isinstance(match.state, TashKalar)
        orders.add(tuple(match.state.decks[match.state.legends_deck()]))
        found.add(laid_bare(match.game.world(match.state, 1, key_of(3))))
    assert len(orders) == 3
    assert len(found) == 1


@pytest.mark.rule("TSK-13.3", "TSK-26.5")
def test_what_was_held_when_a_deck_was_rebuilt_never_lies_within_it() -> None:
    """A drew from the rebuilt deck and returns a legend: B knows that only the lowest card can be the old one."""
    held = ["legend_titan", "legend_hell_bull"]
    pos = {"actions": 0, "hands": {"A": ["imperial_bomb", "legend_leviathan"], "B": held}, "decks": {"legends": []}}
    moves = ["A: finish", "B: place a4", "B: place a5", "B: finish", "A: discard imperial_bomb"]
    match = begin(pos, moves)
    fresh = next(card for card in match.position()["hands"]["A"] if card.startswith("legend") and "lev" not in card)
    match.choose(f"return {fresh}")
    deck = match.position()["decks"]["legends"]
    found = {world["decks"]["legends"].index("legend_leviathan") for world in worlds(match, 1, 200) if in_deck(world)}
    assert found == {len(deck) - 1}
    assert any(not in_deck(world) for world in worlds(match, 1, 50))


def in_deck(world: dict[str, Any]) -> bool:
    return "legend_leviathan" in world["decks"]["legends"]


@pytest.mark.rule("TSK-26.2")
def test_there_is_no_world_of_a_contradiction() -> None:
    match = begin(POS)
    assert isinstance(match.state, TashKalar)
    one, other = match.state.decks[1][:2]
    match.state.learn(0, one, 1 << other)
    match.state.learn(0, other, 1 << other)
    with pytest.raises(NoDeal):
        match.world(0, 1)


@pytest.mark.rule("TSK-26.2", "TSK-33.6", "TSK-33.8")
@pytest.mark.parametrize(("seats", "options"), CASES, ids=str)
def test_worlds_follow_from_knowledge_and_can_be_read_again(seats: int, options: dict[str, Any]) -> None:
    """Play that prefers cards, for most secrets lie in returns, recalls and rebuilt decks."""
    random = Random(len(str(options)))
    match = skarb.new("tash_kalar", seats, 3, options)
    for ply in range(260):
        if match.question is None:
            break
        cards = [
            text for text in match.choices if text.split()[0] in ("discard", "return", "recall", "summon", "invoke")
        ]
        match.choose(random.choice(cards if cards and random.random() < 0.6 else match.choices))
        if ply % 13:
            continue
        for seat in range(seats):
            assert dealt_alike(match, seat)
            world = match.world(seat, ply)
            again = skarb.position("tash_kalar", world.position(), options)
            assert again.view(seat) == world.view(seat) == match.view(seat)
            assert again.view(None) == world.view(None) == match.view(None)
