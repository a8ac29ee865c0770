"""Faulty toys, each with one fault and the one law that it breaks. What the laws are tested with.

A mutant is a function that stands in for one part of Lanterns: of the record (a name), or of a class (class and name).
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from typing import Any, NamedTuple

import pytest

from harness import lanterns, laws
from harness.lanterns import ANY, HINTED, ID, MOST, PARTS, Act, Draw, Lanterns, Turn
from harness.laws import Law
from harness.walk import Case
from skarb.kernel import chance
from skarb.kernel.deal import deal_within
from skarb.kernel.features import Features
from skarb.kernel.game import Complete, Game
from skarb.kernel.refusal import Refusal, Refused
from skarb.kernel.state import UNANSWERED


class Mutant(NamedTuple):
    law: Law
    of: type | None  # None: of the record
    faults: dict[str, Any]

    @contextmanager
    def alive(self) -> Iterator[list[Case]]:
        """Its cases, while it lives."""
        with pytest.MonkeyPatch.context() as patch:
            for part, fault in self.faults.items() if self.of else ():
                patch.setattr(self.of, part, fault)
            game: Game[Lanterns] = Game(**(PARTS if self.of else PARTS | self.faults))
            yield [Case(game, lanterns, *case) for case in lanterns.CASES[::2]]


MUTANTS: dict[str, Mutant] = {}


def breaks(law: Law, part: str, of: type | None = None) -> Callable[[Any], Any]:
    def enter(fault: Any) -> Any:
        MUTANTS[fault.__name__] = Mutant(law, of, {part: fault})
        return fault

    return enter


# -- play --------------------------------------------------------------------------------------------------------------

act, draw, copy, getstate = Act.choose, Draw.do, Lanterns.copy, Lanterns.__getstate__  # as they should be


@breaks(laws.cards_are_conserved, "choose", Act)
def a_played_card_is_nowhere(self: Act, s: Lanterns, seat: int, choice: int) -> None:
    act(self, s, seat, choice)
    s.played.clear()


@breaks(laws.a_copy_lives_for_itself, "copy", Lanterns)
def copies_share_the_deck(self: Lanterns) -> Lanterns:
    t = copy(self)
    t.deck = self.deck
    return t


@breaks(laws.every_offered_choice_is_accepted, "text")
def two_choices_are_called_alike(s: Lanterns, choice: int) -> str:
    return "point" if choice in (lanterns.POINT, lanterns.POINT + 1) else lanterns.text(s, choice)


@breaks(laws.nothing_else_is_accepted, "why_not")
def a_refusal_has_no_sentence(s: Lanterns, seat: int, text: str) -> Refusal:
    return Refusal("LAN-1.2", "NOBODY_WROTE_THIS", ID)


@breaks(laws.what_is_spoiled_is_refused_or_played, "place")
def a_bad_position_is_an_error(position: dict[str, Any], options: dict[str, Any] | None, full: Complete) -> Lanterns:
    try:
        return lanterns.place(position, options, full)
    except Refused as refused:
        raise KeyError("a field") from refused


@breaks(laws.games_end, "value")
def a_value_is_more_than_won(s: Lanterns, seat: int) -> float:
    return 1.5


@breaks(laws.partners_share_the_result, "sides")
def rivals_are_called_partners(s: Lanterns) -> list[int]:
    return [0] * len(s.hands)


@breaks(laws.choices_are_kept, "forced", Turn)
def choices_are_worked_out_whenever_they_are_needed(self: Turn, s: Lanterns) -> int:
    seat = self.seat(s)
    first, last = self.choices(s, seat)[0], self.choices(s, seat)[-1]
    return first if first == last else UNANSWERED


@breaks(laws.chance_leaves_no_choice_out, "at_random", Act)
def the_last_choice_is_never_made_at_random(self: Act, s: Lanterns, seat: int, draw: Callable[[], float]) -> int:
    legal = self.choices(s, seat)
    return legal[int(draw() * max(1, len(legal) - 1))]


# -- records, positions, snapshots, undo -------------------------------------------------------------------------------


@breaks(laws.records_replay_to_the_same_position, "check")
def options_change_whenever_they_are_read(seats: int, options: dict[str, Any]) -> dict[str, Any]:
    return {"alone": not options["alone"]}


@breaks(laws.positions_come_back, "place")
def the_deck_is_read_in_another_order(
    position: dict[str, Any], options: dict[str, Any] | None, full: Complete
) -> Lanterns:
    s = lanterns.place(position, options, full)
    s.deck.sort()
    return s


@breaks(laws.states_pickle, "__getstate__", Lanterns)
def a_pickle_forgets_the_hints(self: Lanterns) -> dict[str, Any]:
    return {**getstate(self), "hints": [0] * len(self.hints)}


KINDS = [kind for kind in PARTS["kinds"] if kind is not Turn]
MUTANTS["a_snapshot_cannot_be_read"] = Mutant(laws.a_frozen_match_goes_on_alike, None, {"kinds": KINDS})


SIGHTS: dict[str, Any] = {}  # frames by where they lay on top


@breaks(laws.a_frozen_match_goes_on_alike, "hurry")
def quick_players_know_a_frame_by_sight(s: Lanterns, most: int, random: Random) -> None:
    if SIGHTS.setdefault(str(lanterns.position(s)), s.top()) is s.top():
        lanterns.GAME.hurry(s, most, random)


@breaks(laws.undo_restores_or_says_why_not, "do", Draw)
def a_wall_has_no_sentence(self: Draw, s: Lanterns) -> None:
    draw(self, s)
    s.wall("LAN-1.3", "nobody-wrote-this")


# -- what a seat knows -------------------------------------------------------------------------------------------------


@breaks(laws.undo_stops_where_something_became_known, "wall", Lanterns)
def there_are_no_walls(self: Lanterns, rule: str, code: str) -> None:
    pass


@breaks(laws.undo_stops_where_something_became_known, "do", Draw)
def only_what_the_chooser_learns_is_a_wall(self: Draw, s: Lanterns) -> None:
    """He does not see what he draws; but the others do."""
    walls = s.walls
    draw(self, s)
    s.walls = walls


@breaks(laws.what_a_seat_is_told_it_knows, "do", Draw)
def the_drawer_is_told_what_he_must_not_see(self: Draw, s: Lanterns) -> None:
    draw(self, s)
    s.tell("drawn", {"seat": self.who}, {self.who: {"number": s.newest}})


@breaks(laws.what_a_seat_is_told_it_knows, "do", Draw)
def all_are_told_what_lies_on_the_deck(self: Draw, s: Lanterns) -> None:
    draw(self, s)
    s.tell("drawn", {"seat": self.who, "next": s.deck[-1] if s.deck else 0})


def redealt(s: Lanterns, seat: int, key: bytes) -> Lanterns:
    return lanterns.world(s, seat, key)


@breaks(laws.worlds_depend_on_knowledge_alone, "world")
def a_world_shuffles_the_true_order(s: Lanterns, seat: int, key: bytes) -> Lanterns:
    t = redealt(s, seat, key)
    t.deck.sort(key=lambda card: s.deck.index(card) if card in s.deck else -card)
    chance.shuffle(key, 97, t.deck)
    return t


@breaks(laws.worlds_depend_on_knowledge_alone, "world")
def a_world_remembers_the_card_drawn_last(s: Lanterns, seat: int, key: bytes) -> Lanterns:
    t = redealt(s, seat, key)
    t.newest = s.newest
    return t


@breaks(laws.a_world_keeps_what_its_seat_knows, "world")
def a_world_deals_the_own_wish_too(s: Lanterns, seat: int, key: bytes) -> Lanterns:
    t = redealt(s, seat, key)
    if s.wishes[seat] and s.result is None:
        t.wishes[seat] = 1 + chance.below(key, 99, MOST)
    return t


@breaks(laws.a_world_can_be_read_again, "world")
def a_world_holds_what_nobody_can_wish(s: Lanterns, seat: int, key: bytes) -> Lanterns:
    t = redealt(s, seat, key)
    if s.result is None and chance.below(key, 98, 2):
        t.wishes = [wish if other == seat else wish and MOST + 1 for other, wish in enumerate(t.wishes)]
    return t


@breaks(laws.worlds_reach_every_possible_place, "world")
def a_world_never_holds_the_highest_wish(s: Lanterns, seat: int, key: bytes) -> Lanterns:
    t = redealt(s, seat, key)
    if s.result is None:
        t.wishes = [wish if other == seat else min(wish, MOST - 1) for other, wish in enumerate(t.wishes)]
    return t


@breaks(laws.worlds_keep_what_was_told, "world")
def a_world_forgets_the_hints(s: Lanterns, seat: int, key: bytes) -> Lanterns:
    with pytest.MonkeyPatch.context() as patch:
        for told in HINTED:
            patch.setitem(HINTED, told, ANY)
        return redealt(s, seat, key)


def features_look_at_the_own_hand(s: Lanterns, seat: int) -> bytes:
    told = bytearray(lanterns.told_position(s, seat))
    told[len(lanterns.QUESTIONS)] = s.hands[seat][0]
    return bytes(told)


def features_leave_out_the_question(s: Lanterns, seat: int) -> bytes:
    return bytes(len(lanterns.QUESTIONS)) + lanterns.told_position(s, seat)[len(lanterns.QUESTIONS) :]


def two_choices_are_the_same_numbers(s: Lanterns, seat: int, choices: list[int]) -> bytes:
    return lanterns.told_choices(s, seat, [choice - (choice == lanterns.AWAY) for choice in choices])


for law, part, fault in (
    (laws.features_tell_no_more_than_views, "position", features_look_at_the_own_hand),
    (laws.features_tell_all_that_choices_depend_on, "position", features_leave_out_the_question),
    (laws.features_tell_all_that_choices_depend_on, "choices", two_choices_are_the_same_numbers),
):
    MUTANTS[fault.__name__] = Mutant(law, None, {"features": Features(**lanterns.TOLD | {part: fault})})


@breaks(laws.a_spectator_sees_what_everybody_sees, "view")
def a_spectator_sees_every_hand(s: Lanterns, seat: int | None) -> dict[str, Any]:
    out = lanterns.view(s, seat)
    return out if seat is not None else {**out, "hands": lanterns.position(s)["hands"]}


@breaks(laws.a_spectator_sees_what_everybody_sees, "view")
def a_spectator_sees_every_wish(s: Lanterns, seat: int | None) -> dict[str, Any]:
    return {**lanterns.view(s, seat), **({"wishes": s.wishes} if seat is None else {})}


def open_view(s: Lanterns, seat: int | None) -> dict[str, Any]:
    out = lanterns.view(s, seat)
    return out if seat is None else {**out, "hands": lanterns.position(s)["hands"]}


def open_world(s: Lanterns, seat: int, key: bytes) -> Lanterns:
    t = redealt(s, seat, key)
    t.hands, t.away, t.newest = s.copy().hands, s.away.copy(), s.newest
    t.deck = deal_within(key, 1, s.deck, [ANY] * len(s.deck))
    return t


# worlds agree with the view that one sees one's own hand: only the names tell
MUTANTS["everybody_sees_his_own_hand"] = Mutant(
    laws.names_of_hidden_cards_are_not_sent, None, {"view": open_view, "world": open_world}
)


# -- what people see ---------------------------------------------------------------------------------------------------


@breaks(laws.everything_has_words, "label")
def a_choice_has_no_words(s: Lanterns, choice: int) -> tuple[str, dict[str, Any]]:
    return ("choice-nobody-wrote-this", {}) if choice == lanterns.AWAY else lanterns.label(s, choice)


@breaks(laws.everything_has_words, "label")
def a_word_is_missing_in_a_sentence(s: Lanterns, choice: int) -> tuple[str, dict[str, Any]]:
    return lanterns.label(s, choice)[0], {}


@breaks(laws.touches_lead_to_one_choice, "touches")
def two_choices_are_touched_alike(s: Lanterns, seat: int, choice: int) -> list[str]:
    return ["slot:"] if lanterns.POINT <= choice < lanterns.PLAY else lanterns.touches(s, seat, choice)


@breaks(laws.wrong_touches_are_answered, "why_not_touch")
def a_touch_of_nothing_is_an_error(s: Lanterns, seat: int, path: list[str]) -> Refusal | None:
    return lanterns.why_not_touch(s, seat, path[-1:] if path[-1] else [])


@breaks(laws.wrong_touches_are_answered, "why_not_touch")
def a_wrong_touch_tells_of_the_card(s: Lanterns, seat: int, path: list[str]) -> Refusal | None:
    return Refusal("LAN-1.2", "NOT_A_CHOICE", ID, text=lanterns.name(s.hands[seat][0]))
