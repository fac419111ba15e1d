"""A player's board: figures, a portfolio with cards tucked above and below it, ships in port, the hand. [L5, L6]"""

from __future__ import annotations

from typing import Any

from stavitel.kernel.scene import (
    Node,
    Place,
    area,
    board,
    cached_part,
    card,
    counter,
    panel,
    places_in_rows,
    region,
    slot,
    token,
)
from stavitel.titles.lisboa.clergy import warehouse
from stavitel.titles.lisboa.kinds import (
    GOODS,
    GROUPS,
    HOUSES,
    Clergy,
    Decree,
    Favor,
    Plan,
    Political,
    Quest,
    Ship,
)
from stavitel.titles.lisboa.payment import portfolio_influence, worth
from stavitel.titles.lisboa.pictures import (
    CUBE_TONES,
    ICONS,
    TONES,
    clergy_card,
    crates,
    decree_card,
    favor_card,
    plan_card,
    political,
    ship,
)
from stavitel.titles.lisboa.state_actions import BOTTOM, TOP
from stavitel.titles.lisboa.table import BOTTOM_SLOTS, TOP_SLOTS, Player, capacity

WIDTH, HEIGHT = 676, 172
SHEET_TOP, SHEET_HEIGHT = 38, 100
# On a phone: cubes and houses side by side, below them favors, clergy, plans and decrees two by two.
UPRIGHT = (412, 324)
SHEET_UPRIGHT = (0, SHEET_TOP, 412, 252)


@cached_part
def player(p: Player, mine: bool, active: bool) -> Node:
    """A player's figures, board and hand."""
    s = p.seat
    parts = [purse(s, p.wigs, p.reis, p.influence, p.officials, p.sets), own_board(p, mine)]
    if not p.automatic:
        parts.insert(1, goods(s, p.goods, warehouse(p), mine))
        parts.append(hand(s, p.hand, p.taken, p.packet, p.drawn, mine))
    return panel(f"seat:{s}", s, parts, active=active, score=p.wigs)


@cached_part
def purse(seat: int, wigs: int, reis: int, influence: int, officials: int, sets: int) -> Node:
    """Wigs, réis, influence, officials and sets."""
    standing = ("label-standing", {"count": worth(influence)})
    return area(
        f"purse:{seat}",
        [
            counter(
                f"wigs:{seat}",
                ICONS["wigs"],
                wigs,
                counts="wigs",
                label=("word-wigs.counted", {"n": wigs}),
                tip="tip-wigs",
            ),
            counter(
                f"reis:{seat}",
                "two-coins",
                reis,
                counts="reis",
                tone="gold",
                label=("word-reis.counted", {"n": reis}),
                tip="tip-reis",
            ),
            counter(
                f"standing:{seat}",
                "envelope",
                influence,
                counts="influence",
                tone="blue",
                label=standing,
                tip="tip-standing",
            ),
            counter(
                f"officials:{seat}",
                "meeple",
                officials,
                counts="officials",
                seat=seat,
                label=("label-own-officials", {"n": officials}),
                tip="tip-officials",
            ),
            counter(f"sets:{seat}", "cubes", sets, label=("label-sets", {"n": sets}), tip="tip-sets"),
        ],
        "row",
        role="status-me",
    )


@cached_part
def goods(seat: int, stored: dict[str, int], room: int, mine: bool) -> Node:
    """The warehouse. [L5.2]"""
    held = [
        counter(
            f"good:{seat}:{good}",
            ICONS[good],
            stored[good],
            tone=TONES[good],
            counts=good,
            name=good if mine else None,
            label=f"word-{good}",
            tip=("tip-goods", {"count": room}),
        )
        for good in GOODS
    ]
    return area(f"goods:{seat}", held, "row", title=("label-warehouse", {"count": room}), role="status-me")


def own_board(p: Player, mine: bool) -> Node:
    """The sheet between the cards of the portfolio."""
    s = p.seat
    limits = {"count": len(p.top) + len(p.bottom), "limit": capacity(p), "influence": portfolio_influence(p)}
    sheet = region(
        f"sheet:{s}",
        (0, SHEET_TOP, WIDTH, SHEET_HEIGHT),
        [
            rubble(s, p.cubes),
            houses(s, p.houses, mine),
            *tiles(s, p.clergy, p.favors, p.plans, p.completed, p.decrees, p.quests),
        ],
        title=("label-portfolio", limits),
        tip="tip-portfolio",
        ground="vellum",
        upright=SHEET_UPRIGHT,
    )
    return board(
        f"portfolio:{s}",
        WIDTH,
        HEIGHT,
        [*ports(s, p.top, p.cargo), sheet, *desks(s, p.bottom)],
        ground="none",
        share=0.22,
        upright=UPRIGHT,
    )


@cached_part
def ports(seat: int, top: list[Political | Ship], cargo: list[str]) -> list[Node]:
    """The ports at the top with nobles, ships and their cargo. [L5.3]"""
    found: list[Node] = []
    count = max(TOP_SLOTS, len(top))  # the solo opponent has no limit
    wide = min(150, (WIDTH - 40) / count - 8)
    others = tucked(count, 2, SHEET_TOP)
    for i in range(count):
        at, upright = (20 + i * (wide + 8), 2, wide, SHEET_TOP), others[i]
        if i >= len(top):
            label = ("label-port", {"number": i + 1})
            found.append(slot(f"top:{seat}:{i}", label=label, tip="tip-port", at=at, upright=upright, shape="square"))
            continue
        face = top[i]
        names = [f"{good},{i + 1}@{seat}" for good in GOODS]
        if i < TOP_SLOTS:
            names.append(f"{face.key}@{TOP[i]}")
        if isinstance(face, Ship):
            sea = len(cargo[i]) == face.hull
            names.append(f"upgrade:{i + 1}")
            held = crates(seat, i, cargo[i], sea)
            id = f"port:{seat}:{i}"
            found.append(ship(face, id, held, names=names, tapped=sea, tuck="above", at=at, upright=upright))
        else:
            found.append(political(face, f"card:{face.key}", names=names, tuck="above", at=at, upright=upright))
    return found


def tucked(count: int, y: float, high: float) -> list[Place]:
    """Places for cards along the edge of the sheet on a phone."""
    return places_in_rows(count, count, (10, y, UPRIGHT[0] - 20, high), gap=6)


@cached_part
def desks(seat: int, bottom: list[Political]) -> list[Node]:
    """Treasury cards at the bottom. [L5.3]"""
    found: list[Node] = []
    others = tucked(BOTTOM_SLOTS, SHEET_UPRIGHT[1] + SHEET_UPRIGHT[3] - 2, 34)
    for i, upright in enumerate(others):
        at = (20 + i * 158, SHEET_TOP + SHEET_HEIGHT - 2, 150, 34)
        if i >= len(bottom):
            label = ("label-desk", {"number": i + 1})
            found.append(
                slot(f"bottom:{seat}:{i}", label=label, tip="tip-desk", at=at, upright=upright, shape="square")
            )
            continue
        face = bottom[i]
        edge = [{"icon": ICONS["treasury"], "value": face.benefit_count}]
        names = [f"{face.key}@{BOTTOM[i]}"]
        found.append(political(face, f"card:{face.key}", names=names, tuck="below", edge=edge, at=at, upright=upright))
    return found


@cached_part
def rubble(seat: int, collected: dict[str, int]) -> Node:
    """The three rows of cubes. [L6.1]"""
    held = [
        token(
            f"cubes:{seat}:{cube}",
            "cube",
            count=count,
            tone=CUBE_TONES[cube],
            label=f"word-{cube}",
            tip="tip-rubble",
            shape="cube",
            size=17,
        )
        for cube, count in collected.items()
    ]
    at, upright = (10, 22, 186, 38), (10, 22, 194, 44)
    return area(f"cubes:{seat}", held, "row", title="label-rubble", tip="tip-rubble", at=at, upright=upright)


@cached_part
def houses(seat: int, built: dict[str, int], mine: bool) -> Node:
    """Houses still on the board, by group. [L14]"""
    held = [
        token(
            f"houses:{seat}:{group}",
            "house",
            count=HOUSES[group] - built[group],
            seat=seat,
            shape="house",
            size=20,
            name=group if mine else None,
            label=f"word-{group}",
            tip=f"tip-houses-{group}",
        )
        for group in GROUPS
    ]
    return area(f"houses:{seat}", held, "row", title="label-houses", at=(10, 60, 186, 38), upright=(212, 22, 194, 44))


@cached_part
def tiles(
    seat: int,
    clergy: list[Clergy],
    favors: list[Favor],
    plans: list[Plan],
    completed: list[Plan],
    decrees: list[Decree],
    quests: list[Quest],
) -> list[Node]:
    """Favors, clergy, plans, decrees and quests."""
    drawn: list[tuple[str, float, float, list[Node]]] = [
        ("favors", 204, 96, [favor_card(favor, seat) for favor in favors]),
        ("clergy", 304, 124, [clergy_card(tile, f"clergy:{tile.key}") for tile in clergy]),
        (
            "plans",
            434,
            106,
            [plan_card(plan, f"plan:{plan.key}", quiet=True) for plan in plans]
            + [plan_card(plan, f"plan:{plan.key}", tapped=True, quiet=True) for plan in completed],
        ),
        (
            "decrees",
            546,
            124,
            [decree_card(face, f"decree:{face.key}", quiet=True) for face in decrees]
            + [card(f"quest:{quest.key}", quest, art="treasure-map", colour="green") for quest in quests],
        ),
    ]
    others = places_in_rows(4, 2, (10, 68, 394, 182), gap=10)
    return [
        area(
            f"{what}:{seat}",
            cards,
            "fan",
            title=f"label-own-{what}",
            tip=f"tip-own-{what}",
            at=(x, 8, wide, 90),
            upright=upright,
        )
        for (what, x, wide, cards), upright in zip(drawn, others, strict=True)
    ]


@cached_part
def hand(
    seat: int, dealt: list[Political], taken: list[Political], packet: list[Political], clergy: list[Clergy], mine: bool
) -> Node:
    """The hand: cards taken openly are known to all. [R-61]"""
    held: list[Any] = [
        political(face, f"card:{face.key}" if mine else f"hand:{seat}:{i}") for i, face in enumerate(dealt)
    ]
    held += [political(face, f"card:{face.key}") for face in taken]
    held += [political(face, f"card:{face.key}" if mine else f"packet:{seat}:{i}") for i, face in enumerate(packet)]
    held += [
        clergy_card(tile, f"clergy:{tile.key}") if mine else card(f"drawn:{seat}:{i}", tile)
        for i, tile in enumerate(clergy)
    ]
    return area(f"hand:{seat}", held, "row", title="label-hand", role="hand")
