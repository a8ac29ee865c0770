"""Cards, seats, dealing and the flow of deals: sections 1–3, 8, 11 and 12."""

from collections import Counter
from typing import Any

import pytest

import skarb
from rules.dragon_catchers.cases import cards
from rules.dragon_catchers.positions import ALL, FOUR, THREE, TWO, at, new, play, play_random
from skarb.games.dragon_catchers.cards import CARDS, IDS
from skarb.games.dragon_catchers.flow import judge

SEATS4 = ["N", "E", "S", "W"]


@pytest.mark.rule("DRC-1.1")
def test_28_cards_14_a_clan() -> None:
    for clan in "RY":
        own = [card for card in CARDS if card.clan == clan]
        worth = sorted((card.strength, card.points) for card in own if card.kind == "strength")
        assert worth == [(1, 3), (1, 4), (1, 5), (1, 6), (1, 7), (2, 1), (3, 1), (4, 1), (5, 1), (6, 1)]
        assert [(card.factor, card.points) for card in own if card.kind == "multiplier"] == [(1, 0), (2, 0), (3, 0)]
        assert [(card.id, card.points) for card in own if card.kind == "fusion"] == [(clan + "F", 0)]
    assert len(set(IDS)) == 28


@pytest.mark.rule("DRC-1.3")
def test_check_sums() -> None:
    for clan in "RY":
        assert sum(card.points for card in CARDS if card.clan == clan) == 30
        assert sum(card.factor for card in CARDS if card.clan == clan) == 6
        assert judge.score(clan, IDS) == 360


@pytest.mark.rule("DRC-1.4")
def test_backs_show_the_clan_and_nothing_else() -> None:
    view = at(FOUR).view(None)
    assert view["sizes"]["E"] == {"R": 4, "Y": 3}
    assert view["hands"] == {}
    assert at(TWO).view(0)["columns"]["B"][0] == ["R4", "R"]


@pytest.mark.rule("DRC-2.1")
def test_four_players_are_two_teams_that_alternate() -> None:
    match = new(4, dealer=0)
    assert match.position()["clans"] == {"A": "R", "B": "Y", "C": "R", "D": "Y"}
    play_random(match, until_deal=3)
    assert match.position()["clans"] == {"A": "R", "B": "Y", "C": "R", "D": "Y"}
    play_random(match)
    assert match.result is not None
    assert sorted(map(sorted, match.result.ranking)) == [[0, 2], [1, 3]]


@pytest.mark.rule("DRC-2.2", "DRC-11.1")
def test_two_players_keep_their_clans_and_the_dealer_leads() -> None:
    match = new(2, seed=3, dealer=1)
    assert match.position()["clans"] == {"A": "R", "B": "Y"}
    assert match.position()["leader"] == "B"
    play_random(match, until_deal=2)
    assert match.position()["clans"] == {"A": "R", "B": "Y"}


@pytest.mark.rule("DRC-2.3")
def test_play_goes_clockwise() -> None:
    match = at(FOUR)
    turns = []
    for _ in range(4):
        turns.append(match.position()["seat"])
        match.choose(next(choice for choice in match.choices if choice.startswith("lay") and "F" not in choice))
    assert turns == SEATS4


@pytest.mark.rule("DRC-3.1", "DRC-14.7")
def test_the_first_dealer_is_chosen_or_random() -> None:
    for seats in (2, 3, 4):
        for seat in range(seats):
            assert new(seats, dealer=seat).position()["dealer"] == "ABCD"[seat]
        found = {new(seats, seed).position()["dealer"] for seed in range(60)}
        assert found == set("ABCD"[:seats])


@pytest.mark.rule("DRC-3.2", "DRC-16.4")
def test_four_hands_of_seven_one_card_at_a_time() -> None:
    match = at({"seats": SEATS4, "phase": "deal", "dealer": "E", "deck": IDS})
    hands = match.position()["hands"]
    for i, name in enumerate(["S", "W", "N", "E"]):
        assert sorted(hands[name]) == sorted(IDS[i::4])


@pytest.mark.rule("DRC-3.2")
def test_hands_are_random() -> None:
    mixes = Counter(sum(card[0] == "R" for card in new(4, seed).position()["hands"]["A"]) for seed in range(300))
    assert {2, 3, 4, 5} <= set(mixes)
    for seed in range(20):
        position = new(4, seed).position()
        assert all(len(hand) == 7 for hand in position["hands"].values())
        assert sorted(cards(position)) == ALL


@pytest.mark.rule("DRC-3.3", "DRC-8.2")
def test_the_dealer_card_goes_left_and_its_holder_leads() -> None:
    match = new(4, dealer=2, seed=1)
    dealers = []
    for deal in range(1, 5):
        play_random(match, deal, until_deal=deal)
        position = match.position()
        assert position["leader"] == position["seat"] == position["dealer"]
        assert sorted(cards(position)) == ALL
        assert position["captured"] == {"R": [], "Y": []}
        dealers.append(position["dealer"])
    assert dealers == ["C", "D", "A", "B"]


@pytest.mark.rule("DRC-11.2", "DRC-11.3")
@pytest.mark.parametrize("seed", range(10))
def test_two_rows_of_seven_columns_with_seven_cards_of_each_clan(seed: int) -> None:
    match = new(2, seed)
    position = match.position()
    assert "hands" not in position
    for row in position["columns"].values():
        assert len(row) == 7
        assert Counter(card[0] for column in row for card in column) == {"R": 7, "Y": 7}
    for seat in (None, 0, 1):  # the clan of a card beneath is seen, its face by nobody
        for name, row in match.view(seat)["columns"].items():
            assert row == [[up, down[0]] for up, down in position["columns"][name]]


@pytest.mark.rule("DRC-11.2")
def test_rows_are_mixed() -> None:
    down: Counter[str] = Counter()
    for seed in range(300):
        down[sum(column[1][0] == "R" for column in new(2, seed).position()["columns"]["A"])] += 1
    assert {2, 3, 4, 5} <= set(down)


@pytest.mark.rule("DRC-16.4")
def test_a_stacked_deck_of_two() -> None:
    stacked = {"seats": ["A", "B"], "phase": "deal", "dealer": "A", "clans": {"B": "R"}}
    match = at(stacked, deck=IDS)  # all red, then all yellow
    columns = match.position()["columns"]
    assert columns["B"] == [[up, down] for up, down in zip(IDS[14:21], IDS[:7], strict=True)]
    assert columns["A"] == [[up, down] for up, down in zip(IDS[21:], IDS[7:14], strict=True)]
    assert match.position()["seat"] == "A"
    rows = new(2, 5).position()["columns"]  # any deal can be stacked: the opponent's row, then the dealer's
    deck = [card for name in "BA" for card in [c[1] for c in rows[name]] + [c[0] for c in rows[name]]]
    assert at(stacked, deck=deck).position()["columns"] == rows


@pytest.mark.rule("DRC-11.8")
def test_two_players_deal_in_turn() -> None:
    match = play_random(new(2, dealer=0, target=10**6, max_deals=4))
    assert match.result is not None
    assert [row["dealer"] for row in match.result.details["deals"]] == [0, 1, 0, 1]
    scores = [sum(row[clan] for row in match.result.details["deals"]) for clan in "RY"]
    assert match.result.scores == scores


@pytest.mark.rule("DRC-12.2", "DRC-12.3")
def test_three_players_and_the_ghost_are_dealt_to() -> None:
    for dealer, seats in ((0, ["A", "B", "ghost", "C"]), (1, ["A", "B", "C", "ghost"]), (2, ["A", "ghost", "B", "C"])):
        match = new(3, dealer=dealer)
        position = match.position()
        assert position["seats"] == seats
        assert position["red"] == position["dealer"] == position["leader"] == "ABC"[dealer]
        assert {name for name, clan in position["clans"].items() if clan == "R"} == {"ABC"[dealer], "ghost"}
        assert all(len(hand) == 7 for hand in position["hands"].values())
        for seat in (None, 0, 1, 2):
            assert match.view(seat)["hands"]["ghost"] == position["hands"]["ghost"]


@pytest.mark.rule("DRC-12.3", "DRC-16.4")
def test_a_stacked_deck_of_three() -> None:
    match = at({"seats": ["A", "B", "C"], "phase": "deal", "dealer": "B", "deck": IDS})
    hands = match.position()["hands"]
    for i, name in enumerate(["C", "ghost", "A", "B"]):
        assert sorted(hands[name]) == sorted(IDS[i::4])


@pytest.mark.rule("DRC-12.4")
def test_the_ghost_leads_after_it_wins_and_the_red_player_decides() -> None:
    match = play(at(THREE), "lay R1p3, lay Y1p3, lay R3, ask B, give Y1p4")
    position = match.position()
    assert (position["leader"], position["seat"], position["actor"]) == ("ghost", "ghost", "A")
    assert match.question is not None
    assert match.question.seat == 0


@pytest.mark.rule("DRC-12.4")
def test_the_ghost_leads_after_a_fusion_before_it() -> None:
    match = play(at(THREE), "lay R6, lay Y3, ask A, give RF, lay Y1p6")
    assert match.position()["seat"] == "ghost"
    assert match.position()["carried"]


@pytest.mark.rule("DRC-12.6")
def test_on_his_own_turn_the_red_player_asks_the_ghost() -> None:
    match = at(THREE)
    assert {"ask ghost", "ask B", "ask C"} <= set(match.choices)
    play(match, "ask ghost")
    assert match.question is not None
    assert match.question.seat == 0
    assert match.choices == ["give R1p5", "give R3", "give Rx2"]
    play(match, "give Rx2, ask A")  # asked himself, he answers from his own hand
    assert set(match.choices) == {"give Y2", "give Y5", "give Yx3", "give Y1p7"}


@pytest.mark.rule("DRC-12.7")
def test_tricks_of_the_ghost_are_red() -> None:
    match = play(at(THREE), "lay R1p3, lay Y1p3, lay R3, ask B, give Y1p4")
    assert match.position()["captured"] == {"R": ["R1p3", "R3", "Y1p3", "Y1p4"], "Y": []}
    match = play(at(THREE), "lay R1p3, lay Y3, ask A, give R6, ask ghost, give Y1p5")
    assert match.position()["counts"] == {"R": 4, "Y": 0}
    match = play(at(THREE), "lay R1p3, lay Y1p3, lay R1p5, ask A, give Y5")
    assert match.position()["counts"] == {"R": 0, "Y": 4}


@pytest.mark.rule("DRC-12.8", "DRC-14.3")
@pytest.mark.parametrize(("way", "dealers"), [("left", "ABCA"), ("right", "ACBA")])
def test_the_red_role_goes_round(way: str, dealers: str) -> None:
    match = new(3, dealer=0, red_rotation=way, target=10**6)
    for deal, name in enumerate(dealers, 1):
        play_random(match, deal, until_deal=deal)
        position = match.position()
        assert position["red"] == name
        seats = position["seats"]
        assert seats[(seats.index("ghost") + 2) % 4] == name
        order = seats[seats.index(name) :] + seats[: seats.index(name)]
        assert order == judge.rotation(["A", "B", "C"], "A", deal, way)["order"][-1]


@pytest.mark.rule("DRC-14.6")
def test_the_red_pair_is_the_tables_choice() -> None:
    assert new(4, red_seats=[1, 3]).position()["clans"] == {"A": "Y", "B": "R", "C": "Y", "D": "R"}
    assert new(2, red_seats=[1, 3]).position()["clans"] == {"A": "Y", "B": "R"}
    assert new(3, red_seats=[1, 3], dealer=0).position()["clans"]["A"] == "R"


@pytest.mark.rule("DRC-14.8")
@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (1, {}),
        (5, {}),
        (True, {}),
        (4, {"colour": "red"}),
        (4, {"target": 0}),
        (4, {"target": "500"}),
        (4, {"target": True}),
        (4, {"clan_counts": "secret"}),
        (4, {"red_rotation": "up"}),
        (4, {"open_piles": 1}),
        (4, {"max_deals": 0}),
        (4, {"max_deals": 1.5}),
        (4, {"red_seats": [0, 1]}),
        (4, {"dealer": 4}),
        (2, {"dealer": 2}),
    ],
)
def test_nothing_else_is_an_option(seats: int, options: dict[str, Any]) -> None:
    with pytest.raises(skarb.Refused) as refused:
        skarb.new("dragon_catchers", seats=seats, options=options)
    assert refused.value.rule.startswith("DRC-14.")
