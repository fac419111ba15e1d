"""One message to one target: to a browser by Web Push (RFC 8030, 8188, 8291, 8292), to a webhook as signed JSON."""

import asyncio
import base64
import hashlib
import hmac
import ipaddress
import json
import os
import socket
import ssl
import struct
import time
from concurrent.futures import ThreadPoolExecutor
from functools import cache, partial
from typing import Any
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from stavitel.server.errors import ClientError
from stavitel.server.protocol import PushTarget

RESOLVER_THREADS = 4
RESOLVE_SECONDS = 5.0


def base64url(data: bytes) -> str:
    """Base64 for addresses, without padding."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def from_base64url(text: str) -> bytes:
    """The bytes of base64 for addresses."""
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def new_key() -> str:
    """A new VAPID key, as text to keep."""
    key = ec.generate_private_key(ec.SECP256R1())
    return base64url(key.private_numbers().private_value.to_bytes(32, "big"))


def public_point(key: ec.EllipticCurvePublicKey) -> bytes:
    """A public key as browsers want it."""
    return key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


def encrypt(
    text: bytes, p256dh: str, auth: str, ours: ec.EllipticCurvePrivateKey | None = None, salt: bytes | None = None
) -> bytes:
    """A message that only the browser with these keys can read (aes128gcm, RFC 8291); key and salt are made anew."""
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), from_base64url(p256dh))
    ours = ours or ec.generate_private_key(ec.SECP256R1())
    point, salt = public_point(ours.public_key()), salt or os.urandom(16)
    info = b"WebPush: info\x00" + public_point(theirs) + point
    shared = HKDF(hashes.SHA256(), 32, from_base64url(auth), info).derive(ours.exchange(ec.ECDH(), theirs))
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
        if found not in ipaddress.ip_network("2000::/3"):
            return False  # all that is given out to the internet lies there; is_global knows of some exceptions only
    return found.is_global and not found.is_multicast


async def resolve_public(endpoint: str) -> tuple[str, int, str, str]:
    """Host, port, path and one public IP address of an endpoint; ClientError if it leads anywhere else."""
    try:
        parts = urlsplit(endpoint)
        usual = parts.scheme == "https" and parts.hostname and not parts.username and (parts.port or 443) == 443
    except ValueError:
        usual = False
    if not usual or not all(sign.isprintable() and sign != " " for sign in endpoint):
        raise ClientError("bad-target", "The address must be https on the usual port.")
    host, port = str(parts.hostname), 443
    try:
        found = await _resolve(host, port)
    except (OSError, UnicodeError):
        raise ClientError("bad-target", "The address cannot be found.") from None
    addresses = [str(entry[4][0]) for entry in found]
    if not addresses or not all(is_public(address) for address in addresses):
        raise ClientError("bad-target", "The address cannot be a private one.")
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return host, port, path, addresses[0]


_RESOLVERS = ThreadPoolExecutor(RESOLVER_THREADS, "resolve")  # a resolver that hangs keeps no other threads busy


async def _resolve(host: str, port: int) -> list[Any]:
    """The addresses of a host; TimeoutError, which is an OSError, if that takes too long."""
    resolve = partial(socket.getaddrinfo, host, port, type=socket.SOCK_STREAM)
    async with asyncio.timeout(RESOLVE_SECONDS):
        return await asyncio.get_running_loop().run_in_executor(_RESOLVERS, resolve)


@cache
def _tls_context() -> ssl.SSLContext:
    """The certificates we trust; reading them takes a while, so they are read once."""
    return ssl.create_default_context()


class PushSender:
    """Sends messages, signed with the server's VAPID key."""

    def __init__(self, key: str, contact: str) -> None:
        self._key = ec.derive_private_key(int.from_bytes(from_base64url(key), "big"), ec.SECP256R1())
        self._contact = contact
        self.public_key = base64url(public_point(self._key.public_key()))

    async def send(self, endpoint: str, p256dh: str, auth: str, message: bytes) -> int:
        """Sends one message, encrypted for a browser or signed for a webhook; the HTTP status."""
        if not p256dh:
            fields = {"Content-Type": "application/json", "Stavitel-Signature": signature(auth, message)}
            return await self.post(endpoint, fields, message)
        fields = {
            "TTL": "86400",
            "Urgency": "high",
            "Content-Encoding": "aes128gcm",
            "Authorization": self.authorization(f"https://{urlsplit(endpoint).hostname}"),
        }
        return await self.post(endpoint, fields, encrypt(message, p256dh, auth))

    async def post(self, endpoint: str, headers: dict[str, str], body: bytes) -> int:
        """Sends a request to the address that was checked, not to one looked up again; the HTTP status."""
        host, port, path, address = await resolve_public(endpoint)
        fields = headers | {"Host": host, "Content-Length": str(len(body)), "Connection": "close"}
        head = "".join(
            [f"POST {path} HTTP/1.1\r\n", *(f"{name}: {value}\r\n" for name, value in fields.items()), "\r\n"]
        )
        async with asyncio.timeout(15):
            reader, writer = await asyncio.open_connection(address, port, ssl=_tls_context(), server_hostname=host)
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
        signed = ".".join(base64url(json.dumps(part).encode()) for part in parts)
        r, s = utils.decode_dss_signature(self._key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
        token = signed + "." + base64url(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
        return f"vapid t={token}, k={self.public_key}"


def signature(secret: str, message: bytes) -> str:
    """How a webhook knows that a message is ours.

    >>> signature("s", b"{}")[:14]
    'sha256=143ca8d'
    """
    return "sha256=" + hmac.new(secret.encode(), message, hashlib.sha256).hexdigest()


def check_keys(target: PushTarget) -> None:
    """ClientError unless a message can be encrypted for this browser."""
    try:
        encrypt(b"", target.keys.p256dh, target.keys.auth)
    except ValueError:
        raise ClientError("bad-target", "The keys of the push address are no keys.") from None
