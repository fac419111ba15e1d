"""Mail, if the host has set a server for it: notices, and links to set a new password."""

import asyncio
import smtplib
import ssl
from email.message import EmailMessage
from urllib.parse import unquote, urlsplit

from stavitel.server.errors import ClientError

SECONDS = 20.0


class MailSender:
    """Sends mail by the SMTP server of a URL: `smtp://user:password@host:587` (STARTTLS), `smtps://…:465`."""

    def __init__(self, url: str, sender: str) -> None:
        self._url = urlsplit(url)
        self._sender = sender

    @property
    def possible(self) -> bool:
        """Whether a mail server is set."""
        return bool(self._url.hostname)

    async def send(self, to: str, subject: str, text: str) -> None:
        """Sends one mail; OSError, as smtplib's errors are, if that fails."""
        if not self.possible:
            raise ClientError("no-mail", "This server sends no mail.", 409)
        message = EmailMessage()
        message["From"], message["To"] = self._sender, to
        message["Subject"] = " ".join(subject.split())
        message["Auto-Submitted"] = "auto-generated"
        message.set_content(text)
        await asyncio.to_thread(self._deliver, message)

    def _deliver(self, message: EmailMessage) -> None:
        url, context = self._url, ssl.create_default_context()
        host = url.hostname or ""
        if url.scheme == "smtps":
            server: smtplib.SMTP = smtplib.SMTP_SSL(host, url.port or 465, timeout=SECONDS, context=context)
        else:
            server = smtplib.SMTP(host, url.port or 587, timeout=SECONDS)
        with server:
            if url.scheme == "smtp" and host not in ("localhost", "127.0.0.1", "::1"):
                server.starttls(context=context)
            if url.username:
                server.login(unquote(url.username), unquote(url.password or ""))
            server.send_message(message)
