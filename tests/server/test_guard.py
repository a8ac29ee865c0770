"""Headers, origins, sizes, rates, and the files of the page."""

import gzip
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from server.house import PATIENCE, Hand, House
from skarb.server.denied import _bundle
from skarb.server.guard import Bucket, Buckets, Limits


@pytest.fixture
def site(tmp_path: Path) -> Iterator[House]:
    """A house with a small page."""
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<!doctype html><title>Skarb</title>")
    (page / "assets" / "index-BcD3fG7h.js").write_text("console.log('skarb')")
    (page / "assets" / "index-BcD3fG7h.js.gz").write_bytes(gzip.compress(b"console.log('skarb')"))
    (page / "icon.svg").write_text("<svg/>")
    (tmp_path / "secret.txt").write_text("secret")
    house = House(tmp_path / "a.sqlite", page_folder=page)
    yield house
    house.close()


def test_every_answer_is_strict(site: House) -> None:
    for path in ("/", "/table/x", "/icon.svg", "/api/me", "/api/nothing", "/api/tables/x", "/me/x", "/missing.png"):
        headers = site.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "unsafe-eval" not in policy
        assert "http" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"
        assert "server" not in headers or "uvicorn" in headers["server"]


def test_the_page_answers_every_path(site: House) -> None:
    for path in ("/", "/table/abc", "/rules/durak"):
        answer = site.get(path)
        assert "<title>Skarb</title>" in answer.text
        assert answer.headers["cache-control"] == "no-cache"
    script = site.get("/assets/index-BcD3fG7h.js")
    assert script.text == "console.log('skarb')"
    assert script.headers["content-encoding"] == "gzip"
    assert "immutable" in script.headers["cache-control"]
    assert "javascript" in script.headers["content-type"]
    plain = site.get("/assets/index-BcD3fG7h.js", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.text == script.text
    assert site.get("/icon.svg").headers["content-type"].startswith("image/svg")
    assert site.get("/missing.js").status_code == 404


@pytest.mark.parametrize("path", ["/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt", "/%00.txt"])
def test_no_file_outside_the_page(site: House, path: str) -> None:
    answer = httpx.Client(base_url=site.url, timeout=PATIENCE).request(
        "GET", httpx.URL(site.url).copy_with(raw_path=path.encode())
    )
    assert "secret" not in answer.text
    assert answer.status_code in (200, 404)


def test_other_sites_cannot_post(site: House) -> None:
    anna = site.visitor()
    body = {"game": "durak", "seats": 2}
    for headers in (
        {"origin": "https://evil.example"},
        {"origin": "null"},
        {"origin": "http://127.0.0.1.evil.example"},
        {"sec-fetch-site": "cross-site"},
    ):
        answer = anna.http.post("/api/tables", json=body, headers=headers)
        assert answer.status_code == 403
        assert answer.json()["error"]["code"] == "other-origin"
    assert anna.http.post("/api/tables", json=body, headers={"origin": site.url}).status_code == 200


def test_bodies_are_limited(site: House) -> None:
    anna = site.visitor()
    assert anna.http.post("/api/tables", content=b"x" * 20_000).status_code == 413
    chunks = (b"x" * 1000 for _ in range(50))  # without a declared length
    answer = anna.http.post("/api/tables", content=chunks)
    assert answer.status_code == 413
    assert answer.json()["error"]["code"] == "too-large"
    assert anna.http.post("/api/records", content=b"x" * 20_000).status_code == 400
    assert anna.http.post("/api/records", content=b"x" * 1_100_000).status_code == 413


def test_requests_are_limited(tmp_path: Path) -> None:
    house = House(tmp_path / "a.sqlite", limits=Limits(get=(1e-6, 20), post=(1e-6, 5)))
    client = httpx.Client(base_url=house.url, timeout=PATIENCE)
    assert [client.get("/api/games").status_code for _ in range(30)] == [200] * 20 + [429] * 10
    assert [client.post("/api/me", json={}).status_code for _ in range(10)] == [200] * 5 + [429] * 5
    house.close()


def test_a_bucket_fills_again(hand: Hand) -> None:
    bucket = Bucket(50, 2)
    assert [bucket.take() for _ in range(4)] == [True, True, False, False]
    hand.now += 0.03
    assert [bucket.take() for _ in range(2)] == [True, False]
    hand.now += 9
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    buckets = Buckets(1, 1, most=3)
    assert [buckets.take(key) for key in "aab"] == [True, False, True]
    for key in "cdef":
        buckets.take(key)
    assert len(buckets._buckets) == 3


def test_the_servers_texts_agree_in_three_languages() -> None:
    messages = [set(_bundle(lang)._messages) for lang in ("en", "uk", "ru")]
    assert messages[0] == messages[1] == messages[2]
    assert len(messages[0]) > 20


HEAD = """<!doctype html><title>Skarb</title><meta property="og:title" content="Skarb" />
<meta property="og:description" content="Games" /><meta property="og:image" content="/preview.png" />"""


def test_a_link_to_a_table_tells_what_it_is(tmp_path: Path) -> None:
    """Where a link is posted, its game and its free seats are shown: nothing that is secret."""
    (tmp_path / "index.html").write_text(HEAD)
    house = House(tmp_path / "a.sqlite", page_folder=tmp_path)
    anna = house.visitor()
    table = anna.make("durak", seats=3)["id"]
    plain = house.get("/").text
    assert 'og:title" content="Skarb"' in plain
    assert f'og:image" content="http://127.0.0.1:{house.port}/preview.png"' in plain
    shown = house.get(f"/table/{table}", headers={"accept-language": "uk, en;q=0.5"}).text
    assert 'og:title" content="Дурень (Чорна книга)"' in shown
    assert "Зайнято місць: 1 із 3" in shown
    assert "1 of 3 seats are taken" in house.get(f"/table/{table}").text
    assert 'og:title" content="Skarb"' in house.get("/table/none").text
    house.close()
