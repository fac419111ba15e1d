""" "Your turn" for those who do not look: to their browser, or to an address of their own.

A browser gets it by Web Push, encrypted (RFC 8030, 8188, 8291, 8292); a webhook as JSON, signed with its secret.
"""

import asyncio
import base64
import hashlib
import hmac
import ipaddress
import json
import logging
import os
import secrets
import socket
import ssl
import struct
import time
from concurrent.futures import ThreadPoolExecutor
from functools import cache, partial
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from sqlalchemy import Connection, delete, select
from sqlalchemy.dialects import postgresql, sqlite

from stavitel.server.errors import Trouble
from stavitel.server.protocol import PushTarget
from stavitel.server.records import pushes

if TYPE_CHECKING:
    from stavitel.server.house import House

LOG = logging.getLogger("stavitel.push")
PER_PERSON = 10
QUIET_SECONDS = 20.0
LOOKUPS = 4  # names that are looked up at a time
LOOKUP_SECONDS = 5.0


def encoded(data: bytes) -> str:
    """Base64 for addresses, without padding."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """The bytes of base64 for addresses."""
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def new_key() -> str:
    """A new VAPID key, as text to keep."""
    key = ec.generate_private_key(ec.SECP256R1())
    return encoded(key.private_numbers().private_value.to_bytes(32, "big"))


def public_point(key: ec.EllipticCurvePublicKey) -> bytes:
    """A public key as browsers want it."""
    return key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


def encrypt(text: bytes, p256dh: str, auth: str) -> bytes:
    """A message that only the browser with these keys can read (aes128gcm, RFC 8291)."""
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(p256dh))
    ours = ec.generate_private_key(ec.SECP256R1())
    point, salt = public_point(ours.public_key()), os.urandom(16)
    info = b"WebPush: info\x00" + public_point(theirs) + point
    shared = HKDF(hashes.SHA256(), 32, decoded(auth), info).derive(ours.exchange(ec.ECDH(), theirs))
    key = HKDF(hashes.SHA256(), 16, salt, b"Content-Encoding: aes128gcm\x00").derive(shared)
    nonce = HKDF(hashes.SHA256(), 12, salt, b"Content-Encoding: nonce\x00").derive(shared)
    body = AESGCM(key).encrypt(nonce, text + b"\x02", None)
    return salt + struct.pack("!IB", 4096, len(point)) + point + body


def is_public(address: str) -> bool:
    """Whether an IP address is out in the internet, and not in our own network."""
    found = ipaddress.ip_address(address)
    if isinstance(found, ipaddress.IPv6Address):
        inner = found.ipv4_mapped or found.sixtofour or (found.teredo and found.teredo[1])
        if inner:
            return is_public(str(inner))
        if found in ipaddress.ip_network("64:ff9b::/96"):
            return is_public(str(ipaddress.IPv4Address(int(found) & 0xFFFFFFFF)))
    return found.is_global and not found.is_multicast


async def public_place(endpoint: str) -> tuple[str, int, str, str]:
    """Host, port, path and one public IP address of a target; Trouble if it leads anywhere else."""
    parts = urlsplit(endpoint)
    try:
        port = parts.port or 443
    except ValueError:
        port = 0
    if parts.scheme != "https" or not parts.hostname or parts.username or port != 443:
        raise Trouble("bad-target", "The address must be https on the usual port.")
    try:
        found = await _looked_up(parts.hostname, port)
    except (OSError, UnicodeError):
        raise Trouble("bad-target", "The address cannot be found.") from None
    addresses = [str(entry[4][0]) for entry in found]
    if not addresses or not all(is_public(address) for address in addresses):
        raise Trouble("bad-target", "The address cannot be a private one.")
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return parts.hostname, port, path, addresses[0]


_NAMES = ThreadPoolExecutor(LOOKUPS, "names")  # a resolver that hangs keeps no other threads busy


async def _looked_up(host: str, port: int) -> list[Any]:
    """The addresses of a host; TimeoutError, which is an OSError, if that takes too long."""
    look = partial(socket.getaddrinfo, host, port, type=socket.SOCK_STREAM)
    async with asyncio.timeout(LOOKUP_SECONDS):
        return await asyncio.get_running_loop().run_in_executor(_NAMES, look)


@cache
def _trust() -> ssl.SSLContext:
    """Whom we trust to be who they say they are; reading that takes a while, so it is read once."""
    return ssl.create_default_context()


class Pusher:
    """Sends push messages."""

    def __init__(self, key: str, contact: str) -> None:
        self._key = ec.derive_private_key(int.from_bytes(decoded(key), "big"), ec.SECP256R1())
        self._contact = contact
        self._last: dict[tuple[str, str], float] = {}
        self.public_key = encoded(public_point(self._key.public_key()))

    def your_turn(self, house: "House", people: set[str], table: str, title: str) -> None:
        """Tells people that they are asked; not more than once in a while for one table."""
        now = time.monotonic()
        if len(self._last) > 10_000:
            self._last = {key: when for key, when in self._last.items() if now - when < QUIET_SECONDS}
        due = {person for person in people if now - self._last.get((person, table), -1e9) > QUIET_SECONDS}
        for person in due:
            self._last[(person, table)] = now
        if due:
            house.later(self._send_all(house, due, table, title))

    async def _send_all(self, house: "House", people: set[str], table: str, title: str) -> None:
        targets = await house.store.read(lambda connection: targets_of(connection, people))
        message = json.dumps({"type": "your-turn", "table": table, "title": title}).encode()
        for key, endpoint, p256dh, auth in targets:
            try:
                status = await self.send(endpoint, p256dh, auth, message)
            except (Trouble, OSError, ValueError, TimeoutError) as error:
                LOG.info("push failed: %r", error)
                house.metrics.pushes.labels("failed").inc()
                continue
            house.metrics.pushes.labels(str(status)).inc()
            if status in (404, 410):
                await house.store.write(lambda connection, gone=key: forget(connection, gone))  # type: ignore[misc]

    async def send(self, endpoint: str, p256dh: str, auth: str, message: bytes) -> int:
        """Sends one message to the address that was checked, not to one looked up again; the HTTP status."""
        host, port, path, address = await public_place(endpoint)
        if p256dh:
            body = encrypt(message, p256dh, auth)
            fields = {
                "TTL": "86400",
                "Urgency": "high",
                "Content-Encoding": "aes128gcm",
                "Authorization": self.authorization(f"https://{host}"),
            }
        else:
            body = message
            fields = {"Content-Type": "application/json", "Stavitel-Signature": signature(auth, message)}
        fields |= {"Host": host, "Content-Length": str(len(body)), "Connection": "close"}
        head = "".join(
            [f"POST {path} HTTP/1.1\r\n", *(f"{name}: {value}\r\n" for name, value in fields.items()), "\r\n"]
        )
        async with asyncio.timeout(15):
            reader, writer = await asyncio.open_connection(address, port, ssl=_trust(), server_hostname=host)
            try:
                writer.write(head.encode() + body)
                await writer.drain()
                line = await reader.readline()
            finally:
                writer.close()
        status = line.split()[1:2]
        if not status:
            raise ValueError(f"{host} gave no answer")
        return int(status[0])

    def authorization(self, audience: str) -> str:
        """The VAPID header: who sends this, signed."""
        claims = {"aud": audience, "exp": int(time.time()) + 12 * 3600, "sub": self._contact}
        parts: list[Any] = [{"typ": "JWT", "alg": "ES256"}, claims]
        signed = ".".join(encoded(json.dumps(part).encode()) for part in parts)
        r, s = utils.decode_dss_signature(self._key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
        token = signed + "." + encoded(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
        return f"vapid t={token}, k={self.public_key}"


def signature(secret: str, message: bytes) -> str:
    """How a webhook knows that a message is ours.

    >>> signature("s", b"{}")[:14]
    'sha256=143ca8d'
    """
    return "sha256=" + hmac.new(secret.encode(), message, hashlib.sha256).hexdigest()


def subscribe(connection: Connection, person: str, target: PushTarget) -> None:
    """Keeps where a person's browser can be reached."""
    _keep(connection, _browser(target.endpoint), person, target.endpoint, target.keys.p256dh, target.keys.auth)


def hook(connection: Connection, person: str, endpoint: str) -> str:
    """Keeps an address that a person wants to be called at; the secret its messages are signed with."""
    secret = secrets.token_urlsafe(24)
    _keep(connection, _hook(person, endpoint), person, endpoint, "", secret)
    return secret


def _keep(connection: Connection, key: str, person: str, endpoint: str, p256dh: str, auth: str) -> None:
    """Keeps a target, and of one person's the newest few."""
    insert: Any = {"sqlite": sqlite.insert, "postgresql": postgresql.insert}[connection.dialect.name]
    values = {"person": person, "endpoint": endpoint, "p256dh": p256dh, "auth": auth, "created": time.time()}
    statement = insert(pushes).values(hash=key, **values)
    connection.execute(statement.on_conflict_do_update(index_elements=["hash"], set_=values))
    old = connection.execute(
        select(pushes.c.hash).where(pushes.c.person == person).order_by(pushes.c.created.desc()).offset(PER_PERSON)
    ).scalars()
    for one in list(old):
        forget(connection, one)


def unsubscribe(connection: Connection, person: str, endpoint: str) -> None:
    """Forgets a browser of this person."""
    forget(connection, _browser(endpoint), person)


def unhook(connection: Connection, person: str, endpoint: str) -> None:
    """Forgets an address of this person."""
    forget(connection, _hook(person, endpoint))


def forget(connection: Connection, key: str, person: str | None = None) -> None:
    """Forgets a target."""
    where = [pushes.c.hash == key]
    if person is not None:
        where.append(pushes.c.person == person)
    connection.execute(delete(pushes).where(*where))


def targets_of(connection: Connection, people: set[str]) -> list[tuple[str, str, str, str]]:
    """Where people can be reached."""
    rows = connection.execute(
        select(pushes.c.hash, pushes.c.endpoint, pushes.c.p256dh, pushes.c.auth).where(pushes.c.person.in_(people))
    )
    return [(row[0], row[1], row[2], row[3]) for row in rows]


def check_keys(target: PushTarget) -> None:
    """Trouble unless a message can be encrypted for this browser."""
    try:
        encrypt(b"", target.keys.p256dh, target.keys.auth)
    except ValueError:
        raise Trouble("bad-target", "The keys of the push address are no keys.") from None


def _browser(endpoint: str) -> str:
    return hashlib.sha256(endpoint.encode()).hexdigest()


def _hook(person: str, endpoint: str) -> str:
    """Several people may want to be called at one address, so it is kept for each."""
    return hashlib.sha256(f"{person} {endpoint}".encode()).hexdigest()
