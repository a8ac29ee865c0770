"""Components, board, pieces and supply. TSK-1 to TSK-4, 12"""

from typing import Any

import pytest

import skarb
from rules.tash_kalar.vectors import begin, pieces
from skarb.games.tash_kalar.cards import BEINGS, FLARE, SCHOOLS, TASKS
from skarb.games.tash_kalar.flow import board
from skarb.games.tash_kalar.flow.modes import Setup
from skarb.games.tash_kalar.state import TashKalar


def names(mask: int) -> str:
    return " ".join(board.NAMES[q] for q in board.squares_in(mask))


@pytest.mark.rule("TSK-1.1", "TSK-2.1")
def test_both_sides_of_the_board_have_the_same_69_squares() -> None:
    for mode in ("high_form", "deathmatch_duel"):
        match = begin({"stage": "play"}, mode=mode)
        squares = [choice.split()[1] for choice in match.choices if choice.startswith("place")]
        assert len(squares) == 69
        assert squares == sorted(squares)
        assert not {"a1", "a2", "b1", "i8", "h9", "a8", "i2"} & set(squares)
        assert {"c1", "g9", "a3", "i7", "b2", "h8"} <= set(squares)


@pytest.mark.rule("TSK-1.2", "TSK-1.3", "TSK-1.4")
def test_the_box() -> None:
    assert len(SCHOOLS) == 4
    for school in range(4):
        deck = BEINGS[18 * school : 18 * school + 18]
        assert len({being.id for being in deck}) == 18
        assert [being.rank for being in deck].count(0) == 5
        assert [being.rank for being in deck].count(1) == 13
    assert [b.id for b in BEINGS[:18]] == [b.id for b in BEINGS[18:36]]
    assert [being.rank for being in BEINGS[72:]] == [2] * 12
    assert (len(FLARE), len(TASKS), sum(task.advanced for task in TASKS)) == (12, 24, 8)
    assert begin({}).position()["pieces"] == {"B": [17, 3], "R": [17, 3]}


@pytest.mark.rule("TSK-1.5")
def test_scores_have_no_upper_bound() -> None:
    match = begin({"actions": 0, "score": {"R": 40}, "destroyed": {"B": "l"}}, ["A: finish"], mode="deathmatch_duel")
    assert match.position()["score"]["R"] == 42


@pytest.mark.rule("TSK-1.6")
def test_every_deck_has_its_own_pile() -> None:
    pos: dict[str, Any] = {"board": "R e4c e6c d6h f6h e7h d8c f8c", "hands": {"A": ["imperial_swordmaster"]}}
    pos["hands"]["A"] += ["legend_time_elemental", "imperial_bomb"]
    moves = ["A: summon imperial_swordmaster e5", "A: summon legend_time_elemental e5"]
    piles = begin({**pos, "actions": 3}, [*moves, "A: discard imperial_bomb"]).position()["discards"]
    assert piles["A"] == ["imperial_swordmaster", "imperial_bomb"]
    assert piles["legends"] == ["legend_time_elemental"]
    assert piles["B"] == piles["flares"] == []


@pytest.mark.rule("TSK-2.2", "TSK-2.3", "TSK-2.8")
def test_named_squares() -> None:
    assert names(board.RED) == "c8 d2 e5 h6"
    assert names(board.GREEN) == "a5 c3 f8 g3 i4"
    assert names(board.CENTRAL) == "d4 d5 d6 e4 e5 e6 f4 f5 f6"
    assert names(board.CENTRAL & (board.RED | board.GREEN)) == "e5"
    assert names(board.SETS["north"]) == "c1 d1 e1 f1 g1"
    assert names(board.SETS["east"]) == "i3 i4 i5 i6 i7"
    assert names(board.SETS["south_west"]) == "a7 b8 c9"
    assert [names(mask) for mask in board.FAMILIES["diagonals"]] == ["b2 c3 d4 e5 f6 g7 h8", "b8 c7 d6 e5 f4 g3 h2"]


@pytest.mark.rule("TSK-2.4", "TSK-2.5", "TSK-2.6")
def test_neighbours_distances_directions() -> None:
    e5 = board.NUMBERS["e5"]
    assert names(board.NEAR[e5]) == "d4 d5 d6 e4 e6 f4 f5 f6"
    assert names(board.ORTHOGONAL[e5]) == "d5 e4 e6 f5"
    assert names(board.NEAR[board.NUMBERS["c1"]]) == "b2 c2 d1 d2"
    assert [board.NAMES[q] for q in board.RAYS[e5][board.DIRECTIONS.index("ne")]] == ["f4", "g3", "h2"]
    for q in board.SQUARES:  # the least number of steps equals the larger difference
        reached, steps = 1 << q, 0
        while reached != board.BOARD:
            wider = board.spread(reached)
            steps += 1
            assert wider & ~reached == board.WITHIN[q][steps] & ~board.WITHIN[q][steps - 1]
            reached = wider


@pytest.mark.rule("TSK-3.1", "TSK-12.1")
def test_ranks_from_low_to_high() -> None:
    assert board.RANKS == ("common", "heroic", "legendary")
    lost = begin({"board": "R e4c e6c | B d4h d5l", "hands": {"A": ["flare_12"]}})
    assert "invoke flare_12" in lost.choices  # heroic and legendary are upgraded


@pytest.mark.rule("TSK-3.3", "TSK-11.10", "TSK-8.15")
def test_after_its_effect_a_being_is_an_ordinary_piece() -> None:
    """A piece upgraded by an effect serves like any other, and counts as no summoned being."""
    pos = {"board": "R e4c d5h f5h", "hands": {"A": ["imperial_chronicler", "imperial_swordmaster"]}, "actions": 3}
    match = begin(pos, ["A: summon imperial_chronicler e5", "A: done", "A: place d6"])
    assert match.position()["summoned"] == ["imperial_chronicler e5"]
    assert "summon imperial_swordmaster e5" in match.choices  # the Chronicler is a common like any other
    assert begin({"board": "R e4h e5c"}).position()["summoned"] == []


@pytest.mark.rule("TSK-3.4", "TSK-3.7", "TSK-3.8", "TSK-12.12")
def test_supply() -> None:
    """One double-sided supply for commons and heroics; what leaves the board is at hand at once."""
    pos = {"board": "R e4c e6h | B d4c", "pieces": {"R": [3, 3], "B": [1, 3]}, "hands": {"A": ["imperial_swordmaster"]}}
    match = begin(pos)
    assert match.view(1)["supply"] == {"B": [0, 3], "R": [1, 3]}
    match.choose("summon imperial_swordmaster e5")
    match.choose("destroy d4")
    assert match.view(None)["supply"] == {"B": [1, 3], "R": [0, 3]}


@pytest.mark.rule("TSK-3.5", "TSK-3.6")
def test_pieces_by_mode() -> None:
    modes = [("first_game", 2, [17, 0]), ("high_form", 4, [17, 3]), ("deathmatch_duel", 2, [16, 3])]
    modes += [("deathmatch_melee", 3, [15, 3]), ("deathmatch_melee", 4, [14, 3])]
    for mode, seats, owned in modes:
        match = begin({"seats": list("ABCD"[:seats])}, mode=mode)
        assert all(found == owned for found in match.position()["pieces"].values())


@pytest.mark.rule("TSK-4.1", "TSK-5.2", "TSK-18.3")
def test_hands_after_the_deal() -> None:
    for mode, seats, legends in (
        ("first_game", 2, [0, 0]),
        ("high_form", 2, [2, 2]),
        ("deathmatch_melee", 3, [2, 2, 2]),
        ("high_form", 4, [2, 2, 0, 0]),
    ):
        options = {"mode": mode, "first": 0, "schools": "random"}
        if seats == 4:
            options |= {"schools": list(SCHOOLS), "colours": ["blue", "red"]}
        match = skarb.new("tash_kalar", seats, 5, options)
        for seat in range(seats):
            hand = match.view(seat)["hands"]["ABCD"[seat]]
            kinds = [sum(card.startswith(word) for card in hand) for word in ("legend_", "flare_")]
            assert kinds == [legends[seat], 1]
            assert len(hand) == 4 + legends[seat]
            assert match.view(seat)["decks"]["ABCD"[seat]] == 15
    one, two = (skarb.new("tash_kalar", 2, seed, {"schools": "random"}).position()["decks"] for seed in (1, 2))
    assert one["legends"] != two["legends"]


@pytest.mark.rule("TSK-4.3", "TSK-4.4")
def test_marks_matter_only_where_the_effect_speaks_of_them() -> None:
    caring = {b.id.split("_", 1)[1] for b in BEINGS if b.data.get("marked")}
    assert caring == {"assassin", "time_mage", "summoner"}
    arrows = {b.id.split("_", 1)[1] for b in BEINGS if b.data.get("arrows")}
    assert arrows == {"cannon", "gun_tower", "fire_dragon", "bone_catapult"}
    pos = {"board": "R d5c d6c e6c e7c | B f6c d4c", "hands": {"A": ["imperial_champion"]}}
    match = begin(pos, ["A: summon imperial_champion e5"])
    assert {"destroy f6", "destroy d4"} <= set(match.choices)


@pytest.mark.rule("TSK-8.2")
def test_orientations_are_counted_right() -> None:
    assert [being.id for being in BEINGS if len(being.turned) != being.data["orientations"]] == []


@pytest.mark.rule("TSK-12.14", "TSK-12.15", "TSK-15.2")
def test_upgrading_and_downgrading_need_a_piece() -> None:
    """A heroic becomes a legendary only with a spare one; a legendary a heroic only with a spare double-sided piece."""
    pos = {"board": "R g5h f6h e7h g7c h8c", "pieces": {"R": [17, 1]}, "hands": {"A": ["legend_two_headed_dragon"]}}
    match = begin(pos, ["A: summon legend_two_headed_dragon e5"])
    assert match.choices == ["upgrade g7", "upgrade h8", "done"]
    pos = {"board": "R c6h d6h a7h b7c | B g3l", "hands": {"A": ["legend_leviathan"]}}
    match = begin(pos, ["A: summon legend_leviathan e5"])
    assert {"downgrade g3", "downgrade c6"} <= set(match.choices)
    assert "downgrade b7" not in match.choices
    match = begin({**pos, "pieces": {"B": [0, 1]}}, ["A: summon legend_leviathan e5"])
    assert "downgrade g3" not in match.choices
    s = TashKalar(Setup())
    s.put(board.NUMBERS["e5"], 1, 1)
    s.change_rank(board.NUMBERS["e5"], 1)
    assert (s.doubles[1], s.legendaries[1], s.pieces[5]) == (17, 2, board.BIT[board.NUMBERS["e5"]])
    s.change_rank(board.NUMBERS["e5"], -1)
    assert (s.doubles[1], s.legendaries[1], s.pieces[5]) == (16, 3, 0)


@pytest.mark.rule("TSK-12.11", "TSK-12.13")
def test_effects_place_and_convert_only_from_the_supply() -> None:
    pos = {"board": "R d6c e6c f6c", "pieces": {"R": [4, 3]}, "hands": {"A": ["imperial_summoner"]}}
    match = begin(pos, ["A: summon imperial_summoner e5"])
    assert match.question is not None
    assert match.question.kind == "turn"  # nothing to place, nothing picked up instead
    match = begin({**pos, "pieces": {"R": [5, 3]}}, ["A: summon imperial_summoner e5", "A: place d4"])
    assert match.question is not None
    assert match.question.kind == "turn"
    pos = {"board": "G e6c f7c e8c | B d4c", "hands": {"A": ["sylvan_sylvan_princess"]}}
    pos |= {"schools": ["sylvan", "northern_imperial"], "pieces": {"G": [4, 3]}}
    match = begin(pos, ["A: summon sylvan_sylvan_princess e5"])
    assert match.question is not None
    assert match.question.kind == "turn"


@pytest.mark.rule("TSK-12.3", "TSK-12.6", "TSK-12.8", "TSK-12.10")
def test_moves_and_leaps() -> None:
    """Every piece stepped on is destroyed, own ones too; a leap touches nothing between and ends elsewhere."""
    pos = {"board": "Y e6c f6c g6c e7c d4c | B e4c", "hands": {"A": ["highland_wolf_rider"]}}
    pos["schools"] = ["highland", "northern_imperial"]
    moves = ["A: summon highland_wolf_rider e5", "A: move e5 e4", "A: move e4 d4"]
    assert pieces(begin(pos, moves).position()["board"]) == pieces("Y e6c f6c g6c e7c d4h")
    pos = {"board": "Y c5c g5c d6c f6c | B e4c e2c", "hands": {"A": ["highland_eagle_lord"]}}
    pos["schools"] = ["highland", "northern_imperial"]
    match = begin(pos, ["A: summon highland_eagle_lord e5"])
    assert "leap e5 e5" not in match.choices
    match.choose("leap e5 e2")
    assert pieces(match.position()["board"]) == pieces("Y c5c g5c d6c f6c e2h | B e4c")
    herald = begin(
        {"board": "R f6h g6c f7c | B f5c", "hands": {"A": ["imperial_herald"]}}, ["A: summon imperial_herald e5"]
    )
    assert "move f6 f5" not in herald.choices  # a heroic could, by a standard move


@pytest.mark.rule("TSK-12.19")
def test_a_joined_group() -> None:
    """Leviathan's commons: part of a cluster, in square order, each pick completable within four."""
    board = "R c6h d6h a7h b7c | B g2c g3c g4c h5c i5c i7c"
    match = begin({"board": board, "hands": {"A": ["legend_leviathan"]}}, ["A: summon legend_leviathan e5"])
    match.choose("destroy g2")
    assert match.choices == ["destroy g3", "done"]  # with g4 first g3 could not follow
    match.choose("destroy g3")
    assert match.choices == ["destroy g4", "done"]
    match.choose("destroy g4")
    assert match.choices == ["destroy h5", "done"]
    match.choose("destroy h5")  # four at most: i5 stays
    assert pieces(match.position()["board"]) == pieces("R c6h d6h a7h b7c e5l | B i5c i7c")


@pytest.mark.rule("TSK-2.7", "TSK-12.2", "TSK-19.10")
def test_in_a_melee_any_opponent_is_an_enemy() -> None:
    """The flare is invoked against blue, yet a green piece may be converted."""
    board = "R a4c | B h2c h3c h4c h5c h6c h7c | G c3c"
    pos = {
        "schools": ["southern_imperial", "northern_imperial", "sylvan"],
        "board": board,
        "hands": {"A": ["flare_04"]},
    }
    match = begin(pos, ["A: invoke flare_04 blue"], mode="deathmatch_melee")
    assert {"convert c3", "convert h4"} <= set(match.choices)
