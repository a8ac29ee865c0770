"""What a player hears who touches what leads to no choice: the rule, and a reason that fits the question. TSK-28, 35"""

import re
from random import Random
from typing import Any

import pytest

import skarb
from rules.tash_kalar.cases import CASES
from rules.tash_kalar.vectors import begin
from skarb.games.tash_kalar.flow.board import NUMBERS
from skarb.kernel.match import Match
from skarb.texts import LANGUAGES

TEAMS = {"seats": ["A", "B", "C", "D"]}
MELEE = {"schools": ["southern_imperial", "northern_imperial", "sylvan"]}
SWORD = {"board": "R e4c e6c | B d4c g7c", "hands": {"A": ["imperial_swordmaster"]}}
GARBAGE = [[], [""], [":"], ["square"], ["square:"], ["square:a1"], ["square:e5" * 9999], ["hand:no_such"], ["seat:1"]]
GARBAGE += [["hand:task_destruction"], ["button:nothing"], ["é", "\x00"], ["square:e5"] * 999 + ["list:?"]]


def told(match: Match, *path: str, seat: int | None = None) -> tuple[str, str] | None:
    """Rule and code."""
    refusal = match.why_not_touch(list(path), seat)
    return None if refusal is None else (refusal.rule, refusal.code)


# -- the free moment ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("TSK-35.1", "TSK-35.2", "TSK-7.1", "TSK-7.2", "TSK-7.3", "TSK-6.7", "TSK-16.6")
def test_squares_and_tasks_in_a_free_moment() -> None:
    match = begin({**SWORD, "tasks": {"current": ["task_destruction"]}})
    assert told(match, "square:d4") == ("TSK-7.1", "occupied")
    assert told(match, "square:e4") == ("TSK-7.1", "occupied")
    assert told(match, "task:task_destruction") == ("TSK-16.6", "claim")
    assert told(match, "square:e5") is None  # a choice
    assert told(match, "square:d4", seat=1) == ("TSK-28.1", "not-asked")
    assert told(begin({**SWORD, "actions": 0}), "square:e5") == ("TSK-6.7", "no-action")
    short = begin({"board": "R e4l e6c | B d4c", "pieces": {"R": [1, 3]}})
    assert told(short, "square:e5") == ("TSK-7.2", "shortage")
    assert told(short, "square:e4") == ("TSK-7.3", "pickup-legendary")
    assert told(short, "square:d4") == ("TSK-7.2", "pickup-own")
    assert told(begin({"stage": "over"}), "square:d4", seat=0) == ("TSK-28.1", "over")


@pytest.mark.rule("TSK-35.1", "TSK-35.2", "TSK-8.1", "TSK-8.6", "TSK-8.12", "TSK-9.1", "TSK-9.3", "TSK-15.2")
def test_beings_in_a_free_moment() -> None:
    match = begin(SWORD)
    sword = "hand:imperial_swordmaster"
    assert told(match, sword, "square:f5") == ("TSK-8.1", "no-match")
    assert told(match, sword, "task:task_destruction") == ("TSK-16.6", "claim")
    assert told(match, "hand:imperial_knight") == ("TSK-8.1", "not-in-hand")
    assert told(match, "hand:flare_01") == ("TSK-10.2", "flare")
    assert told(begin({**SWORD, "board": "R e4c"}, mode="first_game"), sword) == ("TSK-8.1", "nowhere")
    assert told(begin({**SWORD, "board": "R e4c"}, mode="first_game"), sword, "pile:discard") == (
        "TSK-15.2",
        "discard-first-game",
    )
    assert told(begin({**SWORD, "board": "R e4c e6c | B e5l"}), sword, "square:e5") == ("TSK-8.6", "outranked")
    assert told(begin({**SWORD, "board": "R e4c e6c | B e5h"}, mode="first_game"), sword) == ("TSK-8.6", "outranked")
    poor = {**SWORD, "board": "R e4c e6c", "pieces": {"R": [2, 0]}}
    assert told(begin(poor, mode="first_game"), sword) == ("TSK-8.12", "no-piece")
    again = begin({**SWORD, "discarded": True, "board": "R e4c"})
    assert told(again, sword, "pile:discard") == ("TSK-9.3", "discard-twice")
    legend = begin({"hands": {"A": ["legend_titan"]}})
    assert told(legend, "hand:legend_titan") == ("TSK-8.1", "nowhere")
    assert told(legend, "hand:legend_titan", "pile:discard") == ("TSK-9.1", "discard-card")


@pytest.mark.rule("TSK-35.1", "TSK-35.2", "TSK-10.2", "TSK-19.8", "TSK-18.11", "TSK-18.9")
def test_flares_and_the_hand_after_a_handover() -> None:
    flare = "hand:flare_11"
    match = begin({"hands": {"A": ["flare_11"]}})
    assert told(match, flare) == ("TSK-10.2", "flare-lead")
    refusal = match.why_not_touch([flare])
    assert refusal is not None
    assert "3 more upgraded" in refusal.say("en")
    assert told(match, flare, "square:e5") == ("TSK-8.1", "flare-square")
    melee = begin({**MELEE, "hands": {"A": ["flare_11"]}, "board": "B a3h a4h a5h"}, mode="deathmatch_melee")
    assert told(melee, flare, "colour:green") == ("TSK-19.8", "flare-opponent")
    team = begin({**TEAMS, "hands": {"C": ["flare_11", "highland_warlord"]}}, ["A: handover"])
    assert told(team, flare) == ("TSK-18.11", "flare-after-handover")
    assert told(team, "hand:highland_warlord") == ("TSK-18.9", "only-placing")
    assert told(team, "button:handover") == ("TSK-18.12", "handover")
    assert told(team, "button:finish") == ("TSK-28.2", "actions-left")


@pytest.mark.rule("TSK-35.1", "TSK-35.2", "TSK-8.10", "TSK-19.12")
def test_enemy_pieces_in_a_pattern() -> None:
    pos = {**MELEE, "board": "R b2c e4c | G c2c e6c | B b4c", "hands": {"A": ["imperial_swordmaster"]}}
    match = begin(pos, mode="deathmatch_melee")
    begun = ["hand:imperial_swordmaster", "button:with1"]
    assert told(match, *begun, "square:e5") == ("TSK-8.10", "target-empty")
    assert told(match, *begun, "square:e4") == ("TSK-8.10", "target-enemy")
    assert told(match, *begun, "square:e6", "square:d9") == ("TSK-8.1", "no-match")
    spent = begin({**pos, "markers": {"R": ["B"]}}, mode="deathmatch_melee")
    assert told(spent, *begun, "square:b4") == ("TSK-19.12", "improvised-spent")


# -- within an action --------------------------------------------------------------------------------------------------


@pytest.mark.rule("TSK-35.1", "TSK-35.2", "TSK-8.8", "TSK-8.10", "TSK-8.12", "TSK-7.2", "TSK-9.2")
def test_what_an_action_still_asks() -> None:
    board = "R e4c d5c f5c e6c c4c b5c c6c | B e5h c5c"
    mage = begin({"board": board, "hands": {"A": ["imperial_time_mage"]}}, ["A: summon imperial_time_mage d4"])
    assert told(mage, "square:a7") == ("TSK-8.8", "use-none")
    refusal = mage.why_not_touch(["square:f5"])
    assert refusal is not None
    assert (refusal.code, refusal.args) == ("use-next", {"squares": ["b5", "d5"]})
    assert told(mage, "square:d5", "square:c4") == ("TSK-8.8", "use-next")
    assert told(mage, *mage.questions[0].legal[0].touches, "square:d5") == ("TSK-8.8", "use-next")
    pos = {"board": "R e4c e6c a4c a5c b6l | B d4c", "pieces": {"R": [4, 3]}, "hands": {"A": ["imperial_swordmaster"]}}
    paying = begin(pos, ["A: summon imperial_swordmaster e5"])
    assert told(paying, "square:e4") == ("TSK-8.12", "pickup-needed")
    assert told(paying, "square:b6") == ("TSK-8.12", "pickup-kind")
    assert told(paying, "square:d4") == ("TSK-8.12", "pickup-kind")
    assert told(paying, "square:e5") == ("TSK-8.12", "target-empty")
    assert told(paying, "hand:imperial_swordmaster") == ("TSK-8.12", "first-pickup")
    placing = begin({"board": "R e4c | B d4c", "pieces": {"R": [1, 3]}}, ["A: pickup e4"])
    assert told(placing, "square:d4") == ("TSK-7.2", "occupied")
    hand = ["imperial_bomb", "imperial_herald", "legend_titan", "flare_03"]
    returning = begin({"hands": {"A": hand}}, ["A: discard imperial_bomb", "A: return legend_titan"])
    assert told(returning, "hand:imperial_herald") == ("TSK-9.2", "return-order")
    assert told(returning, "square:e5") == ("TSK-9.2", "first-return")
    two = {"schools": ["highland", "northern_imperial", "sylvan"], "board": "Y a4c | B f4c | G d6c", "borrow": 1}
    axe = {**two, "hands": {"A": ["highland_clan_axeman"]}}
    marker = begin(axe, ["A: summon highland_clan_axeman e5 with d6 f4"], mode="deathmatch_melee")
    assert told(marker, "square:a4") == ("TSK-8.10", "first-marker")


@pytest.mark.rule("TSK-35.1", "TSK-35.2", "TSK-11.1", "TSK-16.6")
def test_cards_and_tasks_during_an_effect() -> None:
    pos = {**SWORD, "hands": {"A": ["imperial_swordmaster", "imperial_knight", "flare_11"]}}
    match = begin({**pos, "tasks": {"current": ["task_destruction"]}}, ["A: summon imperial_swordmaster e5"])
    assert told(match, "hand:imperial_knight") == ("TSK-11.1", "during-effect")
    assert told(match, "hand:flare_11") == ("TSK-11.1", "during-effect")
    assert told(match, "task:task_destruction") == ("TSK-16.6", "claim")
    assert told(match, "button:finish") == ("TSK-11.1", "during-effect")
    assert told(match, "colour:red") == (match.questions[0].rule, "not-offered")


def effect(board: str, card: str, school: str, *moves: str, **fields: Any) -> Match:
    pos = {"board": board, "hands": {"A": [card]}, "schools": [school, "northern_imperial"], **fields}
    return begin(pos, [f"A: summon {card} e5", *(f"A: {move}" for move in moves)])


@pytest.mark.rule("TSK-35.1", "TSK-35.2", "TSK-11.2", "TSK-30.11")
def test_pieces_and_squares_of_an_effect() -> None:
    sword = begin({**SWORD, "board": "R e4c e6c | B d4c d6h g7c"}, ["A: summon imperial_swordmaster e5"])
    assert told(sword, "square:d5") == ("TSK-21.1", "target-empty")
    assert told(sword, "square:e4") == ("TSK-21.1", "target-enemy")
    assert told(sword, "square:d6") == ("TSK-21.1", "target-rank")
    assert told(sword, "square:g7") == ("TSK-21.1", "target-far")
    shaman = effect("Y d1l f4c f5c d6c e6c", "highland_blood_shaman", "highland")
    assert told(shaman, "square:d1") == ("TSK-22.8", "target-rank")
    assert told(shaman, "button:done") == ("TSK-11.2", "mandatory")
    healer: dict[str, Any] = {"board": "Y e5c c6c e6c", "schools": ["highland", "northern_imperial"]}
    healer["hands"] = {"A": ["highland_clan_healer"]}
    series = begin(healer, ["A: summon highland_clan_healer d6", "A: place d4"])
    assert told(series, "square:b3") == ("TSK-22.3", "series-order")
    assert told(series, "square:e5") == ("TSK-22.3", "occupied")
    assert told(series, "square:e4") == ("TSK-22.3", "target-far")
    ancient = effect(
        "G e4c d5c f5c d6c | B h8c h5c", "sylvan_forest_ancient", "sylvan", "place blue c3", "place blue g7"
    )
    assert told(ancient, "square:h8") == ("TSK-23.14", "series-left")
    assert told(ancient, "square:e4") == ("TSK-23.14", "target-colour")
    leviathan = effect("R c6h d6h a7h b7c | B g3c g4c i7c", "legend_leviathan", "southern_imperial", "destroy g3")
    assert told(leviathan, "square:i7") == ("TSK-24.7", "not-joined")


@pytest.mark.rule("TSK-35.1", "TSK-35.2", "TSK-12.5", "TSK-12.7", "TSK-12.8")
def test_moves_and_directions_of_an_effect() -> None:
    knight = begin(
        {"board": "R d6c e6c f6c d7c | B d5c e4l f5h g5h", "hands": {"A": ["imperial_knight"]}},
        ["A: summon imperial_knight e5"],
    )
    rule = knight.questions[0].rule
    assert told(knight, "square:e6") == (rule, "target-self")
    assert told(knight, "square:e5", "square:g5") == (rule, "move-far")
    assert told(knight, "square:e5", "square:e4") == (rule, "move-combat")
    assert told(knight, "square:e5", "square:d5") == (rule, "move-not-there")  # never onto a common
    spear = effect("G e6c f6c g6c g7c | B e4c e2h e1c", "sylvan_centaur_spearman", "sylvan")
    assert told(spear, "square:e1") == ("TSK-23.8", "target-self")
    dragon = effect("R d2h f2h e3c e4h | B d5c", "legend_fire_dragon", "southern_imperial")
    assert told(dragon, "square:d5") == ("TSK-24.1", "first-aim")
    assert told(dragon, "arrow:n") == ("TSK-24.1", "aim-nothing")
    storm = effect("R d3h d4h f4h e5c", "legend_storm_elemental", "southern_imperial")
    assert told(storm, "square:d5") == ("TSK-24.11", "first-rank")
    assert told(storm, "piece:heroic", "square:d4") == ("TSK-24.11", "occupied")
    buck = effect("G d6c e6c d7c | B g4l", "sylvan_charging_buck", "sylvan")
    assert told(buck, "square:e5") == (buck.questions[0].rule, "leap-stay")
    assert told(buck, "square:g4") == (buck.questions[0].rule, "move-combat")
    assert told(buck, "square:f4") == (buck.questions[0].rule, "target-far")
    spirit: dict[str, Any] = {"board": "G c5c c6c e6c", "schools": ["sylvan", "northern_imperial"]}
    spirit |= {"hands": {"A": ["sylvan_kiskin_spirit"]}, "discards": {"A": ["sylvan_unicorn", "sylvan_dryad"]}}
    recalling = begin(spirit, ["A: summon sylvan_kiskin_spirit e5"])
    assert told(recalling, "square:a4") == (recalling.questions[0].rule, "first-recall")
    assert told(recalling, "pile:sylvan_naiad") == (recalling.questions[0].rule, "recall-card")


# -- setup and the end of a turn ---------------------------------------------------------------------------------------


@pytest.mark.rule("TSK-35.1", "TSK-35.2", "TSK-27.2", "TSK-18.1", "TSK-5.4", "TSK-5.5")
def test_the_setup() -> None:
    school = skarb.new("tash_kalar", 2, 1, {"first": 0})
    assert told(school, "square:e5") == ("TSK-27.2", "first-school")
    school.choose("school sylvan")
    assert told(school, "school:sylvan") == ("TSK-27.2", "school-taken")
    first = skarb.new("tash_kalar", 2, 1, {"first": 0, "mode": "first_game"})
    assert told(first, "school:sylvan") == ("TSK-27.2", "schools-first-game")
    teams = skarb.new("tash_kalar", 4, 1, {"schools": "random", "first": 0})
    assert told(teams, "square:e5") == ("TSK-18.1", "first-colour")
    rival = teams.position()["schools"][1]
    colours = {"northern_imperial": "blue", "southern_imperial": "red", "highland": "yellow", "sylvan": "green"}
    assert told(teams, f"colour:{colours[rival]}") == ("TSK-18.1", "colours")
    duel = skarb.new("tash_kalar", 2, 1, {"schools": ["sylvan", "highland"], "mode": "deathmatch_duel", "first": 0})
    assert told(duel, "square:c5") == ("TSK-5.4", "first-piece")
    assert told(duel, "colour:green", "square:g5") == ("TSK-5.4", "start-square")
    assert told(duel, "colour:red") == ("TSK-5.4", "start-colour")
    melee = skarb.new("tash_kalar", 3, 1, {"schools": "random", "mode": "deathmatch_melee"})
    refusal = melee.why_not_touch([melee.question.legal[0].touches[0], "square:e5"]) if melee.question else None
    assert refusal is not None
    assert (refusal.rule, refusal.args) == ("TSK-5.5", {"squares": ["f2", "g2"]})


@pytest.mark.rule("TSK-35.1", "TSK-35.2", "TSK-16.6", "TSK-19.6", "TSK-19.7")
def test_the_end_of_a_turn() -> None:
    tasks = {"current": ["task_devastation", "task_isolation"]}
    claim = begin({"actions": 0, "destroyed": {"B": "cccc"}, "tasks": tasks}, ["A: finish"])
    assert told(claim, "task:task_isolation") == ("TSK-16.6", "task-unfulfilled")
    assert told(claim, "square:e5") == ("TSK-16.6", "first-claim")
    pos = {**MELEE, "actions": 0, "destroyed": {"B": "c", "G": "c"}, "board": "R e5c"}
    odd = begin(pos, ["A: finish"], mode="deathmatch_melee")
    assert told(odd, "square:e5") == ("TSK-19.6", "first-odd")
    assert told(odd, "colour:red") == ("TSK-19.6", "odd-colour")
    bull = {**MELEE, "board": "R d4c f4c d5h e5c f5h e6c", "hands": {"A": ["legend_hell_bull"]}}
    point = begin(bull, ["A: summon legend_hell_bull e5"], mode="deathmatch_melee")
    assert told(point, "colour:red") == ("TSK-19.7", "point-colour")
    assert told(point, "square:e5") == ("TSK-19.7", "first-point")


# -- whatever is touched -----------------------------------------------------------------------------------------------


@pytest.mark.rule("TSK-28.1")
def test_garbage_is_nothing_that_anybody_means() -> None:
    for match in (begin(SWORD), begin(SWORD, ["A: summon imperial_swordmaster e5"]), skarb.new("tash_kalar", 2, 1)):
        for path in GARBAGE:
            assert match.why_not_touch(path) is None, path


@pytest.mark.rule("TSK-28.1", "TSK-26.2", "TSK-35.2")
@pytest.mark.parametrize(("seats", "options"), CASES, ids=str)
def test_every_touch_is_answered_by_what_the_seat_knows(seats: int, options: dict[str, Any]) -> None:
    random = Random(len(str(options)))
    match = skarb.new("tash_kalar", seats, 2, options)
    for ply in range(220):
        question = match.question
        if question is None:
            break
        if ply % 5 == 0:
            for seat in {question.seat, random.randrange(seats)}:
                world = match.world(seat, ply)
                for path in wrong_paths(match, seat, random):
                    found = match.why_not_touch(path, seat)
                    assert found == world.why_not_touch(path, seat), path
                    if any(asked.leads(path) for asked in match.asked(seat)) or path[-1].startswith("seat:"):
                        assert found is None
                        continue
                    assert found is not None, path
                    assert re.fullmatch(r"TSK-\d+\.\d+", found.rule), (path, found)
                    for lang in LANGUAGES:
                        assert not re.search(r"refused-|[{}@]|\bNone\b", found.say(lang)), (path, found.say(lang))
        match.choose(random.choice(match.choices))


def wrong_paths(match: Match, seat: int, random: Random) -> list[list[str]]:
    """What the page draws, alone and after the beginning of a choice."""
    view = match.view(seat)
    drawn = [f"square:{square}" for square in random.sample(sorted(NUMBERS), 8)]
    drawn += [f"hand:{card}" for card in view["hands"]["ABCD"[seat]]]
    drawn += [f"task:{task}" for task in view["tasks"]["current"]]
    drawn += ["seat:0", "button:finish", "button:resign"]
    begun = {tuple(choice.touches[:-1]) for asked in match.asked(seat) for choice in asked.legal}
    starts = [list(start) for start in sorted(begun) if start] or [[]]
    return [[thing] for thing in drawn] + [[*random.choice(starts), random.choice(drawn)] for _ in range(8)]
