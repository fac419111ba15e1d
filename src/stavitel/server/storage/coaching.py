"""What the coach has said to somebody, wherever they play."""

import msgspec
from sqlalchemy import Connection, select, update

from stavitel.server.protocol import CoachChange, Coached
from stavitel.server.storage.schema import people

MOST = 2000  # topics remembered of one person


def coached(connection: Connection, person: str) -> Coached:
    """What somebody has been told."""
    kept = connection.execute(select(people.c.met).where(people.c.id == person)).scalar()
    return msgspec.json.decode(kept, type=Coached) if kept else Coached()


def change(connection: Connection, person: str, wish: CoachChange) -> Coached:
    """Remembers topics, or forgets them; silences the coach, or lets it speak."""
    now = coached(connection, person)
    named = set(wish.topics)
    topics = [topic for topic in now.topics if topic not in named] + (wish.topics if wish.known else [])
    after = Coached(now.on if wish.on is None else wish.on, topics[-MOST:])
    connection.execute(update(people).where(people.c.id == person).values(met=msgspec.json.encode(after).decode()))
    return after
