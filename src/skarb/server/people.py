"""Who somebody is: a random id in a signed cookie, a name and a colour. No accounts.

A visitor is stored when he first does something; until then his name and colour follow from his id. Every browser has a
cookie of its own, and is stored by its hash: a device that can be signed out.
"""

import hmac
import secrets
import time
import unicodedata
from collections import OrderedDict
from collections.abc import Mapping
from hashlib import sha256
from typing import NamedTuple

from skarb.server.access import Access
from skarb.server.messages import Person
from skarb.server.names import first_name
from skarb.server.store import Store

COOKIE = "skarb"
KEPT = "skarb_kept"  # cookies of the other people whom this browser can be
MOST_KEPT = 5
COOKIE_AGE = 400 * 86400  # seconds; browsers keep no cookie longer
NOTED = 86400  # seconds after which it is stored again when a device was seen
LONGEST_NAME = 24
LONGEST_CHAT = 300
REMEMBERED = 20_000  # people, devices


def key_of(secret: str) -> str:
    """By what a secret is stored."""
    return sha256(secret.encode()).hexdigest()


class Device(NamedTuple):
    """A browser that is signed in."""

    person: str
    cookie: str

    @property
    def key(self) -> str:
        return key_of(self.cookie)


class People:
    def __init__(self, store: Store, key: bytes) -> None:
        self._store = store
        self._key = key
        self.access = Access(store)
        self._known: OrderedDict[str, Person] = OrderedDict()
        self._whose: OrderedDict[str, str | None] = OrderedDict()  # by cookie
        self._noted: dict[str, float] = {}  # by key

    def _sign(self, purpose: str, text: str) -> str:
        return hmac.new(self._key, f"{purpose}:{text}".encode(), sha256).hexdigest()[:43]

    # -- cookies, seat tokens ------------------------------------------------------------------------------------------

    def newcomer(self) -> Device:
        return self.new_device(secrets.token_urlsafe(15))

    def new_device(self, person: str) -> Device:
        text = f"{person}.{secrets.token_urlsafe(12)}"
        return Device(person, f"{text}.{self._sign('device', text)}")

    def old_cookie(self, person: str) -> str:
        """What older versions gave to all devices of a person alike."""
        return f"{person}.{self._sign('cookie', person)}"

    async def device(self, cookie: str | None) -> Device | None:
        """Whose browser has this cookie; None: nobody's, or it was signed out."""
        text, dot, mark = (cookie or "").rpartition(".")
        if cookie is None or not dot or not text.isascii() or not mark.isascii():
            return None
        if not hmac.compare_digest(mark, self._sign("device" if "." in text else "cookie", text)):
            return None
        if cookie not in self._whose:
            self._whose[cookie] = await self.access.person(key_of(cookie), text.partition(".")[0])
            while len(self._whose) > REMEMBERED:
                self._whose.popitem(last=False)
        person = self._whose[cookie]
        return None if person is None else Device(person, cookie)

    async def kept(self, cookies: Mapping[str, str]) -> list[Device]:
        """The other people whom this browser can be."""
        found = [await self.device(cookie) for cookie in cookies.get(KEPT, "").split("~")[:MOST_KEPT]]
        return [device for device in found if device is not None]

    async def note(self, device: Device, name: str, now: float) -> None:
        """A device was used; it is in the list from now on."""
        if now - self._noted.get(device.key, 0.0) > NOTED:
            await self.access.note(device.key, device.person, name, now)
            if len(self._noted) > REMEMBERED:
                self._noted.clear()
            self._noted[device.key] = now

    def forget(self) -> None:
        """Devices were signed out, or people have become others, perhaps in another process: look again."""
        self._whose.clear()

    def token(self, table: str, seat: int, person: str) -> str:
        """Lets an outside bot play this seat, for as long as the person holds it."""
        return f"{seat}.{self._sign('seat', f'{table}:{seat}:{person}')}"

    def seat_of_token(self, value: str, table: str, holders: list[str | None]) -> int | None:
        for seat, person in enumerate(holders):
            if person is not None and hmac.compare_digest(value.encode(), self.token(table, seat, person).encode()):
                return seat
        return None

    # -- names and colours ---------------------------------------------------------------------------------------------

    async def find(self, person: str) -> Person:
        known = self._known.get(person)
        if known is None:
            stored = await self._store.person(person)
            name, colour = stored if stored is not None and stored[0] else first_name(person)
            known = Person(person, name, colour)
            self._remember(known)
        else:
            self._known.move_to_end(person)
        return known

    async def change(self, person: str, name: str | None, colour: str | None) -> Person:
        old = await self.find(person)
        new = Person(person, clean(name or "", LONGEST_NAME) or old.name, colour or old.colour)
        await self._store.keep_person(person, new.name, new.colour, time.time())
        self._remember(new)
        return new

    def rename(self, person: str) -> None:
        """Another process gave somebody another name or colour: look again."""
        self._known.pop(person, None)

    def _remember(self, person: Person) -> None:
        self._known[person.id] = person
        self._known.move_to_end(person.id)
        while len(self._known) > REMEMBERED:
            self._known.popitem(last=False)


def clean(text: str, longest: int) -> str:
    """One line without control or direction-changing characters, not longer than allowed."""
    kept = "".join(" " if c.isspace() else c for c in text if c.isspace() or unicodedata.category(c)[0] != "C")
    return " ".join(unicodedata.normalize("NFC", kept).split())[:longest].strip()
