"""The built client: its files, and its first page for every other address."""

import asyncio
import mimetypes
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.params import FromPath

from stavitel.server.errors import ClientError

NO_CLIENT = "The web client has not been built. Run `make serve`, or install the wheel.\n"
FOREVER = "public, max-age=31536000, immutable"
HASHED = ("assets/", "icons/")  # their names change with what is in them
LONGEST_PATH = 1000
AS_IT_IS = "as-it-is"  # what such handlers send is not compressed again
CODINGS = {"br": ".br", "gzip": ".gz"}  # compressed when the client was built, the smaller first
mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("text/javascript", ".js")


def page_handlers(folder: Path) -> list[Any]:
    """The handlers for a client that was built into a folder."""

    @get("/", include_in_schema=False, opt={AS_IT_IS: True})
    async def first_page(request: Request[Any, Any, Any]) -> Response[bytes]:
        """The client's first page."""
        return await _file(folder, "", request.headers.get("accept-encoding", ""))

    @get("/{path:path}", include_in_schema=False, opt={AS_IT_IS: True})
    async def page(path: FromPath[str], request: Request[Any, Any, Any]) -> Response[bytes]:
        """A file of the client."""
        return await _file(folder, path, request.headers.get("accept-encoding", ""))

    return [first_page, page]


async def _file(folder: Path, path: str, accepts: str) -> Response[bytes]:
    if path.startswith(("/api/", "/ws/")) or "\0" in path or len(path) > LONGEST_PATH:
        raise _no_such_page()
    name = path.strip("/")
    try:
        found = (folder / name).resolve()
        there = bool(name) and found.is_relative_to(folder.resolve()) and found.is_file()
    except (OSError, ValueError):  # a name that no file can have
        raise _no_such_page() from None
    if not there:
        if "." in name.rsplit("/", 1)[-1]:
            raise _no_such_page()
        found = folder / "index.html"
        if not found.is_file():
            return Response(NO_CLIENT.encode(), media_type="text/plain", status_code=503)
    media_type = mimetypes.guess_type(found.name)[0] or "application/octet-stream"
    headers = {"cache-control": FOREVER if name.startswith(HASHED) else "no-cache"}
    for coding, suffix in CODINGS.items():
        pressed = found.with_name(found.name + suffix)
        if pressed.is_file():
            headers["vary"] = "accept-encoding"
            if _accepts(accepts, coding):
                found = pressed
                headers["content-encoding"] = coding
                break
    data = await asyncio.to_thread(found.read_bytes)
    return Response(data, media_type=media_type, headers=headers)


def _accepts(header: str, coding: str) -> bool:
    """Whether a browser takes this coding: it names it, and not with a weight of zero."""
    for part in header.lower().split(","):
        name, _, weight = part.partition(";")
        if name.strip() == coding:
            return weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False


def _no_such_page() -> ClientError:
    return ClientError("no-such-page", "There is nothing at this address.", 404)
