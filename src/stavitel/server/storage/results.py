"""What became of finished games: ratings, and who has played whom with what result."""

from collections.abc import Iterable
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, select

from stavitel.server.protocol import OpponentLine, RatingLine, Statistics, TitleLine
from stavitel.server.ratings import Rating, rated
from stavitel.server.storage.schema import people, ratings, seats, tables
from stavitel.server.storage.store import dialect_insert

OPPONENTS = 50
RANKING = 100
_SAT = (seats.c.seat, seats.c.person, seats.c.lost, seats.c.stand_in)


class _Place(NamedTuple):
    """Where somebody ended in a game."""

    rank: int  # of as many as there are seats; of several seats the best
    left: bool  # they did not play to the end


def _places(rows: Iterable[Any], scores: list[list[int]]) -> dict[str, _Place]:
    """Where each person ended: who sat there at the end by their seat's rank, but who left comes last.

    Somebody has left who got up, gave the seat to a bot, lost it, or had a bot standing in when the game ended. What
    the bot or the next on that seat made of it is not theirs.
    """
    ranks = {seat: rank for seat, _, rank in scores}
    places: dict[str, _Place] = {}
    gone: set[str] = set()
    for row in rows:
        if row.lost is not None:
            gone.add(row.lost)
        if row.person is not None and row.stand_in is not None:
            gone.add(row.person)
        elif row.person is not None and row.seat in ranks:
            best = places.get(row.person, _Place(len(ranks), False)).rank
            places[row.person] = _Place(min(ranks[row.seat], best), False)
    return places | {person: _Place(len(ranks), True) for person in gone}


def _ahead(one: _Place, other: _Place) -> bool:
    """Whether one ended before another: whoever played to the end is ahead of who did not."""
    return not one.left and (other.left or one.rank < other.rank)


def rate_game(connection: Connection, table_id: str, scores: list[list[int]]) -> None:
    """Changes the ratings of the people who played a rated game."""
    table = connection.execute(select(tables.c.title, tables.c.rated).where(tables.c.id == table_id)).one()
    if not table.rated:
        return
    places = _places(connection.execute(select(*_SAT).where(seats.c.table == table_id)), scores)
    persons = list(places)
    if len(persons) < 2:
        return
    everybody = select(people.c.id).where(people.c.id.in_(persons)).order_by(people.c.id)
    connection.execute(everybody.with_for_update(key_share=True))  # another game of theirs may end at this moment
    known = {
        row.person: Rating(row.mean, row.spread, row.games)
        for row in connection.execute(
            select(ratings).where(ratings.c.title == table.title, ratings.c.person.in_(persons))
        )
    }
    ranks = [len(scores) + 1 if place.left else place.rank for place in places.values()]
    after = rated([known.get(person, Rating()) for person in persons], ranks)
    for person, rating in zip(persons, after, strict=True):
        values = {"mean": rating.mean, "spread": rating.spread, "games": rating.games}
        statement = dialect_insert(connection, ratings).values(person=person, title=table.title, **values)
        connection.execute(statement.on_conflict_do_update(index_elements=["person", "title"], set_=values))


def ranking(connection: Connection, title: str) -> list[RatingLine]:
    """The best at a title: first who is surely good."""
    rows = connection.execute(
        select(people.c.name, ratings.c.title, ratings.c.mean, ratings.c.spread, ratings.c.games)
        .join(people, people.c.id == ratings.c.person)
        .where(ratings.c.title == title, people.c.banned.is_(None))
        .order_by((ratings.c.mean - 2 * ratings.c.spread).desc())
        .limit(RANKING)
    )
    return [_line(*row) for row in rows]


def _line(name: str, title: str, mean: float, spread: float, games: int) -> RatingLine:
    low, high = Rating(mean, spread, games).interval
    return RatingLine(name, title, round(mean), round(low), round(high), games)


def statistics(connection: Connection, person: str) -> Statistics:
    """Somebody's games by title and by opponent, and their ratings."""
    mine = select(seats.c.table).where((seats.c.person == person) | (seats.c.lost == person))
    played = connection.execute(
        select(tables.c.id, tables.c.title, tables.c.scores).where(tables.c.status == "over", tables.c.id.in_(mine))
    ).all()
    sat: dict[str, list[Any]] = {}
    for row in connection.execute(select(seats.c.table, *_SAT).where(seats.c.table.in_([one.id for one in played]))):
        sat.setdefault(row.table, []).append(row)
    titles: dict[str, TitleLine] = {}
    against: dict[str, OpponentLine] = {}
    for game in played:
        places = _places(sat[game.id], msgspec.json.decode(game.scores or "[]"))
        place = places.pop(person, None)
        if place is None:
            continue
        line = titles.setdefault(game.title, TitleLine(game.title, 0, 0, 0.0))
        line.games += 1
        line.wins += place.rank == 1 and not place.left
        line.mean_rank += (place.rank - line.mean_rank) / line.games
        for other, their in places.items():
            opponent = against.setdefault(other, OpponentLine("", 0, 0))
            opponent.games += 1
            opponent.ahead += _ahead(place, their)
    for other, name in connection.execute(select(people.c.id, people.c.name).where(people.c.id.in_(list(against)))):
        against[other].name = name
    own = connection.execute(
        select(people.c.name, ratings.c.title, ratings.c.mean, ratings.c.spread, ratings.c.games)
        .join(people, people.c.id == ratings.c.person)
        .where(ratings.c.person == person)
    )
    often = sorted(against.values(), key=lambda one: -one.games)[:OPPONENTS]
    return Statistics(sorted(titles.values(), key=lambda one: -one.games), often, [_line(*row) for row in own])
