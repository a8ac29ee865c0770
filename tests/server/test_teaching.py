"""The book and the lessons as the page asks for them. No table, no visitor, nothing stored."""

import gzip
import json
import sqlite3

import pytest

import skarb
from server.house import House
from skarb.server.database import SCHEMA
from skarb.server.keeping import add_up, learn
from skarb.teach.data import teaching


def test_a_wrong_touch_is_answered_in_three_languages(house: House) -> None:
    anna = house.visitor()
    found = anna.get('/api/games/durak/lessons/1/why?touch=["hand:7C","table:0"]')
    assert found["rule"] == "DUR-8.2"
    assert set(found["reason"]) == {"uk", "ru", "en"}
    assert anna.get('/api/games/durak/lessons/1/why?touch=["hand:JC"]') is None


@pytest.mark.parametrize(
    "path",
    [
        "/api/games/durak/book/nothing",
        "/api/games/durak/lessons/99",
        '/api/games/durak/lessons/1?line=["take"]',
        '/api/games/durak/lessons/1/why?line=["fly"]',
        "/api/games/chess/book",
    ],
)
def test_what_is_not_there_is_not_found(house: House, path: str) -> None:
    assert house.visitor().http.get(path).status_code == 404


@pytest.mark.parametrize("query", ["line=[", "line=7", "line=[7]", "touch={}"])
def test_a_list_that_cannot_be_read_is_refused(house: House, query: str) -> None:
    assert house.visitor().http.get(f"/api/games/durak/lessons/1/why?{query}").status_code == 400


@pytest.mark.parametrize("game", skarb.games.ids())
def test_a_chapter_is_whole_and_small(house: House, game: str) -> None:
    anna = house.visitor()
    told = anna.get(f"/api/games/{game}/contents?lang=uk")
    assert [one["id"] for one in told["chapters"]] == [one.id for one in teaching(game).chapters]
    assert len(gzip.compress(json.dumps(told).encode())) < 2_000
    for chapter in teaching(game).chapters:
        read = anna.get(f"/api/games/{game}/book/{chapter.id}?lang=uk")
        assert read["say"]
        assert set(read["cards"]) <= set(read["shown"])
        assert all(card["name"] for card in read["shown"].values())
        assert len(gzip.compress(json.dumps(read).encode())) < 8_000


def test_what_one_has_learned_stays_and_moves_with_the_person(house: House) -> None:
    anna, bohdan = house.visitor(), house.visitor()
    assert anna.get("/api/me/lessons") == {}
    assert anna.post("/api/me/lessons", lesson="dur-l1", steps=4) == {"dur-l1": 4}
    assert anna.post("/api/me/lessons", lesson="dur-l1", steps=2) == {"dur-l1": 4}
    assert bohdan.get("/api/me/lessons") == {}
    assert anna.http.post("/api/me/lessons", json={"lesson": "chess-l1", "steps": 1}).status_code == 404
    assert house.get("/api/me/lessons").json() == {}


def test_two_who_become_one_have_learned_what_both_have() -> None:
    link = sqlite3.connect(":memory:")
    link.executescript(SCHEMA)
    for person, lesson, steps in (("a", "x", 3), ("b", "x", 1), ("b", "y", 2)):
        learn(person, lesson, steps)(link)
    add_up(link, "b", "a")
    assert link.execute("SELECT * FROM learned ORDER BY lesson").fetchall() == [("a", "x", 3), ("a", "y", 2)]
