"""Information: section 13, worlds, undo and the options that hide things."""

import json
from collections import Counter
from random import Random
from typing import Any

import msgspec
import pytest

import skarb
from rules.dragon_catchers.cases import CASES, unseen
from rules.dragon_catchers.positions import FOUR, THREE, TWO, at, new, play, play_random
from skarb.games.dragon_catchers.view import View
from skarb.kernel import state
from skarb.kernel.match import Match

HIDDEN = {"clan_counts": "hidden"}
LATE = {
    "seats": ["N", "E", "S", "W"],
    "clans": {"N": "R"},
    "leader": "N",
    "hands": {"N": ["R2", "Y3"], "E": ["Y4", "Y5"], "S": ["R3", "R4"], "W": ["R5", "Y6"]},
}


def deals(match: Match, seat: int, worlds: int = 400) -> Counter[str]:
    """How often each redeal of the hidden cards comes up."""
    out: Counter[str] = Counter()
    for seed in range(worlds):
        world = match.world(seat, seed)
        assert world.view(seat) == match.view(seat)
        position = world.position()
        out[json.dumps(position.get("hands") or position["columns"])] += 1
    return out


def hands(found: Counter[str]) -> list[dict[str, Any]]:
    return [json.loads(text) for text in found]


@pytest.mark.rule("DRC-13.1")
def test_a_hand_is_for_its_owner() -> None:
    match = at(FOUR)
    for seat, name in enumerate("NESW"):
        assert list(match.view(seat)["hands"]) == [name]
        assert sorted(match.view(seat)["hands"][name]) == sorted(FOUR["hands"][name])
    assert match.view(None)["hands"] == {}
    assert list(at(THREE).view(1)["hands"]) == ["B", "ghost"]


@pytest.mark.rule("DRC-13.2")
def test_what_everybody_sees() -> None:
    match = play(at(THREE, totals={"A": 5, "B": 6, "C": 7}), "lay R6, ask ghost, give Y4")
    view = match.view(None)
    assert view["sizes"] == {
        "A": {"R": 2, "Y": 4},
        "B": {"R": 4, "Y": 3},
        "ghost": {"R": 3, "Y": 3},
        "C": {"R": 4, "Y": 3},
    }
    assert view["laid"] == [["A", "R6", "A"], ["B", "Y4", "ghost"]]
    assert (view["leader"], view["seat"], view["actor"], view["phase"]) == ("A", "ghost", "A", "turn")
    assert view["totals"] == {"A": 5, "B": 6, "C": 7}
    assert view["dealer"] == "A"
    play(match, "ask A, give RF, lay Y1p6")
    assert match.view(2)["carried"] == ["R6", "RF", "Y1p6", "Y4"]
    play(match, "lay R3, lay Yx2, lay R1p3, lay Y3")
    view = match.view(None)
    assert len(view["captured"]["R"]) == 8
    assert view["counts"] == {"R": 8, "Y": 0}


@pytest.mark.rule("DRC-13.3")
def test_two_players_see_the_same() -> None:
    match = play_random(new(2, 4), 4, until_deal=2)
    for _ in range(12):
        views = [match.view(seat) for seat in (0, 1, None)]
        for view in views:
            view.pop("you")
            view.pop("questions")
        assert views[0] == views[1] == views[2]
        hidden = unseen(match.position(), 0)
        assert not set(hidden) & set(json.dumps(views[0]).replace('"', " ").split())
        match.choose(match.choices[0])


def is_exact(match: Match) -> None:
    """Converting drops what is not declared and refuses what is of another type: nothing may change."""
    for seat in (*range(match.seats), None):
        view = json.loads(json.dumps(match.game.view(match.state, seat)))
        assert msgspec.convert(view, View, strict=True) == view


@pytest.mark.skipif(str(state.__file__).endswith(".so"), reason="compiled code has no annotations to read")
@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_type_of_a_view_is_exact(case: tuple[int, dict[str, Any]]) -> None:
    seats, options = case
    match, random = new(seats, seats, **options), Random(seats)
    for ply in range(1500):
        if ply % 11 == 0 or match.question is None:
            is_exact(match)
        if match.question is None:
            break
        match.choose(random.choice(match.choices))


@pytest.mark.skipif(str(state.__file__).endswith(".so"), reason="compiled code has no annotations to read")
@pytest.mark.parametrize("options", [{}, HIDDEN, {"open_piles": False}], ids=str)
def test_the_type_of_a_view_holds_for_positions(options: dict[str, Any]) -> None:
    """A single deal with cards left out, an asked ghost, a spoken void."""
    is_exact(at(LATE, options))
    is_exact(play(at(LATE, options), "ask S"))
    is_exact(play(at(THREE, options), "ask ghost"))
    is_exact(play_random(at(LATE, options)))
    if options == HIDDEN:
        is_exact(play(at(LATE, options), "ask E"))


@pytest.mark.rule("DRC-14.4")
def test_closed_piles_are_counts() -> None:
    options = {"open_piles": False}
    match = play(at(FOUR, options), "lay R6, lay Y3, ask N, give RF, lay Yx2")
    view = match.view(0)
    assert view["carried"] == 4
    assert "captured" not in view
    assert "scores" not in view
    play(match, "lay R3, lay Y1p6, lay R1p3, lay Y1p3")
    view = match.view(0)
    assert (view["counts"], view["carried"]) == ({"R": 8, "Y": 0}, 0)
    assert match.world(0, 1).position()["captured"] == match.position()["captured"]  # he saw them being laid
    assert match.game.progress(match.state) == [0.0, 0.0, 0.0, 0.0]


@pytest.mark.rule("DRC-13.5", "DRC-1.4")
def test_worlds_keep_the_clan_counts_and_reach_every_deal() -> None:
    found = deals(at(LATE), 0)
    assert len(found) == 3 * 3  # 3 red among S (2) and W (1); 3 yellow among E (2) and W (1)
    assert min(found.values()) > 20
    assert all(
        [sum(card[0] == "R" for card in world[name]) for name in "NESW"] == [1, 0, 2, 1] for world in hands(found)
    )


@pytest.mark.rule("DRC-13.5", "DRC-14.2")
def test_worlds_with_hidden_counts() -> None:
    found = deals(at(LATE, HIDDEN), 0, 2000)
    assert len(found) == 15 * 6  # any two of six, any two of the other four
    match = play(at(LATE, HIDDEN), "ask E")
    assert match.position()["void"] == {"E": ["R"]}
    found = deals(match, 0, 600)
    assert len(found) == 3 * 6  # two of three yellow for E; the other four cards fall as they like
    assert min(found.values()) > 10
    assert all(card[0] == "Y" for world in hands(found) for card in world["E"])


@pytest.mark.rule("DRC-13.5", "DRC-14.2")
def test_who_is_asked_and_has_not_denied_it_holds_the_clan() -> None:
    match = play(at(LATE, HIDDEN), "ask W")
    assert match.position()["phase"] == "answer"
    for seat in (0, 1, 2):
        found = deals(match, seat, 300)
        assert len(found) > 10
        assert all(any(card[0] == "R" for card in world["W"]) for world in hands(found))


@pytest.mark.rule("DRC-13.5")
def test_worlds_of_two_players_turn_face_down_cards() -> None:
    rows = {"A": [["Y5", "R2"], ["Y2", "Y1p3"]], "B": [["Y6", "R3"], ["Y4", "R5"], ["R4", "Y3"]]}
    found = deals(at(TWO, columns=rows), 1)
    assert len(found) == 6 * 2
    assert min(found.values()) > 10
    for world in hands(found):
        assert [[up, down[0]] for up, down in world["A"][:2]] == [["Y5", "R"], ["Y2", "Y"]]


@pytest.mark.rule("DRC-13.5")
def test_the_red_player_of_three_sees_the_ghost() -> None:
    match = at(THREE)
    for seed in range(20):
        world = match.world(0, seed).position()["hands"]
        assert sorted(world["ghost"]) == sorted(THREE["hands"]["ghost"])
        assert sorted(world["A"]) == sorted(THREE["hands"]["A"])
    assert any(
        sorted(match.world(0, seed).position()["hands"]["B"]) != sorted(THREE["hands"]["B"]) for seed in range(5)
    )


def test_a_world_does_not_know_the_next_deal() -> None:
    match = play_random(new(4, 1, dealer=0), 1, until_deal=2)
    nexts = set()
    for seed in range(5):
        world = play_random(match.world(0, seed), 3, until_deal=3)
        nexts.add(json.dumps(world.position()["hands"]))
    nexts.add(json.dumps(play_random(match.copy(), 3, until_deal=3).position()["hands"]))
    assert len(nexts) == 6


@pytest.mark.rule("DRC-14.2")
def test_hidden_counts_show_sizes_only() -> None:
    match = at(FOUR, HIDDEN)
    assert match.view(0)["sizes"] == {"N": {"R": 3, "Y": 4}, "E": 7, "S": 7, "W": 7}
    assert match.view(None)["sizes"]["N"] == 7
    assert at(THREE, HIDDEN).view(1)["sizes"]["ghost"] == {"R": 3, "Y": 4}


@pytest.mark.rule("DRC-14.2")
def test_a_void_is_spoken_and_lasts() -> None:
    match = play(at(LATE, HIDDEN), "ask E")
    question = match.question
    assert question is not None
    assert (question.seat, question.kind) == (0, "turn")  # nothing was laid, he decides again
    assert match.position()["laid"] == []
    assert [event.kind for event in match.happened] == ["ask", "void"]
    assert match.view(2)["void"] == {"E": ["R"]}
    play(match, "lay R2, lay Y4, lay R3, lay Y6")  # W wins with the six
    assert match.view(None)["void"] == {"E": ["R"]}
    assert match.position()["seat"] == "W"
    play(match, "ask E, give Y5")
    assert set(match.choices) == {"ask S", "ask W"}  # N has no red, E said so; W has a card


@pytest.mark.rule("DRC-14.2")
def test_hidden_counts_offer_whoever_has_cards() -> None:
    match = at(LATE, HIDDEN, hands={"N": ["R2"], "E": ["Y4", "Y5"], "S": [], "W": ["Y6"]})
    assert set(match.choices) == {"lay R2", "ask E", "ask W"}
    voids = at(LATE, HIDDEN, void={"E": ["R"]})
    assert "ask E" not in voids.choices
    assert "ask E" in at(LATE, HIDDEN, void={"E": ["R"]}, leader="W").choices  # for yellow he may be asked
    mine = THREE["hands"] | {"A": ["Y2", "Y5"]}
    ghost = at(THREE, HIDDEN, hands=mine, leader="ghost")
    assert "ask A" not in ghost.choices  # he knows that he has no red card
    assert "ask A" in at(THREE, HIDDEN, leader="ghost").choices


@pytest.mark.rule("DRC-13.6")
def test_undo_of_own_cards_and_asks() -> None:
    match = at(FOUR)
    first = match.position()
    play(match, "ask W")
    match.undo()
    assert match.position() == first
    play(match, "lay R6, lay Y3")
    match.undo()
    assert match.position()["laid"] == [["N", "R6", "N"]]
    with pytest.raises(skarb.Refused):
        match.undo()  # another player's choice


@pytest.mark.rule("DRC-13.6")
@pytest.mark.parametrize(
    ("match", "moves", "rule"),
    [
        (at(LATE, HIDDEN), "ask E", "DRC-14.2"),
        (at(LATE, HIDDEN), "ask W", "DRC-14.2"),
        (at(TWO), "lay R6", "DRC-11.5"),
        (at(TWO, columns={"A": [["Y2", "R3"]], "B": [["Y4", None]]}), "lay #0", "DRC-11.7"),
        (at(FOUR, hands={"N": ["R6"], "E": ["Y2"], "S": ["R2"], "W": ["Y3"]}, dealer="N", round=7), "", "DRC-8.2"),
    ],
)
def test_undo_stops_at_what_was_learnt(match: Match, moves: str, rule: str) -> None:
    play(match, moves or "lay R6, lay Y2, lay R2, lay Y3")
    refusal = match.why_not_undo()
    assert refusal is not None
    assert refusal.rule == rule
    for lang in ("uk", "ru", "en"):
        assert not refusal.say(lang).startswith("refused")


@pytest.mark.rule("DRC-13.6")
def test_undo_of_an_open_ask_of_the_ghost() -> None:
    match = at(THREE, HIDDEN)
    match.choose("ask ghost")
    match.undo()
    assert match.position()["phase"] == "turn"
