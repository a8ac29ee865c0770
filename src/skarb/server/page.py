"""The built page: files as they are or compressed beforehand, hashed ones kept for ever, and one page for all paths."""

import mimetypes
import re
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, Response

from skarb.server.denied import Denied
from skarb.server.messages import TableInfo
from skarb.server.preview import headed

mimetypes.add_type("application/manifest+json", ".webmanifest")
HERE = Path(__file__).parent
HASHED = re.compile(r"[-.][A-Za-z0-9_-]{8,}\.\w+$")
PLAIN = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Skarb</title>
<p>The server runs. The page has not been built yet: run <code>npm ci && npm run build</code> in <code>web/</code>.</p>
"""


def folder() -> Path | None:
    """In the repository the page is in web/dist, in a wheel beside this module."""
    for path in (HERE.parents[2] / "web" / "dist", HERE / "page"):
        if (path / "index.html").is_file():
            return path
    return None


def _file(root: Path, path: str) -> Path | None:
    try:
        found = (root / path.lstrip("/")).resolve()
        return found if found.is_relative_to(root.resolve()) and found.is_file() else None
    except OSError:  # a name too long for the file system
        return None


def respond(root: Path | None, request: Request, table: TableInfo | None = None) -> Response:
    """The file at this path; a path without a file is a page of the application, of that table perhaps."""
    path = request.path_params.get("path", "")
    if root is None:
        return Response(PLAIN, media_type="text/html")
    found = _file(root, path) if "\0" not in path else None
    if found is None:
        if "." in path.rsplit("/", 1)[-1]:
            raise Denied(404, "no-such-page")
        found = root / "index.html"
    kind = mimetypes.guess_type(found.name)[0] or "application/octet-stream"
    kept = "assets" in found.parent.parts and HASHED.search(found.name)
    headers = {
        "cache-control": "public, max-age=31536000, immutable" if kept else "no-cache",
        "vary": "accept-encoding",
    }
    if found.name == "index.html":
        html = headed(found.read_text("utf-8"), request, table)
        return Response(html, headers={**headers, "vary": "accept-language"}, media_type="text/html")
    accepted = request.headers.get("accept-encoding", "")
    for name, suffix in (("br", ".br"), ("gzip", ".gz")):
        packed = found.with_name(found.name + suffix)
        if name in accepted and packed.is_file():
            return FileResponse(packed, headers={**headers, "content-encoding": name}, media_type=kind)
    return FileResponse(found, headers=headers, media_type=kind)


def lost(root: Path | None, request: Request) -> Response:
    """The page, which says by itself that its address leads nowhere."""
    response = respond(root, request)
    response.status_code = 404
    return response
