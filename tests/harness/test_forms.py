"""What a form tells the page of an option agrees with what the game refuses."""

from typing import Any

import pytest

import skarb
from skarb.kernel.game import Game
from skarb.kernel.option import Option
from skarb.kernel.refusal import Refused


def allowed(option: Option, value: Any, seats: int) -> bool:
    fits = option.form.get("seats")
    where = fits[option.form["values"].index(value)] if fits else None
    return where is None or seats in where


def fitting(game: Game[Any], seats: int) -> dict[str, Any]:
    """The defaults, and another value where the form says that the default is not for so many players."""
    out = {}
    for option in game.options:
        if option.form["kind"] in ("one", "flag") and not allowed(option, option.default, seats):
            out[option.key] = next(value for value in option.form["values"] if allowed(option, value, seats))
    return out


def accepts(game: Game[Any], seats: int, options: dict[str, Any]) -> bool:
    try:
        game.complete(seats, options)
    except Refused:
        return False
    return True


def named(option: Option, seats: int) -> list[Any]:
    """The first list that the form lets a person name."""
    values = [value for value in option.form["values"] if allowed(option, value, seats)]
    marks = dict(zip(option.form["values"], option.form.get("apart", option.form["values"]), strict=True))
    apart = {marks[value]: value for value in reversed(values)}
    return list(reversed(apart.values()))[: option.form.get("count", seats)]


@pytest.mark.parametrize("id", skarb.games.ids())
def test_a_form_knows_which_values_are_for_how_many(id: str) -> None:
    game = skarb.games.find(id)
    for seats in game.seats:
        assert accepts(game, seats, fitting(game, seats))
    for option in game.options:
        if option.form["kind"] not in ("one", "flag"):
            continue
        for value in option.form.get("values", [False, True]):
            takes = [n for n in game.seats if accepts(game, n, {**fitting(game, n), option.key: value})]
            if takes:  # some values want another option too, whatever the number of players
                assert takes == [n for n in game.seats if allowed(option, value, n)], (option.key, value)


@pytest.mark.parametrize("id", skarb.games.ids())
def test_what_a_form_lets_a_person_name_is_accepted(id: str) -> None:
    game = skarb.games.find(id)
    for option in game.options:
        kind, form = option.form["kind"], option.form
        if kind == "list":
            assert all(
                accepts(game, n, {**fitting(game, n), option.key: word}) for n in game.seats for word in form["words"]
            )
            lists = {n: named(option, n) for n in game.seats}
            assert any(lists.values())
            assert all(option.accepts(names, n) for n, names in lists.items() if names), option.key
        if kind == "map":
            for value in form["values"]:
                assert option.accepts(dict.fromkeys(option.default, value), game.seats[0])
