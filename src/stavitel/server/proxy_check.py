"""Whether a proxy in front of the server passes on what the server needs: asked from outside, by its public address."""

import base64
import http.client
import json
import os
import ssl
from typing import Any
from urllib.parse import SplitResult, urlsplit

SECONDS = 10.0
SEE = "see docs/hosting.md"


def proxy_problems(address: str) -> list[str]:
    """What is missing between the public address and the server, each as a sentence; nothing if all is well."""
    url = urlsplit(address)
    if url.scheme not in ("http", "https") or not url.hostname:
        return [f"{address!r} is no address: it begins with https:// and a name"]
    try:
        status, body = _get(url, "/health/proxy", {"Origin": f"{url.scheme}://{url.netloc}"})
    except (OSError, http.client.HTTPException) as error:
        return [f"{address} cannot be reached from here: {error}"]
    try:
        seen = json.loads(body)
        host, scheme, local = str(seen["host"]), str(seen["scheme"]), bool(seen["local"])
    except (ValueError, KeyError, TypeError):
        return [f"something else answers at {address} (status {status}): does the proxy lead to this server?"]
    found = []
    if host.lower() != url.netloc.lower():
        found.append(
            f"the proxy does not pass the Host header on (the server sees {host!r}): every change ends in 403; "
            f"nginx: proxy_set_header Host $http_host; {SEE}"
        )
    if scheme != url.scheme:
        found.append(
            f"the server does not learn that the page is read by {url.scheme}: cookies are not marked as safe; "
            f"pass X-Forwarded-Proto on, and let FORWARDED_ALLOW_IPS name the proxy; {SEE}"
        )
    if local and url.hostname not in ("127.0.0.1", "localhost", "::1"):
        found.append(
            "the server sees the proxy's address instead of the visitors': all share one limit; "
            f"pass X-Forwarded-For on, and let FORWARDED_ALLOW_IPS name the proxy; {SEE}"
        )
    try:
        upgraded = _get(url, "/ws/tables/none", _UPGRADE | {"Origin": f"{url.scheme}://{url.netloc}"})[0]
    except (OSError, http.client.HTTPException) as error:
        upgraded = 0
        found.append(f"the proxy breaks WebSockets off: {error}; {SEE}")
    if upgraded not in (0, 101) and not (upgraded == 403 and found):
        found.append(
            f"the proxy does not pass WebSockets on (status {upgraded}): tables stay empty; "
            f"nginx: proxy_http_version 1.1 and the Upgrade and Connection headers; {SEE}"
        )
    return found


_UPGRADE = {
    "Connection": "Upgrade",
    "Upgrade": "websocket",
    "Sec-WebSocket-Version": "13",
    "Sec-WebSocket-Key": base64.b64encode(os.urandom(16)).decode(),
}


def _get(url: SplitResult, path: str, headers: dict[str, str]) -> tuple[int, bytes]:
    connection: Any
    if url.scheme == "https":
        context = ssl.create_default_context()
        connection = http.client.HTTPSConnection(url.hostname or "", url.port, timeout=SECONDS, context=context)
    else:
        connection = http.client.HTTPConnection(url.hostname or "", url.port, timeout=SECONDS)
    try:
        connection.request("GET", path, headers=headers)
        answer = connection.getresponse()
        return answer.status, answer.read(10_000) if answer.status != 101 else b""
    finally:
        connection.close()
