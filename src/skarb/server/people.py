"""Who somebody is: a random id in a signed cookie, a name and a colour. No accounts.

A visitor is stored when he first does something; until then his name and colour follow from his id.
"""

import hmac
import secrets
import time
import unicodedata
from collections import OrderedDict
from hashlib import sha256

from skarb.server.messages import Person
from skarb.server.store import Store

COOKIE = "skarb"
COOKIE_AGE = 400 * 86400  # seconds; browsers keep no cookie longer
NAMES = ("Smok", "Iskra", "Zhar", "Tin", "Popil", "Luska", "Hrim", "Vuhlyk")
COLOURS = ("#9A3D10", "#1F5FA6", "#38702F", "#6F459C", "#7D5A12", "#23708F")
LONGEST_NAME = 24
LONGEST_CHAT = 300


class People:
    def __init__(self, store: Store, key: bytes) -> None:
        self._store = store
        self._key = key
        self._known: OrderedDict[str, Person] = OrderedDict()

    def _sign(self, purpose: str, text: str) -> str:
        return hmac.new(self._key, f"{purpose}:{text}".encode(), sha256).hexdigest()[:43]

    def _signed(self, purpose: str, value: str | None) -> str | None:
        """What was signed, if the signature is ours."""
        text, dot, mark = (value or "").rpartition(".")
        if not dot or not text.isascii() or not mark.isascii():
            return None
        return text if hmac.compare_digest(mark, self._sign(purpose, text)) else None

    # -- cookies, links, seat tokens -----------------------------------------------------------------------------------

    def cookie(self, person: str) -> str:
        return f"{person}.{self._sign('cookie', person)}"

    def of_cookie(self, value: str | None) -> str | None:
        return self._signed("cookie", value)

    def of_link(self, value: str) -> str | None:
        return self._signed("link", value)

    def token(self, table: str, seat: int, person: str) -> str:
        """Lets an outside bot play this seat, for as long as the person holds it."""
        return f"{seat}.{self._sign('seat', f'{table}:{seat}:{person}')}"

    def seat_of_token(self, value: str, table: str, holders: list[str | None]) -> int | None:
        for seat, person in enumerate(holders):
            if person is not None and hmac.compare_digest(value.encode(), self.token(table, seat, person).encode()):
                return seat
        return None

    # -- names and colours ---------------------------------------------------------------------------------------------

    def newcomer(self) -> str:
        return secrets.token_urlsafe(15)

    async def find(self, person: str) -> Person:
        known = self._known.get(person)
        if known is None:
            stored = await self._store.person(person)
            name, colour = stored if stored is not None else first_name(person)
            known = Person(person, name, colour, f"/me/{person}.{self._sign('link', person)}")
            self._remember(known)
        else:
            self._known.move_to_end(person)
        return known

    async def change(self, person: str, name: str | None, colour: str | None) -> Person:
        old = await self.find(person)
        new = Person(person, clean(name or "", LONGEST_NAME) or old.name, colour or old.colour, old.link)
        await self._store.keep_person(person, new.name, new.colour, time.time())
        self._remember(new)
        return new

    def _remember(self, person: Person) -> None:
        self._known[person.id] = person
        self._known.move_to_end(person.id)
        while len(self._known) > 20_000:
            self._known.popitem(last=False)


def first_name(person: str) -> tuple[str, str]:
    """The name and colour of somebody who has not chosen any."""
    n = int.from_bytes(sha256(person.encode()).digest()[:6], "big")
    return f"{NAMES[n % len(NAMES)]} {n // 64 % 900 + 100}", COLOURS[n // 8 % len(COLOURS)]


def clean(text: str, longest: int) -> str:
    """One line without control or direction-changing characters, not longer than allowed."""
    kept = "".join(" " if c.isspace() else c for c in text if c.isspace() or unicodedata.category(c)[0] != "C")
    return " ".join(unicodedata.normalize("NFC", kept).split())[:longest].strip()
