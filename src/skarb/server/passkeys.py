"""Passkeys, for people who want their games for ever: a key in their phone, computer or security key, and no password.

Whoever shows a passkey gets a link to the games of its person, and the page of links asks as always. The library behind
it is optional; and browsers have passkeys only for sites with a name and TLS, or for localhost. A challenge works once.
"""

import asyncio
import json
import secrets
import time
from contextlib import suppress
from importlib import import_module
from importlib.util import find_spec
from ipaddress import ip_address
from typing import Any, NamedTuple

from starlette.requests import Request

from skarb.server import messages as m
from skarb.server.denied import Denied
from skarb.server.visit import Visit

CHALLENGE = 300  # seconds for which a challenge works
MOST = 20  # passkeys of a person
READY = find_spec("webauthn") is not None


class Site(NamedTuple):
    """What a passkey belongs to, and the only origin from which it may be shown."""

    name: str
    origin: str


def site_of(request: Request) -> Site | None:
    """None: no browser would make a passkey for this address, or the library is not there."""
    host = request.headers.get("host", "").lower()
    name = host.partition(":")[0]
    if not READY or not name or name.startswith("["):
        return None
    with suppress(ValueError):
        ip_address(name)
        return None
    scheme = request.url.scheme
    if scheme != "https" and name != "localhost":
        return None
    return Site(name, f"{scheme}://{host}")


async def _site(v: Visit) -> Site:
    site = site_of(v.request)
    if site is None:
        raise Denied(409, "no-passkeys")
    await asyncio.to_thread(import_module, "webauthn")  # the first time that takes a while, in which others go on
    return site


async def _challenge(v: Visit, kind: str, person: str) -> bytes:
    challenge, now = secrets.token_bytes(32), time.time()
    await v.hall.people.access.mint(challenge.hex(), kind, person, now + CHALLENGE, now)
    return challenge


async def _spend(v: Visit, kind: str) -> tuple[bytes, str]:
    """The challenge that a credential answers, and whose it was; it does not work again."""
    from webauthn import base64url_to_bytes

    try:
        said = json.loads(base64url_to_bytes(v.body.credential["response"]["clientDataJSON"]))
        challenge = base64url_to_bytes(said["challenge"])
    except (KeyError, TypeError, ValueError, AttributeError, RecursionError) as error:
        raise Denied(400, "bad-passkey") from error
    person = await v.hall.people.access.spend(challenge.hex(), kind, time.time())
    if person is None:
        raise Denied(404, "passkey-late")
    return challenge, person


def _verified(verify: Any, **args: Any) -> Any:
    try:
        return verify(**args)
    except Exception as error:  # a library that reads what a stranger sent: whatever it stumbles over, it is refused
        raise Denied(400, "bad-passkey") from error


async def new_passkey(v: Visit) -> m.PasskeyOptions:
    """What a browser needs to make a passkey for me."""
    from webauthn import base64url_to_bytes, generate_registration_options
    from webauthn.helpers import structs

    site, access = await _site(v), v.hall.people.access
    mine = await access.passkeys(v.me)
    if len(mine) >= MOST:
        raise Denied(409, "too-many-passkeys")
    face = await v.hall.people.find(v.me)
    options = generate_registration_options(
        rp_id=site.name,
        rp_name="Skarb",
        user_id=v.me.encode(),
        user_name=face.name,
        challenge=await _challenge(v, "new passkey", v.me),
        authenticator_selection=structs.AuthenticatorSelectionCriteria(
            resident_key=structs.ResidentKeyRequirement.REQUIRED,
            user_verification=structs.UserVerificationRequirement.PREFERRED,
        ),
        exclude_credentials=[structs.PublicKeyCredentialDescriptor(id=base64url_to_bytes(one[0])) for one in mine],
    )
    return _told(options)


async def keep_passkey(v: Visit, name: str) -> None:
    """Keep the passkey that a browser has made for me."""
    from webauthn import verify_registration_response
    from webauthn.helpers import bytes_to_base64url

    site = await _site(v)
    challenge, person = await _spend(v, "new passkey")
    if person != v.me:
        raise Denied(403, "not-kept")
    made = _verified(
        verify_registration_response,
        credential=v.body.credential,
        expected_challenge=challenge,
        expected_rp_id=site.name,
        expected_origin=site.origin,
    )
    await v.hall.people.change(v.me, None, None)  # from now on this person is stored
    passkey = bytes_to_base64url(made.credential_id)
    if not await v.hall.people.access.keep_passkey(
        passkey, v.me, made.credential_public_key, made.sign_count, name, time.time()
    ):
        raise Denied(409, "bad-passkey")


async def ask_passkey(v: Visit) -> m.PasskeyOptions:
    """What a browser needs to show any passkey for this site."""
    from webauthn import generate_authentication_options

    site = await _site(v)
    return _told(generate_authentication_options(rp_id=site.name, challenge=await _challenge(v, "show passkey", "")))


async def owner_of_passkey(v: Visit) -> str:
    """Whose passkey was shown."""
    from webauthn import verify_authentication_response

    site, access = await _site(v), v.hall.people.access
    challenge, _ = await _spend(v, "show passkey")
    passkey = v.body.credential.get("id")
    known = await access.passkey(passkey) if isinstance(passkey, str) else None
    if known is None:
        raise Denied(404, "unknown-passkey")
    person, public, count = known
    shown = _verified(
        verify_authentication_response,
        credential=v.body.credential,
        expected_challenge=challenge,
        expected_rp_id=site.name,
        expected_origin=site.origin,
        credential_public_key=public,
        credential_current_sign_count=count,
    )
    await access.used(passkey, shown.new_sign_count)
    return person


def _told(options: Any) -> m.PasskeyOptions:
    from webauthn import options_to_json

    return m.PasskeyOptions(json.loads(options_to_json(options)))
