"""Every being and legend: a row that shows its effect and a row that shows its limit.

The pattern, as printed, stands ready; the card is summoned on e5 unless the row says otherwise; then come the choices.
`gone` and `come` are the changes to the board after the summoning.
"""

from typing import Any

import pytest

from rules.tash_kalar.vectors import begin, pieces
from skarb.games.tash_kalar.cards import BEINGS, Being
from skarb.games.tash_kalar.flow.board import NAMES, NUMBERS, RANKS, step

BY_ID = {being.id: being for being in BEINGS}
SIDES = {"imperial": ("southern_imperial", "R"), "highland": ("highland", "Y"), "sylvan": ("sylvan", "G")}
Row = tuple[str, dict[str, Any]]


def row(card: str, moves: str = "", add: str = "", gone: str = "", come: str = "", **more: Any) -> Row:
    return card, {"moves": moves, "add": add, "gone": gone, "come": come, **more}


def listed(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]


def prepared(being: Being, at: str, letter: str) -> str:
    """The own pieces that the printed pattern asks for."""
    squares = [(step(NUMBERS[at], dx, dy), rank) for dx, dy, rank in being.data["pattern"]]
    return f"{letter} " + " ".join(NAMES[square] + rank[0] for square, rank in squares)


def check(card: str, case: dict[str, Any]) -> None:
    being = BY_ID[card]
    school, letter = SIDES.get(card.split("_")[0], SIDES["imperial"])
    at = case.get("at", "e5")
    board = prepared(being, at, letter) + (f" | {case['add']}" if case["add"] else "")
    pos = {"board": board, "hands": {"A": [card]}, "schools": [school, "northern_imperial"], **case.get("pos", {})}
    match = begin(pos)
    if case.get("refused"):
        refusal = match.why_not(f"summon {card} {at}")
        assert refusal is not None
        assert refusal.rule == case["refused"]
        return
    match.choose(f"summon {card} {at}")
    start = {piece for piece in pieces(board) if piece[2:4] != at} | {f"{letter} {at}{RANKS[being.rank][0]}"}
    for move in listed(case["moves"]):
        match.choose(move)
    question = match.question
    assert question is not None
    assert pieces(match.position()["board"]) == (start - set(listed(case["gone"]))) | set(listed(case["come"]))
    for key in ("actions", "destroyed", "extra_draws", "extra_turns", "borrow"):
        if key in case:
            assert match.position()[key] == case[key]
    if "offers" in case:
        assert set(listed(case["offers"])) <= set(match.choices)
    if "lacks" in case:
        assert not set(listed(case["lacks"])) & set(match.choices)
    if "choices" in case:
        assert sorted(match.choices) == sorted(listed(case["choices"]))
    if not {"offers", "lacks", "choices"} & set(case):
        assert question.kind == "turn"
    else:
        assert (question.kind, question.rule) == ("effect", being.rule)


IMPERIAL = [
    row("imperial_swordmaster", "destroy d4", "B d4c", "R e5c, B d4c", "R e5h", destroyed={"B": "c"}),
    row("imperial_swordmaster", add="B d4h e3c d5c"),
    row("imperial_messenger", "move a5 b5, move b5 c5, done", "R a5h | B b5c", "R a5h, B b5c", "R c5h"),
    row("imperial_messenger", "move a5 b5", "R a5h | B b5c", "R a5h, B b5c", "R b5h", choices="move b5 c5, done"),
    row("imperial_herald", "move e5 d5, move d5 c5", "", "R e5c", "R c5c"),
    row("imperial_herald", add="B d5c", lacks="move e5 d5, move e5 f6"),
    row("imperial_bomb", "", "B d4c e4h", "R e5c, R f6c, B d4c"),
    row("imperial_bomb", add="B d4c e4h", pos={"actions": 1}),
    row("imperial_chronicler", "upgrade d5, move d5 d4", "", "R d5c", "R d4h"),
    row("imperial_chronicler", choices="upgrade d5, upgrade e4, upgrade f5"),
    row("imperial_assassin", "", "R d4c", "R d4c"),
    row("imperial_assassin", add="B d5l", choices="move e5 d4, done"),
    row("imperial_time_mage", "", "B d6l", "B d6l", actions=2, destroyed={"B": "l"}),
    row("imperial_time_mage", add="R d6c", actions=2),
    row("imperial_summoner", "place d4, place g5", "", "", "R d4c, R g5c"),
    row(
        "imperial_summoner",
        add="B c3c",
        choices="place e3, place g3, place d4, place e4, place f4, place c5, place d5, place f5, place g5, done",
    ),
    row("imperial_hypnotist", "move g7 g6", "B g7c i3h", "B g7c", "B g6c"),
    row("imperial_hypnotist", add="B g7c i3h h8l", lacks="move h8 h7, move f4 f3"),
    row("imperial_cannon", "aim n", "B e3c e4h", "B e3c"),
    row("imperial_cannon", add="B e3c e4h", choices="aim n, done"),
    row("imperial_champion", "destroy e4", "B e4l", "B e4l, R e5h", actions=2),
    row("imperial_champion", "destroy e4", "B e4h", "B e4h", actions=1),
    row("imperial_champion", add="B e4h e3c", choices="destroy e4, done"),
    row("imperial_infantry_captain", "move c6 c5, move c5 c4", "", "R c6c", "R c4c"),
    row("imperial_infantry_captain", lacks="move e5 e4"),
    row("imperial_cavalry_captain", "move d7 c7, move c7 b7, move b7 a7", "B b7c", "R d7c, B b7c", "R a7c"),
    row("imperial_cavalry_captain", "move d7 c7", "B b7c", "R d7c", "R c7c", lacks="move f7 g7, move e5 e4"),
    row("imperial_cavalry_captain", "move d7 c7", "B c7c b7c", "R d7c, B c7c", "R c7c", lacks="move c7 b7"),
    row("imperial_gryphon_rider", "leap e5 h2, downgrade h2, place h3", "B h2h", "R e5h, B h2h", "R h2c, R h3c"),
    row("imperial_gryphon_rider", "done", "B h2h"),
    row("imperial_knight", "move e5 e4, done", "B e4h", "R e5h, B e4h", "R e4h"),
    row("imperial_knight", add="B d4c e4l", lacks="move e5 d4, move e5 e4, move e5 e6"),
    row("imperial_high_priestess", "move e5 e6, upgrade d7", "", "R e5h, R d7c", "R e6h, R d7h"),
    row("imperial_high_priestess", "done", "B c5c"),
    row("imperial_master_of_intrigue", "move f6 g6, move g6 h6, move e5 e4", "", "R f6c, R e5h", "R h6c, R e4h"),
    row("imperial_master_of_intrigue", add="R a5c", lacks="move a5 a4"),
    row("imperial_gun_tower", "aim w", "B c5c b5h a5c", "B c5c, B b5h"),
    row("imperial_gun_tower", add="B c5l b5c"),
]

HIGHLAND = [
    row("highland_wild_eagle", "leap e5 h2", "B h2c", "Y e5c, B h2c", "Y h2c"),
    row("highland_wild_eagle", add="B h2h", lacks="leap e5 h2, leap e5 e5", offers="leap e5 d6, leap e5 a3, done"),
    row("highland_clan_axeman", "destroy e4", "B e4h", "B e4h"),
    row("highland_clan_axeman", add="B d4c e4l f5c", choices="destroy f5, done"),
    row("highland_clan_healer", "place a4, place i5", "", "", "Y a4c, Y i5c"),
    row("highland_clan_healer", lacks="place e4, place c3"),
    row("highland_dire_wolf", "move e5 e4, move e4 e3", "B e4c", "Y e5c, B e4c", "Y e3c"),
    row("highland_dire_wolf", add="B d5h", lacks="move e5 d5, move e6 f6"),
    row("highland_ritual_keeper", "upgrade g3", "", "Y g3c", "Y g3h", at="g3"),
    row("highland_ritual_keeper", "move d2 d3", "", "Y d2c", "Y d3c", at="d2"),
    row("highland_ritual_keeper", at="e4"),
    row("highland_ritual_keeper", at="g3", choices="upgrade f3, upgrade g2, upgrade g3"),
    row("highland_eagle_lord", "leap e5 h2", "B h2h", "Y e5h, B h2h", "Y h2h"),
    row("highland_eagle_lord", add="B h2l", lacks="leap e5 h2", offers="done"),
    row("highland_wolf_rider", "move e5 e4, move e4 e3", "B e4c e3h", "Y e5h, B e4c, B e3h", "Y e3h"),
    row("highland_wolf_rider", add="B e4l", lacks="move e5 e4", offers="move e5 f6, done"),
    row("highland_blood_shaman", "destroy d2", "B d2h c2c", "B d2h, B c2c"),
    row("highland_blood_shaman", "destroy c2", "B c2h c1c", "B c2h"),
    row("highland_blood_shaman", add="B a4l", lacks="done, destroy a4", offers="destroy e5"),
    row("highland_war_drummer", "move f5 f4, move f4 f3", "", "Y f5c", "Y f3c"),
    row("highland_war_drummer", "move f5 f4", "B f4c", "Y f5c, B f4c", "Y f4c"),
    row("highland_war_drummer", lacks="move e5 e4", offers="done"),
    row("highland_hill_giant", "", "B e4h d5l d4c", "Y e6c, B e4h"),
    row("highland_hill_giant", "", "B f4h f5l", "Y e6c", destroyed={}),
    row("highland_warlord", "move d6 d5, move d5 d4, move e5 e4", "", "Y d6c, Y e5h", "Y d4c, Y e4h"),
    row("highland_warlord", "move d6 d5, move d5 d4", "", "Y d6c", "Y d4c", lacks="move f6 f5", offers="move e5 e4"),
    row("highland_warlord", "move e5 e4, move d6 d5", "", "Y e5h, Y d6c", "Y e4h, Y d5c", offers="move f6 f5"),
    row("highland_war_summoner", actions=2, borrow=1),
    row("highland_ritual_master", "destroy a4, destroy a5", "B a4h a5c", "B a4h, B a5c"),
    row("highland_ritual_master", at="g3", actions=3),
    row("highland_ritual_master", at="e4", add="B a4h a5c", actions=1),
    row(
        "highland_ritual_master", "destroy a4", "B a4h b4h a5c", "B a4h", lacks="destroy b4", offers="destroy a5, done"
    ),
    row("highland_legend_slayer", "destroy d4", "B d4l f4h", "B d4l"),
    row("highland_legend_slayer", "destroy d4, destroy f4", "B d4c f4h", "B d4c, B f4h"),
    row("highland_legend_slayer", "destroy f4", "B d4l f4h", "B f4h", choices="destroy f6, done"),
    row("highland_mountain_troll", "", "B d4c f4c", "B d4c, B f4c", actions=2),
    row("highland_mountain_troll", "", "B d4c e4h", "B d4c", actions=1),
    row("highland_hungry_bear", "move e5 e4, move e4 e3", "B e4c", "Y e5h, B e4c", "Y e3h"),
    row("highland_hungry_bear", "move e5 d4", "B e4c", "Y e5h", "Y d4h"),
    row("highland_werewolf", "move h6 h5, move h5 h4, move h4 h3", "", "Y h6h", "Y h3h", at="h6"),
    row("highland_werewolf", "move e5 e4", "B d4h", "Y e5h", "Y e4h"),
    row("highland_werewolf", add="B d4h", lacks="move e5 d4"),
    row("highland_clan_guardian", "upgrade d5", "", "Y d5c", "Y d5h"),
    row("highland_clan_guardian", add="Y a5c", lacks="upgrade a5, upgrade e5"),
]

SYLVAN = [
    row("sylvan_sapling", "", "", "G e5c", "G e5h"),
    row("sylvan_sapling", add="B e5h", refused="TSK-8.6"),
    row("sylvan_kiskin_farseeders", "place d5", "", "", "G d5c"),
    row("sylvan_kiskin_farseeders", lacks="place a5, place d6", offers="place e4, done"),
    row("sylvan_charging_buck", "leap e5 g5, leap g5 g3", "B g3c", "G e5c, B g3c", "G g3c"),
    row("sylvan_charging_buck", add="B g5h", lacks="leap e5 e4, leap e5 h5, leap e5 g5", offers="leap e5 g4, done"),
    row("sylvan_forest_wardens", "destroy a5", "B a4c a5c a6c a7c", "B a5c"),
    row("sylvan_forest_wardens", "", "B a4c b8h", "B b8h"),
    row("sylvan_forest_wardens", add="B a4c a5c a6c"),
    row("sylvan_naiad", "move d6 d5, move e6 f6", "", "G d6c, G e6c", "G d5c, G f6c"),
    row("sylvan_naiad", "move d6 d5", "", "G d6c", "G d5c", lacks="move d5 d4, move c6 b6, move e5 e4"),
    row("sylvan_dryad", "convert f5", "B f5h", "B f5h", "G f5c", destroyed={"B": "h"}),
    row("sylvan_dryad", add="B f5l g5c"),
    row("sylvan_centaur_spearman", "move e5 e4", "B e2h e1c", "G e5h, B e2h", "G e4h"),
    row("sylvan_centaur_spearman", "move e5 e4", "B e3l e2c", "G e5h", "G e4h"),
    row("sylvan_centaur_spearman", "done", "B e3c"),
    row("sylvan_centaur_chieftain", "move e5 f5, move c4 d4, move d4 e4, done", "", "G e5h, G c4c", "G f5h, G e4c"),
    row("sylvan_centaur_chieftain", "move e5 f5", "", "G e5h", "G f5h", lacks="move c4 c3, move f5 g5"),
    row("sylvan_centaur_chieftain", "done"),
    row("sylvan_unicorn", "choose action", actions=2),
    row("sylvan_unicorn", "move e5 e4", "B e4h", "G e5h, B e4h", "G e4h", actions=1),
    row("sylvan_unicorn", "done", actions=1),
    row("sylvan_sylvan_queen", "convert d4", "B d4h", "B d4h", "G d4h", destroyed={"B": "h"}),
    row("sylvan_sylvan_queen", add="B d5c d4l"),
    row("sylvan_sylvan_princess", "convert d4", "B d4c", "B d4c", "G d4c", destroyed={"B": "c"}),
    row("sylvan_sylvan_princess", add="B d4h d5c"),
    row("sylvan_woodland_druid", "upgrade a5, upgrade d4", "B a5c b5c", "B a5c, G d4c", "B a5h, G d4h"),
    row("sylvan_woodland_druid", add="B a5h", choices="upgrade d4, upgrade e6, upgrade f4"),
    row(
        "sylvan_forest_ancient", "place blue c3, place blue g7, destroy h5", "B h8c h5c", "B h5c, B h8c", "B c3c, B g7c"
    ),
    row("sylvan_forest_ancient", pos={"pieces": {"B": [0, 3]}}),
    row("sylvan_forest_ancient", add="B h5c", lacks="place blue h4, done, place c3", offers="place blue c3"),
    row("sylvan_forest_mystic", extra_draws={"beings": 1, "legends": 1}),
    row("sylvan_kiskin_leafsplitter", "aim ne, aim ne", "B g3l h2c", "B g3l, B h2c"),
    row("sylvan_kiskin_leafsplitter", "aim se", "B g3c g7c h8c", "B g7c", choices="aim se, done"),
    row("sylvan_kiskin_boughrunner", "move e5 d5, move d5 c6, done", "", "G e5h", "G c6h"),
    row("sylvan_kiskin_boughrunner", add="B e4h", lacks="move e5 e4, move e5 d4"),
    row("sylvan_tree_shepherd", "pick d5", "", "G d5c", "G d5h"),
    row("sylvan_tree_shepherd", "pick e5, move e5 e4", "B e4h", "G e5h, B e4h", "G e4h"),
    row("sylvan_tree_shepherd", "pick a5", "G a5l | B a4l a6h", lacks="move a5 a4", offers="move a5 a6, done"),
    row("sylvan_tree_shepherd", add="B c3c", lacks="done, pick c3"),
]

LEGENDS = [
    row("legend_fire_dragon", "aim w", "B d5c c5h d4c b5c", "B d5c, B c5h, B d4c"),
    row("legend_fire_dragon", "aim w", "B d5l b5c"),
    row("legend_fire_dragon", choices="aim w, aim sw, aim s, aim se, aim e"),
    row("legend_hell_bull", "move e5 e4, move e4 e3, done", "B e4c e3h", "R e5l, B e4c, B e3h", "R e3l"),
    row("legend_hell_bull", "move e5 e4", "B e4l e3c", "R e5l, B e4l", "R e4l"),
    row("legend_hell_bull", "move e5 e4", "B e3c", "R e5l", "R e4l", choices="move e4 e3, done"),
    row("legend_angel_of_death", "pick b7", "B b7h", "R e5l, B b7h", "R b7l", destroyed={"B": "l"}),
    row("legend_angel_of_death", "done", "B b7h"),
    row("legend_angel_of_death", add="B b7h", lacks="pick e5", offers="pick d4"),
    row(
        "legend_the_eldest_tree",
        "destroy d4, upgrade e6, place f6",
        "B d4c | R e6c",
        "B d4c, R e6c",
        "R e6h, R f6c",
    ),
    row("legend_the_eldest_tree", add="B d4l c3c", lacks="destroy d4, upgrade d6, destroy c3", offers="done"),
    row("legend_the_eldest_tree", "place e4", "B d4c", "", "R e4c", lacks="destroy d4", offers="place e6"),
    row("legend_bone_catapult", "destroy e2", "B e2l d2c | R d1c", "B e2l, B d2c, R d1c"),
    row("legend_bone_catapult", add="B e2l a6c", lacks="destroy e6, destroy a6", offers="destroy e2, done"),
    row("legend_fire_elemental", "choose near", "B d4h g3c", "B d4h"),
    row("legend_fire_elemental", "choose far", "B d4h g3c", "B g3c"),
    row("legend_fire_elemental", "", "B d4c", "B d4c"),
    row("legend_fire_elemental", add="B d4h", choices="choose near, choose far"),
    row("legend_leviathan", "downgrade c6, downgrade d6, done", "", "R c6h, R d6h", "R c6c, R d6c"),
    row("legend_leviathan", "destroy b7, destroy b8", "B b8c", "R b7c, B b8c"),
    row("legend_leviathan", "downgrade a7", "", "R a7h", "R a7c"),
    row("legend_leviathan", "destroy g3", "B g3c i3c h4h", "B g3c"),
    row("legend_two_headed_dragon", "upgrade f6, destroy g6", "B g6h", "R f6h, B g6h", "R f6l"),
    row("legend_two_headed_dragon", "done", "B g6h"),
    row("legend_two_headed_dragon", add="R a5c | B g6h", lacks="upgrade a5, destroy g6"),
    row("legend_earth_elemental", "destroy d2", "B d2h c3c", "B d2h, B c3c", "B c3h"),
    row("legend_earth_elemental", add="B d2h a3c", lacks="destroy a3, done", offers="destroy d2, destroy f6"),
    row("legend_earth_elemental", "destroy f5", "B d3c d4c", "R f5c", lacks="upgrade e6", offers="upgrade d4"),
    row("legend_time_elemental", extra_turns=1),
    row("legend_time_elemental", extra_turns=2, pos={"extra_turns": 1}),
    row("legend_storm_elemental", "place heroic d5, move d5 c5, move c5 b5, move b5 a5", "B c5h b5c", "B c5h, B b5c"),
    row("legend_storm_elemental", "done", "B c5h"),
    row("legend_storm_elemental", add="B c5h", lacks="place a5, place c5", offers="place legendary b5, done"),
    row("legend_storm_elemental", "place legendary d5, move d5 c5", "B c5l b5c", "B c5l", destroyed={"B": "l"}),
    row("legend_titan", "", "B e4l d4l f4h d5c", "B e4l, B f4h, B d5c, R e6h", destroyed={}),
    row("legend_titan", "", "B d4l e3c", "R e6h", destroyed={}),
]
ROWS = [*IMPERIAL, *HIGHLAND, *SYLVAN, *LEGENDS]


def param(case: Row) -> Any:
    card, given = case
    return pytest.param(
        card, given, id=f"{card}: {given['moves'] or 'at once'}", marks=pytest.mark.rule(BY_ID[card].rule)
    )


@pytest.mark.parametrize(("card", "case"), [param(case) for case in ROWS])
def test_being(card: str, case: dict[str, Any]) -> None:
    check(card, case)


def test_every_being_has_its_rows() -> None:
    """An effect and a limit for each; three cards work on decks and summonings and are tested below."""
    rows = [card for card, _ in ROWS]
    apart = {"sylvan_kiskin_spirit", "sylvan_forest_mystic", "highland_war_summoner"}
    assert all(rows.count(being.id) >= 2 for being in BEINGS if being.id not in apart)


SPIRIT: dict[str, Any] = {"board": "G c5c c6c e6c", "schools": ["sylvan", "northern_imperial"]}
SPIRIT |= {"hands": {"A": ["sylvan_kiskin_spirit", "sylvan_dryad"]}, "decks": {"A": ["sylvan_naiad", "sylvan_sapling"]}}


@pytest.mark.rule("TSK-23.6", "TSK-12.17")
def test_kiskin_spirit_recalls_a_card_and_draws_one_more() -> None:
    """The recalled card lies on the deck; at the end of the turn the hand is filled to three, then one more."""
    pos = {**SPIRIT, "discards": {"A": ["sylvan_unicorn", "sylvan_sylvan_queen"]}, "actions": 1}
    match = begin(pos, ["A: summon sylvan_kiskin_spirit e5"])
    assert match.choices == ["recall sylvan_unicorn", "recall sylvan_sylvan_queen", "done"]
    match.choose("recall sylvan_unicorn")
    assert match.position()["decks"]["A"][0] == "sylvan_unicorn"
    assert match.position()["discards"]["A"] == ["sylvan_sylvan_queen", "sylvan_kiskin_spirit"]
    match.choose("finish")
    beings = [card for card in match.position()["hands"]["A"] if card.startswith("sylvan")]
    assert sorted(beings) == ["sylvan_dryad", "sylvan_naiad", "sylvan_sapling", "sylvan_unicorn"]


@pytest.mark.rule("TSK-23.6")
def test_kiskin_spirit_without_a_card_draws_too_and_declined_gives_nothing() -> None:
    pos = {**SPIRIT, "discards": {"A": []}}
    assert begin(pos, ["A: summon sylvan_kiskin_spirit e5"]).position()["extra_draws"]["beings"] == 1
    pos = {**SPIRIT, "discards": {"A": ["sylvan_unicorn"]}}
    declined = begin(pos, ["A: summon sylvan_kiskin_spirit e5", "A: done"]).position()
    assert declined["extra_draws"]["beings"] == 0
    assert declined["discards"]["A"] == ["sylvan_unicorn", "sylvan_kiskin_spirit"]
    discarded = {**SPIRIT, "discards": {"A": []}}
    match = begin(discarded, ["A: discard sylvan_dryad", "A: done", "A: summon sylvan_kiskin_spirit e5"])
    assert match.choices == ["recall sylvan_dryad", "done"]  # cards discarded earlier this turn are there


@pytest.mark.rule("TSK-23.15", "TSK-12.17", "TSK-14.1")
def test_forest_mystic_draws_above_three_and_two_and_may_trigger_the_end() -> None:
    hand = ["sylvan_forest_mystic", "sylvan_dryad", "sylvan_naiad", "legend_titan", "legend_hell_bull"]
    pos = {"board": "G e4c d5c f6c", "schools": ["sylvan", "northern_imperial"], "hands": {"A": hand}, "actions": 1}
    pos |= {"decks": {"A": ["sylvan_unicorn", "sylvan_sapling"], "legends": ["legend_leviathan"]}}
    match = begin(pos, ["A: summon sylvan_forest_mystic e5", "A: finish"])
    held = match.position()["hands"]["A"]
    assert {"sylvan_unicorn", "sylvan_sapling", "legend_leviathan"} <= set(held)
    assert match.position()["end"] == {"last": "A", "turns": ["A"]}
    for move in ("place a4", "place a5", "finish", "place c3", "place c4", "finish"):
        match.choose(move)
    assert [card for card in held if not card.startswith("flare")] == [
        card for card in match.position()["hands"]["A"] if not card.startswith("flare")
    ]  # nothing is discarded for being above the standard number


@pytest.mark.rule("TSK-22.12", "TSK-8.9", "TSK-8.11")
def test_war_summoner_lends_one_enemy_piece_for_the_next_summoning() -> None:
    pos: dict[str, Any] = {"board": "Y d5c f5c e6c e7c a4c | B b5c g7c", "schools": ["highland", "northern_imperial"]}
    pos["hands"] = {"A": ["highland_war_summoner", "highland_wild_eagle", "highland_clan_axeman"]}
    match = begin(pos)
    lone = "summon highland_clan_axeman g5 with h4"
    assert not any(" with " in choice for choice in match.choices)
    assert match.why_not(lone) is not None
    match.choose("summon highland_war_summoner e5")
    assert match.position()["borrow"] == 1
    borrowed = [choice for choice in match.choices if " with " in choice]
    assert "summon highland_wild_eagle a5 with b4" not in borrowed
    assert borrowed
    assert all(choice.count(" with ") == 1 and len(choice.split(" with ")[1].split()) == 1 for choice in borrowed)
    match.choose("summon highland_wild_eagle f6 with g7")
    match.choose("done")
    assert match.position()["borrow"] == 0
    assert not any(" with " in choice for choice in match.choices)
    assert "B b5c g7c" in match.position()["board"]  # it stays an enemy piece
