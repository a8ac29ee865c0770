"""Passkeys: made and shown by an authenticator written here, and everything that must not work."""

import hashlib
import json
import struct
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from cbor2 import dumps
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url

from server.house import House, Visitor
from skarb.server import passkeys


class Key:
    """An authenticator with one passkey."""

    def __init__(self, site: str = "localhost") -> None:
        self.secret = ec.generate_private_key(ec.SECP256R1())
        self.site, self.id, self.count = site, hashlib.sha256(str(id(self)).encode()).digest(), 0

    def _data(self, more: bytes = b"") -> bytes:
        self.count += 1
        flags = 0x45 if more else 0x05  # somebody was there, and was known
        return hashlib.sha256(self.site.encode()).digest() + struct.pack(">BI", flags, self.count) + more

    def _answer(self, kind: str, challenge: str, origin: str, **more: bytes) -> Any:
        said = json.dumps({"type": kind, "challenge": challenge, "origin": origin, "crossOrigin": False}).encode()
        parts = {"clientDataJSON": said, **more}
        if "authenticatorData" in more:
            signed = more["authenticatorData"] + hashlib.sha256(said).digest()
            parts["signature"] = self.secret.sign(signed, ec.ECDSA(SHA256()))
        name = bytes_to_base64url(self.id)
        response = {part: bytes_to_base64url(value) for part, value in parts.items()}
        return {"id": name, "rawId": name, "type": "public-key", "response": response, "clientExtensionResults": {}}

    def make(self, options: Any, origin: str) -> Any:
        public = self.secret.public_key().public_numbers()
        cose = {1: 2, 3: -7, -1: 1, -2: public.x.to_bytes(32, "big"), -3: public.y.to_bytes(32, "big")}
        data = self._data(bytes(16) + struct.pack(">H", len(self.id)) + self.id + dumps(cose))
        attested = dumps({"fmt": "none", "attStmt": {}, "authData": data})
        return self._answer("webauthn.create", options["challenge"], origin, attestationObject=attested)

    def show(self, options: Any, origin: str) -> Any:
        return self._answer("webauthn.get", options["challenge"], origin, authenticatorData=self._data())


class Home(Visitor):
    """Somebody who knows the server as localhost."""

    def __init__(self, house: House, name: str = "") -> None:
        super().__init__(house.port)
        self.origin = f"http://localhost:{house.port}"
        self.http.headers.update({"host": f"localhost:{house.port}", "origin": self.origin})
        if name:
            self.me = self.post("/api/me", name=name)

    def keep(self, key: Key) -> Any:
        options = self.post("/api/me/passkey/new")["options"]
        return self.post("/api/me/passkey/keep", credential=key.make(options, self.origin))

    def ask(self) -> Any:
        return self.post("/api/me/passkey/ask")["options"]


@pytest.fixture
def site(tmp_path: Path) -> Iterator[House]:
    made = House(tmp_path / "a.sqlite")
    yield made
    made.close()


def test_a_passkey_leads_back_when_every_device_is_signed_out(site: House) -> None:
    anna, key = Home(site, "Anna"), Key()
    table = anna.make()["id"]
    kept = anna.keep(key)
    assert [one["id"] for one in kept["passkeys"]] == [bytes_to_base64url(key.id)]
    anna.post("/api/me/sign_out", device=kept["devices"][0]["id"])
    ben = Home(site, "Ben")
    link = ben.post("/api/me/passkey/show", credential=key.show(ben.ask(), ben.origin))["link"]
    assert ben.get("/api/me")["name"] == "Ben"  # nothing has happened yet: the page of the link asks
    ben.post("/api/me/move", code=link.partition("#")[2], merge=False)
    assert ben.get("/api/me")["id"] == anna.me["id"]
    assert [one["id"] for one in ben.get("/api/tables")["mine"]] == [table]
    assert ben.get("/api/me/access")["passkeys"] == kept["passkeys"]


def test_the_passkey_of_who_became_another_leads_to_that_one(site: House) -> None:
    anna, ben, key = Home(site, "Anna"), Home(site, "Ben"), Key()
    ben.keep(key)
    ben.post("/api/me/move", code=anna.post("/api/me/link")["link"].partition("#")[2], merge=True)
    cleo = Home(site, "Cleo")
    link = cleo.post("/api/me/passkey/show", credential=key.show(cleo.ask(), cleo.origin))["link"]
    assert cleo.post("/api/me/look", code=link.partition("#")[2])["name"] == "Anna"


def test_only_a_true_answer_to_a_fresh_challenge_counts(site: House, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, ben, key = Home(site, "Anna"), Home(site, "Ben"), Key()

    def refused(credential: Any, path: str = "show") -> tuple[int, str]:
        return ben.refused("POST", f"/api/me/passkey/{path}", credential=credential)

    assert refused(key.show(ben.ask(), ben.origin)) == (404, "unknown-passkey")
    made = key.make(anna.post("/api/me/passkey/new")["options"], anna.origin)
    assert refused(made, "keep") == (403, "not-kept")  # it was asked for by somebody else
    assert refused(made, "keep") == (404, "passkey-late")
    anna.keep(key)
    options = ben.post("/api/me/passkey/new")["options"]
    assert refused(key.make(options, ben.origin), "keep") == (409, "bad-passkey")  # it is Anna's
    shown = key.show(ben.ask(), ben.origin)
    assert ben.http.post("/api/me/passkey/show", json={"credential": shown}).status_code == 200
    assert refused(shown) == (404, "passkey-late")  # once only
    assert refused(key.show(options, ben.origin)) == (404, "passkey-late")  # a challenge for making one
    assert refused(key.show(ben.ask(), "https://evil.example")) == (400, "bad-passkey")
    forged = Key()
    forged.id = key.id
    forged.count = 100
    assert refused(forged.show(ben.ask(), ben.origin)) == (400, "bad-passkey")
    key.count = 0  # a copy of it
    assert refused(key.show(ben.ask(), ben.origin)) == (400, "bad-passkey")
    key.count, key.site = 200, "evil.example"
    assert refused(key.show(ben.ask(), ben.origin)) == (400, "bad-passkey")
    key.site = "localhost"
    late = key.show(ben.ask(), ben.origin)
    with monkeypatch.context() as patch:
        patch.setattr("skarb.server.passkeys.time.time", lambda: 4e9)
        assert refused(late) == (404, "passkey-late")
    for odd in ({}, {"response": 1}, {"response": {"clientDataJSON": "x"}}, {"response": {"clientDataJSON": "e30"}}):
        assert refused(odd) == (400, "bad-passkey")
        assert refused(odd, "keep") == (400, "bad-passkey")
    for part in ("id", "rawId", "type", "response"):
        assert refused({**key.show(ben.ask(), ben.origin), part: "x"})[0] in (400, 404)
    assert ben.get("/api/me")["name"] == "Ben"


def test_passkeys_are_few_and_can_be_dropped(site: House, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, key = Home(site, "Anna"), Key()
    monkeypatch.setattr(passkeys, "MOST", 1)
    (kept,) = anna.keep(key)["passkeys"]
    assert anna.refused("POST", "/api/me/passkey/new") == (409, "too-many-passkeys")
    assert Home(site, "Ben").refused("POST", "/api/me/passkey/drop", id=kept["id"]) == (404, "unknown-passkey")
    assert anna.post("/api/me/passkey/drop", id=kept["id"])["passkeys"] == []
    credential = key.show(anna.ask(), anna.origin)
    assert anna.refused("POST", "/api/me/passkey/show", credential=credential) == (404, "unknown-passkey")


def test_where_no_browser_has_passkeys_none_are_offered(site: House, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = Home(site, "Anna")

    def offers(host: str, scheme: str = "http") -> Any:
        headers = {"host": host, "origin": f"{scheme}://{host}", "x-forwarded-proto": scheme}
        offered = anna.http.get("/api/me/access", headers=headers).json()["offers_passkeys"]
        asked = anna.http.post("/api/me/passkey/ask", headers=headers)
        assert asked.status_code == (200 if offered else 409)
        return offered and asked.json()["options"]["rpId"]

    assert offers("localhost:8000") == "localhost"
    assert offers("Table.Example.org", "https") == "table.example.org"
    assert not offers("table.example.org")
    assert not offers("192.0.2.1", "https")
    assert not offers("[2001:db8::1]:443", "https")
    monkeypatch.setattr(passkeys, "READY", False)  # the library is not there
    assert not offers("localhost:8000")


def test_a_challenge_is_hard_to_guess(site: House) -> None:
    anna = Home(site)
    found = {base64url_to_bytes(anna.ask()["challenge"]) for _ in range(5)}
    assert len(found) == 5
    assert {len(challenge) for challenge in found} == {32}
