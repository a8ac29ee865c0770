"""What a choice is called: no two choices of a question alike, no bare id, and who declines reads what is declined.

Fixed random games of every game, every language.
"""

import random
import re
from typing import Any

import pytest

import skarb
from skarb.kernel.game import Game
from skarb.kernel.question import Choice
from skarb.texts import LANGUAGES, has, say

OPTIONS: dict[str, list[tuple[int, dict[str, Any]]]] = {
    "durak": [(4, {"enchanted": ["6", "7", "8", "9", "10", "J", "Q", "K", "A"]}), (2, {})],
    "dragon_catchers": [(4, {}), (3, {}), (2, {})],
    "tash_kalar": [(2, {}), (4, {}), (3, {"mode": "deathmatch_melee"})],
    "wyrmspan": [(2, {}), (1, {})],
    "flamecraft": [(3, {}), (1, {})],
}
TABLES = [(game, *one) for game in skarb.games.ids() for one in OPTIONS.get(game, [(0, {})])]
PLIES = 260
# Words that say nothing: what "no" is meant?
EMPTY = {"skip", "done", "no more", "no, thank you", "ok", "option", "continue"}
EMPTY |= {"пропустити", "готово", "досить", "ні", "ні, дякую", "далі"}
EMPTY |= {"пропустить", "нет", "нет, спасибо", "хватит", "дальше"}
ID = re.compile(r"[@{}]|\b\w+_\w+\b|\bchoice-|\b(option|варіант|вариант) \d", re.IGNORECASE)


def twins(game: Game[Any], one: Choice, other: Choice) -> bool:
    """Two cards of one name and one text: there it does not matter which is meant."""

    def told(choice: Choice) -> str:
        card = r"\b(" + "|".join(sorted(game.cards, key=len, reverse=True)) + r")\b"
        return re.sub(card, lambda found: game.card_text(found.group(), "en"), choice.text)

    return told(one) == told(other)


@pytest.mark.parametrize(("name", "seats", "options"), TABLES, ids=[f"{game}-{seats}" for game, seats, _ in TABLES])
def test_every_choice_says_what_it_is(name: str, seats: int, options: dict[str, Any]) -> None:
    game = skarb.games.find(name)
    for seed in (1, 2):
        match = skarb.new(name, seats=seats or game.seats[0], seed=seed, options=options)
        chance = random.Random(seed)
        while (questions := [q for q in match.questions if not q.offer]) and len(match.plies) < PLIES:
            question = chance.choice(questions)
            if len(question.legal) < 200:
                for lang in LANGUAGES:
                    check(game, question.legal, lang)
            if "card" in question.extra and question.extra["card"] in game.cards:
                assert has("en", name, f"card-{question.extra['card']}")
            match.choose(chance.choice(question.choices), seat=question.seat)


def check(game: Game[Any], legal: list[Choice], lang: str) -> None:
    seen: dict[str, Choice] = {}
    for choice in legal:
        told = say(lang, game.id, choice.label[0], **choice.label[1])
        assert told.lower() not in EMPTY, f"{lang} {choice.text}: {told}"
        assert not ID.search(told), f"{lang} {choice.text}: {told}"
        if told in seen:
            assert twins(game, choice, seen[told]), f"{lang}: {choice.text} and {seen[told].text} are both {told!r}"
        seen[told] = choice
