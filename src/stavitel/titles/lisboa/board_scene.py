"""The main board: the royal court, the church, the treasury, the shipyard, and the cards on display.

Places are given in units of the board; one of them is a pixel on a screen of 1440 by 900.
"""

from __future__ import annotations

from typing import Any, Final

from stavitel.kernel.scene import (
    Node,
    Place,
    area,
    board,
    cached_part,
    counter,
    ornament,
    pile,
    places_in_rows,
    places_on_ring,
    region,
    slot,
    space,
    token,
    track,
)
from stavitel.titles.lisboa.cards import BOARD
from stavitel.titles.lisboa.city_scene import downtown
from stavitel.titles.lisboa.kinds import (
    ARCHITECTS,
    GOODS,
    KINDS,
    NOBLE_ACTION,
    NOBLES,
    STATE_ACTIONS,
    Building,
    Clergy,
    Decree,
    Plan,
    Political,
    Ship,
)
from stavitel.titles.lisboa.pictures import (
    ICONS,
    KIND_TONES,
    TONES,
    building_card,
    clergy_card,
    decree_card,
    official,
    plan_card,
    political,
    ship,
)
from stavitel.titles.lisboa.table import FULL_INFLUENCE, Lisboa

WIDTH, HEIGHT = 1116, 616
DECREES: Final[Place] = (14, 12, 566, 92)
ARCHITECTS_AT: Final[Place] = (590, 12, 512, 92)
COURT: Final[Place] = (14, 110, 428, 494)
COURT_FLAT: Final = (736, 394)  # on a phone that lies, the political cards beside the nobles
CHURCH: Final[Place] = (450, 110, 140, 494)
CHURCH_UPRIGHT: Final = (318, 286)  # on a phone: treasury and shipyard beside the church
DOWNTOWN: Final[Place] = (597, 110, 506, 494)
NOBLE_WIDTH, NOBLE_HEIGHT = 139, 334
HEADS: Final = {"manuel": "wig", "marquis": "wig", "king": "crown"}


def main_board(g: Lisboa) -> Node:
    """Everything that belongs to nobody."""
    parts = [downtown(g, DOWNTOWN), court(g), clergy(g), decrees(g.decrees, len(g.decree_deck)), architects(g)]
    return board("main", WIDTH, HEIGHT, parts, label="label-board", ground="tiles", ink="#2d5f92")


# The royal court [L11]


def court(g: Lisboa) -> Node:
    """The three nobles, the influence of all, the political cards and the card being played."""
    parts: list[Node] = []
    for i, noble in enumerate(NOBLES):
        officials = [p.office[noble] for p in g.players]
        waiting = [p.courtyard[noble] for p in g.players]
        offered = [g.offered.get(action) for action in STATE_ACTIONS[noble]]
        markers = [p.markers for p in g.players] if noble == "marquis" else []
        parts.append(office(i, noble, officials, g.neutral, waiting, offered, g.portraits[noble], markers))
    parts.append(influence_track([p.influence for p in g.players]))
    faces = [g.shown.get(kind) for kind in KINDS]
    below = [len(g.piles.get(kind, ())) for kind in KINDS]
    played = [face for face in (g.court, g.played, *g.refund) if face is not None]
    parts.append(display(g.period, faces, below, played))
    return region("court", COURT, parts, label="label-court", quiet=True, leaf=True, upright=COURT_FLAT)


@cached_part
def office(
    i: int,
    noble: str,
    officials: list[int],
    neutral: int,
    waiting: list[int],
    offered: list[str | None],
    favors: int,
    markers: list[int],
) -> Node:
    """One noble: portrait, what he offers, and his office and courtyard with the officials of each seat."""
    tone = KIND_TONES[noble]
    left = 5
    wide = NOBLE_WIDTH - 2 * left
    parts: list[Node] = [
        counter(
            f"favors:{noble}",
            ICONS["favor"],
            favors,
            name=noble,
            tone=tone,
            label="label-favors",
            tip="tip-favors",
            at=(96, 4, 40, 22),
        )
    ]
    parts += [
        token(
            f"markers:{seat}",
            "cubes",
            seat=seat,
            count=count,
            shape="cube",
            label="label-markers",
            tip="tip-sets",
            at=(5, 6 + 19 * seat, 17, 17),
        )
        for seat, count in enumerate(markers)
        if count
    ]
    for action, good, at in zip(
        STATE_ACTIONS[noble], offered, places_in_rows(2, 2, (left, 150, wide, 50)), strict=True
    ):
        parts.append(action_slot(action, good, tone, at))
    deed = NOBLE_ACTION[noble]
    parts.append(
        slot(
            f"deed:{noble}",
            icon=ICONS[deed],
            name=deed,
            label=f"label-{deed}",
            tip=f"tip-{deed}",
            tone=tone,
            shape="bar",
            at=(left, 204, wide, 27),
        )
    )
    parts.append(windows(noble, officials, neutral, (left, 235, wide, 54)))
    yard = [
        official(f"courtyard:{noble}:{seat}", seat, f"from_courtyard:{noble}", count)
        for seat, count in enumerate(waiting)
        if count
    ]
    parts.append(
        area(
            f"courtyard:{noble}",
            yard,
            "row",
            title="label-courtyard",
            quiet=bool(yard),
            tip="tip-courtyard",
            ornaments=[ornament("courtyard", (0, 0, wide, 38))],
            at=(left, 292, wide, 38),
        )
    )
    drawn = [
        ornament("bust", (1, 1, NOBLE_WIDTH - 2, 134), tone=tone, head=HEADS[noble]),
        ornament("plate", (4, 126, NOBLE_WIDTH - 8, 21), label=f"word-{noble}"),
    ]
    return region(
        f"noble:{noble}",
        (i * (NOBLE_WIDTH + 5.5), 0, NOBLE_WIDTH, NOBLE_HEIGHT),
        parts,
        label=f"word-{noble}",
        quiet=True,
        icon=ICONS[noble],
        tone=tone,
        name=noble,
        tip=f"tip-{noble}",
        ornaments=drawn,
    )


def action_slot(action: str, good: str | None, tone: str, at: Place) -> Node:
    """A state action with the good lying on it. [L9]"""
    held = [token(f"offered:{action}", ICONS[good], tone=TONES[good], label=f"word-{good}", size=20)] if good else []
    names = [action, *(f"{action},{good}" for good in GOODS)]
    label, tip = f"label-{action}", f"tip-{action}"
    return slot(
        f"action:{action}",
        held,
        icon=ICONS[action],
        names=names,
        label=label,
        tip=tip,
        tone=tone,
        shape="square",
        at=at,
    )


def windows(noble: str, officials: list[int], neutral: int, at: Place) -> Node:
    """The office: a window for each official it has room for. [L10.1.3]"""
    inside = [
        official(f"office:{noble}:{seat}:{i}", seat, f"from_office:{noble}")
        for seat, count in enumerate(officials)
        for i in range(count)
    ]
    inside += [
        token(f"office:{noble}:neutral:{i}", "meeple", tone="grey", shape="meeple", label="label-neutral")
        for i in range(neutral)
    ]
    size = max(len(inside), BOARD.office_spaces[NOBLES.index(noble)])
    places = places_in_rows(size, size, (3, 4, at[2] - 6, at[3] - 5), gap=2)
    found = [
        slot(
            f"window:{noble}:{i}",
            inside[i : i + 1],
            shape="arch",
            label="label-office",
            quiet=True,
            tip="tip-office",
            at=place,
        )
        for i, place in enumerate(places)
    ]
    front = [ornament("courtyard", (0, 0, at[2], at[3]), kind="front")]
    return region(f"office:{noble}", at, found, label="label-office", quiet=True, tip="tip-office", ornaments=front)


@cached_part
def influence_track(influence: list[int]) -> Node:
    """The influence track with a marker for each seat. [L7]"""
    markers = [
        token(f"influence:{seat}", "envelope", seat=seat, shape="disc", pos=step, label="label-influence")
        for seat, step in enumerate(influence)
    ]
    return track(
        "influence",
        influence_spaces(),
        markers,
        title="label-influence",
        icon="envelope",
        tone="blue",
        tip="tip-influence-track",
        at=(0, 338, 428, 56),
    )


def influence_spaces() -> list[Any]:
    """The influence track; spaces with a real are marked. [L7.5]"""
    return [
        space(("label-real-space", {"number": number}), tone="gold", short=number)
        if number in BOARD.real_symbols
        else number
        for number in range(FULL_INFLUENCE + 1)
    ]


@cached_part
def display(period: int, faces: list[Political | None], below: list[int], played: list[Political]) -> Node:
    """The four piles of political cards, and the card being played. [L1.3.3]"""
    places = places_in_rows(5, 5, (0, 0, 428, 96), gap=6)
    others = places_in_rows(5, 3, (0, 0, 300, 390), gap=8)
    found: list[Node] = []
    for kind, face, count, at, other in zip(KINDS, faces, below, places[:4], others[:4], strict=True):
        top = political(face, f"card:{face.key}", quiet=True) if face is not None else None
        back = f"{'red' if period == 1 else 'brown'}-{kind}"
        size = count + (face is not None)
        found.append(
            pile(
                f"pile:{kind}",
                size,
                back,
                top,
                label=f"word-{kind}",
                quiet=True,
                tip="tip-display",
                at=at,
                upright=other,
            )
        )
    held = [political(face, f"card:{face.key}") for face in played]
    found.append(
        slot(
            "court:card",
            held,
            label="label-court-card",
            quiet=bool(held),
            tip="tip-court-card",
            at=places[4],
            upright=others[4],
        )
    )
    upright = (436, 2, 300, 390)
    return region("display", (0, 398, 428, 96), found, label="label-display", quiet=True, upright=upright)


# Church, treasury, shipyard


def clergy(g: Lisboa) -> Node:
    """The church with the cardinal on his way round it, the treasury and the shipyard."""
    ships = g.shipyard
    parts = [
        church(g.church, g.gap, g.laid, len(g.bag)),
        treasury_track(g.treasury),
        shipyard(ships[0] if ships else None, len(ships)),
    ]
    return region("clergy", CHURCH, parts, label="label-church", quiet=True, leaf=True, upright=CHURCH_UPRIGHT)


@cached_part
def church(tiles: list[Clergy | None], gap: int, laid: bool, bag: int) -> Node:
    """The church track: tiles, gaps with their symbols, and the cardinal. [L10.5]"""
    found: list[Node] = []
    places = places_on_ring(2 * len(tiles), (5, 4, 130, 226), (33, 33), start=-1)
    for i, tile in enumerate(tiles):
        icon = "envelope" if i == BOARD.influence_gap else ICONS["treasury"] if i in BOARD.treasury_gaps else None
        held = []
        if i == gap:
            who = "label-cardinal-lies" if laid else "label-cardinal"
            held.append(token("cardinal", "pope-crown", tone="red", label=who, shape="disc", size=29, tapped=laid))
        tip = "tip-gap-influence" if i == BOARD.influence_gap else "tip-gap-treasury" if icon else "tip-gap"
        x, y, wide, high = places[2 * i]
        at = (x + 4, y + 4, wide - 8, high - 8)
        label = ("label-gap", {"number": i})
        found.append(
            slot(f"gap:{i}", held, icon=icon, label=label, quiet=True, tip=tip, shape="round", tone="blue", at=at)
        )
        at = places[2 * i + 1]
        if tile is None:
            found.append(slot(f"church:{i}", label="label-church", quiet=True, tip="tip-gap", at=at))
        else:
            names = [f"{tile.key}@1", f"{tile.key}@2"]
            found.append(clergy_card(tile, f"clergy:{tile.key}", names=names, at=at, free=True))
    found.append(
        counter("clergy-bag", "swap-bag", bag, label="label-clergy-bag", tip="tip-own-clergy", at=(46, 144, 48, 22))
    )
    drawn = [
        ornament("ring", (21, 20, 98, 194)),
        ornament("plan", (44, 62, 52, 116)),
        ornament("plate", (34, 100, 72, 21), label="label-church"),
    ]
    return region(
        "church",
        (0, 0, 140, 236),
        found,
        label="label-church",
        quiet=True,
        tone="#7fa0b8",
        ornaments=drawn,
        upright=(15, 25),
    )


@cached_part
def treasury_track(step: int) -> Node:
    """The treasury with its marker, the fullest step on top. [L0.3]"""
    left, right = BOARD.treasury_left, BOARD.treasury_right
    steps = [[left[i], right[i]] for i in reversed(range(len(right)))]
    marker = token(
        "treasury:marker",
        ICONS["treasury"],
        tone="gold",
        shape="disc",
        pos=len(right) - 1 - step,
        label="label-treasury",
    )
    return track(
        "treasury",
        steps,
        [marker],
        along="column",
        pair=("label-influence", "label-reis"),
        title="label-treasury",
        icon=ICONS["treasury"],
        tip="tip-treasury-track",
        tone="blue",
        at=(0, 242, 140, 166),
        upright=(163, 16),
    )


@cached_part
def shipyard(top: Ship | None, count: int) -> Node:
    """The ship on top of the shipyard. [L1.3.5]"""
    parts: list[Node] = []
    if top is not None:
        parts.append(ship(top, "shipyard:top", name="new_ship", at=(5, 5, 98, 70), free=True))
    parts.append(counter("ships", "galleon", count, label="label-shipyard", tip="tip-shipyard", at=(103, 8, 36, 24)))
    sea = [ornament("sea", (0, 0, 140, 80)), ornament("wall", (106, 54, 32, 22))]
    return region(
        "shipyard",
        (0, 414, 140, 80),
        parts,
        label="label-shipyard",
        quiet=True,
        tip="tip-shipyard",
        ornaments=sea,
        upright=(163, 190),
    )


# Decrees and architects


@cached_part
def decrees(faces: list[Decree], below: int) -> Node:
    """The display of decrees. [L1.3.6]"""
    places = places_in_rows(9, 9, (0, 0, DECREES[2], DECREES[3]), gap=4)
    stood = places_in_rows(9, 4, (12, 12, 384, 330), gap=8)  # on a phone in rows of four
    parts = [
        decree_card(face, f"decree:{face.key}", at=at, upright=other, free=True)
        for face, at, other in zip(faces, places, stood, strict=False)
    ]
    deck = pile(
        "decree-deck",
        below,
        "decree",
        icon=ICONS["decree"],
        tip="tip-decrees",
        quiet=True,
        at=places[8],
        upright=stood[8],
    )
    return region(
        "decrees",
        DECREES,
        [*parts, deck],
        label="label-decrees",
        quiet=True,
        leaf=True,
        tip="tip-decrees",
        upright=(408, 354),
    )


def architects(g: Lisboa) -> Node:
    """The two architects, each with plans and buildings."""
    parts = []
    places = places_in_rows(2, 2, (0, 0, ARCHITECTS_AT[2], 92), gap=6)
    stood = places_in_rows(2, 1, (4, 4, 400, 322), gap=8)  # on a phone one above the other
    for name, at, other in zip(ARCHITECTS, places, stood, strict=True):
        plans = g.plans[name]
        top = plans[0] if plans else None
        stack = len(g.stacks[name])
        parts.append(architect(name, top, len(plans), g.available[name], g.upcoming[name], stack, at, other))
    upright = (408, 330)
    return region("architects", ARCHITECTS_AT, parts, label="label-architects", quiet=True, leaf=True, upright=upright)


@cached_part
def architect(
    name: str,
    plan: Plan | None,
    plans: int,
    available: Building | None,
    upcoming: Building | None,
    buildings: int,
    at: Place,
    upright: Place,
) -> Node:
    """Plans and public buildings of an architect. [L1.2.1, L1.2.2]"""
    places = places_in_rows(4, 4, (6, 5, at[2] - 12, at[3] - 10), gap=6)
    stood = places_in_rows(4, 4, (8, 8, upright[2] - 16, upright[3] - 16), gap=8)
    top = None if plan is None else plan_card(plan, f"plan:{plan.key}", quiet=True)
    parts = [pile(f"plans:{name}", plans, "plan", top, quiet=True, tip="tip-plans", at=places[0], upright=stood[0])]
    for role, held, place, other in (
        ("available", available, places[1], stood[1]),
        ("upcoming", upcoming, places[2], stood[2]),
    ):
        faces = [] if held is None else [building_card(held, name)]
        parts.append(
            slot(
                f"{role}:{name}",
                faces,
                label=f"label-{role}",
                quiet=bool(faces),
                tip=f"tip-{role}",
                at=place,
                upright=other,
            )
        )
    parts.append(
        pile(
            f"buildings:{name}",
            buildings,
            "building",
            icon="greek-temple",
            tip="tip-upcoming",
            quiet=True,
            at=places[3],
            upright=stood[3],
        )
    )
    label = f"label-{name}-architect"
    return region(f"architect:{name}", at, parts, label=label, quiet=True, tone=name, upright=upright)
