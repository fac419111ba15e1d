"""What two processes do at the same moment on PostgreSQL: one after the other, and nothing is lost or had twice."""

import threading
import time
from collections.abc import Callable, Iterator
from typing import Any

import psycopg
import pytest
from sqlalchemy import Connection, select, update

from stavitel.server.errors import ClientError
from stavitel.server.protocol import SeatWish
from stavitel.server.storage import lobby, match_store, people, results, seat_requests
from stavitel.server.storage.schema import ratings, tables
from stavitel.server.storage.store import Store
from stavitel.server.storage.table_row import table_row

Work = Callable[[Connection], Any]
WAITING = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'"
SEED = ("seed", "commitment", 3)


@pytest.fixture
def store(postgres_url: str) -> Iterator[Store]:
    opened = Store(postgres_url)
    opened.open()
    yield opened
    opened.close()


def overlapping(store: Store, first: Work, second: Work) -> Any:
    """Does one thing, and before it is committed begins another; what that one gives, or raises."""
    found: list[Any] = []

    def later() -> None:
        try:
            found.append(store.write_sync(second))
        except Exception as error:
            found.append(error)

    thread = threading.Thread(target=later)
    address = store.url.set(drivername="postgresql").render_as_string(hide_password=False)
    with psycopg.connect(address, autocommit=True) as watch:

        def both(connection: Connection) -> None:
            first(connection)
            thread.start()
            while thread.is_alive() and watch.execute(WAITING).fetchone() == (0,):
                time.sleep(0.01)

        store.write_sync(both)
    thread.join()
    return found[0]


def new_people(store: Store, *names: str) -> list[str]:
    return store.write_sync(lambda one: [people.new_guest(one, name, "en")[0].id for name in names])


def new_table(store: Store, host: str, *kinds: str) -> str:
    rules: Any = {"title": "guess", "version": "1", "options": {}, "language": "en", "pace": "live", "undo": "free"}
    wishes = [SeatWish("me" if kind == "me" else "open") for kind in kinds]
    return store.write_sync(lambda one: lobby.create_table(one, host, wishes=wishes, listed=True, **rules)[0].id)


def seated(store: Store, table: str) -> list[str | None]:
    return [seat.person for seat in store.read_sync(lambda one: table_row(one, table)).seats]


def test_nobody_takes_two_seats(store: Store) -> None:
    ann, bob = new_people(store, "Ann", "Bob")
    table = new_table(store, ann, "me", "open", "open")
    refused = overlapping(store, lambda one: lobby.join(one, table, bob, 1), lambda one: lobby.join(one, table, bob, 2))
    assert isinstance(refused, ClientError)
    assert refused.code == "already-seated"
    assert seated(store, table) == [ann, bob, None]


def test_nobody_takes_a_second_seat_by_its_link(store: Store) -> None:
    ann, bob, cyd = new_people(store, "Ann", "Bob", "Cyd")
    table = new_table(store, ann, "me", "open", "open")
    link = store.write_sync(lambda one: lobby.join(one, table, bob, 1)[1][0])
    refused = overlapping(
        store, lambda one: lobby.join(one, table, cyd, 2), lambda one: lobby.claim(one, link.secret, cyd)
    )
    assert isinstance(refused, ClientError)
    assert refused.code == "already-seated"
    assert seated(store, table) == [ann, bob, cyd]


def test_a_link_that_is_used_up_seats_one_person(store: Store) -> None:
    ann, bob, cyd, dan = new_people(store, "Ann", "Bob", "Cyd", "Dan")
    table = new_table(store, ann, "me", "open")
    store.write_sync(lambda one: lobby.join(one, table, bob, 1))
    link = store.write_sync(lambda one: lobby.new_link(one, table, ann, 1))
    assert link is not None
    refused = overlapping(
        store, lambda one: lobby.claim(one, link.secret, cyd), lambda one: lobby.claim(one, link.secret, dan)
    )
    assert isinstance(refused, ClientError)
    assert refused.code == "no-such-link"
    assert seated(store, table) == [ann, cyd]


def test_a_host_makes_no_link_while_the_game_starts(store: Store) -> None:
    ann, bob = new_people(store, "Ann", "Bob")
    table = new_table(store, ann, "me", "open")
    store.write_sync(lambda one: lobby.join(one, table, bob, 1))
    refused = overlapping(
        store, lambda one: lobby.start(one, table, ann, *SEED), lambda one: lobby.new_link(one, table, ann, 1)
    )
    assert isinstance(refused, ClientError)
    assert refused.code == "not-absent"


def test_all_who_agree_count(store: Store) -> None:
    ann, bob, cyd, dan = new_people(store, "Ann", "Bob", "Cyd", "Dan")
    table = new_table(store, ann, "me", "open", "open", "open")
    for seat, person in enumerate((bob, cyd, dan), 1):
        store.write_sync(lambda one, seat=seat, person=person: lobby.join(one, table, person, seat))  # type: ignore[misc]
    store.write_sync(lambda one: lobby.start(one, table, ann, *SEED))
    assert store.write_sync(lambda one: lobby.new_link(one, table, ann, 1, absent=True)) is None
    agreed = overlapping(
        store,
        lambda one: seat_requests.agree(one, table, cyd, 1),
        lambda one: seat_requests.agree(one, table, dan, 1),
    )
    assert agreed is None
    assert store.write_sync(lambda one: lobby.new_link(one, table, ann, 1, absent=True)) is not None


def test_lines_of_chat_are_all_kept(store: Store) -> None:
    """Also one that goes with something else; and a command that comes twice is said once."""
    (ann,) = new_people(store, "Ann")
    table = new_table(store, ann, "me", "open")

    def say(command: str) -> Work:
        return lambda one: match_store.append_chat(one, table, 0, "Ann", command, command)

    assert overlapping(store, say("a"), lambda one: seat_requests.announce(one, table, ann, 1, "made-open")) is None
    line, new = overlapping(store, say("b"), say("b"))
    assert (line.number, new) == (3, False)
    lines = store.read_sync(lambda one: match_store.load_chat(one, table, 0))
    assert [line.text for line in lines] == ["a", "opened seat 2", "b"]


def test_two_rated_games_that_end_both_count(store: Store) -> None:
    ann, bob = new_people(store, "Ann", "Bob")
    games = [new_table(store, ann, "me", "open") for _ in range(2)]
    for table in games:
        store.write_sync(lambda one, table=table: lobby.join(one, table, bob, 1))  # type: ignore[misc]
    store.write_sync(lambda one: one.execute(update(tables).values(rated=True)))
    scores = [[0, 10, 1], [1, 5, 2]]
    overlapping(
        store,
        lambda one: results.rate_game(one, games[0], scores),
        lambda one: results.rate_game(one, games[1], scores),
    )
    counted = select(ratings.c.games).order_by(ratings.c.person)
    assert store.read_sync(lambda one: one.execute(counted).scalars().all()) == [2, 2]
