"""What a link shows of itself where it is posted: the page's head, with the game and the seats of a table in it."""

import re
from html import escape

from starlette.requests import Request

from skarb import texts
from skarb.server.denied import say
from skarb.server.messages import TableInfo


def headed(html: str, request: Request, table: TableInfo | None) -> str:
    """The page with an absolute address of its picture and, for a table, what it is."""
    site = escape(f"{request.url.scheme}://{request.url.netloc}")
    html = html.replace('content="/preview.png"', f'content="{site}/preview.png"')
    if table is None:
        return html
    lang = wished(request.headers.get("accept-language", ""))
    taken = sum(seat.kind != "empty" for seat in table.seats)
    told = say(lang, f"preview-{table.state}", taken=taken, count=len(table.seats))
    for name, value in (("title", texts.say(lang, table.game, "game-name")), ("description", told)):
        html = re.sub(f'(?<=property="og:{name}" content=")[^"]*', escape(value).replace("\\", ""), html)
    return html


def wished(header: str) -> str:
    """The first language of the header that we speak; English for those who wish nothing, as most crawlers."""
    for part in header.split(","):
        if part.strip()[:2].lower() in texts.LANGUAGES:
            return part.strip()[:2].lower()
    return "en"
