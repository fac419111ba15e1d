"""The drawn board: a town on both banks of a river, the Guildhall and the Cathedral, the Workshop, and the court.

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
    card,
    counter,
    ornament,
    pile,
    places_in_rows,
    region,
    slot,
    space,
    token,
    track,
)
from stavitel.titles.architects.black_market import market_goods
from stavitel.titles.architects.cards import (
    CATHEDRAL_SPACES,
    CATHEDRAL_VP,
    HALL,
    TOP_INFLUENCE,
    TOP_LEVEL,
    VIRTUE_VP,
)
from stavitel.titles.architects.kinds import GOODS, Apprentice, Court, Gain, Wonder
from stavitel.titles.architects.pictures import ICONS, MONUMENTS, amounts, apprentice, card_name
from stavitel.titles.architects.places import (
    BLACK_MARKET,
    GUILDHALL,
    LEFT,
    OPEN,
    RIGHT,
    SPACE_PRICE,
    SPACES,
    TAX_STAND,
    Location,
)
from stavitel.titles.architects.table import Game

WIDTH, HEIGHT = 1116, 616
TOWN: Final[Place] = (6, 4, 654, 446)
HALLS: Final[Place] = (660, 4, 450, 446)
WORKSHOP: Final[Place] = (6, 450, 486, 162)
WONDERS: Final[Place] = (494, 450, 378, 162)
COURT: Final[Place] = (872, 450, 240, 162)
# On a phone: the two rows of the Workshop side by side, the Wonders three and two, the court below one another.
UPRIGHT: Final = (400, 474)
COURT_UPRIGHT: Final = (240, 256)

# Where each open location stands, and what is drawn there.
SITES: Final[dict[str, tuple[Place, Any]]] = {
    "quarry": ((8, 12, 184, 138), "quarry"),
    "mines": ((192, 22, 142, 128), "mine"),
    "forest": ((6, 160, 176, 148), ornament("wood", size=44, count=19)),
    "silversmith": ((204, 178, 122, 128), ornament("house", tone="#7d8790")),
    "kings-storehouse": ((372, 14, 132, 138), ornament("barn", tone="#8a4a2c")),
    "workshop": ((378, 172, 128, 136), "workshop"),
    "tax-stand": ((534, 8, 104, 106), "stall"),
    "town-centre": ((514, 118, 138, 154), "village"),
    "guardhouse": ((490, 288, 162, 116), ornament("gate", tone="blue")),
}
PRISON: Final[Place] = (370, 322, 112, 82)
MARKET: Final[Place] = (12, 320, 318, 84)

_RIVER = [(356, -30), (340, 50), (362, 118), (344, 176), (336, 250), (356, 320), (350, 470)]
_MAIN_ROAD = [(-20, 178), (110, 156), (230, 176), (345, 170), (470, 178), (570, 206)]
LAND: Final = (
    ornament("patch", (-90, 130, 330, 250), tone="#a9b87c"),
    ornament("patch", (-40, -10, 480, 180), tone="#d3c07f"),
    ornament("patch", (360, 60, 400, 320), tone="#dcc68c"),
    ornament("patch", (640, 250, 520, 230), tone="#c6bd83"),
    ornament(
        "river", path=[(356, -30), (340, 50), (362, 118), (344, 176), (336, 250), (356, 320), (350, 470)], size=24
    ),
    ornament("road", path=_MAIN_ROAD, size=13),
    ornament("road", path=[(570, 206), (640, 270), (700, 330), (770, 372)], size=12),
    ornament("road", path=[(592, 206), (584, 130), (592, 60), (588, -30)], size=12),
    ornament("road", path=[(560, 220), (520, 296), (440, 320), (414, 470)], size=12),
    ornament("road", path=[(96, 318), (118, 250), (104, 166)], size=10),
    ornament("road", path=[(770, 372), (860, 392), (1000, 386), (1130, 400)], size=12),
    ornament("bridge", (316, 148, 62, 46)),
    ornament("tree", (508, 96, 24, 40)),
    ornament("tree", (636, 96, 22, 36), kind="fir"),
    ornament("tree", (336, 262, 24, 40), kind="fir"),
    ornament("tree", (474, 282, 22, 36)),
    ornament("courtyard", (520, 206, 126, 42)),
)


def main_board(g: Game) -> Node:
    """The board with everything on it that belongs to nobody."""
    parts = [town(g), halls(g), people(g)]
    if g.wonders_on:
        parts += [wonders(g.wonders, g.offered), royal_court(g)]
    return board("main", WIDTH, HEIGHT, parts, label="label-town", ornaments=list(LAND))


# The town


def town(g: Game) -> Node:
    """The open locations, the Prison, the Black Market, and the Virtue of all."""
    goods = {where: market_goods(g, where) for where in (LEFT, RIGHT)}
    sites = [
        location(
            place,
            [p.at[place.key] for p in g.players],
            [p.tokens.get(place.key) for p in g.players],
            place is g.princess,
            place is g.profiteer,
            g.tax if place is TAX_STAND else None,
        )
        for place in OPEN
    ]
    inside = [*sites, prison([p.prison for p in g.players]), black_market(g.market, goods, len(g.small), len(g.large))]
    return region(
        "town", TOWN, [*inside, virtue_track([p.virtue for p in g.players])], title="label-town", quiet=True, leaf=True
    )


@cached_part
def location(
    place: Location, workers: list[int], wonders: list[Wonder | None], princess: bool, profiteer: bool, tax: int | None
) -> Node:
    """One open location: Workers by colour, and who or what else stands there."""
    inside = [group(place, seat, count) for seat, count in enumerate(workers) if count]
    if princess:
        inside.append(
            token("princess", "queen-crown", label="label-princess", tip="tip-princess", tone="gold", shape="disc")
        )
    if profiteer:
        inside.append(
            token("profiteer", "hooded-figure", label="label-profiteer", tip="tip-profiteer", tone="red", shape="disc")
        )
    for seat, wonder in enumerate(wonders):
        if wonder is not None:
            inside.append(token(f"token:{wonder.key}", "greek-temple", seat=seat, label=card_name(wonder.key)))
    if tax is not None:
        inside.insert(0, counter("tax", "two-coins", tax, label="label-tax", tip="tip-tax", tone="gold"))
    at, dress = SITES[place.key]
    name = card_name(place.key)
    return slot(
        f"place:{place.key}", inside, name=place.key, label=name, tip=name + ".text", at=at, dress=dress, stand="row"
    )


def group(place: Location, seat: int, count: int) -> Node:
    """A player's Workers at a location."""
    return token(
        f"group:{place.key}:{seat}",
        "meeple",
        seat=seat,
        count=count,
        shape="meeple",
        name=f"{place.key}@{seat}",
        label="word-workers",
    )


@cached_part
def prison(prisoners: list[int]) -> Node:
    """The Prison."""
    inside = [
        token(f"prison:{seat}", "meeple", seat=seat, count=count, shape="meeple", label="word-workers")
        for seat, count in enumerate(prisoners)
        if count
    ]
    return slot(
        "prison", inside, name="prison", label="label-prison", tip="tip-prison", at=PRISON, dress="cell", stand="row"
    )


@cached_part
def black_market(workers: dict[str, int], goods: dict[str, Gain], small: int, large: int) -> Node:
    """Three doors with the seat of the Worker there; the left and the right one show the goods of their cards."""
    doors = places_in_rows(3, 3, (8, 22, 252, 60), gap=6)
    spaces = []
    for where, at in zip(SPACES, doors, strict=True):
        inside = []
        if where in workers:
            inside.append(
                token(f"market:{where}:worker", "meeple", seat=workers[where], shape="meeple", label="word-workers")
            )
        if where in goods:
            inside += amounts(f"market:{where}", goods[where])
        spaces.append(
            slot(
                f"market:{where}",
                inside,
                names=[f"place-market:{where}", f"take-back-market:{where}"],
                cost=[[ICONS["silver"], SPACE_PRICE[where]]],
                label=f"label-market-{where}",
                tip=f"tip-market-{where}",
                quiet=True,
                shape="arch",
                at=at,
            )
        )
    decks = [
        pile(
            "small-market",
            small,
            "market",
            label="label-small-market",
            tip="tip-market-left",
            quiet=True,
            at=(266, 24, 24, 36),
        ),
        pile(
            "large-market",
            large,
            "market",
            label="label-large-market",
            tip="tip-market-right",
            quiet=True,
            at=(292, 44, 24, 36),
        ),
    ]
    name = card_name(BLACK_MARKET.key)
    return region(
        "black-market",
        MARKET,
        [*spaces, *decks],
        name=BLACK_MARKET.key,
        title=name,
        tip=name + ".text",
        quiet=True,
        ornaments=[
            ornament("lane", (0, 6, 318, 78), kind="bare"),
            ornament("plate", (84, -4, 116, 22), label=name, tone="dark"),
        ],
    )


@cached_part
def virtue_track(virtue: list[int]) -> Node:
    """The Virtue of each seat, and what it is worth."""
    spaces = [
        space(
            ("label-virtue-space", {"virtue": at, "vp": vp}),
            tone="red" if vp < 0 else "green" if vp > 0 else "parchment",
            short=f"+{vp}" if vp > 0 else str(vp).replace("-", "−"),
        )
        for at, vp in enumerate(VIRTUE_VP)
    ]
    return track(
        "virtue",
        spaces,
        markers("virtue", "scales", virtue),
        title="label-virtue",
        tip="tip-virtue",
        icon="scales",
        tone="green",
        beside=True,
        at=(4, 408, 644, 36),
    )


@cached_part
def influence_track(influence: list[int]) -> Node:
    """The Influence of each seat."""
    return track(
        "influence",
        list(range(TOP_INFLUENCE + 1)),
        markers("influence", "crown", influence),
        title="label-influence",
        tip="tip-influence",
        icon="crown",
        tone="gold",
        beside=True,
        at=(2, 408, 446, 36),
    )


def markers(id: str, icon: str, spaces: list[int]) -> list[Node]:
    """A marker for each seat on a track."""
    return [
        token(f"{id}:{seat}", icon, seat=seat, pos=at, shape="disc", label=f"label-{id}")
        for seat, at in enumerate(spaces)
    ]


# The Guildhall and the Cathedral


def halls(g: Game) -> Node:
    """The two works that everybody builds at, and the Influence of all."""
    inside = [
        guildhall(len(g.players), g.guildhall),
        cathedral([p.level for p in g.players]),
        pile(
            "rewards",
            len(g.rewards),
            "reward",
            label="label-reward-pile",
            tip="tip-rewards",
            icon="present",
            quiet=True,
            at=(402, 26, 40, 58),
        ),
    ]
    if g.wonders_on:
        inside.append(influence_track([p.influence for p in g.players]))
    return region("halls", HALLS, inside, title="label-halls", quiet=True, leaf=True)


@cached_part
def guildhall(players: int, workers: list[int]) -> Node:
    """The windows of the Guildhall with the Workers in them; two of them set off a reset."""
    columns = players + 1
    count = max(HALL[players].spaces, len(workers))
    rows = -(-count // columns)
    wide = min(232, 44 + columns * 40)
    left = (240 - wide) / 2
    top = min(378 * 0.24, wide * 0.36)
    windows = []
    high = (370 - top) / rows
    for number in range(1, count + 1):
        row, column = divmod(number - 1, columns)
        broad = (wide - 2 * min(22, wide * 0.09) - 4) / columns
        at = (
            left + min(22, wide * 0.09) + 2 + column * broad + 2,
            8 + top + row * high + 5,
            broad - 4,
            high - 9,
        )
        seat = workers[number - 1] if number <= len(workers) else None
        windows.append(guildhall_space(number, seat, number in HALL[players].resets, at))
    name = card_name(GUILDHALL.key)
    return region(
        "guildhall",
        (2, 4, 240, 398),
        windows,
        name=GUILDHALL.key,
        title=name,
        tip=name + ".text",
        quiet=True,
        ornaments=[
            ornament("facade", (left, 8, wide, 378), kind="hall", rows=rows),
            ornament("banner", (120 - 66, 376, 132, 26), label=name),
        ],
    )


@cached_part
def guildhall_space(number: int, seat: int | None, resets: bool, at: Place) -> Node:
    """A window of the Guildhall with the Worker of a seat."""
    return slot(
        f"guildhall:{number}",
        []
        if seat is None
        else [token(f"guildhall:{number}:worker", "meeple", seat=seat, shape="meeple", label="word-workers")],
        icon="cycle" if resets else None,
        tone="red" if resets else None,
        label=("label-guildhall-space", {"number": number}),
        short=("label-figure", {"n": number}),
        tip="tip-reset" if resets else card_name(GUILDHALL.key) + ".text",
        quiet=True,
        shape="arch",
        at=at,
    )


LEVELS: Final = CATHEDRAL_SPACES[1:]
SPIRE: Final = 0.18  # of the height; the artist's own measures
NARROWER: Final = 0.13  # each storey than the one below


@cached_part
def cathedral(reached: list[int]) -> Node:
    """The levels of the Cathedral and who has reached them."""
    x, y, wide, high = 20.0, 18.0, 172.0, 358.0
    each = high * (1 - SPIRE) / TOP_LEVEL
    here = {level: [seat for seat, at in enumerate(reached) if at == level] for level in range(TOP_LEVEL + 1)}
    floors = []
    drawn = [ornament("storeys", (x, y, wide, high), levels=list(LEVELS))]
    for level, count in enumerate(LEVELS, 1):
        broad = wide * (1 - NARROWER * (level - 1))
        left, top = x + (wide - broad) / 2, y + high - each * level
        drawn.append(ornament("shield", (left - 15, top + 8, 26, 32), figure=CATHEDRAL_VP[level], seed=level))
        at = [(broad * (n + 0.12) / count, each * 0.2, broad * 0.76 / count, each * 0.74) for n in range(count)]
        says = ("label-level", {"level": level, "vp": CATHEDRAL_VP[level], "spaces": count})
        floors.append(
            region(
                f"cathedral:level:{level}",
                (left, top, broad, each),
                stood(here[level], at),
                title=says,
                tip=f"tip-level-{level}",
                quiet=True,
            )
        )
    step = min(24.0, 48.0 / max(1, len(reached) - 1))
    start = [(n * step, 0.0, 24.0, 24.0) for n in range(len(reached))]
    floors.append(
        region(
            "cathedral:level:0",
            (132, 377, 72, 24),
            stood(here[0], start),
            title="label-level-0",
            tip="tip-cathedral",
            quiet=True,
        )
    )
    drawn.append(ornament("banner", (x - 14, 376, 124, 26), label="label-cathedral"))
    return region(
        "cathedral",
        (246, 4, 204, 400),
        floors[::-1],
        name="advance",
        title="label-cathedral",
        tip="tip-cathedral",
        quiet=True,
        ornaments=drawn,
    )


def stood(seats: list[int], places: list[Place]) -> list[Node]:
    """The markers of these seats on these places."""
    return [
        token(f"cathedral:{seat}", "church", seat=seat, shape="disc", label="label-cathedral", at=at)
        for seat, at in zip(seats, places, strict=False)
    ]


# The Workshop


def people(g: Game) -> Node:
    """The Workshop's Apprentices and the two piles."""
    hidden, plans = len(g.people) + len(g.dismissed), len(g.pile) + len(g.below)
    x, y, wide, high = WORKSHOP
    if not g.wonders_on:
        wide = WIDTH - 2 * x
    rows = apprentices(g.columns, g.upper, g.upper_coins, g.lower, g.lower_coins, wide - 52)
    inside = [rows, *piles(hidden, plans, wide - 46)]
    at = (x, y, wide, high)
    return region("workshop", at, inside, title="label-workshop-rows", quiet=True, leaf=True, upright=UPRIGHT)


@cached_part
def apprentices(
    columns: int,
    upper: list[Apprentice],
    upper_coins: list[int],
    lower: list[Apprentice],
    lower_coins: list[int],
    wide: float,
) -> Node:
    """The Workshop's rows of Apprentices."""
    places = places_in_rows(2 * columns, columns, (7, 9, wide - 14, 144), gap=7)
    across, down = UPRIGHT[0] - 56, UPRIGHT[1] - 4
    others = places_in_rows(2 * columns, 2, (8, 8, across - 16, down - 16), gap=8)
    cells = []
    for name, row, coins, first in (("upper", upper, upper_coins, 0), ("lower", lower, lower_coins, columns)):
        for column in range(columns):
            at, upright = places[first + column], others[2 * column + (first > 0)]
            if column < len(row):
                cells.append(apprentice(row[column], coins[column], at=at, upright=upright, free=True))
            else:
                cells.append(slot(f"empty:{name}:{column}", at=at, upright=upright))
    return region(
        "apprentices",
        (2, 2, wide, 158),
        cells,
        title="label-workshop-rows",
        tip="tip-workshop",
        quiet=True,
        tone="wood",
        upright=(2, 2, across, down),
    )


@cached_part
def piles(people: int, buildings: int, x: float) -> list[Node]:
    """The piles of Apprentices and Buildings."""
    return [
        pile(
            id,
            count,
            back,
            label=label,
            tip=f"tip-{id}",
            icon=icon,
            quiet=True,
            at=(x, y, 44, 66),
            upright=(UPRIGHT[0] - 50, y),
        )
        for id, count, back, label, icon, y in (
            ("people", people, "apprentice", "label-apprentice-pile", "hammer-nails", 8),
            ("buildings", buildings, "building", "label-building-pile", "house", 84),
        )
    ]


# The court and the Wonders


def royal_court(g: Game) -> Node:
    """The contribution card and the consequence card."""
    parts = []
    if g.court is not None:
        parts.append(contribution(g.court, g.given, len(g.courts)))
    if g.consequence is not None:
        parts.append(consequence(g.consequence))
    return region("court", COURT, parts, title="label-court", quiet=True, leaf=True, upright=COURT_UPRIGHT)


@cached_part
def wonders(unbuilt: list[Wonder], offered: dict[str, int]) -> Node:
    """The Wonders still to be built."""
    places = places_in_rows(5, 5, (4, 4, 370, 152), gap=7)
    cards = [
        wonder_card(one, offered.get(one.good, 0), places[GOODS.index(one.good)], upright)
        for one, upright in zip(unbuilt, upright_wonders(len(unbuilt)), strict=True)
    ]
    return region("wonders", WONDERS, cards, title="label-wonders", quiet=True, leaf=True, upright=UPRIGHT)


def upright_wonders(count: int) -> list[Place]:
    """Places on a phone, the larger the fewer Wonders are left: three and two, two and two, then below one another."""
    columns = {5: 3, 4: 2}.get(count, 1)
    across, down = UPRIGHT
    places = places_in_rows(count, columns, (6, 6, across - 12, down - 12), gap=8)
    short = count % columns  # so many in the last row, which stands in the middle
    aside = (columns - short) * (places[0][2] + 8) / 2 if short else 0
    last = count - short
    return places[:last] + [(x + aside, y, wide, high) for x, y, wide, high in places[last:]]


def wonder_card(wonder: Wonder, offered: int, at: Place, upright: Place) -> Node:
    """A Wonder with the goods that lie on it: its scaffolding falls as they grow."""
    lying = [counter(f"offered:{wonder.good}", ICONS[wonder.good], offered, label="tip-offered")] if offered else []
    part = min(0.9, offered / wonder.amount)
    return card(
        wonder.key,
        wonder,
        lying,
        icons=[
            (ICONS[wonder.good], max(0, wonder.amount - offered)),
            (ICONS["influence"], wonder.influence),
            ("receive-money", wonder.tax),
        ],
        tone=wonder.good,
        dress=ornament("monument", kind=MONUMENTS[wonder.good], part=part),
        badges=[("laurels", wonder.vp)],
        at=at,
        upright=upright,
        free=True,
    )


@cached_part
def contribution(now: Court, given: list[str], below: int) -> Node:
    """Five symbols, each with its reward; goods laid on them."""
    symbols = []
    places = places_in_rows(5, 5, (6, 20, 184, 56), gap=4)
    for good, at in zip(GOODS, places, strict=True):
        inside = [token(f"given:{good}", ICONS[good], tone=good)] if good in given else []
        inside += amounts(f"under:{good}", getattr(now, good))
        symbols.append(
            slot(
                f"symbol:{good}",
                inside,
                name=good,
                icon=None if good in given else ICONS[good],
                label=f"word-{good}",
                tip="tip-symbol",
                tone=good,
                quiet=True,
                shape="square",
                at=at,
            )
        )
    deck = pile(
        "courts",
        below,
        "court",
        label="label-courts",
        tip="tip-contribution",
        quiet=True,
        at=(196, 22, 34, 50),
    )
    return region(
        "contribution",
        (2, 4, 234, 80),
        [*symbols, deck],
        title="label-contribution",
        tip="tip-contribution",
        ground="vellum",
    )


@cached_part
def consequence(now: Court) -> Node:
    """What comes to the Workers at Princess and Profiteer with the next reset."""
    rewards = [
        area(f"reward:{side}", amounts(f"reward:{side}", what), name=f"reward:{side}")
        for side, what in zip(("left", "right"), now.rewards, strict=False)
    ]
    princess = slot(
        "princess-reward",
        rewards,
        tone="gold",
        label=("label-princess-at", {"place": now.princess}),
        tip="tip-princess",
        shape="square",
        at=(0, 0, 115, 68),
        upright=(0, 94),
    )
    profiteer = slot(
        "profiteer-penalty",
        amounts("penalty", now.penalty),
        tone="red",
        label=("label-profiteer-at", {"place": now.profiteer}),
        tip="tip-profiteer",
        shape="square",
        at=(119, 0, 115, 68),
        upright=(119, 94),
    )
    return region(
        "consequence",
        (2, 90, 234, 68),
        [princess, profiteer],
        title="label-consequence",
        quiet=True,
        upright=(2, 90, 234, 162),
        upright_ornaments=[
            ornament("bust", (14, 2, 86, 92), tone="gold", head="crown", seed=1),
            ornament("bust", (133, 2, 86, 92), tone="red", head="hood", seed=2),
        ],
    )
