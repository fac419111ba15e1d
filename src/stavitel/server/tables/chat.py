"""What is said at a table."""

from hashlib import sha256

from stavitel.server.errors import ClientError
from stavitel.server.protocol import Chat as ChatMessage
from stavitel.server.protocol import ChatLine, Say
from stavitel.server.storage import match_store
from stavitel.server.storage.people import PersonRow
from stavitel.server.storage.store import Store
from stavitel.server.tables.audience import Audience
from stavitel.server.tables.pubsub import PubSub

LINES_IN_MEMORY = 200


def _id_of(person: PersonRow, command: str) -> str:
    """What a command is known by: two people may give theirs the same id."""
    return sha256(f"{person.id}:{command}".encode()).hexdigest()


def readable(text: str) -> str:
    """What somebody wrote, without signs that nobody can see; ClientError if nothing is left."""
    found = "".join(sign for sign in text if sign == "\n" or sign.isprintable()).strip()
    if not found:
        raise ClientError("malformed", "There is nothing to say in that.")
    return found


class Chat:
    """The chat of one table."""

    def __init__(self, table_id: str, audience: Audience, store: Store, pubsub: PubSub, lines: list[ChatLine]) -> None:
        self._table_id = table_id
        self._audience = audience
        self._store = store
        self._pubsub = pubsub
        self.lines = lines

    async def say(self, person: PersonRow, seat: int | None, command: Say) -> ChatLine:
        """Says something, once however often the command comes; the line."""
        text = readable(command.text)
        once = None if command.command is None else _id_of(person, command.command)
        line, new = await self._store.write(
            lambda connection: match_store.append_chat(
                connection, self._table_id, seat, person.name, text, once, person=person.id
            )
        )
        if new:
            if line.number == self._last + 1:
                self._show([line])
            else:  # another process said something before
                await self.reload()
            self._pubsub.publish(self._table_id, "chat")
        return line

    async def reload(self) -> None:
        """Reads and shows what was said at other processes."""
        last = self._last
        self._show(await self._store.read(lambda connection: match_store.load_chat(connection, self._table_id, last)))

    def lines_after(self, number: int) -> list[ChatLine]:
        """The lines that somebody who has seen those up to a number lacks."""
        return [line for line in self.lines if line.number > number]

    @property
    def _last(self) -> int:
        return self.lines[-1].number if self.lines else 0

    def _show(self, lines: list[ChatLine]) -> None:
        for line in lines:
            if line.number > self._last:
                self.lines.append(line)
                self._audience.broadcast(ChatMessage(line))
        del self.lines[:-LINES_IN_MEMORY]
