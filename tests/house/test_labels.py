"""What a choice is called: no two choices of a question alike, no bare id, and who declines reads what is declined.

Fixed random games of every game, every language.
"""

import random
import re
from functools import cache
from importlib.resources import files
from typing import Any

import pytest

import skarb
from skarb.kernel.game import Game
from skarb.kernel.question import Choice, Question
from skarb.texts import LANGUAGES, has, say, spoken

OPTIONS: dict[str, list[tuple[int, dict[str, Any]]]] = {
    "durak": [(4, {"enchanted": ["6", "7", "8", "9", "10", "J", "Q", "K", "A"]}), (2, {})],
    "dragon_catchers": [(4, {}), (3, {}), (2, {})],
    "tash_kalar": [(2, {}), (4, {}), (3, {"mode": "deathmatch_melee"})],
    "wyrmspan": [(2, {}), (1, {})],
    "flamecraft": [(3, {}), (1, {})],
}
TABLES = [(game, *one) for game in skarb.games.ids() for one in OPTIONS.get(game, [(0, {})])]
PLIES = 260
RICH = ("excavate", "entice", "summon", "invoke", "enchant")  # what brings cards with words of their own
NAMES = ["Anna", "Ben", "Cleo", "Dan", "Eva", "Finn"]
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
    for seed in (1, 2, 3):
        match = skarb.new(name, seats=seats or game.seats[0], seed=seed, options=options)
        chance = random.Random(seed)
        while (questions := [q for q in match.questions if not q.offer]) and len(match.plies) < PLIES:
            question = chance.choice(questions)
            for lang in LANGUAGES:
                asked(game, question, lang)
                if len(question.legal) < 200:
                    check(game, question.legal, lang)
            if "card" in question.extra and question.extra["card"] in game.cards:
                assert has("en", name, f"card-{question.extra['card']}")
            rich = [choice for choice in question.choices if seed > 1 and choice.startswith(RICH)]
            match.choose(chance.choice(rich or question.choices), seat=question.seat)


@cache
def source(lang: str, game: str, message: str) -> str:
    """A message as it is written."""
    folder = files(f"skarb.games.{game}").joinpath("texts")
    texts = [one.read_text("utf-8") for one in folder.iterdir() if one.name.endswith(f"{lang}.ftl")]
    found = [re.search(rf"^{message} =.*(\n[ }}].*)*", text, re.M) for text in texts]
    return "".join(one.group() for one in found if one)


def asked(game: Game[Any], question: Question, lang: str) -> None:
    """A question, and what stands below it, is said whole: nothing that its words need is missing."""
    kind = f"question-{question.kind}"
    ruled = f"{kind}-{question.rule.replace('.', '-')}"
    message = ruled if has(lang, game.id, ruled) else kind
    args = spoken({**question.extra, "seat": question.seat}, NAMES)
    for one in (message, f"{message}-help"):
        if has(lang, game.id, one):
            named = set(re.findall(r"\$(\w+)", source(lang, game.id, one))) - set(args)
            told = say(lang, game.id, one, **args, **dict.fromkeys(named, "{missing}"))
            assert not ID.search(told), (lang, question.kind, question.rule, told)


def check(game: Game[Any], legal: list[Choice], lang: str) -> None:
    seen: dict[str, Choice] = {}
    for choice in legal:
        told = say(lang, game.id, choice.label[0], **choice.label[1])
        assert told.lower() not in EMPTY, f"{lang} {choice.text}: {told}"
        assert not ID.search(told), f"{lang} {choice.text}: {told}"
        if told in seen:
            assert twins(game, choice, seen[told]), f"{lang}: {choice.text} and {seen[told].text} are both {told!r}"
        seen[told] = choice
