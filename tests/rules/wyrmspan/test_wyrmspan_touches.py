"""Why touches lead to no choice: the reason for what a player must have meant, at every kind of question."""

from random import Random
from typing import Any

import pytest

import skarb
from harness.walk import step
from rules.wyrmspan.cases import CASES
from rules.wyrmspan.table import asked, lay_out, say
from skarb.games.wyrmspan.cards import HALLS, SQUARE_IDS
from skarb.rulebook import statements
from skarb.texts import LANGUAGES

rule = pytest.mark.rule
CAVERNS = ("crimson", "golden", "amethyst")


def why(m: skarb.Match, *path: str, seat: int | None = None) -> tuple[str, str] | None:
    """Rule and code; every refusal has its sentence in all languages."""
    refusal = m.why_not_touch(list(path), seat)
    if refusal is None:
        return None
    for lang in LANGUAGES:
        told = refusal.say(lang)
        assert told
        assert not told.startswith("refused-"), told
        assert "{" not in told, told
        assert "@" not in told, told
    return refusal.rule.removeprefix("WYR-"), refusal.code


@rule("WYR-24.1", "WYR-34.4")
def test_whoever_is_not_asked_hears_that() -> None:
    m = lay_out({"coins": 1, "hand": ["d109"]}, {"hand": ["d48"]})
    assert why(m, "hand:d48", seat=1) == ("24.1", "not-asked")
    assert why(m, "cavern:golden", seat=1) == ("24.1", "not-asked")
    over = lay_out({"coins": 0}, phase="final", round=4)
    assert why(over, "cavern:golden", seat=0) == ("24.1", "over")


@rule("WYR-24.2", "WYR-24.3", "WYR-24.4", "WYR-5.1", "WYR-6.1")
def test_a_turn_the_card_cannot_be_played() -> None:
    a = {"coins": 1, "mat_eggs": 0, "resources": {"gold": 1}, "hand": ["d48", "d109", "d144", "d1", "c5"]}
    m = lay_out({**a, "halls": {"crimson4": {}, "golden2": {}, "amethyst2": {}}})
    assert why(m, "hand:d109") == ("24.2", "too-dear")  # meat is missing
    assert why(m, "hand:d144") == ("24.2", "coins-needed")
    assert why(m, "hand:d1") == ("24.2", "eggs-needed")
    assert why(m, "hand:c5") == ("24.2", "eggs-needed")
    full = lay_out({**a, "halls": {f"{cavern}4": {} for cavern in CAVERNS}})
    assert why(full, "hand:c5") == ("24.3", "all-excavated")
    golden = {"golden1": "d102"}  # the only cavern of d11 has no free hall
    assert why(lay_out({"coins": 1, "hand": ["d11"], "halls": golden}), "hand:d11") == ("24.4", "no-free-hall")
    shown = lay_out({"coins": 1}, dragon_display=["d40", "d41", "d42"], cave_display=["c1", "c2", "c3"])
    assert why(shown, "display:d40") == ("24.4", "card-not-there")
    assert why(shown, "display:c1") == ("24.3", "card-not-there")


@rule("WYR-32.2", "WYR-24.3", "WYR-24.4", "WYR-5.1", "WYR-6.1")
def test_a_turn_the_wrong_hall() -> None:
    a = {"coins": 2, "mat_eggs": 2, "resources": {"gold": 3, "meat": 3}, "hand": ["d109", "c5"]}
    m = lay_out({**a, "halls": {"crimson1": "d48", "crimson3": {}}})
    assert why(m, "hand:d109", "hall:crimson2") is None  # that is the one
    assert why(m, "hand:d109", "hall:crimson3") == ("24.4", "leftmost-free")
    assert why(m, "hand:d109", "hall:crimson1") == ("24.4", "leftmost-free")
    assert why(m, "hand:d109", "hall:amethyst1") == ("24.4", "no-habitat")
    assert why(m, "hand:d109", "cavern:amethyst") == ("24.4", "no-habitat")
    assert why(m, "hand:d109", "cavern:golden") == ("24.4", "leftmost-free")  # its hall, not its entrance
    assert why(m, "hand:c5", "hall:golden3") == ("24.3", "leftmost-rock")
    assert why(m, "hand:c5", "hall:crimson1") == ("24.3", "leftmost-rock")
    refusal = m.why_not_touch(["hand:c5", "hall:golden4"])
    assert refusal is not None
    assert refusal.say("en").endswith("Its next hall: Golden 2.")


@rule("WYR-32.2", "WYR-5.3", "WYR-6.1", "WYR-8.2", "WYR-24.3")
def test_a_turn_the_hall_before_the_card() -> None:
    a = {"coins": 2, "resources": {"gold": 3, "meat": 3}, "halls": {"golden1": "d48"}}
    m = lay_out({**a, "hand": ["d109", "c5"]})
    assert why(m, "hall:crimson1") == ("6.1", "card-first")
    assert why(m, "hall:crimson2") == ("5.3", "card-first")
    assert why(m, "hall:crimson3") == ("24.3", "leftmost-rock")
    assert why(m, "hall:golden1") == ("8.2", "by-exploring")  # a dragon acts at its moment only
    assert why(m, "path:golden2") == ("8.2", "by-exploring")
    bare = lay_out(a)
    assert why(bare, "hall:crimson1") == ("24.4", "no-dragon-card")
    assert why(bare, "hall:crimson2") == ("24.3", "no-cave-card")
    poor = lay_out({"coins": 1, "hand": ["d109"]})
    assert why(poor, "hall:crimson1") == ("24.2", "too-dear")


@rule("WYR-32.2", "WYR-7.1", "WYR-24.2", "WYR-24.1")
def test_a_turn_everything_else() -> None:
    m = lay_out({"coins": 1, "mat_eggs": 0, "explored": {"golden": 3, "crimson": 1}})
    assert why(m, "cavern:golden") == ("24.2", "explored-thrice")
    assert why(m, "cavern:crimson") == ("24.2", "eggs-needed")
    for thing in ("deck:dragon", "reserve:gold", "reserve:coin", "reserve:egg", "nest:mat", "guild:token", "square:1"):
        assert why(m, thing) == ("24.1", "not-now"), thing
    for thing in ("other:hall:crimson1", "other:cavern:golden", "other:path:golden2", "space:3", "seat:1"):
        assert why(m, thing) is None, thing  # somebody looks at it


@rule("WYR-24.9", "WYR-3.5", "WYR-3.6")
def test_setup() -> None:
    dealt = ["d5", "d6", "d7", "c4", "c5", "c6"]
    m = lay_out({"dealt": dealt}, phase="setup")
    assert why(m, *(f"dealt:{card}" for card in dealt[:5])) == ("24.9", "wrong-number")
    assert why(m, "reserve:gold") == ("24.1", "not-now")
    assert why(m, "cavern:golden") == ("24.1", "not-now")
    say(m, "A: keep d5 d6 d7 c4")
    assert why(m, "dealt:d5") == ("24.1", "not-now")
    assert why(m, *["supply:gold"] * 4) == ("24.9", "wrong-number")


@rule("WYR-32.2", "WYR-10.1", "WYR-24.2", "WYR-24.5")
def test_spending() -> None:
    halls = {"crimson1": {"dragon": "d60", "eggs": 1}}
    a = {"coins": 2, "mat_eggs": 1, "resources": {"gold": 1, "meat": 2, "crystal": 2}, "hand": ["d1", "d9"]}
    m = say(lay_out({**a, "halls": halls}), "A: entice d1 golden")
    assert asked(m) == ("A", "spend")  # a milk, for two of the others
    assert why(m, "reserve:milk") == ("24.2", "not-held")
    assert why(m, "reserve:gold", "reserve:gold") == ("24.2", "not-held")
    assert why(m, "hand:d9") == ("24.2", "cannot-pay")
    assert why(m, "reserve:coin") == ("24.2", "cannot-pay")
    assert why(m, "nest:mat") == ("24.2", "cannot-pay")
    assert why(m, "reserve:meat", "reserve:crystal") is None  # in any order
    say(m, "A: spend gold meat")
    assert why(m, "hall:golden1") == ("24.5", "no-egg")
    assert why(m, "hall:crimson1") is None  # the page's hall stands for its nest
    assert why(m, "reserve:egg") == ("10.1", "nest-wanted")
    assert why(m, "reserve:crystal") == ("24.2", "cannot-pay")


@rule("WYR-30.6", "WYR-24.2")
def test_items_for_a_coin_go_in_order() -> None:
    a = {"coins": 1, "mat_eggs": 2, "hand": ["c66", "d3", "d5", "d9", "d12"], "halls": {"crimson3": {}}}
    m = say(lay_out(a), "A: excavate c66 crimson")
    assert asked(m) == ("A", "column_bonus")
    assert why(m, "hand:d12") == ("24.2", "in-order")
    assert why(m, "reserve:gold") == ("24.2", "not-held")
    assert why(m, "reserve:coin") == ("24.2", "cannot-pay")
    say(m, "A: spend d5")
    assert why(m, "hand:d3") == ("24.2", "in-order")


@rule("WYR-14.2", "WYR-24.2")
def test_an_icon_that_is_not_there() -> None:
    m = lay_out({"coins": 1, "resources": {"gold": 2, "crystal": 1}, "hand": ["c52", "d39"]})
    say(m, "A: excavate c52 golden")
    assert why(m, "hall:golden1") == ("6.1", "card-first")
    assert why(m, "hand:d39", "hall:golden2") == ("24.4", "leftmost-free")
    assert why(m, "display:d1") == ("24.4", "card-not-there")
    say(m, "A: entice d39 golden")
    assert why(m, "reserve:milk") == ("24.2", "no-icon")
    assert why(m, "reserve:egg") == ("24.2", "no-icon")


@rule("WYR-9.1", "WYR-24.6", "WYR-11.1", "WYR-24.5")
def test_goods() -> None:
    m = lay_out({"coins": 3, "mat_eggs": 2, "halls": {"golden1": {"dragon": "d60", "eggs": 1}}})
    say(m, "A: explore golden")
    assert why(m, "display:c1") == ("24.6", "not-due")
    assert why(m, "deck:cave") == ("24.6", "not-from-there")
    assert why(m, "reserve:gold") == ("9.1", "not-due")
    assert why(m, "guild:token") == ("9.1", "not-due")
    assert why(m, "reserve:egg") == ("9.1", "not-due")
    assert why(m, "hand:d5") == ("24.1", "not-now")
    eggs = lay_out({"coins": 1, "mat_eggs": 0, "hand": ["c29"], "halls": {"crimson1": "d60"}})
    say(eggs, "A: excavate c29 golden")
    assert why(eggs, "hall:golden1") == ("24.5", "no-room")
    assert why(eggs, "reserve:egg") == ("9.1", "nest-wanted")
    income = lay_out(phase="income", players={"A": {"halls": {"crimson1": "d60"}}})
    assert why(income, "hall:crimson2") == ("24.5", "no-room")
    assert why(income, "nest:mat", "nest:mat") == ("24.5", "no-room")


@rule("WYR-12.7")
def test_a_resource_of_another_cost() -> None:
    a = {"coins": 1, "hand": ["d39"], "halls": {"golden1": "d80"}}
    m = say(lay_out(a, dragon_display=[None] * 3), "A: explore golden", "A: tuck d39 golden1")
    assert why(m, "reserve:milk") == ("9.1", "not-in-cost")


@rule("WYR-24.7", "WYR-15.4")
def test_a_square_that_is_taken() -> None:
    a = {"coins": 1, "hand": ["c27"], "advances": 5}
    m = say(lay_out(a, {"markers": ["6vp", "3vp"]}), "A: excavate c27 golden", "A: advance")
    assert asked(m) == ("A", "square")
    assert why(m, "square:6vp") == ("24.7", "no-square")
    assert why(m, "hall:golden1") == ("24.1", "not-now")


@rule("WYR-12.1", "WYR-24.5", "WYR-24.8", "WYR-24.2", "WYR-30.9")
def test_caching() -> None:
    m = lay_out({"coins": 1, "resources": {"gold": 2, "meat": 1}, "halls": {"golden1": "d1"}})
    say(m, "A: explore golden", "A: draw dragon")
    assert asked(m) == ("A", "cache")  # milk, for two others
    assert why(m, "reserve:milk") == ("24.2", "not-held")
    assert why(m, "reserve:gold", "hall:golden1") == ("12.1", "not-this-kind")
    assert why(m, "hall:golden1") == ("12.1", "token-first")
    assert why(m, "reserve:gold", "reserve:gold", "supply:gold") == ("24.8", "bad-exchange")
    assert why(m, "reserve:gold", "reserve:gold", "reserve:crystal") == ("12.1", "no-exchange")
    assert why(m, "reserve:gold", "reserve:crystal") == ("24.8", "bad-exchange")
    own = say(lay_out({"coins": 1, "resources": {"milk": 1}, "halls": {"golden1": "d1"}}), "A: explore golden")
    say(own, "A: draw dragon")
    assert why(own, "reserve:milk", "hall:crimson1") == ("24.5", "wrong-hall")
    assert why(own, "reserve:milk", "nest:mat") == ("24.5", "wrong-hall")


@rule("WYR-12.2", "WYR-12.5", "WYR-24.5")
def test_tucking() -> None:
    a = {"coins": 1, "hand": ["d39", "c5"], "halls": {"crimson1": "d10", "golden1": "d48"}}
    m = say(lay_out(a), "A: explore crimson", "A: take gold")
    assert asked(m) == ("A", "tuck")
    assert why(m, "hand:c5") == ("12.5", "only-dragons")
    assert why(m, "hand:d39", "hall:golden1") == ("24.5", "wrong-hall")
    assert why(m, "hall:crimson1") == ("12.2", "card-first")
    assert why(m, "deck:dragon") == ("12.2", "wrong-source")
    assert why(m, "display:d1") == ("24.1", "not-now")
    gained = lay_out({"hand": ["d39"], "halls": {"golden1": "d180"}}, phase="round_end")
    say(gained, "A: use golden1", "A: draw dragon")
    assert why(gained, "hand:d39") == ("12.2", "wrong-source")  # only the card just gained
    fed = lay_out({"halls": {"crimson1": "d130", "crimson2": "d22", "crimson3": "d19"}}, phase="round_end")
    say(fed, "A: use crimson1")
    assert why(fed, "hall:crimson2") == ("12.2", "deck-first")
    assert why(fed, "deck:dragon", "hall:crimson1") == ("24.5", "wrong-hall")


@rule("WYR-8.4", "WYR-24.5")
def test_sharing_out() -> None:
    m = lay_out({"resources": {"gold": 1}, "halls": {"golden1": "d109", "crimson1": "d48"}}, phase="round_end")
    say(m, "A: use golden1", "A: spend gold")
    card = m.view(0)["players"]["A"]["drawn"][0]
    assert why(m, f"drawn:{card}", "zone:discard") == ("8.4", "shares")  # keeping comes first
    assert why(m, f"drawn:{card}", "hall:crimson1") == ("24.5", "wrong-hall")
    assert why(m, "hall:golden1") == ("8.4", "shares")
    assert why(m, "deck:dragon") == ("24.1", "not-now")


@rule("WYR-5.7", "WYR-14.5", "WYR-24.3", "WYR-24.4")
def test_plays_of_effects() -> None:
    a = {"coins": 2, "mat_eggs": 0, "hand": ["c27", "c5", "d39"], "advances": 5, "halls": {"golden1": "d48"}}
    dig = say(lay_out(a, guild="highlands"), "A: excavate c27 golden", "A: advance", "A: mark 1", "A: spend coin")
    assert asked(dig) == ("A", "excavate")
    assert why(dig, "hall:crimson2") == ("5.3", "card-first")
    assert why(dig, "hand:c5", "hall:crimson4") == ("24.3", "leftmost-rock")
    assert why(dig, "display:c1") == ("24.3", "card-not-there")
    assert why(dig, "hand:d39") == ("24.1", "not-now")
    cover = say(lay_out(a, guild="highlands"), "A: excavate c27 golden", "A: advance", "A: mark 2", "A: spend c5")
    assert asked(cover) == ("A", "cover")
    assert why(cover, "hall:golden1") == ("14.5", "card-first")
    assert why(cover, "hand:d39", "hall:crimson1") == ("24.4", "nobody-there")
    assert why(cover, "hall:crimson1") == ("24.4", "nobody-there")


@rule("WYR-14.6", "WYR-14.7", "WYR-17.2")
def test_abilities_and_swaps() -> None:
    m = lay_out({"halls": {"golden1": "d48", "crimson1": "d139"}}, phase="round_end")
    assert why(m, "hall:golden1") == ("17.2", "no-round-end")
    assert why(m, "hall:amethyst1") == ("17.2", "nobody-there")
    two = lay_out({"halls": {"crimson1": "d139", "golden1": "d160"}}, phase="round_end", dragon_deck=["d5"])
    say(two, "A: use golden1", "A: tuck d5 golden1")
    assert why(two, "hall:golden1") == ("17.2", "used-already")
    a = {"coins": 1, "mat_eggs": 0, "hand": ["c66"], "halls": {"golden1": "d48", "crimson1": "d139"}}
    swap = say(lay_out(a), "A: excavate c66 golden")
    assert asked(swap) == ("A", "swap")
    assert why(swap, "hall:amethyst1") == ("14.7", "nobody-there")
    assert why(swap, "hall:golden1", "hall:golden2") == ("14.7", "nobody-there")
    halls = {"crimson1": {"dragon": "d139"}, "golden1": "d1", "amethyst1": "d102"}
    m = say(lay_out({"coins": 2, "hand": ["c1"], "halls": halls}), "A: excavate c1 golden")
    assert asked(m) == ("A", "activate")
    assert why(m, "hall:golden2") == ("14.6", "nobody-there")
    assert why(m, "hall:amethyst1") == ("14.6", "does-nothing")


@rule("WYR-24.9", "WYR-24.8", "WYR-10.6")
def test_limits() -> None:
    hand = [f"d{n}" for n in range(101, 114)]
    m = say(lay_out({"coins": 1, "hand": hand, "resources": {"gold": 11}}), "A: pass")
    assert why(m, "reserve:gold") == ("24.9", "cards-first")
    assert why(m, "hand:d113") == ("24.9", "wrong-number")
    say(m, "A: discard d101", "A: discard d102", "A: discard d103", "A: discard d104")
    assert why(m, "hand:d105") == ("24.9", "wrong-number")
    assert why(m, "reserve:milk") == ("24.9", "wrong-number")
    assert why(m, "reserve:gold", "reserve:gold", "reserve:gold") == ("24.8", "bad-exchange")


@rule("WYR-19.1", "WYR-24.2")
def test_last_payments() -> None:
    a = {"coins": 1, "resources": {"gold": 1}, "hand": ["d9"], "halls": {"golden1": "d144"}}
    m = lay_out(a, phase="final", round=4)
    assert why(m, "hand:d9") == ("24.2", "cannot-pay")
    assert why(m, "reserve:milk") == ("24.2", "not-held")
    assert why(m, "nest:mat") == ("24.2", "cannot-pay")


@rule("WYR-20.15")
def test_naming() -> None:
    m = say(lay_out({"coins": 1, "resources": {"meat": 2}, "hand": ["d156"]}), "A: entice d156 crimson")
    assert asked(m) == ("A", "name")
    assert why(m, "hand:d1") == ("24.1", "not-now")
    assert why(m, "reserve:gold") is None  # the stock stands for the supply, too


GARBAGE: list[list[str]] = [
    *([], [""], [":"], ["hand:"], ["hand:d999"], ["hall:red1"], ["path:"], ["path:crimson9"], ["supply:"], ["é:\x00"]),
    *(["hand:" + "d1" * 50_000], ["x" * 100_000], ["hall:golden1"] * 500, ["square:"], ["deck:d1", "hand"], ["other:"]),
]


def drawn(m: skarb.Match, seat: int) -> list[str]:
    """The ids of everything that the page draws for the seat, also what belongs to no choice."""
    view = m.view(seat)
    own = view["players"][view["seats"][seat]]
    out = [f"{zone}:{card}" for zone in ("hand", "dealt", "drawn") for card in own.get(zone) or []]
    out += [f"display:{card}" for card in view["dragon_display"] + view["cave_display"] if card]
    out += [f"{place}:{hall}" for place in ("hall", "nest", "other:hall") for hall in HALLS]
    out += [f"cavern:{cavern}" for cavern in CAVERNS] + [f"path:{c}{n}" for c in CAVERNS for n in range(1, 6)]
    kinds = ("coin", "egg", "gold", "crystal", "meat", "milk")
    out += [f"{place}:{kind}" for place in ("reserve", "supply", "cost") for kind in kinds]
    out += [f"square:{square}" for square in SQUARE_IDS] + [f"button:{word}" for word in ("pass", "skip", "done", "ok")]
    return [
        *out,
        "deck:dragon",
        "deck:cave",
        "nest:mat",
        "guild:token",
        "space:3",
        "seat:1",
        "zone:hand",
        "zone:discard",
    ]


@rule("WYR-32.2", "WYR-34.4", "WYR-22.2")
@pytest.mark.parametrize(("seats", "options"), CASES)
def test_whatever_is_touched_has_a_reason_or_none_and_tells_no_secret(seats: int, options: dict[str, Any]) -> None:
    known = statements("wyrmspan")
    m, random = skarb.new("wyrmspan", seats=seats, seed=5, options=options), Random(seats)
    while m.question is not None:
        if random.random() < 0.25:
            seat = random.randrange(seats)
            w = m.world(seat, len(m.plies))
            things = drawn(m, seat)
            for _ in range(6):
                begun = random.choice(random.choice(m.questions).legal).touches
                path = begun[: random.randrange(len(begun))] + random.choices(things, k=random.choice([1, 1, 1, 2, 4]))
                told = why(m, *path, seat=seat)
                assert told is None or f"WYR-{told[0]}" in known, (path, told)
                assert m.why_not_touch(path, seat) == w.why_not_touch(path, seat), path
            assert all(why(m, *path, seat=seat) is None for path in GARBAGE)
        step(m, random)
