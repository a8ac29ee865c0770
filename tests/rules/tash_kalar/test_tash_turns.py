"""Setup, turns, effects, the end, teams and the melee: statements that the vectors leave open. TSK-5 to TSK-19"""

from typing import Any

import pytest

import skarb
from rules.tash_kalar.vectors import begin, by_verb, named_result, pieces

KEPT = ["swordmaster", "messenger", "chronicler", "assassin", "cannon", "champion", "summoner"]
TEAMS: dict[str, Any] = {"seats": ["A", "B", "C", "D"]}
MELEE = {"schools": ["southern_imperial", "northern_imperial", "sylvan"]}


def rule_of(match: Any, text: str) -> str:
    refusal = match.why_not(text)
    assert refusal is not None
    return str(refusal.rule)


# -- setup and the turn ----------------------------------------------------------------------------------------------


@pytest.mark.rule("TSK-5.3", "TSK-5.6", "TSK-5.7", "TSK-17.1", "TSK-19.3")
def test_setup_by_mode() -> None:
    match = skarb.new("tash_kalar", 2, 1, {"schools": "random", "first": 1})
    assert (match.position()["board"], match.position()["turn"], match.position()["actions"]) == ("", "B", 1)
    assert len(match.position()["tasks"]["current"]) == 3
    options = {"mode": "deathmatch_melee", "schools": "random", "first": 1}
    match = skarb.new("tash_kalar", 3, 1, options)
    assert match.question is not None
    assert match.question.seat == 0  # on the starting player's right
    for _ in range(3):
        match.choose(match.choices[0])
    position = match.position()
    assert len(pieces(position["board"])) == 3
    assert (position["turn"], position["actions"], position["tasks"]["current"]) == ("B", 1, [])
    assert all(points == 0 for column in position["score"].values() for points in column.values())
    assert all(supply[0] == 14 for supply in match.view(None)["supply"].values())
    for seat in ("B", "C", "A", "B"):
        assert match.position()["turn"] == seat
        while match.question.seat == "ABC".index(seat) and match.position()["turn"] == seat:
            match.choose(by_verb(match.choices, "finish")[0] if "finish" in match.choices else match.choices[0])


@pytest.mark.rule("TSK-6.3", "TSK-6.4", "TSK-28.2")
def test_all_actions_must_be_used() -> None:
    match = begin({"board": "R e4c e5c"}, ["A: place e6"])
    assert "finish" not in match.choices
    assert rule_of(match, "finish") == "TSK-28.2"
    assert by_verb(match.choices, "move") == []
    assert len(by_verb(match.choices, "place")) == 66


@pytest.mark.rule("TSK-6.8", "TSK-27.4", "TSK-30.15")
def test_undo_on_and_off() -> None:
    match = begin({}, ["A: place e5", "A: place e6"])
    assert match.why_not_undo() is None
    match.choose("finish")
    refusal = match.why_not_undo()
    assert refusal is not None
    assert refusal.rule == "TSK-27.4"
    off = begin({}, ["A: place e5"], undo=False)
    refusal = off.why_not_undo()
    assert refusal is not None
    assert refusal.rule == "TSK-27.4"
    fresh = begin({})
    assert fresh.why_not_undo() is not None


@pytest.mark.rule("TSK-8.4", "TSK-8.13", "TSK-21.6")
def test_pattern_squares_must_be_on_the_board_marks_need_not() -> None:
    """Assassin on h8 with d… off the board: the mark g9 … a8 is no square, so nothing happens."""
    pos = {"board": "R e6c f5c g4c | B g6c", "hands": {"A": ["imperial_assassin"]}}
    match = begin(pos)
    assert by_verb(match.choices, "summon") == ["summon imperial_assassin d3", "summon imperial_assassin h7"]
    pos = {"board": "R a5c b6c c7c", "hands": {"A": ["imperial_assassin"]}}
    match = begin(pos)
    assert by_verb(match.choices, "summon") == ["summon imperial_assassin d4"]  # a8 is off the board
    before = match.position()
    assert rule_of(match, "summon imperial_assassin e5") == "TSK-8.1"
    assert match.position() == before


@pytest.mark.rule("TSK-8.16", "TSK-15.6")
def test_a_summoning_counts_even_if_the_piece_is_gone() -> None:
    for mode in ("high_form", "first_game"):
        pos = {"board": "R f6c f7h | B e4c", "hands": {"A": ["imperial_bomb"]}}
        match = begin(pos, ["A: summon imperial_bomb e5"], mode=mode)
        assert match.position()["summoned"] == ["imperial_bomb e5"]
        assert "e5" not in match.position()["board"]


@pytest.mark.rule("TSK-9.4", "TSK-9.5")
def test_without_an_own_being_there_is_no_discard() -> None:
    match = begin({"hands": {"A": ["legend_titan", "flare_03"]}})
    assert by_verb(match.choices, "discard") == []
    assert rule_of(match, "discard legend_titan") == "TSK-9.1"


@pytest.mark.rule("TSK-9.6", "TSK-18.5", "TSK-18.4")
def test_turned_cards_are_the_bottom_six() -> None:
    """Seven cards and one returned make eight; two drawn leave six: the last upright one was drawn."""
    beings = [
        f"imperial_{name}"
        for name in ["swordmaster", "messenger", "chronicler", "assassin", "cannon", "champion", "summoner"]
    ]
    pos: dict[str, Any] = {
        **TEAMS,
        "hands": {"A": ["imperial_bomb", "imperial_herald", "imperial_knight"]},
        "decks": {"A": beings},
    }
    moves = ["A: discard imperial_bomb", "A: return imperial_knight", "A: done", "A: place e5", "A: finish"]
    match = begin({**pos, "discards": {"A": []}}, moves)
    assert len(match.position()["decks"]["A"]) == 6
    assert match.position()["end"] == {"last": "A", "turns": ["C", "D", "A"]}


# -- effects ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TSK-11.1", "TSK-11.2", "TSK-11.5", "TSK-11.9")
def test_an_effect_is_finished_first_and_its_mandatory_parts_are_done() -> None:
    pos = {"board": "Y f4c f5c d6c e6c a4c", "hands": {"A": ["highland_blood_shaman", "highland_wild_eagle"]}}
    pos["schools"] = ["highland", "northern_imperial"]
    match = begin(pos, ["A: summon highland_blood_shaman e5"])
    assert rule_of(match, "done") == "TSK-11.2"
    assert rule_of(match, "summon highland_wild_eagle e5") == "TSK-11.1"
    assert {"destroy e5", "destroy a4"} <= set(match.choices)  # any colour, himself included
    only = begin(
        {"board": "R e4c d5h f5h", "hands": {"A": ["imperial_chronicler"]}}, ["A: summon imperial_chronicler e5"]
    )
    assert "R d5h e4h e5c f5h" in only.position()["board"]  # one possible answer is not asked


@pytest.mark.rule("TSK-11.4", "TSK-11.3")
def test_what_is_tied_to_an_accepted_part_follows_as_far_as_possible() -> None:
    """Gryphon Rider downgraded in a full corner: the placing is skipped."""
    board = "R d5c c6c e6c f7c b2c d2c c2c | B d1c"
    match = begin({"board": board, "hands": {"A": ["imperial_gryphon_rider"]}}, ["A: summon imperial_gryphon_rider e5"])
    match.choose("leap e5 c1")
    match.choose("downgrade c1")
    assert match.question is not None
    assert match.question.kind == "turn"


@pytest.mark.rule("TSK-11.6", "TSK-21.16")
def test_distances_start_where_self_stands_now() -> None:
    pos = {"board": "R e5c d7c f7c | B c4c", "hands": {"A": ["imperial_high_priestess"]}}
    match = begin(pos, ["A: summon imperial_high_priestess e5", "A: move e5 d5"])
    assert match.choices == ["upgrade c4", "done"]


@pytest.mark.rule("TSK-11.7")
def test_an_impossible_alternative_cannot_be_taken() -> None:
    board = "R a3h | B g2c g4c g5c g6c g7c h2c"
    pos = {"board": board, "pieces": {"R": [1, 3]}, "hands": {"A": ["flare_04"]}}
    match = begin(pos, ["A: invoke flare_04"])
    assert match.question is not None
    assert match.question.kind == "turn"  # nothing to place, nothing to convert with
    upgraded = "R a3c | B g2h g4h g5h g6h h2h"
    match = begin({"board": upgraded, "pieces": {"R": [1, 3]}, "hands": {"A": ["flare_06"]}}, ["A: invoke flare_06"])
    assert "R a3h" in match.position()["board"]  # only upgrading was possible


@pytest.mark.rule("TSK-11.8", "TSK-30.8")
def test_all_pieces_of_one_step_go_together() -> None:
    match = begin({"board": "R f6c f7c | B d4c e4c f4c d5c", "hands": {"A": ["imperial_bomb"]}})
    match.choose("summon imperial_bomb e5")
    assert match.position()["board"] == "R f7c"
    assert match.position()["destroyed"] == {"B": "cccc"}


@pytest.mark.rule("TSK-12.9", "TSK-17.3", "TSK-17.8", "TSK-19.11")
def test_enemy_pieces_steered_by_me_destroy_for_me() -> None:
    pos = {"board": "R f4c d5c f5c d6c g6c | B g7c g8c", "hands": {"A": ["imperial_hypnotist"]}, "actions": 1}
    moves = ["A: summon imperial_hypnotist e5", "A: move g7 g6", "A: move g8 g7"]
    match = begin(pos, moves, mode="deathmatch_duel")
    assert match.position()["destroyed"] == {}  # an own piece scores for nobody
    match = begin(pos, [moves[0], "A: move g7 g8", "A: finish"], mode="deathmatch_duel")
    assert match.position()["score"] == {"B": 0, "R": 0}  # one common: no pair
    match = begin(pos, [moves[0], "A: move g7 g8"], mode="deathmatch_duel")
    assert match.position()["destroyed"] == {"B": "c"}


# -- the end of turn and game ----------------------------------------------------------------------------------------


@pytest.mark.rule("TSK-13.4", "TSK-13.3")
def test_the_own_deck_is_never_rebuilt_the_common_decks_are() -> None:
    pos = {"actions": 0, "decks": {"A": [], "legends": []}}
    pos |= {"discards": {"legends": ["legend_titan"], "A": ["imperial_knight"]}}
    match = begin(pos, ["A: finish"])
    hand = match.position()["hands"]["A"]
    assert "legend_titan" in hand
    assert not any(card.startswith("imperial") for card in hand)
    assert match.position()["discards"]["A"] == ["imperial_knight"]
    assert match.position()["end"] is None  # nothing was drawn from the own deck


@pytest.mark.rule("TSK-13.5", "TSK-30.12")
def test_counters_start_afresh() -> None:
    pos = {"actions": 0, "destroyed": {"B": "c"}, "summoned": ["imperial_knight e5"], "discarded": True, "borrow": 1}
    pos |= {"extra_draws": {"beings": 1, "legends": 0}}
    after = begin(pos, ["A: finish"]).position()
    fresh = begin({"turn": "B"}).position()
    for field in ("destroyed", "summoned", "discarded", "borrow", "extra_draws", "actions"):
        assert after[field] == fresh[field]


@pytest.mark.rule("TSK-14.2", "TSK-14.5")
def test_triggers_are_checked_for_all_and_never_revoked() -> None:
    claimed = {"R": ["task_color_conquest", "task_diagonals", "task_side_chain"]}
    pos = {"turn": "B", "actions": 0, "tasks": {"current": [], "claimed": claimed}}
    match = begin(pos, ["B: finish"])
    assert match.position()["end"] == {"last": "B", "turns": ["B"]}
    later = {"actions": 0, "board": "R e5l", "end": {"last": "A", "turns": []}, "tasks": {"claimed": claimed}}
    match = begin(later, ["A: finish"])
    assert match.question is None
    low = begin({"actions": 0, "end": {"last": "B", "turns": ["B"]}}, ["A: finish"])
    assert low.position()["end"] == {"last": "B", "turns": []}  # although no score is left


@pytest.mark.rule("TSK-14.8", "TSK-24.10")
def test_an_extra_turn_is_never_a_final_turn() -> None:
    pos = {"board": "R d6h f6h e7h d8c f8c", "hands": {"A": ["legend_time_elemental"]}, "actions": 1}
    pos["end"] = {"last": "B", "turns": ["B"]}
    match = begin(pos, ["A: summon legend_time_elemental e5", "A: finish"])
    assert (match.position()["turn"], match.position()["end"]) == ("A", {"last": "B", "turns": ["B"]})
    for move in ("place a4", "place a5", "finish"):
        match.choose(move)
    assert (match.position()["turn"], match.position()["end"]) == ("B", {"last": "B", "turns": []})


@pytest.mark.rule("TSK-15.1", "TSK-27.8")
def test_schools_of_the_first_game() -> None:
    match = skarb.new("tash_kalar", 2, 1, {"mode": "first_game"})
    assert match.choices == ["school northern_imperial", "school southern_imperial"]
    match = skarb.new("tash_kalar", 2, 1, {"mode": "first_game", "any_schools": True})
    assert len(match.choices) == 4
    with pytest.raises(skarb.Refused) as refused:
        skarb.new("tash_kalar", 2, 1, {"mode": "first_game", "schools": ["sylvan", "highland"]})
    assert refused.value.rule == "TSK-27.8"


@pytest.mark.rule("TSK-15.5", "TSK-15.4")
def test_the_first_game_ends_with_the_last_card_and_more_points_win() -> None:
    pos = {"actions": 0, "decks": {"A": ["imperial_knight"]}, "tasks": {"claimed": {"B": ["task_destruction"]}}}
    match = begin(pos, ["A: finish"], mode="first_game")
    result = named_result(match)
    assert result is not None
    assert (result["winners"], result["by"], result["scores"]) == (["B"], "score", {"A": 0, "B": 1})


# -- teams -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TSK-18.2", "TSK-18.19", "TSK-34.2")
def test_teammates_share_colour_score_and_place() -> None:
    pos: dict[str, Any] = {
        **TEAMS,
        "actions": 0,
        "score": {"R": 17},
        "destroyed": {"B": "h"},
        "end": {"last": "A", "turns": []},
    }
    result = named_result(begin(pos, ["A: finish"], mode="deathmatch_duel"))
    assert result is not None
    assert (result["winners"], result["ranking"]) == (["A", "C"], [["A", "C"], ["B", "D"]])
    assert result["scores"] == {"A": 18, "B": 0, "C": 18, "D": 0}
    match = begin({**TEAMS, "turn": "C", "board": "R e4c | B e6c"}, ["C: place e5"])
    assert match.position()["board"] == "B e6c | R e4c e5c"


@pytest.mark.rule("TSK-18.6", "TSK-18.13", "TSK-18.14")
def test_own_hand_only_and_extra_legends_for_the_teammate() -> None:
    pos: dict[str, Any] = {
        **TEAMS,
        "board": "R e4c e6c",
        "hands": {"A": [], "C": ["highland_wild_eagle", "legend_titan"]},
    }
    match = begin(pos)
    assert by_verb(match.choices, "summon") == []
    assert rule_of(match, "summon highland_wild_eagle e5") == "TSK-8.1"
    pos = {
        **TEAMS,
        "actions": 0,
        "hands": {"A": ["legend_titan"]},
        "extra_draws": {"beings": 1, "legends": 1},
    }
    hands = begin(pos, ["A: finish"]).position()["hands"]
    assert sum(card.startswith("legend") for card in hands["C"]) == 3
    assert sum(card.startswith("imperial") for card in hands["A"]) == 4
    assert not any(card.startswith("legend") for card in hands["A"])


@pytest.mark.rule("TSK-18.10", "TSK-18.15", "TSK-18.9")
def test_gained_actions_after_a_handover_are_for_placing() -> None:
    pos = {**TEAMS, "schools": ["sylvan", "northern_imperial", "highland", "southern_imperial"]}
    pos |= {
        "board": "G d5c c6c d6c c7c",
        "hands": {"A": ["sylvan_unicorn"]},
        "actions": 1,
        "colours": ["green", "blue"],
    }
    match = begin(pos, ["A: summon sylvan_unicorn e5", "A: handover", "C: choose action"])
    assert match.question is not None
    assert (match.question.seat, match.question.kind) == (2, "turn")
    assert {choice.split()[0] for choice in match.choices} == {"place"}
    match.choose("place a4")
    match.choose("finish", 0)
    assert match.position()["turn"] == "B"


@pytest.mark.rule("TSK-18.17", "TSK-18.12")
def test_nothing_before_a_handover_can_be_undone() -> None:
    match = begin(TEAMS, ["A: place e5", "A: handover"])
    refusal = match.why_not_undo()
    assert refusal is not None
    assert refusal.rule == "TSK-18.17"
    match.choose("place e6")
    assert match.why_not_undo() is None  # the teammate's own choice can
    assert rule_of(begin({**TEAMS, "actions": 0}), "handover") == "TSK-18.12"


@pytest.mark.rule("TSK-18.18", "TSK-27.5")
def test_recall_means_the_turn_owners_pile() -> None:
    pos = {**TEAMS, "schools": ["sylvan", "northern_imperial", "highland", "southern_imperial"]}
    pos |= {"board": "G c5c c6c e6c", "hands": {"A": ["sylvan_kiskin_spirit"]}, "colours": ["green", "blue"]}
    pos |= {"discards": {"A": ["sylvan_dryad"], "C": ["highland_warlord"]}, "decks": {"A": []}}
    match = begin(pos, ["A: summon sylvan_kiskin_spirit e5", "A: handover"], discards="closed")
    assert match.choices == ["recall sylvan_dryad", "done"]
    match.choose("recall sylvan_dryad")
    assert match.position()["decks"]["A"] == ["sylvan_dryad"]


# -- melee -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TSK-19.1", "TSK-19.2", "TSK-19.4", "TSK-19.17")
def test_a_score_for_every_opponent() -> None:
    pos = {**MELEE, "actions": 0, "destroyed": {"B": "hh", "G": "c"}, "markers": {"R": ["B"]}}
    match = begin(pos, ["A: finish"], mode="deathmatch_melee")
    assert match.position()["score"] == {"B": {"R": 0, "G": 0}, "R": {"B": 2, "G": 0}, "G": {"B": 0, "R": 0}}
    assert match.position()["markers"] == {"R": ["B"]}


@pytest.mark.rule("TSK-19.14")
def test_the_end_of_a_melee() -> None:
    for seats, needed in ((3, 12), (4, 10)):
        for points in (needed - 1, needed):
            pos = {"seats": list("ABCD"[:seats]), "actions": 0, "score": {"B": {"R": points}}}
            match = begin(pos, ["A: finish"], mode="deathmatch_melee")
            assert (match.position()["end"] is not None) == (points == needed)
