"""What the table looks like: the drawn main board, then each player's board."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from stavitel.kernel.scene import (
    Node,
    Place,
    area,
    board,
    cached_part,
    card,
    counter,
    panel,
    pile,
    places_in_rows,
    region,
    slot,
    text,
    token,
    track,
)
from stavitel.titles.paladins.board_cards import (
    BASIC,
    CONVERT_ROW,
    JAR_SPACES,
    JARS,
    MONKS,
    MOST,
    OUTPOSTS,
    ROUNDS,
    SPACE,
    TOP,
    WALL_ROW,
    WORKSHOPS,
)
from stavitel.titles.paladins.board_scene import main_board
from stavitel.titles.paladins.gains import TRACK
from stavitel.titles.paladins.kinds import KINDS, LEFT, RIGHT, JarSpace, Outsider, Suspicion, Townsfolk, Wall
from stavitel.titles.paladins.pictures import (
    ACTION_ICONS,
    ICONS,
    TONES,
    icons,
    outsider_card,
    paladin_card,
    place_card,
    townsfolk_card,
    wall_card,
    worker,
)
from stavitel.titles.paladins.scoring import tally
from stavitel.titles.paladins.table import (
    Game,
    Player,
    Virtual,
    attribute_values,
    current_faith,
    current_influence,
    current_strength,
)


def scene(seen: Game, seat: int | None) -> Node:
    """The table as a seat sees it."""
    active = seen.active if seen.phase in ("turn", "gather") else None
    players = [player_board(p, p.seat == seat, p.seat == active, tally(seen, p).total) for p in seen.players]
    rounds = text("round", "label-round-of", n=seen.round, of=ROUNDS)
    status = area("status", [rounds], role="status")
    return area("table", [status, main_board(seen), area("players", players, "column")], "column")


WIDTH, HEIGHT = 1116, 374
SHEET: Final[Place] = (112, 30, 812, 318)
SIDE: Final[Place] = (932, 4, 182, 366)
# On a phone: attributes and actions in two columns, below them the paladin and what lies beside the board; whoever
# chooses a paladin has the drawn ones above all that. On one that lies, the same actions with the rest beside them as
# on a desk: what lies there has a place for the first arrangement only.
UPRIGHT: Final = (480, 654)
FLAT: Final = (786, 516)
DRAWN: Final = 150
SHEET_UPRIGHT: Final[Place] = (2, 30, 476, 460)
FOOT: Final = 514  # where the rest begins
BESIDE: Final = 484.0, 24.0  # where the rest begins beside the actions
ACTION_UPRIGHT: Final = (228.0, 56.0)


@cached_part
def player_board(p: Player, mine: bool, active: bool, score: int) -> Node:
    """A player's figures and board; only the own one answers to options."""
    passed = "label-passed" if p.passed else None
    parts = [stock(p, mine), mat(p, mine)]
    return panel(f"player:{p.seat}", p.seat, parts, active=active, tip=passed, score=score)


def stock(p: Player, mine: bool) -> Node:
    """Workers, silver, provisions, attributes, debts and suspicion at a glance."""
    me = p.seat
    found = []
    if p.virtual is not None:
        found.append(
            token(
                f"{me}:workers",
                ICONS["any"],
                count=p.virtual.workers,
                label="label-workers",
                tip="tip-virtual-workers",
                counts="worker",
            )
        )
    for kind, count in zip(KINDS, p.workers, strict=True):
        if count:
            name = kind if mine else None
            found.append(
                token(
                    f"{me}:{kind}",
                    ICONS[kind],
                    colour=TONES[kind],
                    count=count,
                    name=name,
                    counts=kind,
                    label=("word-" + kind + ".counted", {"n": count}),
                    tip="tip-" + kind,
                )
            )
    if p.virtual is None:
        found.append(
            counter(
                f"{me}:silver",
                ICONS["silver"],
                p.silver,
                label=("word-silver.counted", {"n": p.silver}),
                tip="tip-silver",
                counts="silver",
                tone="gold",
            )
        )
        found.append(
            counter(
                f"{me}:provisions",
                ICONS["provision"],
                p.provisions,
                label=("word-provision.counted", {"n": p.provisions}),
                tip="tip-provision",
                counts="provision",
                tone="brown",
            )
        )
    values = {"faith": current_faith(p), "strength": current_strength(p), "influence": current_influence(p)}
    found += [
        counter(
            f"{me}:{name}:now",
            ICONS[name],
            value,
            label="word-" + name,
            counts=name,
            tone=TONES[name],
            tip="tip-" + name,
        )
        for name, value in values.items()
    ]
    found.append(
        counter(
            f"{me}:suspicion",
            ICONS["acquit"],
            len(p.suspicion),
            label="label-suspicion",
            counts="suspicion",
            tone="purple",
            tip="tip-suspicion",
        )
    )
    found.append(
        counter(
            f"{me}:unpaid",
            ICONS["take-debt"],
            p.unpaid,
            label="label-unpaid",
            counts="debt",
            tone="red",
            tip="tip-debts",
        )
    )
    found.append(counter(f"{me}:paid", ICONS["take-debt"], p.paid, label="label-paid", tone="good", tip="tip-debts"))
    return area(f"stock:{me}", found, "wrap", role="status-me")


def mat(p: Player, mine: bool) -> Node:
    """The own board: the paladin at the left, attributes and actions, walls above, converts below, the rest right."""
    me = p.seat
    inside = [attributes(me, attribute_values(p), boosts(p))]
    if p.virtual is None:
        inside += actions(p, LEFT, mine, (12, 96, 356, 216))
        inside += actions(p, RIGHT, mine, (378, 96, 424, 216))
        beside = paladins(p, mine)
    else:
        inside += virtual_board(me, p.virtual, p.placed)
        inside += actions(p, RIGHT, mine, (378, 96, 424, 216))
        beside = []
    top = DRAWN if mine and p.drawn else 0
    upright = ((UPRIGHT[0], UPRIGHT[1] + top), FLAT) if p.virtual is None else None
    stood = (lowered(SHEET_UPRIGHT, top), SHEET_UPRIGHT) if upright else None
    sheet = region(f"sheet:{me}", SHEET, inside, title="label-mat", quiet=True, ground="vellum", upright=stood)
    parts = [*beside, *walls(me, p.walls, top), sheet, *converted(me, p.converted, top)]
    parts.append(side(p, mine, top))
    return board(f"mat:{me}", WIDTH, HEIGHT, parts, ground="none", share=0.48, upright=upright)


def lowered(at: Place, by: float) -> Place:
    """The same place further down."""
    x, y, wide, high = at
    return x, y + by, wide, high


def boosts(p: Player) -> tuple[int, ...]:
    """What this round's paladin adds to faith, strength and influence. [P1.6]"""
    now = current_faith(p), current_strength(p), current_influence(p)
    return tuple(total - value for total, (_, value) in zip(now, attribute_values(p), strict=True))


def paladins(p: Player, mine: bool) -> list[Node]:
    """This round's paladin, the deck, and what its owner knows of it. [P3.4]"""
    me = p.seat
    below = len(p.deck) + len(p.top) + len(p.bottom)
    choosing = mine and bool(p.drawn)
    deck = pile(
        f"deck:{me}",
        below,
        f"paladin-{me + 1}",
        icon="mounted-knight",
        tip="tip-paladins",
        quiet=True,
        at=(4, 294, 48, 70),
        upright=[(56, DRAWN + FOOT + 34), (BESIDE[0] + 4, BESIDE[1] + 294)] if choosing else [(86, 68)],
    )
    if choosing:
        places = places_in_rows(len(p.drawn), 1, (0, 22, 106, 264), gap=4)
        others = places_in_rows(len(p.drawn), len(p.drawn), (0, 22, 476, DRAWN - 22), gap=8)
        cards = [
            paladin_card(f"{me}:{face.key}", face, at=at, upright=[other], free=True)
            for face, at, other in zip(p.drawn, places, others, strict=True)
        ]
        here = [(2, 0, 476, DRAWN), BESIDE]
        drawn = region(f"drawn:{me}", (0, 0, 106, 290), cards, title="label-drawn", upright=here)
        return [drawn, deck]
    shown: list[Node] = []
    if p.paladin is not None:
        shown.append(paladin_card(f"{me}:{p.paladin.key}", p.paladin, at=(0, 30, 106, 150), upright=[SERVING]))
    shown += [
        place_card(f"chosen:{me}:{i}", face, at=(0, 30, 106, 150), upright=[SERVING]) for i, face in enumerate(p.chosen)
    ]
    if mine:
        known = [(f"top:{me}:{i}", face, "label-on-top") for i, face in enumerate(p.top)]
        known += [(f"bottom:{me}:{i}", face, "label-underneath") for i, face in enumerate(p.bottom)]
        room = min(54.0, 54 / max(1, len(known) - 1))
        shown += [
            paladin_card(
                id, face, tip, quiet=True, at=(room * n, 212, 52, 74), upright=[(84 + room * 0.4 * n, 2, 44, 62)]
            )
            for n, (id, face, tip) in enumerate(known)
        ]
    shown.append(deck)
    here = [(4, FOOT, 156, 138), BESIDE]
    return [region(f"paladins:{me}", (0, 0, 108, 370), shown, title="label-paladin", quiet=True, upright=here)]


SERVING: Final[Place] = (0, 10, 80, 112)  # the paladin of the round on a phone


@cached_part
def attributes(me: int, values: tuple[tuple[str, int], ...], more: tuple[int, ...]) -> Node:
    """The attributes as bars, with what the paladin adds. [P1.2, P1.6]"""
    markers = [
        token(
            f"{me}:{name}",
            ICONS[name],
            colour=TONES[name],
            pos=value,
            boost=boost,
            label="word-" + name,
            tip="tip-" + name,
        )
        for (name, value), boost in zip(values, more, strict=True)
    ]
    spaces = list(range(TOP + 1))
    return track(
        f"attributes:{me}",
        spaces,
        markers,
        title="label-attributes",
        quiet=True,
        along="bars",
        at=(12, 8, 788, 80),
        upright=(6, 4, 464, 94),
    )


def actions(p: Player, names: Iterable[str], mine: bool, at: Place) -> list[Node]:
    """The action spaces of one side of the board."""
    names = list(names)
    places = places_in_rows(len(names), 2, at, gap=6)
    across, down = ACTION_UPRIGHT
    column = 6 if names[0] in LEFT else 12 + across
    done = {
        "develop": p.developed,
        "commission": p.monks,
        "fortify": len(p.walls),
        "garrison": p.outposts,
        "absolve": p.jars,
        "convert": len(p.converted),
    }
    return [
        action(
            p.seat,
            name,
            p.placed.get(name, ""),
            p.workshops.get(name, 0),
            done.get(name, 0),
            mine,
            place,
            (column, 102 + row * (down + 3), across, down),
        )
        for row, (name, place) in enumerate(zip(names, places, strict=True))
    ]


@cached_part
def action(me: int, name: str, workers: str, covered: int, done: int, mine: bool, at: Place, upright: Place) -> Node:
    """An action space: its spots with workers and workshops, what it takes and what it brings."""
    wide, high = at[2], at[3]
    across, down = upright[2], upright[3]
    shown: list[Node] = []
    for index, spot in enumerate(SPACE[name].spots):
        id = f"{me}:{name}:{index}"
        held = []
        if name in RIGHT and index < 2 and covered & (index + 1):
            held = [token(f"{id}:workshop", "anvil", seat=me, label="word-workshop", tip="tip-workshop")]
        elif index < len(workers) and workers[index] != ".":
            held = [worker(f"{id}:worker", workers[index])]
        lit = spot_name(name, index) if mine else None
        x = 8 + index * 35
        shown.append(
            slot(
                id,
                held,
                icon=ICONS[spot],
                tone=TONES[spot],
                name=lit,
                tip="tip-" + spot,
                shape="round",
                at=(x, high - 37, 31, 31),
                upright=(x, down - 33),
            )
        )
    spots = 8 + 35 * len(SPACE[name].spots)
    terms = slot(
        f"{me}:{name}:terms",
        icons=terms_of(name, done),
        label="label-terms",
        tip=f"tip-{name}",
        quiet=True,
        shape="terms",
        at=(spots, high - 40, wide - spots - 8, 38),
        upright=(spots, down - 35, across - spots - 6, 34),
    )
    shown.append(terms)
    if name in PIECES:
        piece, icon, row, label = PIECES[name]
        left = len(WORKSHOPS if row is None else row) - done
        cost = cost_of(row, done) if row is not None else None
        shown.append(
            counter(
                f"{me}:{piece}",
                icon,
                left,
                label=label,
                tip=("label-next", {"cost": cost[0], "need": cost[1]}) if cost else f"tip-{name}",
                at=(wide - 54, 3, 50, 22),
                upright=(across - 54, 1),
            )
        )
    return region(
        f"{me}:{name}",
        at,
        shown,
        title="card-" + name,
        tip=f"tip-{name}",
        name=name if mine else None,
        icon=ACTION_ICONS[name],
        ground="vellum",
        upright=upright,
    )


# What is counted beside an action: its pieces, their picture, and the row of their prices.
PIECES: Final[dict[str, tuple[str, str, Any, str]]] = {
    "develop": ("workshops", "anvil", None, "label-workshops"),
    "commission": ("monks", "monk-face", MONKS, "label-monks"),
    "fortify": ("walls", "stone-wall", WALL_ROW, "label-walls-left"),
    "garrison": ("outposts", "watchtower", OUTPOSTS, "label-outposts"),
    "absolve": ("jars", "amphora", JARS, "label-jars"),
    "convert": ("converts", "holy-symbol", CONVERT_ROW, "label-converts-left"),
}
# What the right-hand actions ask for, what they are paid with, and what they raise.
TERMS: Final = {
    "commission": ("faith", "provision", ["influence"]),
    "fortify": ("influence", "provision", ["strength"]),
    "garrison": ("strength", "provision", ["faith"]),
    "absolve": ("influence", "silver", ["faith", "acquit"]),
    "attack": ("strength", "silver", ["influence"]),
    "convert": ("faith", "silver", ["strength"]),
}


def terms_of(name: str, done: int) -> list[Any]:
    """What an action takes and brings, in pictures: a need, a price, an arrow, a gain."""
    space = SPACE[name]
    if name in LEFT:
        price: list[Any] = [[ICONS["silver"], f"−{space.silver}"]] if space.silver else []
        if name == "develop":
            gain: list[Any] = ["anvil"]
            if done < len(WORKSHOPS):
                gain += [ICONS[WORKSHOPS[done].gain]]
        elif name == "recruit":
            gain = ["three-friends"]
        elif name == "pray":
            gain = ["cycle"]
        else:
            gain = icons(space.one) if not space.two else [*icons(space.one), "/", *icons(space.two)]
        return [*price, "→", *gain]
    need, paid, raises = TERMS[name]
    row = PIECES[name][2] if name in PIECES else None
    price = []
    if row is None:
        price = [ICONS[need]]
    elif done < len(row):
        asked = row[done].needs
        price = [[ICONS[need], f"≥{asked}"]] if asked else []
        price += [[ICONS[paid], f"−{row[done].cost}"]] if row[done].cost else []
    return [*price, "→", *(ICONS[what] for what in raises)]


def spot_name(name: str, index: int) -> str | None:
    """What a worker spot answers to: one or two workers on the left, a workshop on the right."""
    if name in ("recruit", "hunt", "trade"):
        return f"{name}:{index + 1}"
    return f"{name}@{index + 1}" if name in RIGHT and index < 2 else None


def cost_of(row: Sequence[Any], done: int) -> tuple[int, int] | None:
    """Price and need of the next piece of a row."""
    return (row[done].cost, row[done].needs) if done < len(row) else None


# Around the board


@cached_part
def walls(me: int, faces: list[Wall], top: float) -> list[Node]:
    """The walls a player has built, tucked under the upper edge."""
    places = places_in_rows(MOST, MOST, (SHEET[0] + 10, 0, SHEET[2] - 20, 34), gap=6)
    others = places_in_rows(MOST, MOST, (6, 0, SHEET_UPRIGHT[2] - 12, 34), gap=4)
    cards = [
        wall_card(
            face,
            tuck="above",
            edge=[[ICONS["strength"], face.strength]],
            at=(at[0] - SHEET[0], 0, *at[2:]),
            upright=other,
        )
        for face, at, other in zip(faces, places, others, strict=False)
    ]
    at = (SHEET[0], 0, SHEET[2], 34)
    here = [(SHEET_UPRIGHT[0], y, SHEET_UPRIGHT[2], 34) for y in (top, 0)]
    return [region(f"walls:{me}", at, cards, title="label-walls", quiet=True, upright=here)] if cards else []


@cached_part
def converted(me: int, faces: list[Outsider], top: float) -> list[Node]:
    """The outsiders a player has converted, tucked under the lower edge."""
    places = places_in_rows(MOST, MOST, (10, 0, SHEET[2] - 20, 28), gap=6)
    others = places_in_rows(MOST, MOST, (6, 0, SHEET_UPRIGHT[2] - 12, 26), gap=4)
    cards = [
        outsider_card(face, tuck="below", edge=[[ICONS["strength"], face.strength]], at=at, upright=other)
        for face, at, other in zip(faces, places, others, strict=False)
    ]
    at = (SHEET[0], SHEET[1] + SHEET[3] - 2, SHEET[2], 28)
    foot = SHEET_UPRIGHT[1] + SHEET_UPRIGHT[3] - 2
    here = [(SHEET_UPRIGHT[0], y + foot, SHEET_UPRIGHT[2], 26) for y in (top, 0)]
    return [region(f"converted:{me}", at, cards, title="label-converted", quiet=True, upright=here)] if cards else []


def side(p: Player, mine: bool, top: float) -> Node:
    """Beside the board: jar spaces, the retinue, suspicion and attacked outsiders."""
    me = p.seat
    parts = [jar_spaces(me, p.jar_spaces, mine)] if p.virtual is None else []
    parts.append(retinue(me, p.retinue, (4, 114, 174, 126), (4, 54, 108, 83)))
    parts.append(suspicion(me, p.suspicion, (4, 244, 86, 118), (112, 54, 112, 83)))
    parts.append(attacked(me, p.attacked, (92, 244, 86, 118), (224, 54, 88, 83)))
    here = [(164, top + FOOT, 314, 138), (BESIDE[0] + 116, BESIDE[1])]
    return region(f"side:{me}", SIDE, parts, title="label-around", quiet=True, ground="vellum", upright=here)


@cached_part
def jar_spaces(me: int, filled: list[JarSpace], mine: bool) -> Node:
    """The seven spaces for jars. [P8.2]"""
    places = places_in_rows(8, 4, (4, 20, 166, 86), gap=4)
    others = places_in_rows(7, 7, (2, 19, 302, 33), gap=6)
    slots = [
        slot(
            f"{me}:{place.key}",
            [token(f"{me}:{place.key}:jar", "amphora", seat=me, label="word-jar")] if place in filled else [],
            label=("label-place", {"n": number}),
            name=place.key if mine else None,
            icons=None if place in filled else icons(place.reward),
            tip=f"card-{place.key}.text",
            quiet=True,
            shape="arch",
            at=at,
            upright=[other],
        )
        for number, (place, at, other) in enumerate(zip(JAR_SPACES, places, others, strict=False), 1)
    ]
    upright = (4, 0, 308, 54)
    return region(f"jars:{me}", (4, 2, 174, 110), slots, title="label-jar-spaces", tip="tip-absolve", upright=[upright])


def fanned(count: int, at: Place, wide: float, high: float) -> list[Place]:
    """Places for cards in a box, half over each other when there are many."""
    step = min(wide + 4, (at[2] - wide - 4) / max(1, count - 1))
    return [(2 + step * n, 20, wide, high) for n in range(count)]


@cached_part
def retinue(me: int, faces: list[Townsfolk], at: Place, upright: Place) -> Node:
    """The townsfolk a player has recruited."""
    places = fanned(len(faces), at, 72, 100), fanned(len(faces), upright, 44, 61)
    covered = len(faces) > 2  # names that end under the next card are left out
    cards = [
        townsfolk_card(face, quiet=covered, at=place, upright=[other])
        for face, place, other in zip(faces, *places, strict=True)
    ]
    return region(f"retinue:{me}", at, cards, title="label-retinue", tip="tip-retinue", upright=[upright])


@cached_part
def suspicion(me: int, faces: list[Suspicion], at: Place, upright: Place) -> Node:
    """The suspicion a player has drawn."""
    places = fanned(len(faces), at, 62, 88), fanned(len(faces), upright, 44, 61)
    cards = [
        card(
            f"{me}:suspicion:{i}",
            face,
            name=None,
            icons=[[ICONS["tax"], face.tax]],
            art="handcuffs",
            colour="purple",
            quiet=True,
            at=place,
            upright=[other],
        )
        for i, (face, place, other) in enumerate(zip(faces, *places, strict=True))
    ]
    return region(f"suspicion:{me}", at, cards, title="label-suspicion", tip="tip-suspicion", upright=[upright])


@cached_part
def attacked(me: int, faces: list[Outsider], at: Place, upright: Place) -> Node:
    """The outsiders a player has attacked."""
    places = fanned(len(faces), at, 62, 88), fanned(len(faces), upright, 44, 61)
    cards = [
        outsider_card(face, quiet=True, at=place, upright=[other])
        for face, place, other in zip(faces, *places, strict=True)
    ]
    return region(f"attacked:{me}", at, cards, title="label-attacked-short", tip="label-attacked", upright=[upright])


def virtual_board(me: int, virtual: Virtual, placed: dict[str, str]) -> list[Node]:
    """The basic actions, the resource track and the schemes of the virtual player. [P20.4, P24]"""
    places = places_in_rows(6, 2, (12, 96, 356, 130), gap=6)
    basics = [
        region(
            f"{me}:{name}",
            at,
            [
                slot(
                    f"{me}:{name}:0",
                    [worker(f"{me}:{name}:0:worker", "W")] if name in placed else [],
                    icon=ICONS["any"],
                    tip="tip-any",
                    shape="round",
                    at=(at[2] - 36, 4, 30, 30),
                )
            ],
            title="word-rest" if name == "rest" else "card-" + name,
            tip=f"tip-virtual-{name}",
            icon=ACTION_ICONS[name],
            ground="vellum",
        )
        for name, at in zip(BASIC, places, strict=False)
    ]
    last = card(f"scheme:{me}", virtual.schemes[-1], name=None, art="spy") if virtual.schemes else None
    resources = track(
        f"resources:{me}",
        list(range(1, TRACK + 1)),
        [token(f"{me}:marker", "two-coins", pos=virtual.marker - 1, label="label-marker")],
        title="label-resource-track",
        tip="tip-resource-track",
        at=(12, 236, 220, 66),
    )
    schemes = [
        pile(f"scheme-deck:{me}", len(virtual.deck), "scheme", icon="spy", tip="tip-schemes", at=(240, 232, 56, 84)),
        pile(
            f"schemes:{me}",
            len(virtual.schemes),
            "scheme",
            last,
            label="label-schemes",
            tip="tip-schemes",
            at=(304, 232, 64, 84),
        ),
    ]
    return [*basics, resources, *schemes]
