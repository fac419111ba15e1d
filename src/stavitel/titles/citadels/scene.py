"""What the table looks like: a wooden table with the characters of the round, and the cities around it.

Places are given in units of the board; one of them is a pixel on a screen of 1440 by 900.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from stavitel.kernel.scene import (
    Node,
    Place,
    area,
    board,
    cached_part,
    counter,
    ornament,
    panel,
    pile,
    places_in_rows,
    region,
    text,
    token,
)
from stavitel.titles.citadels.cards import CASH_WAGON, USABLE
from stavitel.titles.citadels.districts import price
from stavitel.titles.citadels.kinds import Building, Character
from stavitel.titles.citadels.pictures import NEVER_RAZED, STRUCK, building, house, in_hand, person
from stavitel.titles.citadels.scoring import score_of
from stavitel.titles.citadels.table import CALLING, DRAFTING, OVER, TURN, Citadels, Player, complete, piled

WIDTH, HEIGHT = 1116, 616
WIDER = 1240  # with many cities, whose rows are short of width before they are short of height
EDGE, GAP = 8, 9
HEAD, BORDER = 42, 11  # of a panel: its head, and what lies around its inside
NARROW = 300  # a place for a city or the table
FULL_TABLE = 350  # the table between seven cities
HOUSE_HEIGHT = 1.74  # of a dear house with its roof, by its width
HOUSE_WIDTH = 110  # the most
NAMED = 64  # so wide a place shows the name of its house on a small screen, too
CARD_HEIGHT = 1.4  # by its width
MAT: Final = (676, 172)
# On phones: the table on one that stands and on one that lies, and the own city in two rows.
PHONE_TABLES: Final = ((424.0, 372.0), (560.0, 296.0))
MAT_UPRIGHT: Final = (440, 262)


def scene(seen: Citadels, seat: int | None) -> Node:
    """The table as a seat sees it; its own panel and hand come last, nearest to it."""
    start = 0 if seat is None else seat + 1
    asked = seen.turn.seat if seen.stage == TURN else seen.draft.seat if seen.stage == DRAFTING else None
    others = [p for p in seen.clockwise(start % len(seen.players)) if p.seat != seat]
    places, middle = around(len(others))
    parts = [table(seen, seat, middle)]
    parts += [
        panel_of(
            p,
            at,
            p.seat == seen.crown,
            complete(seen, p),
            p.seat == asked,
            seen.limit,
            score_of(seen, p).total,
            seen.agreed.circus and any(card.hidden for card in p.hand),  # action cards there count
        )
        for p, at in zip(others, places, strict=True)
    ]
    wide = board_width(len(others))
    children = [status(seen), board("table", wide, HEIGHT, parts, label="label-table", ground="none")]
    if seat is not None:
        p = seen.players[seat]
        points = score_of(seen, p).total
        crowned, active = p.seat == seen.crown, p.seat == asked
        children.append(own_panel(p, crowned, complete(seen, p), active, seen.limit, points, struck(seen)))
        children.append(area("hand", in_hand("hand", p.hand), "row", title="label-hand", role="hand", seat=seat))
    return area("root", children, "column")


def status(seen: Citadels) -> Node:
    """How far the round has come."""
    lines = [text("round", "label-round", n=seen.round, limit=seen.limit)]
    if seen.stage == TURN:
        lines.append(text("turn", "label-turn", who=seen.players[seen.turn.seat], card=seen.turn.character))
    elif seen.stage == DRAFTING:
        lines.append(text("turn", "label-drafting", who=seen.players[seen.draft.seat]))
    if seen.firsts:
        lines.append(text("last", "label-over" if seen.stage == OVER else "label-last-round"))
    lines.append(text("caller", "label-caller", who=seen.players[seen.crown]))
    return area("state", lines, "column", role="status")


def board_width(count: int) -> int:
    """How wide the board with so many cities is."""
    return WIDER if count >= 6 else WIDTH


def around(count: int) -> tuple[list[Place], Place]:
    """Places for so many cities, clockwise from the reader's left, and the place of the table between them.

    >>> [len(around(count)[0]) for count in range(1, 9)]
    [1, 2, 3, 4, 5, 6, 7, 8]
    """
    wide, high = board_width(count) - 2 * EDGE, HEIGHT - 2 * EDGE
    if count == 1:
        return [(EDGE, EDGE, wide * 0.6, high)], (EDGE + wide * 0.6 + GAP, EDGE, wide * 0.4 - GAP, high)
    if count <= 4:
        left, middle, right = places_in_rows(3, 3, (EDGE, EDGE, wide, high), GAP)
        if count == 2:
            return [left, right], middle
        if count == 3:
            top, low = _cut(middle, 0.41)
            return [left, top, right], low
        top, low = _cut(left, 0.5)
        other_top, other_low = _cut(right, 0.5)
        return [low, top, other_top, other_low], middle
    columns = {5: 3, 6: 4, 7: 4}.get(count, 5)
    cells = places_in_rows(2 * columns, columns, (EDGE, EDGE, wide, high), GAP)
    top_row, low_row = cells[:columns], cells[columns:]
    span = 2 * columns - count  # cells of the table
    if span == 1 and low_row[1][2] < NARROW:  # nine characters: the cities beside the table make room
        low_row = _beside(low_row, FULL_TABLE)
    first, last = low_row[1], low_row[span]
    middle = (first[0], first[1], last[0] + last[2] - first[0], first[3])
    return [low_row[0], *top_row, *reversed(low_row[1 + span :])], middle


def _beside(row: list[Place], wide: float) -> list[Place]:
    """A row of places whose second is so wide; the others share what is left."""
    y, high = row[0][1], row[0][3]
    right = row[-1][0] + row[-1][2]
    others = (right - row[0][0] - wide - GAP * (len(row) - 1)) / (len(row) - 1)
    widths = [others, wide, *[others] * (len(row) - 2)]
    starts = [row[0][0] + sum(widths[:n]) + GAP * n for n in range(len(row))]
    return [(x, y, width, high) for x, width in zip(starts, widths, strict=True)]


def _cut(place: Place, part: float) -> tuple[Place, Place]:
    """The upper part of a place, and the rest of it."""
    x, y, wide, high = place
    upper = high * part
    return (x, y, wide, upper - GAP / 2), (x, y + upper + GAP / 2, wide, high - upper - GAP / 2)


# The table


def table(seen: Citadels, seat: int | None, at: Place) -> Node:
    """The characters of the round; below them the piles and what goes round or was drawn."""
    shown = [p.shown for p in seen.players]
    top = seen.razed[-1] if seen.razed and not any(p.discards for p in seen.players) else None
    called = seen.rank if seen.stage in (TURN, CALLING) else 0
    laid = seen.players[seat] if seat is not None else None
    drawn = laid.offer if laid is not None else []
    put = laid.laid if laid is not None else []
    busy = bool(drawn or put or seen.draft.cards)
    cast_at, piles_at, shelves_at = zip(*(on_table(*size, busy) for size in (at[2:], *PHONE_TABLES)), strict=True)
    parts = [cast(seen.agreed.cast, seen.face_up, shown, struck(seen), called, cast_at)]
    parts += piles(len(seen.deck), piled(seen), top, piles_at)
    shelves: list[Node] = []
    if seen.draft.cards:
        shelves.append(draft(seen.draft.cards))
    if drawn:
        cards = in_hand("offer", drawn)
        shelves.append(area("offer", cards, "fan", title="label-offer", role="offer"))
    if put:
        cards = [person(f"laid:{one.key}", one, name=None) for one in put]
        shelves.append(area("laid", cards, "fan", title="label-laid", role="aside"))
    parts += side_by_side(shelves, *shelves_at)
    return region("middle", at, parts, label="label-table", quiet=True, ground="wood", leaf=True, upright=PHONE_TABLES)


def on_table(wide: float, high: float, busy: bool) -> tuple[Place, Place, Place]:
    """Where on a table of such a size the characters lie, the piles, and what goes round or was drawn."""
    if (wide, high) == PHONE_TABLES[1] and not busy:  # so low that the piles stand beside the characters
        beside = 2 * 72 + 8
        x = wide - beside - 8
        return (8, 8, x - 16, high - 16), (x, 8, beside, 112), (x, 128, beside, high - 136)
    strip = min(112.0, high * 0.34)
    each = strip * (0.42 if wide < NARROW and busy else 0.66)
    y = high - strip - 4
    return (
        (8, 8, wide - 16, high - strip - 18),
        (8, y, 2 * each + 8, strip),
        (2 * each + 24, y, wide - 2 * each - 32, strip),
    )


def side_by_side(parts: list[Node], at: Place, *others: Place) -> list[Node]:
    """Things that share a place, whatever they are, and other places in other arrangements."""
    columns = max(1, len(parts))
    places = places_in_rows(len(parts), columns, at, 6)
    uprights = in_each(len(parts), [places_in_rows(len(parts), columns, other, 6) for other in others])
    return [
        Node(part.kind, part.id, {**part.props, "at": place, "upright": upright}, part.children)
        for part, place, upright in zip(parts, places, uprights, strict=True)
    ]


def in_each(count: int, arrangements: Sequence[list[Place]]) -> Sequence[list[Place] | None]:
    """The places of each of so many things, one for each arrangement; nothing where there is none."""
    return [[places[n] for places in arrangements] for n in range(count)] if arrangements else [None] * count


@cached_part
def piles(deck: int, discards: int, top: Building | None, places: tuple[Place, ...]) -> list[Node]:
    """The deck and the discard pile, with the destroyed district on top of it."""
    face = None if top is None else building("razed", top)
    both = [
        pile("deck", deck, "district", label="label-deck", tip="tip-deck"),
        pile("discards", discards, "district", face, label="label-discards", tip="tip-discards"),
    ]
    return side_by_side(both, *places)


@cached_part
def cast(
    characters: tuple[Character, ...],
    face_up: list[Character],
    shown: list[list[Character]],
    victims: list[Character | None],
    rank: int,
    places: tuple[Place, ...],
) -> Node:
    """The characters of the round; those below `rank` have been called."""
    at, *others = places
    count = len(characters)
    dealt, *elsewhere = (dealt_out(count, (0, 0, wide, high)) for _, _, wide, high in places)
    cards = [
        character_card(character, face_up, shown, victims, character.rank < rank, place, upright)
        for character, place, upright in zip(characters, dealt, in_each(count, elsewhere), strict=True)
    ]
    return region("cast", at, cards, label="label-characters", quiet=True, upright=others)


def dealt_out(count: int, at: Place) -> list[Place]:
    """Places for so many upright cards, in as many rows as make them largest."""

    def width(rows: int) -> float:
        return min(at[2] / -(-count // rows) - 7, (at[3] / rows - 7) / CARD_HEIGHT)

    rows = max(range(1, 5), key=width)
    size = width(rows)
    return [
        (x + (wide - size) / 2, y + (high - size * CARD_HEIGHT) / 2, size, size * CARD_HEIGHT)
        for x, y, wide, high in places_in_rows(count, -(-count // rows), at, 7)
    ]


def character_card(
    character: Character,
    face_up: list[Character],
    shown: list[list[Character]],
    victims: list[Character | None],
    called: bool,
    at: Place,
    upright: list[Place] | None,
) -> Node:
    """A character of the round: set aside, called, murdered, robbed or bewitched, shown by which seat."""
    badges: list[dict[str, Any]] = []
    if character in face_up:
        badges.append({"icon": "hidden", "label": "label-set-aside"})
    badges += blows(character, victims)
    for seat, characters in enumerate(shown):
        if character in characters:
            badges.append({"icon": "person", "seat": seat})
    return person(
        f"character:{character.key}",
        character,
        badges=[character.rank, *badges],
        tapped=called or character in face_up,
        free=True,
        at=at,
        upright=upright,
    )


def struck(seen: Citadels) -> list[Character | None]:
    """Who is murdered, robbed and bewitched in this round."""
    return [seen.murdered, seen.robbed, seen.bewitched]


def blows(character: Character, victims: Sequence[Character | None]) -> list[dict[str, Any]]:
    """What was done to a character, as badges."""
    return [
        {"icon": icon, "label": label, "tone": "bad"}
        for victim, (icon, label) in zip(victims, STRUCK, strict=False)
        if character is victim
    ]


def draft(characters: list[Character]) -> Node:
    """The characters that are passed round the table."""
    cards = [
        person(f"draft:{at}" if character.hidden else f"draft:{character.key}", character)
        for at, character in enumerate(characters)
    ]
    return area("draft", cards, "fan", title="label-draft", role="draft")


# The players


@cached_part
def panel_of(
    p: Player, at: Place, crowned: bool, complete: bool, active: bool, limit: int, points: int, partly: bool
) -> Node:
    """A rival's panel on the board: purse, hand size, characters, city, wagons."""
    wide, high = at[2] - 2 * BORDER, at[3] - HEAD - BORDER
    role = 46 if at[2] < NARROW else 84 if at[3] > 400 else 60
    extra = extras(p, False)
    foot = 74 if extra else 0
    parts = [*figures(p, crowned, complete)]
    parts += characters_of(p.seat, p.shown, p.picked, (0, 0, role, high - foot), 1)
    parts.append(city(p, False, limit, (role + 7, 0, wide - role - 7, high - foot), role))
    parts += side_by_side(extra, (0, high - foot + 2, wide, foot - 2))
    return panel(f"panel:{p.seat}", p.seat, parts, active, layout="free", at=at, score=points, score_hidden=partly)


@cached_part
def own_panel(
    p: Player,
    crowned: bool,
    complete: bool,
    active: bool,
    limit: int,
    points: int,
    victims: list[Character | None],
) -> Node:
    """The reader's own panel: figures for the me bar, the city as a mat, and what befell the reader's characters."""
    wide, high = MAT
    extra = extras(p, True)
    side = 150 if extra else 0
    roles = len(p.shown) + len(p.picked)
    left = 84 * roles
    # The same on a phone, the characters one above the other.
    across, down = MAT_UPRIGHT
    column, beside = 84 if roles else 0, 110 if extra else 0
    stood = (6, 6, column, min(down - 12, 120 * roles))
    parts = [*characters_of(p.seat, p.shown, p.picked, (6, 4, left, high - 10), roles, victims, stood)]
    streets = (column + 10, 2, across - column - beside - 18, down - 8)
    parts.append(city(p, True, limit, (left + 10, 2, wide - left - side - 18, high - 8), upright=streets))
    place = (across - beside, 4, beside - 6, down - 8)
    parts += side_by_side(extra, (wide - side, 4, side - 6, high - 8), place)
    mat = board(f"mat:{p.seat}", wide, high, parts, label="label-city", quiet=True, share=0.22, upright=MAT_UPRIGHT)
    return panel(f"panel:{p.seat}", p.seat, [*figures(p, crowned, complete), mat], active, score=points)


def figures(p: Player, crowned: bool, complete: bool) -> list[Node]:
    """What a player has, in figures."""
    here = p.seat
    gold, hand, city = (
        (f"label-{what}.counted", {"n": count})
        for what, count in (("gold", p.gold), ("hand-size", len(p.hand)), ("city-size", len(p.city)))
    )
    found = [
        counter(f"gold:{here}", "two-coins", p.gold, counts="gold", tone="gold", label=gold, tip="tip-gold"),
        counter(f"cards:{here}", "card-pick", len(p.hand), counts="hand", label=hand, tip="tip-hand"),
        counter(f"city-size:{here}", "village", len(p.city), counts="city", label=city, tip="tip-city"),
    ]
    if crowned:
        found.append(token("crown", "crown", label="label-crown", tip="tip-crown", tone="gold"))
    if complete:
        found.append(token(f"complete:{here}", "castle", label="label-complete", tip="tip-complete", tone="good"))
    return found


def extras(p: Player, own: bool) -> list[Node]:
    """What lies beside a city: a hand one may look at, wagons, cards under the Museum."""
    here = p.seat
    found = []
    if not own and any(not one.hidden for one in p.hand):
        found.append(area(f"looked:{here}", in_hand(f"looked:{here}", p.hand), "fan", title="label-looked"))
    if p.wagons:
        found.append(area(f"wagons:{here}", wagons(p), "fan", role="wagons"))
    if p.tucked:
        found.append(pile(f"tucked:{here}", len(p.tucked), "district", label="label-tucked"))
    return found


@cached_part
def characters_of(
    seat: int,
    shown: list[Character],
    picked: list[Character],
    at: Place,
    columns: int,
    victims: Sequence[Character | None] = (),
    upright: Place | None = None,
) -> list[Node]:
    """The characters a player has shown, and the backs of those kept; of the reader's own also what befell them."""
    characters = [*shown, *picked]
    count = len(characters)
    places = places_in_rows(count, max(1, columns), at)
    others = places_in_rows(count, 1, upright) if upright else [None] * count
    return [
        person(
            f"picked:{seat}:{i}" if character.hidden else f"role:{seat}:{character.key}",
            character,
            name=None,
            badges=[] if character.hidden else [character.rank, *blows(character, victims)],
            at=place,
            upright=other,
        )
        for i, (character, place, other) in enumerate(zip(characters, places, others, strict=True))
    ]


def city(p: Player, own: bool, limit: int, at: Place, beside: float = 0, upright: Place | None = None) -> Node:
    """The districts of a city in the order they were built, and room for those it lacks; `beside` it lies a card."""
    built = len(p.city)
    places = sites(built, limit, at)
    others = sites(built, limit, upright) if upright else [None] * built
    nodes: list[Node] = []
    counts: dict[str, int] = {}
    for district, place, other in zip(p.city, places, others, strict=False):
        copy = counts[district.key] = counts.get(district.key, 0) + 1
        badges: list[dict[str, Any]] = []
        if copy <= p.gilded.count(district):
            badges.append({"icon": "palette", "label": "label-gilded", "value": 1})
        nodes.append(
            house(
                f"city:{p.seat}:{district.key}" + (f"~{copy}" if copy > 1 else ""),
                district,
                name=f"{district.key}@seat{p.seat}",
                names=[district.key] if own and district in USABLE else None,
                badges=badges,
                tip=None if district in NEVER_RAZED else ("label-destroy-price", {"n": price(p, district)}),
                at=place,
                upright=other,
            )
        )
    return region(
        f"city:{p.seat}",
        at,
        nodes,
        label="label-city",
        tip="tip-city",
        quiet=True,
        ornaments=ground(at, built, limit, beside),
        upright=upright,
        upright_ornaments=ground(upright, built, limit, 0) if upright else None,
    )


def sites(built: int, limit: int, at: Place) -> list[Place]:
    """Where the houses of a city stand: with room for the next ones, their names, and then their size."""

    def size(count: int, rows: int) -> float:
        return min(0.9 * at[2] / -(-count // rows), at[3] / rows / HOUSE_HEIGHT)

    def best(count: int) -> int:
        return max(range(1, 4), key=lambda rows: (min(NAMED, at[2] / -(-count // rows)), size(count, rows)))

    most = max(limit, built)
    for count in range(max(4, built + 1), most + 1):
        rows = best(count)
        if count % rows == 0 and size(count, rows) <= HOUSE_WIDTH:
            break
    else:
        count, rows = most, best(most)
    return places_in_rows(count, -(-count // rows), (0, 0, at[2], at[3] - 6), 8)


MEADOW: Final = "#a9b87c"


@cached_part
def ground(at: Place, built: int, limit: int, beside: float) -> list[dict[str, Any]]:
    """The streets that the houses of a city stand on, trees and outlines where houses are missing, and its tower."""
    _, _, across, down = at
    places = sites(built, limit, at)
    feet = {y + high + 2: high for _, y, _, high in places}
    drawn = [
        ornament("patch", (0, foot - high * 0.3, across, high * 0.32), tone=MEADOW, seed=int(foot))
        for foot, high in feet.items()
    ]
    free = down - beside * CARD_HEIGHT - 16  # below the card
    if beside and free > beside * 0.6:
        wide = beside * 0.56
        tall = min(free - wide * 0.7, wide * 2.6)
        tower = (-beside / 2 - 7 - wide / 2, max(feet) - 3 - tall, wide, tall)
        drawn.append(ornament("tower", tower, tone="red"))
    drawn += [ornament("road", path=[(0, foot), (across, foot)], size=4) for foot in feet]
    for number, (x, y, wide, high) in enumerate(places[built:limit]):
        size = min(wide * 0.8, high * 0.62)
        tree = (x + (wide - size) / 2 + size * 0.02, y + high - size * 0.66, size * 0.3, size * 0.66)
        drawn.append(ornament("tree", tree, kind="round" if number % 2 else "fir", seed=number))
        drawn.append(ornament("outline", (x + (wide - size) / 2, y + high - size, size, size)))
    return drawn


def wagons(p: Player) -> list[Node]:
    """The Cash Wagons in front of a player, with the coins on them."""
    return [
        building(
            f"wagon:{p.seat}:{at}",
            CASH_WAGON,
            name=f"{CASH_WAGON.key},{1 + at}@seat{p.seat}",
            badges=[{"icon": "two-coins", "value": coins}],
        )
        for at, coins in enumerate(p.wagons)
    ]
