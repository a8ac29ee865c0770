"""The calls about people: names, devices, passkeys, and moving to another device.

A link that moves one's games sets nothing by itself: it leads to a page that says whose games these are and asks. The
own person is never lost: it becomes the other one with all its games, or the browser keeps it beside the other one.
"""

import secrets
import time

from starlette.requests import Request

from skarb.server import messages as m
from skarb.server import passkeys
from skarb.server.access import BothSeated
from skarb.server.denied import Denied
from skarb.server.people import COOKIE, KEPT, MOST_KEPT, Device, key_of
from skarb.server.visit import Call, Visit

LINK = 600  # seconds for which a link to another device works
SHORT = 16  # digits of a device's key that tell it from the others of a person
BROWSERS = {"Firefox/": "Firefox", "Edg": "Edge", "OPR/": "Opera", "Chrome/": "Chrome", "Safari/": "Safari"}
SYSTEMS = {
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Android": "Android",
    "Windows": "Windows",
    "Mac OS": "macOS",
    "Linux": "Linux",
}


def name_of(request: Request) -> str:
    """What a device is called in the list: by its browser and its system, as far as it tells them."""
    agent = request.headers.get("user-agent", "")
    words = [next((name for mark, name in marks.items() if mark in agent), "") for marks in (BROWSERS, SYSTEMS)]
    return " · ".join(filter(None, words)) or agent.split("/")[0][:24] or "?"


async def me(v: Visit) -> m.Person:
    """Who I am; a new visitor gets a name and a cookie."""
    people, device = v.hall.people, v.device
    assert device is not None
    if device.cookie == people.old_cookie(v.me):  # of an older version: from now on this device has one of its own
        fresh = people.new_device(v.me)
        await people.note(fresh, name_of(v.request), time.time())
        v.cookies[COOKIE] = fresh.cookie
    return await people.find(v.me)


async def change_me(v: Visit) -> m.Person:
    """Change my name or colour."""
    person = await v.hall.people.change(v.me, v.body.name, v.body.colour)
    await v.hall.tables.renamed(v.me)
    return person


async def my_access(v: Visit) -> m.AccessInfo:
    """My devices, and the other people whom this browser can be."""
    return await _access(v, v.device)


async def make_link(v: Visit) -> m.MoveLink:
    """A link that leads to my games from another device, once; the one before does not work any more."""
    await v.hall.people.change(v.me, None, None)
    return await _link(v, v.me)


async def _link(v: Visit, person: str) -> m.MoveLink:
    code, now = secrets.token_urlsafe(24), time.time()
    await v.hall.people.access.mint(key_of(code), "link", person, now + LINK, now)
    return m.MoveLink(f"/me#{code}", LINK)


async def end_link(v: Visit) -> m.AccessInfo:
    """My link does not work any more."""
    if v.person is not None:
        await v.hall.people.access.revoke(v.person)
    return await _access(v, v.device)


async def look(v: Visit) -> m.Offer:
    """Whose games a link leads to. Nothing happens."""
    access = v.hall.people.access
    person = await access.peek(key_of(v.body.code), time.time())
    if person is None:
        raise Denied(404, "link-over")
    face = await v.hall.people.find(person)
    mine = [] if v.person is None else await access.tables(v.person)
    both = v.person is not None and person != v.person and await access.both(v.person, person)
    return m.Offer(face.name, face.colour, len(await access.tables(person)), person == v.person, len(mine), both)


async def move(v: Visit) -> m.Person:
    """Be this person here; who I was becomes that person, too, or is kept in this browser."""
    people, old, now = v.hall.people, v.device, time.time()
    person = await people.access.peek(key_of(v.body.code), now)
    if person is None:
        raise Denied(404, "link-over")
    kept = [device for device in await people.kept(v.request.cookies) if device.person != person]
    stays = old is not None and old.person != person and not v.body.merge
    if stays and len(kept) >= MOST_KEPT:
        raise Denied(409, "too-many-kept")
    fresh = people.new_device(person)
    merged = old.person if old is not None and v.body.merge else None
    mine = "" if old is None else old.key
    try:
        moved, changed = await people.access.move(
            key_of(v.body.code), merged, mine, (fresh.key, name_of(v.request)), now
        )
    except BothSeated as error:
        raise Denied(409, "both-seated") from error
    if moved != person:
        raise Denied(404, "link-over")
    v.cookies[COOKIE] = fresh.cookie
    if stays and old is not None:
        await people.note(old, name_of(v.request), now)
        kept.append(old)
    v.cookies[KEPT] = _joined(kept)
    await v.hall.tables.catch_up(changed)
    await v.hall.tables.expel()
    v.hall.tables.store.tell("access")
    return await people.find(person)


async def switch(v: Visit) -> m.Person:
    """Be one of the other people whom this browser can be."""
    kept = await v.hall.people.kept(v.request.cookies)
    chosen = next((device for device in kept if device.person == v.body.person), None)
    if chosen is None:
        raise Denied(403, "not-kept")
    rest = [device for device in kept if device.person != chosen.person]
    if v.device is not None and v.device.person != chosen.person:
        await v.hall.people.note(v.device, name_of(v.request), time.time())
        rest.append(v.device)
    v.cookies.update({COOKIE: chosen.cookie, KEPT: _joined(rest)})
    return await v.hall.people.find(chosen.person)


async def sign_out(v: Visit) -> m.AccessInfo:
    """Sign out one of my devices, or all but this one; its connections end."""
    people, device, now = v.hall.people, v.device, time.time()
    if device is None:
        raise Denied(403, "not-kept")
    if v.body.device is None:
        await people.note(device, name_of(v.request), now)
        old = key_of(people.old_cookie(v.me))
        await people.access.end_others(v.me, device.key, old, now)
    else:
        if device.key[:SHORT] == v.body.device:
            await people.note(device, name_of(v.request), now)
        if len(v.body.device) != SHORT or not await people.access.end(v.me, v.body.device, now):
            raise Denied(404, "no-device")
    await v.hall.tables.expel()
    v.hall.tables.store.tell("access")
    still = await people.device(device.cookie)
    if still is None:  # it was this one: another whom this browser knows, or a stranger
        kept = await people.kept(v.request.cookies)
        still = kept[0] if kept else None
        v.cookies.update({COOKIE: "" if still is None else still.cookie, KEPT: _joined(kept[1:])})
    return await _access(v, still)


async def keep_passkey(v: Visit) -> m.AccessInfo:
    """Keep the passkey that this browser has made for me."""
    await passkeys.keep_passkey(v, name_of(v.request))
    return await _access(v, v.device)


async def show_passkey(v: Visit) -> m.MoveLink:
    """A passkey that this browser shows: a link to its person's games."""
    return await _link(v, await passkeys.owner_of_passkey(v))


async def drop_passkey(v: Visit) -> m.AccessInfo:
    """One of my passkeys does not work any more."""
    if v.person is None or not await v.hall.people.access.drop_passkey(v.body.id, v.person):
        raise Denied(404, "unknown-passkey")
    return await _access(v, v.device)


async def _access(v: Visit, device: Device | None) -> m.AccessInfo:
    people = v.hall.people
    offered = passkeys.site_of(v.request) is not None
    if device is None:
        return m.AccessInfo([], [], [], offered)
    devices = [
        m.DeviceInfo(key[:SHORT], name, seen, key == device.key)
        for key, name, seen in await people.access.devices(device.person)
    ]
    if not any(one.here for one in devices):
        devices.insert(0, m.DeviceInfo(device.key[:SHORT], name_of(v.request), time.time(), True))
    kept = [await people.find(one.person) for one in await people.kept(v.request.cookies)]
    others = [one for one in kept if one.id != device.person]
    keys = [m.PasskeyInfo(*one) for one in await people.access.passkeys(device.person)]
    return m.AccessInfo(devices, others, keys, offered)


def _joined(devices: list[Device]) -> str:
    return "~".join(device.cookie for device in devices)


CALLS = [
    Call("GET", "/api/me", me, m.Person, visitor=True),
    Call("POST", "/api/me", change_me, m.Person, m.ChangeMe, visitor=True),
    Call("GET", "/api/me/access", my_access, m.AccessInfo),
    Call("POST", "/api/me/link", make_link, m.MoveLink, visitor=True),
    Call("POST", "/api/me/unlink", end_link, m.AccessInfo),
    Call("POST", "/api/me/look", look, m.Offer, m.Code),
    Call("POST", "/api/me/move", move, m.Person, m.Move),
    Call("POST", "/api/me/switch", switch, m.Person, m.Switch),
    Call("POST", "/api/me/sign_out", sign_out, m.AccessInfo, m.SignOut),
    Call("POST", "/api/me/passkey/new", passkeys.new_passkey, m.PasskeyOptions, visitor=True),
    Call("POST", "/api/me/passkey/keep", keep_passkey, m.AccessInfo, m.Credential, visitor=True),
    Call("POST", "/api/me/passkey/ask", passkeys.ask_passkey, m.PasskeyOptions),
    Call("POST", "/api/me/passkey/show", show_passkey, m.MoveLink, m.Credential),
    Call("POST", "/api/me/passkey/drop", drop_passkey, m.AccessInfo, m.DropPasskey),
]
