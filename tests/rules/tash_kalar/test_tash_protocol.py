"""Questions, choices, touches, positions, options, results, refusals. TSK-27 to TSK-36"""

import json
from typing import Any

import pytest

import skarb
from rules.tash_kalar.vectors import begin, by_verb, named_result
from skarb.games.tash_kalar.notation import FORM
from skarb.kernel.match import Match

TEAMS = {"seats": ["A", "B", "C", "D"]}
SWORD = {"board": "R e4c e6c | B d4c g7c", "hands": {"A": ["imperial_swordmaster"]}}
MELEE = {"schools": ["southern_imperial", "northern_imperial", "sylvan"]}


def rule_of(match: Match, text: str, seat: int | None = None) -> str:
    refusal = match.why_not(text, seat)
    assert refusal is not None
    return str(refusal.rule)


def paths(match: Match) -> dict[str, list[str]]:
    ask = match.state.asking()
    assert ask is not None
    seat = ask.seat(match.state)
    found = ask.choices(match.state, seat)
    return {match.game.text(match.state, c): match.game.touches(match.state, seat, c) for c in found}


# -- options -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TSK-27.1", "TSK-34.1")
@pytest.mark.parametrize(
    ("seats", "options", "rule"),
    [
        (3, {}, "TSK-27.1"),
        (4, {"mode": "first_game"}, "TSK-27.1"),
        (2, {"mode": "deathmatch_melee"}, "TSK-27.1"),
        (5, {}, "TSK-27.1"),
        (2, {"mode": "solo"}, "TSK-34.1"),
        (3, {"mode": ["high_form"]}, "TSK-34.1"),
        (2, {"colour": "red"}, "TSK-34.1"),
        (2, {"schools": ["sylvan", "sylvan"]}, "TSK-27.2"),
        (2, {"schools": ["sylvan"]}, "TSK-27.2"),
        (2, {"first": 2}, "TSK-27.3"),
        (2, {"undo": 1}, "TSK-27.4"),
        (2, {"discards": "hidden"}, "TSK-27.5"),
        (2, {"team_talk": "yes"}, "TSK-27.6"),
        (2, {"skip_finals": None}, "TSK-27.7"),
        (2, {"any_schools": "all"}, "TSK-27.8"),
        (2, {"turn_limit": 0}, "TSK-27.9"),
        (4, {"colours": ["red", "red"]}, "TSK-18.1"),
    ],
)
def test_bad_options_are_refused(seats: int, options: dict[str, Any], rule: str) -> None:
    with pytest.raises(skarb.Refused) as refused:
        skarb.new("tash_kalar", seats, 1, options)
    assert refused.value.rule == rule


@pytest.mark.rule("TSK-18.1", "TSK-34.1")
def test_a_team_colour_must_be_one_of_its_own() -> None:
    schools = ["southern_imperial", "northern_imperial", "highland", "sylvan"]
    with pytest.raises(skarb.Refused) as refused:
        skarb.new("tash_kalar", 4, 1, {"schools": schools, "colours": ["blue", "red"]})
    assert refused.value.rule == "TSK-18.1"
    match = skarb.new("tash_kalar", 4, 1, {"schools": schools, "colours": ["yellow", "blue"], "first": 0})
    assert match.position()["colours"] == ["yellow", "blue"]


@pytest.mark.rule("TSK-27.2", "TSK-27.3")
def test_random_schools_and_starting_players_are_random() -> None:
    starts = {skarb.new("tash_kalar", 2, seed, {"schools": "random"}).position()["first"] for seed in range(20)}
    assert starts == {"A", "B"}
    dealt = [skarb.new("tash_kalar", 2, seed, {"schools": "random"}).position()["schools"] for seed in range(40)]
    assert len({tuple(schools) for schools in dealt}) > 6
    assert skarb.new("tash_kalar", 2, 1, {"first": 1, "schools": "random"}).position()["first"] == "B"


@pytest.mark.rule("TSK-27.6")
def test_team_talk_changes_nothing_in_the_engine() -> None:
    one, two = (skarb.new("tash_kalar", 4, 1, {"schools": "random", "team_talk": talk}) for talk in (False, True))
    assert one.position() == two.position()


@pytest.mark.rule("TSK-27.7", "TSK-14.9", "TSK-30.14")
def test_skipping_final_turns() -> None:
    pos = {"turn": "B", "score": {"R": 18}, "end": {"last": "A", "turns": ["A"]}}
    off = begin(pos, mode="deathmatch_duel", skip_finals=False)
    assert rule_of(off, "skip finals") == "TSK-14.9"
    match = begin(pos, ["A: skip finals", "B: place e5"], mode="deathmatch_duel")
    assert match.position()["consent"] == {"A": ["skip"]}
    match.choose("skip finals", 1)
    assert match.question is not None  # something was chosen in this turn: it is finished first
    match.choose("play on", 0)
    match.choose("skip finals", 0)
    match.choose("place e6")
    match.choose("finish")
    assert match.question is None
    assert rule_of(begin({}), "skip finals") == "TSK-14.9"
    assert rule_of(begin({}), "play on") == "TSK-30.14"


@pytest.mark.rule("TSK-14.7", "TSK-30.14", "TSK-30.15")
def test_a_team_resigns_only_together_and_undo_leaves_that_alone() -> None:
    match = begin(TEAMS, ["C: resign"])
    assert match.question is not None
    refusal = match.why_not_undo()
    assert refusal is not None
    assert refusal.rule == "TSK-27.4"
    assert rule_of(match, "resign", 2) == "TSK-14.7"
    match.choose("play on", 2)
    assert match.position()["consent"] == {}
    match.choose("resign", 2)
    match.choose("resign", 0)
    result = named_result(match)
    assert result is not None
    assert (result["winners"], result["by"]) == (["B", "D"], "resignation")


@pytest.mark.rule("TSK-30.15", "TSK-27.4", "TSK-18.17")
def test_after_a_handover_the_turn_owner_takes_back_for_both() -> None:
    match = begin(TEAMS, ["A: place a4", "A: handover"])
    before = match.position()
    match.choose("place e5", 2)
    for other in (1, 3):
        assert match.why_not_undo(other) is not None
    match.undo(0)
    assert match.position() == before
    refusal = match.why_not_undo(0)
    assert refusal is not None
    assert refusal.rule == "TSK-18.17"
    match.choose("place e5", 2)
    match.choose("resign", 2)
    refusal = match.why_not_undo(0)
    assert refusal is not None
    assert refusal.rule == "TSK-27.4"  # a standing answer is not taken back
    off = begin(TEAMS, ["A: handover", "C: place e5"], undo=False)
    assert off.why_not_undo(0) is not None
    alone = begin({}, ["A: place e5"])
    assert alone.why_not_undo(1) is not None


# -- questions ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TSK-30.1", "TSK-29.1")
def test_one_question_and_standing_offers_beside_it() -> None:
    match = begin({"score": {"R": 18}, "end": {"last": "B", "turns": ["B"]}}, mode="deathmatch_duel")
    assert [(q.seat, q.kind, q.rule, q.offer) for q in match.questions] == [
        (0, "turn", "TSK-6.2", False),
        (0, "standing", "TSK-14.7", True),
        (1, "standing", "TSK-14.7", True),
    ]
    assert match.questions[1].choices == ["resign", "skip finals"]
    other = match.view(1)["questions"]
    assert "choices" not in other[0]
    assert other[0]["kind"] == "turn"
    assert "choices" in other[2]
    assert [q.kind for q in begin(MELEE, mode="deathmatch_melee").questions] == ["turn"]


@pytest.mark.rule("TSK-30.3", "TSK-6.2")
def test_the_free_moment_offers_every_action() -> None:
    pos = {**TEAMS, **SWORD, "board": "R e4c e6c | B d4h g7h h7h"}
    pos["hands"] = {"A": ["imperial_swordmaster", "legend_titan", "flare_11"]}
    match = begin(pos)
    assert {choice.split()[0] for choice in match.choices} == {"place", "summon", "discard", "invoke", "handover"}
    assert by_verb(match.choices, "discard") == ["discard imperial_swordmaster"]
    match = begin({**pos, "actions": 0})
    assert match.choices == ["invoke flare_11", "finish"]


@pytest.mark.rule("TSK-30.11")
def test_a_series_comes_in_square_order_and_says_so() -> None:
    pos = {"board": "R d6c e6c f6c", "hands": {"A": ["imperial_summoner"]}}
    match = begin(pos, ["A: summon imperial_summoner e5"])
    question = match.questions[0]
    among = ["c3", "c5", "d4", "d5", "e3", "e4", "f4", "f5", "g3", "g5"]
    assert question.extra["series"] == {"min": 0, "max": 2, "among": among}
    assert question.extra["card"] == "imperial_summoner"
    match.choose("place e3")
    assert match.choices == ["place e4", "place f4", "place f5", "place g3", "place g5", "done"]
    assert match.questions[0].extra["series"]["max"] == 1
    board = "R a3c | B g2c g4c g5c g6c g7c h2c h3c"
    match = begin({"board": board, "hands": {"A": ["flare_05"]}}, ["A: invoke flare_05"])
    assert "place i7" not in match.choices  # two must be placed, and none would come after i7
    assert match.questions[0].extra["series"]["min"] == 2
    swordmaster = begin(SWORD, ["A: summon imperial_swordmaster e5"])
    assert "series" not in swordmaster.questions[0].extra


@pytest.mark.rule("TSK-30.11", "TSK-30.9")
def test_after_a_handover_the_order_starts_afresh() -> None:
    pos = {**TEAMS, "board": "R d6c e6c f6c", "hands": {"A": ["imperial_summoner"]}}
    match = begin(pos, ["A: summon imperial_summoner e5", "A: place e3", "A: handover"])
    assert match.question is not None
    assert match.question.seat == 2
    assert {"place c3", "place g5", "done"} <= set(match.choices)
    assert "handover" not in match.choices


@pytest.mark.rule("TSK-30.11", "TSK-24.7")
def test_leviathan_reckons_the_supply_over_the_whole_group() -> None:
    board = "R c6h d6h a7h b7c | B g3l g4l"
    pos = {"board": board, "pieces": {"B": [1, 3]}, "hands": {"A": ["legend_leviathan"]}}
    match = begin(pos, ["A: summon legend_leviathan e5", "A: downgrade g3"])
    assert match.position()["board"].startswith("B g3h g4l")  # a second legendary would find no piece


@pytest.mark.rule("TSK-30.11", "TSK-23.14")
def test_forest_ancient_with_two_colours() -> None:
    pos: dict[str, Any] = {"schools": ["sylvan", "northern_imperial", "highland"]}
    pos |= {"board": "G e4c d5c f5c d6c | Y h5c | B h8c"}
    pos["hands"] = {"A": ["sylvan_forest_ancient"]}
    moves = ["A: summon sylvan_forest_ancient e5", "A: place yellow c3", "A: place blue g7"]
    match = begin(pos, moves, mode="deathmatch_melee")
    assert match.choices == ["destroy c3", "destroy h5"]  # first for the piece placed first
    match.choose("destroy h5")
    assert match.choices == ["destroy g7", "destroy h8"]


@pytest.mark.rule("TSK-30.13")
def test_a_single_choice_is_neither_asked_nor_recorded() -> None:
    pos = {"board": "R e4c d5h f5h | B e3c", "hands": {"A": ["imperial_chronicler"]}}
    match = begin(pos, ["A: summon imperial_chronicler e5"])
    assert match.record()["choices"] == ["0: summon imperial_chronicler e5"]
    match.undo()
    assert match.position()["board"] == "B e3c | R d5h e4c f5h"
    alone = begin({"actions": 0})
    assert alone.choices == ["finish"]  # the free moment is always asked
    team = begin({**TEAMS, **pos}, ["A: summon imperial_chronicler e5"])
    assert "handover" in team.choices  # asked for the move; the upgrade was done without asking


@pytest.mark.rule("TSK-29.3", "TSK-36.1")
def test_the_same_seed_and_choices_give_the_same_game() -> None:
    def play() -> dict[str, Any]:
        match = skarb.new("tash_kalar", 2, "again", {})
        for ply in range(60):
            if match.question is None:
                break
            match.choose(match.choices[(7 * ply) % len(match.choices)])
        return match.position()

    assert play() == play()


# -- notation ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TSK-31.1")
@pytest.mark.parametrize(
    "text",
    [
        "",
        "Place e5",
        "place  e5",
        "place e5 ",
        "place k5",
        "place e0",
        "summon",
        "summon dragon e5",
        "aim up",
        "claim x",
    ],
)
def test_what_has_no_form_is_refused(text: str) -> None:
    assert rule_of(begin(SWORD), text) == "TSK-31.1"


@pytest.mark.rule("TSK-31.1")
def test_everything_offered_has_a_form() -> None:
    for options in ({}, {"mode": "deathmatch_melee"}):
        match = skarb.new("tash_kalar", 4, 3, options)
        for ply in range(150):
            if match.question is None:
                break
            assert all(FORM.fullmatch(text) for text in match.choices)
            match.choose(match.choices[(11 * ply) % len(match.choices)])


@pytest.mark.rule("TSK-32.1")
def test_touches() -> None:
    turn = paths(
        begin({**SWORD, "board": "R e4c e6c | B d4h g7h h7h", "hands": {"A": ["imperial_swordmaster", "flare_11"]}})
    )
    assert turn["place e5"] == ["square:e5"]
    assert turn["summon imperial_swordmaster e5"] == ["hand:imperial_swordmaster", "square:e5"]
    assert turn["discard imperial_swordmaster"] == ["hand:imperial_swordmaster", "pile:discard"]
    assert turn["invoke flare_11"] == ["hand:flare_11", "button:invoke"]
    effect = paths(begin(SWORD, ["A: summon imperial_swordmaster e5"]))
    assert effect == {"destroy d4": ["square:d4"], "done": ["button:done"]}
    storm = {"board": "R d3h d4h f4h e5c", "hands": {"A": ["legend_storm_elemental"]}}
    placing = paths(begin(storm, ["A: summon legend_storm_elemental e5"]))
    assert placing["place d5"] == ["piece:common", "square:d5"]
    assert placing["place legendary d5"] == ["piece:legendary", "square:d5"]
    board = "R a3c a4c a5c | B g2h g4h g5h"
    flare = paths(begin({"board": board, "hands": {"A": ["flare_05"]}}, ["A: invoke flare_05"]))
    assert flare["upgrade a3"] == ["square:a3", "button:upgrade"]
    assert flare["move a3 b3"] == ["square:a3", "square:b3"]
    improvised = {**MELEE, "board": "R b2c e4c | G c2c e6c | B b4c", "hands": {"A": ["imperial_swordmaster"]}}
    melee = paths(begin(improvised, mode="deathmatch_melee"))
    card = "hand:imperial_swordmaster"
    assert melee["summon imperial_swordmaster e5 with e6"] == [card, "button:with1", "square:e6", "square:e5"]
    two = {"schools": ["highland", "northern_imperial", "sylvan"], "board": "Y a4c | B f4c | G d6c", "borrow": 1}
    pair = paths(begin({**two, "hands": {"A": ["highland_clan_axeman"]}}, mode="deathmatch_melee"))
    squares = ["button:with2", "square:d6", "square:f4", "square:e5"]
    assert pair["summon highland_clan_axeman e5 with d6 f4"] == ["hand:highland_clan_axeman", *squares]


# -- positions ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TSK-33.1", "TSK-33.2")
@pytest.mark.parametrize(
    ("pos", "rule"),
    [
        ({"bord": ""}, "TSK-33.1"),
        ({"stage": "middle"}, "TSK-33.2"),
        ({"seats": ["A", "C"]}, "TSK-33.2"),
        ({"actions": -1}, "TSK-33.2"),
        ({"turn": "C"}, "TSK-33.2"),
        ({"destroyed": {"Y": "c"}}, "TSK-33.2"),
        ({"hands": {"C": []}}, "TSK-33.2"),
        ({"board": 7}, "TSK-33.2"),
        ({"tasks": {"current": ["task_nothing"]}}, "TSK-33.2"),
        ({"tasks": {"current": ["task_destruction"], "next": "task_destruction"}}, "TSK-33.2"),
        ({"schools": ["sylvan", "sylvan"]}, "TSK-5.1"),
        ({"board": "G e4c"}, "TSK-33.4"),
        ({"board": "R a1c"}, "TSK-33.4"),
        ({"board": "R e4c e5c", "pieces": {"R": [1, 3]}}, "TSK-33.4"),
        ({"hands": {"A": ["imperial_knight"]}, "decks": {"A": ["imperial_knight"]}}, "TSK-33.5"),
        ({"hands": {"A": ["task_destruction"]}}, "TSK-33.5"),
        ({"decks": {"legends": ["flare_01"]}}, "TSK-33.5"),
        ({"pending": {"from": {}, "choices": ["destroy e5"]}}, "TSK-33.6"),
        ({"pending": {"from": {}}}, "TSK-33.6"),
    ],
)
def test_bad_positions_are_refused(pos: dict[str, Any], rule: str) -> None:
    with pytest.raises(skarb.Refused) as refused:
        begin(pos)
    assert refused.value.rule == rule


@pytest.mark.rule("TSK-33.1")
def test_every_field_is_present_and_setup_options_have_no_effect() -> None:
    plain = begin({}).position()
    assert begin({}, schools="random", first=1).position() == plain
    assert begin(json.loads(json.dumps(plain))).position() == plain
    assert len(plain) == 28


@pytest.mark.rule("TSK-33.3")
def test_cards_not_mentioned() -> None:
    pos = {"hands": {"A": ["imperial_knight"]}, "discards": {"A": ["imperial_bomb"]}}
    position = begin(pos).position()
    assert len(position["decks"]["A"]) == 16
    assert position["decks"]["A"][:2] == ["imperial_swordmaster", "imperial_messenger"]
    given = begin({**pos, "decks": {"A": ["imperial_cannon"]}}).position()
    assert (given["decks"]["A"], given["discards"]["A"]) == (["imperial_cannon"], ["imperial_bomb"])
    rest = begin({"decks": {"flares": ["flare_02"]}}).position()
    assert len(rest["discards"]["flares"]) == 11
    shuffled = begin({"seed": 4}).position()["decks"]["A"]
    assert sorted(shuffled) == sorted(begin({}).position()["decks"]["A"]) != shuffled
    assert begin({}, mode="first_game").position()["decks"]["legends"] == []
    tasks = begin({"tasks": {"current": ["task_devastation"]}}).position()["tasks"]
    assert tasks["deck"][0] == "task_destruction"
    assert len(tasks["deck"]) == 23


@pytest.mark.rule("TSK-33.6")
def test_a_position_within_an_action_names_the_last_free_moment() -> None:
    match = begin(SWORD, ["A: summon imperial_swordmaster e5"])
    position = match.position()
    assert position["pending"]["choices"] == ["summon imperial_swordmaster e5"]
    assert position["pending"]["from"]["board"] == "B d4c g7c | R e4c e6c"
    assert position["board"] == "B d4c g7c | R e4c e5c e6c"
    assert begin(position).position() == position


@pytest.mark.rule("TSK-34.1")
def test_a_position_of_an_unknown_mode_is_refused() -> None:
    for mode in ("solo", None, 3, ["high_form"]):
        with pytest.raises(skarb.Refused) as refused:
            begin({}, mode=mode)
        assert refused.value.rule == "TSK-34.1"


@pytest.mark.rule("TSK-33.6", "TSK-30.14")
def test_consents_survive_within_an_action() -> None:
    match = begin({**TEAMS, **SWORD}, ["A: summon imperial_swordmaster e5", "C: resign", "B: resign"])
    position = match.position()
    assert position["pending"]["from"]["consent"] == {}
    again = begin(position)
    assert again.position() == position
    assert again.position()["consent"] == {"B": ["resign"], "C": ["resign"]}
    again.choose("resign", 0)
    assert again.question is None
    withdrawn = begin({**TEAMS, **SWORD, "consent": {"C": ["resign"]}}, ["A: summon imperial_swordmaster e5"])
    withdrawn.choose("play on", 2)
    assert begin(withdrawn.position()).position()["consent"] == {}


@pytest.mark.rule("TSK-33.7")
def test_a_position_knows_no_history() -> None:
    match = begin({**SWORD, "actions": 1})
    assert match.why_not_undo() is not None
    ended = {"actions": 1, "score": {"R": 18}, "end": {"last": "B", "turns": ["B"]}}
    match = begin(ended, ["A: skip finals", "B: skip finals"], mode="deathmatch_duel")
    assert match.question is None  # the current turn counts as untouched


@pytest.mark.rule("TSK-34.2", "TSK-14.6")
def test_what_separated_the_winner() -> None:
    ended: dict[str, Any] = {"actions": 0, "end": {"last": "A", "turns": []}}
    for extra, by, winners in (
        ({"score": {"R": 2}}, "score", ["A"]),
        ({"board": "R e4h | B e5c"}, "upgraded", ["A"]),
        ({"board": "R e4c | B e5c e6c"}, "pieces", ["B"]),
        ({}, "shared", ["A", "B"]),
    ):
        result = named_result(begin({**ended, **extra}, ["A: finish"], mode="deathmatch_duel"))
        assert result is not None
        assert (result["by"], result["winners"]) == (by, winners)


# -- refusals ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TSK-28.1", "TSK-35.1")
def test_the_table_of_refusals() -> None:
    over = begin({"stage": "over"})
    assert rule_of(over, "place e5", 0) == "TSK-28.1"
    match = begin(SWORD)
    before = match.position()
    for text, rule in (
        ("resign now", "TSK-31.1"),
        ("handover", "TSK-18.7"),
        ("finish", "TSK-28.2"),
        ("place d4", "TSK-7.1"),
        ("place a2", "TSK-2.1"),
        ("pickup e4", "TSK-7.2"),
        ("discard imperial_knight", "TSK-9.1"),
        ("discard legend_titan", "TSK-9.1"),
        ("invoke flare_01", "TSK-10.2"),
        ("summon imperial_swordmaster a1", "TSK-2.1"),
        ("summon imperial_swordmaster e5 with e6", "TSK-8.1"),
        ("summon imperial_swordmaster f4 with g4", "TSK-8.1"),
        ("summon flare_01 e5", "TSK-8.1"),
        ("done", "TSK-6.2"),
        ("aim n", "TSK-6.2"),
        ("place heroic e5", "TSK-6.2"),
        ("destroy d4", "TSK-6.2"),
    ):
        assert rule_of(match, text) == rule, text
    assert rule_of(match, "place e5", 1) == "TSK-28.1"
    assert match.position() == before
    lent = begin({**SWORD, "board": "R e4c | B e6c"})
    assert rule_of(lent, "summon imperial_swordmaster e5 with e6") == "TSK-8.9"
    done = begin({**SWORD, "actions": 0})
    for text in ("place e5", "pickup e4", "summon imperial_swordmaster e5", "discard imperial_swordmaster"):
        assert rule_of(done, text) == "TSK-6.7"
    returning = begin({**TEAMS, "hands": {"A": ["imperial_bomb", "imperial_herald"]}}, ["A: discard imperial_bomb"])
    assert rule_of(returning, "handover") == "TSK-18.8"
    assert rule_of(returning, "finish") == "TSK-9.2"
    first = begin(SWORD, mode="first_game")
    assert rule_of(first, "discard imperial_swordmaster") == "TSK-15.2"
