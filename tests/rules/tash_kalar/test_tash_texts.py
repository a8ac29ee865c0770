"""The words: the same ids and variables in three languages, names as in the card data, a text for every card."""

import re
from pathlib import Path

import pytest
from rich.console import Console

import skarb
from rules.tash_kalar.vectors import begin
from skarb.games import find
from skarb.games.tash_kalar.cards import BEINGS, TASKS
from skarb.games.tash_kalar.flow.hindrance import MISSES, ONTO
from skarb.games.tash_kalar.refusals import ASKED
from skarb.texts import LANGUAGES, bundle, say

GAME = find("tash_kalar")
ROOM = Path(__file__).parents[3] / "src" / "skarb" / "games" / "tash_kalar"


def messages(lang: str) -> dict[str, set[str]]:
    """The variables of every message of the game's own files."""
    from importlib.resources import files

    found: dict[str, set[str]] = {}
    folder = files("skarb.games.tash_kalar").joinpath("texts")
    for item in folder.iterdir():
        if item.name.endswith(f"{lang}.ftl"):
            name = ""
            for line in item.read_text("utf-8").splitlines():
                begins = re.match(r"([a-z][\w-]*) = ", line)
                if begins:
                    name = begins[1]
                    assert name not in found, name
                    found[name] = set()
                if name:
                    found[name] |= set(re.findall(r"\$(\w+)", line))
    return found


def test_three_languages_say_the_same_things() -> None:
    english = messages("en")
    assert len(english) > 300
    for lang in LANGUAGES:
        assert messages(lang) == english


def test_every_reason_has_a_sentence() -> None:
    """The codes that stand in the source of the refusals, and the kinds of questions that come first."""
    said = messages("en")
    codes = {f"first-{kind}" for kind in ASKED} | set(MISSES) | set(ONTO.values())
    for source in ("refusals.py", "flow/hindrance.py"):
        text = (ROOM / source).read_text("utf-8")
        codes |= set(re.findall(r'refusal\((?:"TSK-[\d.]+"|rule), "([a-z-]+)"', text))
        codes |= set(re.findall(r'return "([a-z-]+)", (?:\{|told)', text))
    assert len(codes) > 80
    assert not [code for code in codes if f"refused-{code}" not in said]


def test_names_are_those_of_the_cards() -> None:
    for lang in LANGUAGES:
        names = {card.id: card.names[lang] for card in BEINGS} | {task.id: task.names[lang] for task in TASKS}
        for card, name in names.items():
            assert say(lang, "tash_kalar", f"card-{card}") == name


@pytest.mark.rule("TSK-4.3")
def test_every_card_has_a_text_in_every_language() -> None:
    for lang in LANGUAGES:
        texts = {card: GAME.card_text(card, lang) for card in GAME.cards}
        assert len(texts) == 54 + 12 + 12 + 24
        for card, text in texts.items():
            assert text.endswith("."), (card, text)
            assert not re.search(r"effect-|task-|if-|flare-|squares?-|[{}$]|  | ,|\.\.|None", text), (card, text)
            assert text[0].isupper() or text[0] in "▲", (card, text)
            if lang == "en":
                assert text.isascii() or "▲" in text
            else:
                assert not re.search(r"[A-Za-z]{2,}", re.sub(r"[a-i]\d", "", text)), (card, text)


def test_texts_follow_the_data() -> None:
    knight = GAME.card_text("imperial_knight", "en")
    assert knight == "Make up to three combat moves with this piece, but never onto a common."
    assert GAME.card_text("sylvan_sapling", "uk") == "Покращте цю фішку."
    assert GAME.card_text("flare_08", "ru").count("\n") == 1
    assert GAME.card_text("no_such_card", "en") == ""


def test_no_message_is_missing_an_argument() -> None:
    for lang in LANGUAGES:
        assert bundle(lang, "tash_kalar").has_message("event-summoned")


def test_the_picture_shows_arena_hand_and_tasks() -> None:
    tasks = {"current": ["task_destruction", "task_devastation", "task_isolation"], "next": "task_diagonals"}
    pos = {"board": "R e4c e6h | B d4l", "hands": {"A": ["imperial_knight", "flare_11"]}, "tasks": tasks}
    match = begin(pos)
    for lang in LANGUAGES:
        console = Console(width=120, record=True, file=open("/dev/null", "w"))  # noqa: SIM115
        console.print(GAME.picture(match.view(0), lang))
        text = console.export_text()
        for word in ("imperial_knight", "task_destruction", "task_diagonals", "flare_11"):
            assert say(lang, "tash_kalar", f"card-{word}") in text
        assert "a b c d e f g h i" in re.sub(r" +", " ", text)
        spectator = Console(width=120, record=True, file=open("/dev/null", "w"))  # noqa: SIM115
        spectator.print(GAME.picture(match.view(None), lang))
        assert say(lang, "tash_kalar", "card-imperial_knight") not in spectator.export_text()
    setup = skarb.new("tash_kalar", 4, 1)
    assert GAME.picture(setup.view(0), "en") is not None


def test_values_and_progress() -> None:
    even = begin({"board": "R e4c | B e6c"}, mode="deathmatch_duel").state
    ahead = begin({"board": "R e4c | B e6c", "score": {"R": 9}}, mode="deathmatch_duel").state
    assert GAME.value(ahead, 0) > GAME.value(even, 0)
    assert GAME.value(ahead, 1) < GAME.value(even, 1)
    assert GAME.progress(ahead) == [9.0, 0.0]
    assert GAME.progress(skarb.new("tash_kalar", 2, 1).state) == []
    melee = begin({"score": {"R": {"B": 2, "Y": 1}}}, mode="deathmatch_melee").state
    assert GAME.progress(melee) == [3.0, 0.0, 0.0]
