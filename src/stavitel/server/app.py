"""The application: every handler, the layers around them, and what starts and ends with the process."""

import asyncio
import contextlib
import logging
import secrets
import socket
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, cast

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from sqlalchemy import Connection

from stavitel import __version__
from stavitel.server import push
from stavitel.server.garbage import collect_garbage
from stavitel.server.http import (
    account,
    accounts,
    analysis,
    archive,
    clocks,
    health,
    lobby,
    notices,
    play,
    records,
    teaching,
    titles,
)
from stavitel.server.http.archive import Archive
from stavitel.server.http.handover import Handover
from stavitel.server.http.limits import RateLimiter
from stavitel.server.http.middleware import OuterMiddleware
from stavitel.server.http.pages import AS_IT_IS, page_handlers
from stavitel.server.http.problems import EXCEPTION_HANDLERS
from stavitel.server.http.sockets import table_socket
from stavitel.server.proxy_check import proxy_problems
from stavitel.server.settings import Settings
from stavitel.server.storage import people
from stavitel.server.storage.store import Store
from stavitel.server.tables.bot_watchdog import BotWatchdog
from stavitel.server.tables.clock_watch import ClockWatch
from stavitel.server.tables.homes import Homes
from stavitel.server.tables.housekeeping import Housekeeping
from stavitel.server.tables.registry import TableRegistry
from stavitel.server.tables.services import create_services

SWITCH_SECONDS = 0.0005  # the thread that writes answers must not wait for a scene to be rendered
CLIENT = Path(__file__).parent / "client"
LOG = logging.getLogger("stavitel.app")
PROXY_CHECK_SECONDS = 5.0  # after the start, when the proxy has noticed that we are here
SMALL = 1400  # bytes that travel in one packet anyway
ROOMS = (accounts, account, notices, titles, lobby, play, teaching, clocks, archive, analysis, records, health)


def create_app(settings: Settings | None = None, *, client: Path = CLIENT) -> Litestar:
    """The application with its store opened; for `uvicorn --factory` it takes its settings from the environment."""
    settings = settings or Settings.from_environment()
    if settings.smtp_url and not (settings.public_url or settings.reach_url):
        LOG.warning("links in mail lead nowhere: set STAVITEL_PUBLIC_URL to the address of this server")
    store = Store(settings.database, patience=settings.store_seconds)
    store.open(serving=True)
    csrf_key, push_key = store.write_sync(_load_or_create_keys)
    services = create_services(settings, store, push_key)
    registry = TableRegistry(services)

    @contextlib.asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        sys.setswitchinterval(SWITCH_SECONDS)
        async with contextlib.AsyncExitStack() as stack:
            if store.postgres:
                await _share_tables(app, registry, stack)
            async with _running(registry):
                yield
        await asyncio.to_thread(store.close)

    app = Litestar(
        route_handlers=[
            *(handler for room in ROOMS for handler in room.HANDLERS),
            table_socket,
            *page_handlers(client),
        ],
        lifespan=[lifespan],
        exception_handlers=EXCEPTION_HANDLERS,
        request_max_body_size=settings.largest_body,
        compression_config=CompressionConfig("gzip", minimum_size=SMALL, exclude_opt_key=AS_IT_IS),
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
    app.state.registry = registry
    app.state.archive = Archive(registry)
    app.state.seen = {}  # by session, when it was last stored that somebody is here
    app.state.csrf_key = csrf_key.encode()
    app.state.rate_limiters = {
        "guests": RateLimiter(settings.guests_per_hour / 3600, max(settings.guests_per_hour / 6, 1)),
        "accounts": RateLimiter(settings.logins_per_minute / 60, max(settings.logins_per_minute, 1)),
        "logins": RateLimiter(settings.logins_per_minute / 60, max(settings.logins_per_minute, 1)),
    }
    app.asgi_handler = cast(Any, OuterMiddleware(app.asgi_handler, services))
    return app


async def _check_proxy(address: str) -> None:
    """Says in the log what a proxy in front keeps from us, soon after the start."""
    if address:
        await asyncio.sleep(PROXY_CHECK_SECONDS)
        for problem in await asyncio.to_thread(proxy_problems, address):
            LOG.warning("%s", problem)


def _load_or_create_keys(connection: Connection) -> tuple[str, str]:
    return (
        people.stored_value(connection, "csrf-key", lambda: secrets.token_hex(32)),
        people.stored_value(connection, "push-key", push.new_key),
    )


async def _share_tables(app: Litestar, registry: TableRegistry, stack: contextlib.AsyncExitStack) -> None:
    """Exchanges news with the other processes on the same PostgreSQL, and hands connections to those they belong to."""
    from stavitel.server.tables.postgres_pubsub import PostgresChannel

    services = registry.services
    store = services.store
    channel = PostgresChannel(store.url)
    await stack.enter_async_context(channel.subscribed(registry.receive))
    services.pubsub.connect(channel)
    store.release_serving_lock()
    if hasattr(socket, "send_fds"):  # not on Windows
        handover = Handover(app)
        homes = services.homes = Homes(store, services.pubsub.process, handover.address)
        handover.start(homes)
        stack.push_async_callback(handover.close)
        renewing = asyncio.create_task(homes.run(on_lost=registry.moved))
        stack.callback(renewing.cancel)


@contextlib.asynccontextmanager
async def _running(registry: TableRegistry) -> AsyncIterator[None]:
    """Runs what goes on beside requests, and closes the tables at the end."""
    services = registry.services
    tasks = [
        asyncio.create_task(Housekeeping(registry).run()),
        asyncio.create_task(BotWatchdog(registry).run()),
        asyncio.create_task(ClockWatch(registry).run()),
        asyncio.create_task(services.notifier.run()),
        asyncio.create_task(_check_proxy(services.settings.public_url)),
        asyncio.create_task(collect_garbage(services.workload, services.metrics)),
        asyncio.create_task(services.renderer.run()),
        asyncio.create_task(services.monitor.run(on_recovery=registry.resync)),
    ]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await registry.close()
