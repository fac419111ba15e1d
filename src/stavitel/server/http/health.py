"""Looking after the process: metrics for Prometheus, and whether it lives and is ready."""

import asyncio
import secrets

from litestar import MediaType, Response, get

from stavitel.server.errors import ClientError
from stavitel.server.http.context import AnyRequest, services_of

READY_SECONDS = 3.0  # after which a store that has not said anything counts as away


@get("/metrics", include_in_schema=False, media_type=MediaType.TEXT)
async def metrics(request: AnyRequest) -> Response[bytes]:
    """Counts for Prometheus; from this machine, or with the token that was set."""
    services = services_of(request)
    token = services.settings.metrics_token
    given = request.headers.get("authorization", "")
    right = bool(token) and secrets.compare_digest(given.encode(), f"Bearer {token}".encode())
    if not right and (token or not _from_this_machine(request)):
        raise ClientError("not-for-you", "Metrics are for the host.", 403)
    return Response(services.metrics.text(), media_type="text/plain; version=0.0.4")


def _from_this_machine(request: AnyRequest) -> bool:
    """Whether a request comes from here, and not from anywhere through a proxy here."""
    if request.client is None or request.client.host not in ("127.0.0.1", "::1"):
        return False
    if any(name in request.headers for name in ("forwarded", "x-forwarded-for", "x-real-ip", "via")):
        return False
    name = request.headers.get("host", "").rpartition(":")[0] or request.headers.get("host", "")
    return name in ("localhost", "127.0.0.1", "[::1]")


@get("/health/live", include_in_schema=False)
async def live() -> dict[str, str]:
    """The process runs."""
    return {"status": "alive"}


@get("/health/ready", include_in_schema=False)
async def ready(request: AnyRequest) -> Response[dict[str, str | float]]:
    """The store takes a write, and how long that and the event loop take."""
    monitor = services_of(request).monitor
    try:
        async with asyncio.timeout(READY_SECONDS):
            seconds = await monitor.try_write()
    except (ClientError, TimeoutError):
        return Response({"status": "the store takes no writes", "lag_ms": _ms(monitor.lag)}, status_code=503)
    return Response({"status": "ready", "write_ms": _ms(seconds), "lag_ms": _ms(monitor.lag)})


def _ms(seconds: float) -> float:
    return round(seconds * 1000, 1)


@get("/health/proxy", include_in_schema=False)
async def proxy(request: AnyRequest) -> dict[str, str | bool]:
    """What the server learns of a request: whoever asks by the public address sees whether a proxy passes all on."""
    local = request.client is None or request.client.host in ("127.0.0.1", "::1", "")
    return {"host": request.headers.get("host", ""), "scheme": request.url.scheme, "local": local}


HANDLERS = [metrics, live, ready, proxy]
