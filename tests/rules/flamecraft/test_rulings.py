"""Corners where several rules meet: who places what, which window is due, what was fired already."""

from typing import Any

import pytest

import skarb

FULL = {
    "critical_rolls": {"dragons": ["bread", None, "plant"]},  # free for meat
    "draco_bell": {"dragons": ["meat", "iron", "crystal"]},
    "smith_mart": {"dragons": ["iron", "plant", "potion"]},
    "hello_nursery": {"dragons": ["plant", "crystal", "iron"]},
    "fragile_reptile": {"dragons": ["crystal", "potion", "meat"]},
    "potable_potions": {"dragons": ["potion", "bread", "crystal"]},
    "touch_o_glass": {"dragons": ["bread", "crystal", "plant"]},
}


def begun(pos: dict[str, Any], moves: str) -> skarb.Match:
    match = skarb.position("flamecraft", pos)
    for move in filter(None, moves.split("; ")):
        match.choose(move)
    return match


def asked(match: skarb.Match) -> str:
    assert match.question is not None
    return match.question.kind


@pytest.mark.rule("FLC-9.27", "FLC-7.10")
def test_a_meat_dragon_places_itself_if_no_other_fits() -> None:
    own = {"at": "touch_o_glass", "hand": ["meat", "bread"]}
    pos = {"players": 4, "seats": {"A": own}, "town": FULL, "step": "ability", "decks": {"fancy": []}}
    match = begun(pos, "use; fire meat")
    assert match.choices == ["place meat critical_rolls 2"]
    refusal = match.why_not("place bread critical_rolls 2")
    assert refusal is not None
    assert refusal.rule == "FLC-6.1"
    match.choose("place meat critical_rolls 2")
    assert match.position()["seats"]["A"]["hand"] == ["bread"]
    assert asked(match) == "visit"  # nothing is left to gift
    other = begun({**pos, "seats": {"A": {**own, "hand": ["meat", "meat", "bread"]}}}, "use; fire meat")
    other.choose("place meat critical_rolls 2")
    assert asked(other) == "gift"  # the other one was placed
    assert set(other.choices) >= {"gift dragon meat b", "skip"}


@pytest.mark.rule("FLC-14.4", "FLC-14.6", "FLC-24.8")
@pytest.mark.parametrize("step", ["end", "ability"])
def test_a_window_is_due_after_kindle(step: str) -> None:
    """The slot gave a fancy dragon: it can be played before the turn ends, though nothing was fired."""
    own = {"at": "gnome_depot", "companion": "kindle", "hand": ["meat"], "goods": {"bread": 3}}
    pos = {"seats": {"A": own, "B": {}}, "town": {"gnome_depot": {}}, "step": step, "decks": {"fancy": ["butters"]}}
    match = begun(pos, "use kindle; place meat critical_rolls 2; done")
    assert asked(match) == step
    assert "play butters" in match.choices
    match.choose("end" if step == "end" else "skip")
    assert match.state.seat() == 1  # declined once, not offered again


PARK = ["bread", "bread", "meat", "potion", "iron"]


def ember(**own: Any) -> dict[str, Any]:
    return {
        "seats": {"A": {"at": "smith_mart", "companion": "ember", **own}, "B": {}},
        "park": PARK,
        "step": "end",
        "decks": {"artisan": ["crystal", "crystal", "crystal"], "fancy": []},
    }


@pytest.mark.rule("FLC-7.8", "FLC-24.3")
def test_a_fired_card_is_not_fired_again_after_a_detour() -> None:
    """Fired in the Park, drawn, placed, and swapped back into the Park: it comes, and is not fired."""
    moves = "use ember; fire bread; draw deck; fire bread; draw bread*; fire meat; place bread potable_potions 2"
    match = begun(ember(), moves)
    match.choose("fire potion")
    assert "swap potable_potions bread*" in match.choices
    before = len(match.position()["seats"]["A"]["hand"])
    match.choose("swap potable_potions bread*")
    assert (asked(match), len(match.position()["seats"]["A"]["hand"])) == ("fire", before)


@pytest.mark.rule("FLC-7.8")
def test_of_two_alike_in_the_hand_the_unfired_one_is_placed() -> None:
    moves = "use ember; fire bread; draw deck; fire bread; draw bread*; fire meat; place bread potable_potions 2"
    match = begun(ember(hand=["bread"]), moves)
    match.choose("fire potion")
    assert "swap potable_potions bread" in match.choices
    match.choose("swap potable_potions bread")
    assert asked(match) == "draw"


@pytest.mark.rule("FLC-7.8", "FLC-27.3")
def test_a_position_remembers_what_was_fired_and_is_held() -> None:
    match = begun(ember(), "use ember; fire bread; draw deck; fire bread; draw bread*")
    again = skarb.position("flamecraft", match.position())
    for move in ("fire meat", "place bread potable_potions 2", "fire potion"):
        again.choose(move)
    assert "swap potable_potions bread*" in again.choices


@pytest.mark.rule("FLC-24.11", "FLC-14.5")
@pytest.mark.parametrize(
    ("shop", "inside"),
    [
        ("nunyas_beeswax", "fire crystal; take 1 bread 1 meat 1 iron; done"),
        ("eternal_flame", "fire crystal; take 1 bread 1 meat 1 iron"),
    ],
)
def test_the_moment_of_pins_passes_with_a_fire(shop: str, inside: str) -> None:
    own = {"at": "smith_mart", "hand": ["plant"], "fancy": ["pins"], "companion": "errand", "coins": 2}
    town = {
        "nunyas_beeswax": {"dragons": ["plant", "crystal", None]},
        "eternal_flame": {"dragons": ["crystal", None, "iron"]},
        "full_plate_buffet": {},
    }
    pos = {"seats": {"A": own, "B": {}}, "town": town, "step": "place", "decks": {"fancy": ["odd"]}}
    match = begun(pos, "place plant smith_mart 2; use errand")
    quiet = match.copy()
    match.choose(f"errand {shop}")
    for move in inside.split("; "):
        match.choose(move)
    assert asked(match) == "fire"
    assert "play pins" not in match.choices
    for move in ("errand full_plate_buffet", "skip"):  # nothing was fired: it is still right after the placement
        quiet.choose(move)
    assert "play pins" in quiet.choices


@pytest.mark.rule("FLC-9.22", "FLC-26.3")
def test_an_old_fancy_dragon_is_no_gift_of_the_post() -> None:
    own = {"at": "scale_mail_post", "fancy": ["odd"]}
    match = begun({"seats": {"A": own, "B": {}}, "town": {"scale_mail_post": {}}, "step": "ability"}, "use")
    refusal = match.why_not("gift fancy odd b")
    assert refusal is not None
    assert refusal.rule == "FLC-9.22"
