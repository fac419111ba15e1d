"""What became of finished games: ratings, and who has played whom with what result."""

from typing import Any

import msgspec
from sqlalchemy import Connection, select

from stavitel.server.protocol import OpponentLine, RatingLine, Statistics, TitleLine
from stavitel.server.ratings import Rating, rated
from stavitel.server.storage.schema import people, ratings, seats, tables
from stavitel.server.storage.store import dialect_insert

OPPONENTS = 50
RANKING = 100


def rate_game(connection: Connection, table_id: str, scores: list[list[int]]) -> None:
    """Changes the ratings of the people who played a rated game; whoever lost their seat comes last."""
    table = connection.execute(select(tables.c.title, tables.c.rated).where(tables.c.id == table_id)).one()
    if not table.rated:
        return
    ranks = {seat: rank for seat, _, rank in scores}
    placed: dict[str, int] = {}
    for row in connection.execute(select(seats.c.seat, seats.c.person, seats.c.lost).where(seats.c.table == table_id)):
        if row.person is not None:
            placed[row.person] = min(ranks[row.seat], placed.get(row.person, len(ranks)))
        elif row.lost is not None:
            placed[row.lost] = len(ranks) + 1
    known = {
        row.person: Rating(row.mean, row.spread, row.games)
        for row in connection.execute(
            select(ratings).where(ratings.c.title == table.title, ratings.c.person.in_(list(placed)))
        )
    }
    persons = list(placed)
    if len(persons) < 2:
        return
    after = rated([known.get(person, Rating()) for person in persons], [placed[person] for person in persons])
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
    mine = select(seats.c.table).where(seats.c.person == person)
    played = connection.execute(
        select(tables.c.id, tables.c.title, tables.c.scores).where(tables.c.status == "over", tables.c.id.in_(mine))
    ).all()
    sat: dict[str, list[Any]] = {}
    for row in connection.execute(
        select(seats.c.table, seats.c.seat, seats.c.person, people.c.name)
        .join(people, people.c.id == seats.c.person)
        .where(seats.c.table.in_([one.id for one in played]))
    ):
        sat.setdefault(row.table, []).append(row)
    titles: dict[str, TitleLine] = {}
    opponents: dict[str, OpponentLine] = {}
    for game in played:
        ranks = {seat: rank for seat, _, rank in msgspec.json.decode(game.scores or "[]")}
        places = [ranks[row.seat] for row in sat.get(game.id, ()) if row.person == person and row.seat in ranks]
        if not places:
            continue
        line = titles.setdefault(game.title, TitleLine(game.title, 0, 0, 0.0))
        line.games += 1
        line.wins += min(places) == 1
        line.mean_rank += (min(places) - line.mean_rank) / line.games
        for row in sat[game.id]:
            if row.person != person and row.seat in ranks:
                other = opponents.setdefault(row.person, OpponentLine(row.name, 0, 0))
                other.games += 1
                other.ahead += min(places) < ranks[row.seat]
    own = connection.execute(
        select(people.c.name, ratings.c.title, ratings.c.mean, ratings.c.spread, ratings.c.games)
        .join(people, people.c.id == ratings.c.person)
        .where(ratings.c.person == person)
    )
    often = sorted(opponents.values(), key=lambda one: -one.games)[:OPPONENTS]
    return Statistics(sorted(titles.values(), key=lambda one: -one.games), often, [_line(*row) for row in own])
