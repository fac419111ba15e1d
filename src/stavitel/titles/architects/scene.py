"""What the table looks like: the drawn board, and a mat for every player."""

from __future__ import annotations

from stavitel.kernel.scene import (
    Node,
    Place,
    area,
    board,
    cached_part,
    card,
    counter,
    ornament,
    panel,
    pile,
    places_in_rows,
    region,
    slot,
    text,
    token,
    track,
)
from stavitel.titles.architects.board_scene import main_board
from stavitel.titles.architects.cards import APPRENTICE_LIMIT, HALL, TRACK
from stavitel.titles.architects.kinds import GOODS, Apprentice, Building, Opponent, Scheme
from stavitel.titles.architects.pictures import ICONS, SKILL_ICONS, SKILL_WORDS, apprentice, building
from stavitel.titles.architects.scoring import points
from stavitel.titles.architects.table import Constructed, Game, Player


def scene(seen: Game, seat: int | None) -> Node:
    """The whole table as a seat sees it; its own mat comes first."""
    g = seen
    mine = [p for p in g.players if p.seat == seat]
    others = [p for p in g.clockwise(mine[0].seat) if p.seat != seat] if mine else list(g.players)
    active = g.current if g.phase == "play" else None
    schemes, below = g.scheming or g.schemed[-1:], [len(g.schemes), len(g.futures)]
    players = [player(p, g.wonders_on, p.seat == active, schemes, below, points(g, p).total) for p in [*mine, *others]]
    return area("root", [status(g), main_board(g), *players], layout="column")


def status(g: Game) -> Node:
    """How near the end is: the Guildhall fills up. [A13.1]"""
    spaces = HALL[len(g.players)].spaces
    return area("status", [text("filled", "label-filled", n=len(g.guildhall), of=spaces)], role="status")


@cached_part
def player(p: Player, wonders_on: bool, active: bool, schemes: list[Scheme], below: list[int], score: int) -> Node:
    """A player's figures, mat and hand; the opponent's mat has its Schemes."""
    seat = p.seat
    parts = [stock(p, wonders_on), mat(p) if p.opponent is None else opponent(p, p.opponent, schemes, below)]
    if p.packet:
        parts.append(held("packet", seat, p.packet))
    if p.hand:
        parts.append(held("hand", seat, p.hand))
    return panel(f"player:{seat}", seat, parts, active=active, score=score)


def stock(p: Player, wonders_on: bool) -> Node:
    """What a player has, in numbers."""
    counted: list[tuple[str, int]] = [("workers", p.workers)]
    if p.opponent is None:
        counted += [("silver", p.silver), *((good, getattr(p, good)) for good in GOODS)]
    else:
        counted.append(("marble", p.marble))
    counted.append(("virtue", p.virtue))
    if wonders_on:
        counted.append(("influence", p.influence))
    nodes = [
        counter(
            f"{what}:{p.seat}",
            ICONS[what],
            count,
            label=f"label-{what}",
            counts=what,
            tone=TONES.get(what, what),
            seat=p.seat if what == "workers" else None,
            tip="tip-goods" if what in GOODS else f"tip-{what}",
        )
        for what, count in counted
    ]
    if p.opponent is None:
        for (skill, word), (_, icon) in zip(SKILL_WORDS, SKILL_ICONS, strict=True):
            able = sum(1 for one in p.apprentices if one.skills & skill)
            nodes.append(counter(f"{word}:{p.seat}", icon, able, label=f"word-{word}", tip="tip-skill"))
    if p.unpaid:
        nodes.append(
            counter(
                f"unpaid:{p.seat}",
                ICONS["debt"],
                p.unpaid,
                label="label-unpaid",
                tip="tip-unpaid",
                counts="debt",
                tone="red",
            )
        )
    if p.paid:
        nodes.append(counter(f"paid:{p.seat}", ICONS["debt"], p.paid, label="label-paid", tip="tip-paid", tone="good"))
    if p.prison:
        nodes.append(counter(f"jailed:{p.seat}", ICONS["prison"], p.prison, label="label-prison", tip="tip-prison"))
    return area(f"stock:{p.seat}", nodes, layout="wrap", role="status-me")


TONES = {"workers": None, "silver": "gold", "virtue": "green", "influence": "gold"}
MAT = (700, 172)
MAT_UPRIGHT = (412, 332)  # on a phone: the character and the Apprentices, below them the Buildings and the cell


def mat(p: Player) -> Node:
    """A player's mat: the character, Apprentices, Buildings and captured Workers."""
    seat = p.seat
    parts: list[Node] = []
    across, down = MAT_UPRIGHT
    x = 8.0
    if p.board is not None:
        dress = ornament("bust", head="hood", tone="teal")
        parts.append(card(p.board.key, p.board, dress=dress, at=(x, 10, 108, 152), upright=(x, 10), tone="wood"))
        x += 116
    parts.append(own_apprentices(seat, p.apprentices, (x, 6, 262, 160), (x, 6, across - x - 8, 160)))
    x += 270
    parts.append(captured(seat, p.captured, (MAT[0] - 96, 6, 90, 160), (across - 96, down - 164)))
    below = (8, down - 164, across - 112, 160)
    parts.append(own_buildings(seat, p.buildings, (x, 6, MAT[0] - 104 - x, 160), below))
    sheet = region(f"sheet:{seat}", (0, 0, *MAT), parts, ground="vellum", upright=(0, 0, across, down))
    return board(f"mat:{seat}", *MAT, [sheet], ground="none", share=0.225, upright=MAT_UPRIGHT)


@cached_part
def own_apprentices(seat: int, hired: list[Apprentice], at: Place, upright: Place | None = None) -> Node:
    """The Apprentices a player has hired, and how many more there is room for. [A8.6]"""
    places, others = (
        places_in_rows(6, 3, (2, 22, wide - 4, high - 26), gap=6) for _, _, wide, high in (at, upright or at)
    )
    cards = [
        apprentice(one, 0, at=there, upright=other, free=True)
        for one, there, other in zip(hired, places, others, strict=False)
    ]
    free = [
        slot(
            f"free:{seat}:{n}",
            label="label-free-apprentice",
            tip="tip-free-apprentice",
            quiet=True,
            icon="hammer-nails",
            at=places[n],
            upright=others[n],
        )
        for n in range(len(hired), APPRENTICE_LIMIT)
    ]
    return region(f"apprentices:{seat}", at, [*cards, *free], title="label-own-apprentices", upright=upright)


@cached_part
def own_buildings(seat: int, built: list[Constructed], at: Place, upright: Place | None = None) -> Node:
    """The Buildings and Wonders a player has built: side by side, in two rows when there are many."""
    places, others = sites(len(built), at), sites(len(built), upright or at)
    cards = [
        building(one.key, one, at=there, upright=other, free=True)
        for one, there, other in zip(built, places, others, strict=True)
    ]
    title, tip = "label-own-buildings", "tip-own-buildings"
    return region(f"buildings:{seat}", at, cards, title=title, tip=tip, upright=upright)


def sites(count: int, at: Place) -> list[Place]:
    """Places for so many Buildings in a box."""
    wide, high = at[2] - 4, at[3] - 26
    rows = 1 if count <= wide // 60 else 2
    columns = max(2, -(-count // rows))
    broad = min(92.0 if rows == 1 else 120.0, (wide - 5 * (columns - 1)) / columns)
    return places_in_rows(count, columns, (2, 22, columns * (broad + 5) - 5, high), gap=5)


def captured(seat: int, workers: list[int], at: Place, upright: tuple[float, float] | None = None) -> Node:
    """The Workers of each owner on a player's board."""
    groups = [
        token(
            f"captured:{seat}:{owner}",
            "handcuffed",
            seat=owner,
            count=count,
            shape="meeple",
            label="word-captured",
            name=f"take-back-from@{seat}",
        )
        for owner, count in enumerate(workers)
        if count
    ]
    return slot(
        f"captured:{seat}",
        groups,
        label="label-captured",
        tip="tip-captured",
        quiet=True,
        dress=ornament("cell"),
        stand="inside",
        at=at,
        upright=upright,
    )


@cached_part
def held(zone: str, seat: int, cards: list[Building]) -> Node:
    """The cards in a player's hand or packet; face down they are known by their place."""
    shown = [building(f"{zone}:{seat}:{i}" if one.hidden else one.key, one) for i, one in enumerate(cards)]
    return area(f"{zone}:{seat}", shown, layout="wrap", title=f"label-{zone}", role="hand")


def opponent(p: Player, who: Opponent, schemes: list[Scheme], below: list[int]) -> Node:
    """The opponent's card, resource track and Schemes, with the numbers of its Schemes and Future Schemes to come."""
    seat = p.seat
    marker = token("marker", "position-marker", seat=seat, pos=p.marker)
    parts = [
        card(who.key, who, art="hooded-figure", tone="purple", at=(8, 10, 108, 152)),
        pile("schemes", below[0], "scheme", label="label-schemes", tip="tip-schemes", icon="spy", at=(122, 8, 58, 156)),
        pile("futures", below[1], "scheme", label="label-futures", tip="tip-schemes", icon="spy", at=(182, 8, 58, 156)),
        *(
            card(one.key, one, art="spy", tone="purple", at=(246 + 74 * n, 10, 70, 98))
            for n, one in enumerate(schemes[:3])
        ),
        track(
            "resource-track",
            [(f"word-{good}", {}) for good in TRACK.goods],
            [marker],
            title="label-resource-track",
            tip="tip-resource-track",
            at=(246, 112, 350, 54),
        ),
        captured(seat, p.captured, (MAT[0] - 96, 6, 90, 160)),
    ]
    if p.apprentices:
        parts.append(own_apprentices(seat, p.apprentices, (8, MAT[1], 262, 160)))
    high = MAT[1]
    if p.apprentices or p.buildings:
        parts.append(own_buildings(seat, p.buildings, (278, MAT[1], 410, 160)))
        high += 166
    sheet = region("opponent", (0, 0, MAT[0], high), parts, ground="vellum")
    return board(f"mat:{seat}", MAT[0], high, [sheet], ground="none")
