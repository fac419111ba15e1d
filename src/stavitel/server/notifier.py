"""Who is told what: people who are asked and do not look, or whose time is up, at every target of theirs.

Nobody is told anything in their quiet hours; if they are still asked when these end they are told then, also by a
server that was started anew meanwhile. Nobody is told of tables that they want to hear nothing of.
"""

import asyncio
import logging
import time
from collections.abc import Callable, Mapping
from datetime import datetime
from zoneinfo import ZoneInfo

from stavitel.server.background import BackgroundTasks
from stavitel.server.errors import ClientError
from stavitel.server.mail import MailSender
from stavitel.server.metrics import Metrics
from stavitel.server.notices import Notice, NoticeKind, as_json, headline, post_to, sentence
from stavitel.server.protocol import QuietHours
from stavitel.server.push import PushSender
from stavitel.server.storage import notice_store
from stavitel.server.storage.notice_store import HeldNotice, Recipient, StoredTarget
from stavitel.server.storage.push_targets import delete_target
from stavitel.server.storage.store import Store

LOG = logging.getLogger("stavitel.push")
QUIET_SECONDS = 20.0  # between two messages to one person about one table
GONE = (404, 410)  # what a target answers that is no more


def is_quiet(hours: QuietHours | None, now: float) -> bool:
    """Whether somebody wants to hear nothing at a moment."""
    if hours is None:
        return False
    hour = datetime.fromtimestamp(now, ZoneInfo(hours.zone)).hour
    if hours.begin <= hours.end:
        return hours.begin <= hour < hours.end
    return hour >= hours.begin or hour < hours.end


class TurnNotifier:
    """Tells people what they ought to know."""

    def __init__(
        self,
        sender: PushSender,
        store: Store,
        tasks: BackgroundTasks,
        metrics: Metrics,
        mail: MailSender | None = None,
        address: str = "",
    ) -> None:
        self.sender = sender
        self.mail = mail or MailSender("", "")
        self.now: Callable[[], float] = time.time
        self._store = store
        self._tasks = tasks
        self._metrics = metrics
        self._address = address.rstrip("/")
        self._sent: dict[tuple[str, str, str], float] = {}  # (person, table, kind) -> when

    def link(self, page: str) -> str:
        """Where a page of the client is, for those who read of it elsewhere."""
        return f"{self._address}/#/{page}"

    def notify(
        self,
        people: set[str],
        table_id: str,
        title: str,
        kind: NoticeKind = "your-turn",
        topics: Mapping[str, str] | None = None,
    ) -> None:
        """Tells people something about a table; not more than once in a while. `topics` is what each is asked."""
        now = time.monotonic()
        if len(self._sent) > 10_000:
            self._sent = {key: when for key, when in self._sent.items() if now - when < QUIET_SECONDS}
        due = {person for person in people if now - self._sent.get((person, table_id, kind), -1e9) > QUIET_SECONDS}
        for person in due:
            self._sent[(person, table_id, kind)] = now
        if due:
            self._tasks.run_in_background(self.send_all(due, table_id, title, kind, topics))

    async def send_all(
        self,
        people: set[str],
        table_id: str,
        title: str,
        kind: NoticeKind = "your-turn",
        topics: Mapping[str, str] | None = None,
    ) -> None:
        """Sends a notice to every target of some people, but for those who want it quiet."""
        recipients = await self._store.read(lambda store: notice_store.recipients(store, people, table_id))
        link, asked = self.link(f"table/{table_id}"), topics or {}
        notices = [Notice(kind, table_id, title, asked.get(one.person), link) for one in recipients]
        await asyncio.gather(*map(self._send_or_hold, recipients, notices))

    async def _send_or_hold(self, one: Recipient, notice: Notice) -> None:
        if is_quiet(one.quiet, self.now()):
            held = (one.person, notice.table, notice.kind, notice.topic)
            await self._store.write(lambda store: notice_store.hold(store, *held))
        else:
            await self._send(one, notice)

    async def send_held(self) -> None:
        """Tells those whose quiet hours are over, if they are still asked."""
        for held in await self._store.read(notice_store.held):
            if not is_quiet(held.quiet, self.now()):
                await self._let_go(held)

    async def _let_go(self, held: HeldNotice) -> None:
        key = (held.person, held.table)
        taken = await self._store.write(lambda store: notice_store.take_held(store, *key))
        if taken and await self._store.read(lambda store: notice_store.still_asked(store, *key)):
            topics = {held.person: held.topic} if held.topic is not None else None
            await self.send_all({held.person}, held.table, held.title or "", held.kind, topics)

    async def run(self, seconds: float = 60.0) -> None:
        """Looks for quiet hours that are over, until the process ends."""
        while True:
            await asyncio.sleep(seconds)
            try:
                await self.send_held()
            except Exception as error:
                LOG.warning("cannot send what was held back: %r", error)

    async def test(self, person: str, key: str) -> int:
        """Sends a test to one target; the HTTP status it answers with, 250 for mail."""
        found = await self._store.read(lambda store: notice_store.recipients(store, {person}, None))
        for one in found:
            for target in one.targets:
                if target.key == key:
                    return await self._deliver(target, one, Notice("test", link=self._address or "/"))
        raise ClientError("no-such-target", "There is no such address of yours.", 404)

    async def _send(self, recipient: Recipient, notice: Notice) -> None:
        """Sends a notice to every target at the same time: none waits for another that is slow."""
        await asyncio.gather(*[self._send_to(target, recipient, notice) for target in recipient.targets])

    async def _send_to(self, target: StoredTarget, recipient: Recipient, notice: Notice) -> None:
        try:
            status = await self._deliver(target, recipient, notice)
        except (ClientError, OSError, ValueError) as error:
            LOG.info("push failed: %r", error)
            self._metrics.pushes.labels("failed").inc()
            return
        self._metrics.pushes.labels(str(status)).inc()
        if status in GONE:
            await self._store.write(lambda store: delete_target(store, target.key))

    async def _deliver(self, target: StoredTarget, recipient: Recipient, notice: Notice) -> int:
        language = recipient.language
        match target.kind:
            case "mail":
                text = f"{sentence(notice, language)}\n\n{notice.link}\n"
                await self.mail.send(recipient.mail or "", headline(notice, language), text)
                return 250
            case "browser" | "webhook":
                message = as_json(notice, language)
                return await self.sender.send(target.endpoint, target.p256dh, target.auth, message)
            case _:
                post = post_to(target.kind, target.auth, notice, language)
                return await self.sender.post(target.endpoint, post.headers, post.body)
