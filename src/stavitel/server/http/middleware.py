"""The layer around every request: limits, the headers that keep a browser safe, logs and counts."""

import logging
import time
from typing import Any, cast

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from stavitel.server.http.limits import RateLimiter
from stavitel.server.protocol import Problem
from stavitel.server.tables.services import Services

REQUESTS = logging.getLogger("stavitel.request")

CONTENT_SECURITY_POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "media-src 'self' data:",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
HEADERS = [
    (b"content-security-policy", CONTENT_SECURITY_POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
# What a page is made of is no page: the other headers would say nothing there, and outweigh a small file.
FOLDERS, KINDS = ("/assets/", "/icons/"), (".js", ".css", ".json", ".woff2")
FILE_HEADERS = [pair for pair in HEADERS if pair[0] in (b"x-content-type-options", b"cross-origin-resource-policy")]


class OuterMiddleware:
    """The outermost layer: safe headers on every response, the request limit, the log line and the count."""

    def __init__(self, app: ASGIApp, services: Services) -> None:
        self._app = app
        self._metrics = services.metrics
        self._workload = services.workload
        per_minute = services.settings.requests_per_minute
        self._limiter = RateLimiter(per_minute / 60, max(per_minute / 4, 1))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Passes a request on, or refuses it."""
        if scope["type"] != ScopeType.HTTP:
            if self._limiter.allow((scope["client"] or [""])[0]):
                try:
                    await self._app(scope, receive, send)
                finally:
                    self._workload.requests += 1  # now that it is over it has left something behind
            else:
                self._metrics.refused.labels("connections").inc()
                await send(cast(Any, {"type": "websocket.close", "code": 1013, "reason": "too fast"}))
            return
        self._workload.requests += 1
        method: str = cast(Any, scope)["method"]
        begun = time.perf_counter()
        status = 0

        async def send_safely(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = list(message.get("headers", []))
                present = {name for name, _ in headers}
                headers += [pair for pair in guarding(scope["path"], status) if pair[0] not in present]
                if scope["path"].startswith("/api") and b"cache-control" not in present:
                    headers.append((b"cache-control", b"no-store"))
                message["headers"] = headers
            await send(message)

        address = (scope["client"] or [""])[0]
        if not scope["path"].startswith("/health") and not self._limiter.allow(address):
            self._metrics.refused.labels("requests").inc()
            await send_problem(send_safely, Problem("too-fast", "Too many requests; wait a little."), 429)
        else:
            await self._app(scope, receive, send_safely)
        self._metrics.requests.labels(method, str(status)).inc()
        REQUESTS.info(
            "%s %s",
            method,
            _redacted(scope["path"]),
            extra={"status": status, "ms": round((time.perf_counter() - begun) * 1000, 2), "client": address},
        )


def guarding(path: str, status: int) -> list[tuple[bytes, bytes]]:
    """The headers that keep a browser safe, as far as they say something about what is sent."""
    part = status == 200 and path.startswith(FOLDERS) and path.endswith(KINDS)
    return FILE_HEADERS if part else HEADERS


async def send_problem(send: Send, problem: Problem, status: int) -> None:
    """Answers with a problem at once."""
    body = msgspec.json.encode(problem)
    start: Any = {
        "type": "http.response.start",
        "status": status,
        "headers": [(b"content-type", b"application/json"), (b"retry-after", b"5")],
    }
    await send(start)
    end: Any = {"type": "http.response.body", "body": body, "more_body": False}
    await send(end)


def _redacted(path: str) -> str:
    return "/seat/…" if path.startswith("/seat/") else path
