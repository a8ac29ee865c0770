"""The names and colours of bots, and of people who have not chosen any."""

from hashlib import sha256

NAMES = ("Smok", "Iskra", "Zhar", "Tin", "Popil", "Luska", "Hrim", "Vuhlyk")
COLOURS = ("#9A3D10", "#1F5FA6", "#38702F", "#6F459C", "#7D5A12", "#23708F")


def first_name(person: str) -> tuple[str, str]:
    """The name and colour of somebody who has not chosen any."""
    n = int.from_bytes(sha256(person.encode()).digest()[:6], "big")
    return f"{NAMES[n % len(NAMES)]} {n // 64 % 900 + 100}", COLOURS[n // 8 % len(COLOURS)]
