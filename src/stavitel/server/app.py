"""The application: every handler, the layers around them, and what starts and ends with the process."""

import asyncio
import contextlib
import logging
import mimetypes
import secrets
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, cast

from litestar import Litestar, MediaType, Request, Response, get
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath

from stavitel import __version__
from stavitel.server import api, archive, people, push
from stavitel.server.archive import Archive
from stavitel.server.context import house_of
from stavitel.server.errors import Trouble
from stavitel.server.guard import Buckets, Gate
from stavitel.server.house import House
from stavitel.server.metrics import Metrics
from stavitel.server.protocol import Problem
from stavitel.server.settings import Settings
from stavitel.server.socket import table_socket
from stavitel.server.store import Store

LOG = logging.getLogger("stavitel.app")
SWITCH_SECONDS = 0.0005  # the thread that writes answers must not wait for a picture to be finished
CLIENT = Path(__file__).parent / "client"
NO_CLIENT = "The web client has not been built. Run `make serve`, or install the wheel.\n"
mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("text/javascript", ".js")


def create_app(settings: Settings | None = None, *, client: Path = CLIENT) -> Litestar:
    """The application with its store opened; for `uvicorn --factory` it takes its settings from the environment."""
    settings = settings or Settings.from_environment()
    store = Store(settings.database)
    store.open(serving=True)

    def make_keys(connection: Any) -> tuple[str, str]:
        return (
            people.kept(connection, "csrf-key", lambda: secrets.token_hex(32)),
            people.kept(connection, "push-key", push.new_key),
        )

    csrf_key, push_key = store.now(make_keys)
    metrics = Metrics()
    metrics.writes.set_function(lambda: store.writes)
    store.timed = metrics.commit_seconds.observe
    house = House(settings, store, push.Pusher(push_key, settings.push_contact), metrics)
    fan = None
    if store.postgres:
        from stavitel.server.fan import ChannelsFan

        fan = ChannelsFan(store.url)

    @contextlib.asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        sys.setswitchinterval(SWITCH_SECONDS)
        async with contextlib.AsyncExitStack() as stack:
            if fan is not None:
                await stack.enter_async_context(fan.plugin)
                house.fan = fan
                await stack.enter_async_context(fan.listening(house))
                store.said_elsewhere()
            tasks = [
                asyncio.create_task(house.keep_house()),
                asyncio.create_task(house.collect_garbage()),
                asyncio.create_task(house.keep_awake()),
                asyncio.create_task(house.painter.paint()),
            ]
            try:
                yield
            finally:
                for task in tasks:
                    task.cancel()
                await house.close()
        await asyncio.to_thread(store.close)

    app = Litestar(
        route_handlers=[*api.HANDLERS, *archive.HANDLERS, table_socket, metrics_page, alive, ready, *pages(client)],
        lifespan=[running],
        exception_handlers=cast(
            Any,
            {
                Trouble: _trouble,
                ValidationException: _malformed,
                HTTPException: _refused,
                Exception: _failed,
            },
        ),
        request_max_body_size=settings.largest_body,
        openapi_config=OpenAPIConfig(
            title="Stavitel",
            version=__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
            use_handler_docstrings=True,
        ),
        debug=False,
        pdb_on_exception=False,
        logging_config=None,
    )
    app.state.house = house
    app.state.archive = Archive()
    app.state.csrf_key = csrf_key.encode()
    app.state.guests = Buckets(settings.guests_per_hour / 3600, max(settings.guests_per_hour / 6, 1))
    app.state.logins = Buckets(settings.logins_per_minute / 60, max(settings.logins_per_minute, 1))
    app.asgi_handler = cast(Any, Gate(app.asgi_handler, house))
    return app


# Looking after the process


@get("/metrics", include_in_schema=False, media_type=MediaType.TEXT)
async def metrics_page(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Counts for Prometheus; from this machine, or with the token that was set."""
    house = house_of(request)
    token = house.settings.metrics_token
    given = request.headers.get("authorization", "")
    local = request.client is not None and request.client.host in ("127.0.0.1", "::1", "")
    if (token and not secrets.compare_digest(given.encode(), f"Bearer {token}".encode())) or not (token or local):
        raise Trouble("not-for-you", "Metrics are for the host.", 403)
    return Response(house.metrics.text(), media_type="text/plain; version=0.0.4")


@get("/health/live", include_in_schema=False)
async def alive() -> dict[str, str]:
    """The process runs."""
    return {"status": "alive"}


@get("/health/ready", include_in_schema=False)
async def ready(request: Request[Any, Any, Any]) -> Response[dict[str, str]]:
    """The store answers."""
    try:
        async with asyncio.timeout(3):
            await house_of(request).store.read(lambda connection: connection.exec_driver_sql("SELECT 1"))
    except Exception as error:
        LOG.warning("not ready: %r", error)
        return Response({"status": "the store does not answer"}, status_code=503)
    return Response({"status": "ready"})


# The client


def pages(folder: Path) -> list[Any]:
    """The built client: its files, and its first page for every other address."""

    @get("/", include_in_schema=False)
    async def first_page() -> Response[bytes]:
        """The client's first page."""
        return await file_at("")

    @get("/{path:path}", include_in_schema=False)
    async def page(path: FromPath[str]) -> Response[bytes]:
        """A file of the client."""
        return await file_at(path)

    async def file_at(path: str) -> Response[bytes]:
        if path.startswith(("/api/", "/ws/")):
            raise Trouble("no-such-page", "There is nothing at this address.", 404)
        name = path.strip("/")
        found = (folder / name).resolve()
        if not name or not found.is_relative_to(folder.resolve()) or not found.is_file():
            if "." in name.rsplit("/", 1)[-1]:
                raise Trouble("no-such-page", "There is nothing at this address.", 404)
            found = folder / "index.html"
            if not found.is_file():
                return Response(NO_CLIENT.encode(), media_type="text/plain", status_code=503)
        data = await asyncio.to_thread(found.read_bytes)
        forever = "/assets/" in f"/{name}"
        kind = mimetypes.guess_type(found.name)[0] or "application/octet-stream"
        caching = "public, max-age=31536000, immutable" if forever else "no-cache"
        return Response(data, media_type=kind, headers={"cache-control": caching})

    return [first_page, page]


# Errors


def _answer(problem: Problem, status: int) -> Response[Problem]:
    return Response(problem, status_code=status, media_type=MediaType.JSON)


def _trouble(_: Request[Any, Any, Any], trouble: Trouble) -> Response[Problem]:
    return _answer(Problem(trouble.code, trouble.sentence), trouble.status)


def _malformed(_: Request[Any, Any, Any], error: ValidationException) -> Response[Problem]:
    details = error.extra if isinstance(error.extra, list) else []
    named = [f"{one.get('key', '')}: {one.get('message', '')}" for one in details if isinstance(one, dict)]
    sentence = "; ".join(named)[:300] or str(error.detail)[:300]
    return _answer(Problem("malformed", f"The request cannot be read: {sentence}."), 400)


def _refused(_: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    codes = {400: "malformed", 404: "no-such-page", 405: "no-such-method", 413: "too-large", 415: "malformed"}
    status = error.status_code
    if status >= 500:
        LOG.error("request failed", exc_info=error)
    code = codes.get(status, "refused" if status < 500 else "failed")
    return Response(
        Problem(code, str(error.detail)[:300]), status_code=status, headers=error.headers, media_type=MediaType.JSON
    )


def _failed(_: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    LOG.error("request failed", exc_info=error)
    return _answer(Problem("failed", "Something went wrong here; it has been noted."), 500)
