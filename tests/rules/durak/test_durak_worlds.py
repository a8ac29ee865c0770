"""Worlds: every redeal is a game that could have been dealt and played like this one, seen from the seat."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import skarb
from rules.durak.play import FULL, here, play, table

FIRST, NEVER = -1, 10**6


class Slot:
    """A card that a player received unseen or openly: when, and where it lay in the shuffled deck."""

    def __init__(self, when: int, place: int) -> None:
        self.when = when
        self.place = place


def follow(match: skarb.Match, seed: int, plies: int) -> Iterator[tuple[int, list[skarb.Event]]]:
    """Random play, with the events of each ply."""
    yield FIRST, match.happened
    random = Random(seed)
    for ply in range(plies):
        if match.question is None:
            return
        question = random.choice(match.questions)
        match.choose(random.choice(question.choices), question.seat)
        yield ply, match.happened


class History:
    """What everybody has seen: each player's slots, and each card that came from a slot with its last moment there."""

    def __init__(self, match: skarb.Match, seed: int, plies: int) -> None:
        seats = match.seats
        start = match.position()
        dealer = start["seats"].index(start["dealer"])
        self.slots: list[list[Slot]] = [[] for _ in range(seats)]
        for i in range(6 * seats):
            self.slots[(dealer + 1 + i) % seats].append(Slot(FIRST, i))
        self.laid: list[dict[str, int]] = [{} for _ in range(seats)]
        taken: list[set[str]] = [set() for _ in range(seats)]
        place = 6 * seats + 1
        for ply, events in follow(match, seed, plies):
            for event in events:
                who, data = event.data.get("seat", -1), event.data
                if event.kind in ("attack", "throw", "beat", "transfer"):
                    card = data["card"].partition("=")[0]
                    if card in taken[who]:
                        taken[who].discard(card)
                    else:
                        self.laid[who][card] = ply
                elif event.kind == "picked-up":
                    taken[who] |= set(data["cards"])
                elif event.kind == "back":
                    taken[who].add(data["card"])
                elif event.kind == "draw":
                    for _ in range(data["count"]):
                        self.slots[who].append(Slot(ply, place if place < 36 else 6 * seats))
                        place += 1
        self.taken = taken
        self.place = place


def arrange(slots: list[Slot], cards: dict[str, int], allowed: Any) -> dict[str, Slot] | None:
    """A slot for every card, or None: cards need a slot filled before they were laid (a matching)."""
    held: dict[int, str] = {}

    def seat_card(card: str, tried: set[int]) -> bool:
        for i, slot in enumerate(slots):
            if i not in tried and slot.when < cards[card] and allowed(card, slot):
                tried.add(i)
                if i not in held or seat_card(held[i], tried):
                    held[i] = card
                    return True
        return False

    if not all(seat_card(card, set()) for card in cards):
        return None
    return {card: slots[i] for i, card in held.items()}


@pytest.mark.rule("DUR-18.3", "DUR-18.4", "DUR-3.6")
@pytest.mark.parametrize(
    "case",
    [
        (2, {}),
        (3, {}),
        (4, {}),
        (5, {}),
        (3, {"enchanted": ["8", "9"]}),
        (2, {"throw_after_take": True, "overthrow": "defender_chooses"}),
    ],
)
@pytest.mark.parametrize("seed", range(6))
def test_every_world_could_have_been_dealt_and_played(case: tuple[int, dict[str, Any]], seed: int) -> None:
    seats, options = case
    match = skarb.new("durak", seats=seats, seed=seed, options=options)
    start = match.position()
    history = History(match, seed, 4 + 9 * seed)
    if match.question is None:
        pytest.fail("choose fewer plies: nothing is hidden any more")
    turned, shown = start["trump_card"], start["shown"]
    for seat in range(seats):
        for world_seed in range(12):
            world = match.world(seat, world_seed).position()
            deck: list[str | None] = [None] * 36
            deck[6 * seats] = turned
            for player, name in enumerate(start["seats"]):
                cards = dict(history.laid[player])
                cards |= {card: NEVER for card in world["hands"][name] if card not in history.taken[player]}
                own = set(start["hands"][name])

                def allowed(card: str, slot: Slot, player: int = player, own: set[str] = own, me: int = seat) -> bool:
                    if (card == turned) != (slot.place == 6 * seats):
                        return False
                    if shown and [start["seats"][player], card] == shown and slot.when != FIRST:
                        return False
                    if player == me and (card in own) != (slot.when == FIRST):
                        return False
                    return not (card in start["unheld"] and slot.when == FIRST)

                found = arrange(history.slots[player], cards, allowed)
                assert found is not None, (seat, world_seed, name)
                for card, slot in found.items():
                    deck[slot.place] = card
            rest = world["deck"][:-1] if world["deck"] else []
            for i, card in enumerate(rest):
                deck[history.place + i] = card
            assert sorted(card for card in deck if card) == sorted(FULL)
            again = skarb.position(
                "durak", {"seats": start["seats"], "phase": "deal", "dealer": start["dealer"], "deck": deck}, options
            )
            for who, text in match.plies:
                again.choose(text, who)
            expected = {**match.world(seat, world_seed).view(seat)}
            assert again.view(seat) == expected


@pytest.mark.rule("DUR-18.4", "DUR-3.6", "DUR-3.7")
def test_a_trump_that_no_hand_held_is_in_the_deck_until_somebody_draws() -> None:
    top = ["9C", "7S", "6H", "7H", "8H", "9H", "10H", "JH", "QH", "KH", "AH", "8D", "KS"]
    deck = top + [card for card in FULL if card not in top]
    match = skarb.position("durak", {"seats": ["A", "B"], "phase": "deal", "dealer": "A", "deck": deck})
    assert here(match, "shown", "unheld") == (["A", "7S"], ["6S"])
    for seat in (0, 1):
        assert all("6S" in match.world(seat, i).position()["deck"] for i in range(50))
    play(match, "A: attack 7H / A: pass / B: take")
    assert here(match, "fresh") == {"A": 1, "B": 0}
    worlds = [match.world(1, i).position() for i in range(300)]
    assert any("6S" in world["hands"]["A"] for world in worlds)  # A has drawn one card
    worlds = [match.world(0, i).position() for i in range(100)]
    assert all("6S" not in world["hands"]["B"] for world in worlds)  # B none


@pytest.mark.rule("DUR-18.3")
def test_known_and_discarded_cards_stay_where_they_are() -> None:
    match = table(
        "A: 6H 7C 9D / B: 8H 9C 10D / C: JD 6D QC",
        "A: attack 6H / A: pass / C: throw 6D / A: pass / C: pass / B: take",
        deck="KD AD 6S",
    )
    for i in range(40):
        world = match.world(0, i).position()
        assert {"6H", "6D"} <= set(world["hands"]["B"])
        assert world["hands"]["A"] == here(match, "hands")["A"]
        assert sorted(sum(world["hands"].values(), world["deck"])) == sorted(
            sum(here(match, "hands").values(), here(match, "deck"))
        )
    assert match.world(0, 1).position() == match.world(0, 1).position()


def test_a_world_has_a_chance_of_its_own() -> None:
    match = skarb.new("durak", seats=3, seed=1, options={"series": {"deals": 3}})
    futures = {match.world(0, i).position()["chance"][0] for i in range(5)}
    assert len(futures) == 5
    assert match.position()["chance"][0] not in futures
    record = match.world(0, 3)
    record.choose(record.choices[0])
    assert skarb.load(record.record()).position() == record.position()
