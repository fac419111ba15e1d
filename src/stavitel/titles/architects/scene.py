"""What the table looks like: the town, its markets and works, and a board for every player."""

from __future__ import annotations

from typing import Any

from stavitel.kernel.scene import Node, area, card, counter, grid, panel, pile, slot, token, track

from .apprentices import rows
from .cards import CATHEDRAL_SPACES, CATHEDRAL_VP, GUILDHALL_RESETS, GUILDHALL_SPACES, VIRTUE_VP
from .locations import market_goods
from .pieces import (
    CARPENTER,
    GOODS,
    MASON,
    TILER,
    Apprentice,
    Building,
    Court,
    Gain,
    Location,
    Wonder,
)
from .places import BLACK_MARKET, GUILDHALL, MIDDLE, OPEN, SPACE_PRICE, SPACES, TAX_STAND
from .table import Game, Player

ICONS = {
    "clay": "brick-pile",
    "wood": "wood-pile",
    "stone": "stone-pile",
    "gold": "gold-bar",
    "marble": "stone-block",
    "silver": "two-coins",
    "virtue": "scales",
    "influence": "crown",
    "buildings": "scroll-unfurled",
    "rewards": "present",
    "debt": "tied-scroll",
    "destroy": "burning-book",
    "apprentices": "hammer-nails",
    "workers": "meeple",
    "prison": "prisoner",
}
SKILL_ICONS = ((CARPENTER, "hand-saw"), (MASON, "trowel"), (TILER, "brick-wall"))
ART = {  # by the kind of Apprentice
    "acolyte": "monk-face",
    "conspirator": "spy",
    "debt-collector": "wax-seal",
    "gatekeeper": "key",
    "illusionist": "magic-hat",
    "jeweller": "gem-chain",
    "labourer": "toolbox",
    "merchant": "shop",
    "miner": "miner",
    "patron": "king",
    "pickpocket": "cash",
    "squire": "cavalry",
    "stonecutter": "stone-tower",
    "swindler": "swap-bag",
    "thief": "robber",
    "trader": "trade",
    "trickster": "juggler",
    "woodcutter": "wood-axe",
    "aristocrat": "queen-crown",
    "benefactor": "shaking-hands",
    "charlatan": "duality-mask",
    "chevalier": "horse-head",
    "diplomat": "convince",
    "financier": "bank",
    "tinker": "gears",
    "journeyman": "walk",
    "racketeer": "mailed-fist",
    "urchin": "slingshot",
    "enforcer": "police-badge",
    "overseer": "hanging-sign",
    "peddler": "person",
}
BUILT = ("house", "village", "castle", "guarded-tower")  # by the number of skills
PLACE_ICONS = {
    "quarry": "stone-pile",
    "forest": "forest",
    "silversmith": "two-coins",
    "mines": "mine-wagon",
    "kings-storehouse": "barn",
    "workshop": "anvil",
    "town-centre": "village",
    "guardhouse": "guarded-tower",
    "tax-stand": "receive-money",
    "black-market": "hooded-figure",
    "guildhall": "greek-temple",
}


def scene(seen: Game, seat: int | None) -> Node:
    """The whole table as a seat sees it; its own board comes first."""
    mine = [p for p in seen.players if p.seat == seat]
    others = [p for p in seen.clockwise(mine[0].seat) if p.seat != seat] if mine else list(seen.players)
    parts = [
        area("centre", [town(seen), guildhall(seen), black_market(seen), cathedral(seen)], layout="wrap"),
        area("people-and-court", [workshop(seen), *([court(seen)] if seen.wonders_on else [])], layout="wrap"),
        tracks(seen),
    ]
    return area("root", [*parts, *(player(seen, p, seat) for p in [*mine, *others])], layout="column")


def town(seen: Game) -> Node:
    """The open locations with everybody's Workers, and the Prison."""
    places = [location(seen, place) for place in OPEN]
    return grid("town", 4, [*places, prison(seen)], title="label-town", role="board")


def location(seen: Game, place: Location) -> Node:
    """One open location: Workers by colour, and who or what else stands there."""
    inside = [group(seen, p, place) for p in seen.players if p.at[place.key]]
    if place is seen.princess:
        inside.append(token("princess", "queen-crown", label="label-princess", tone="gold"))
    if place is seen.profiteer:
        inside.append(token("profiteer", "hooded-figure", label="label-profiteer", tone="red"))
    for p in seen.players:
        if place.key in p.tokens:
            wonder = p.tokens[place.key]
            inside.append(token(f"token:{wonder.key}", "greek-temple", seat=p.seat, label=_name(wonder.key)))
    if place is TAX_STAND:
        inside.insert(0, counter("tax", "two-coins", seen.tax, label="label-tax"))
    return slot(
        f"place:{place.key}",
        inside,
        name=place.key,
        icon=PLACE_ICONS[place.key],
        label=_name(place.key),
        tip=_name(place.key) + ".text",
    )


def group(seen: Game, p: Player, place: Location) -> Node:
    """A player's Workers at a location."""
    return token(
        f"group:{place.key}:{p.seat}",
        "meeple",
        seat=p.seat,
        count=p.at[place.key],
        name=f"{place.key}@{p.seat}",
    )


def prison(seen: Game) -> Node:
    """The Prison."""
    inside = [token(f"prison:{p.seat}", "meeple", seat=p.seat, count=p.prison) for p in seen.players if p.prison]
    return slot("prison", inside, name="prison", icon="prisoner", label="label-prison")


def workshop(seen: Game) -> Node:
    """The Workshop's rows of Apprentices, and the piles."""
    cells = []
    for row, coins in rows(seen):
        for column in range(seen.columns):
            if column < len(row):
                cells.append(apprentice(row[column], coins[column]))
            else:
                cells.append(slot(f"empty:{'upper' if row is seen.upper else 'lower'}:{column}"))
    display = grid("apprentices", seen.columns, cells, title="label-workshop-rows", role="market")
    piles = area(
        "piles",
        [
            pile("people", len(seen.people) + len(seen.dismissed), "apprentice", label="label-apprentice-pile"),
            pile("buildings", len(seen.pile) + len(seen.below), "building", label="label-building-pile"),
        ],
        layout="column",
    )
    return area("workshop-rows", [display, piles])


def black_market(seen: Game) -> Node:
    """Three spaces; the left and the right one show the goods of their cards."""
    spaces = []
    for space in SPACES:
        inside = []
        if space in seen.market:
            inside.append(token(f"market:{space}:worker", "meeple", seat=seen.market[space]))
        if space != MIDDLE:
            inside += amounts(f"market:{space}", market_goods(seen, space))
        spaces.append(
            slot(
                f"market:{space}",
                inside,
                names=[f"place-market:{space}", f"take-back-market:{space}"],
                cost=SPACE_PRICE[space],
                icon="two-coins",
                label=f"label-market-{space}",
            )
        )
    decks = [
        pile("small-market", len(seen.small), "market", label="label-small-market"),
        pile("large-market", len(seen.large), "market", label="label-large-market"),
    ]
    return area(
        "black-market",
        [*spaces, *decks],
        name=BLACK_MARKET.key,
        title=_name(BLACK_MARKET.key),
        tip=_name(BLACK_MARKET.key) + ".text",
        role="market",
    )


def guildhall(seen: Game) -> Node:
    """The rows of the Guildhall; two spaces set off a reset."""
    seats = len(seen.players)
    spaces = []
    for number in range(1, max(GUILDHALL_SPACES[seats], len(seen.guildhall)) + 1):
        taken = number <= len(seen.guildhall)
        spaces.append(
            slot(
                f"guildhall:{number}",
                [token(f"guildhall:{number}:worker", "meeple", seat=seen.guildhall[number - 1])] if taken else [],
                icon="cycle" if number in GUILDHALL_RESETS[seats] else None,
                label=("label-guildhall-space", {"number": number}),
            )
        )
    return grid(
        "guildhall",
        seats + 1,
        spaces,
        name=GUILDHALL.key,
        title=_name(GUILDHALL.key),
        tip=_name(GUILDHALL.key) + ".text",
        role="spaces",
    )


def cathedral(seen: Game) -> Node:
    """The levels of the Cathedral, and the Rewards."""
    levels: list[Any] = ["0"]
    levels += [
        ("label-level", {"level": level, "vp": CATHEDRAL_VP[level], "spaces": CATHEDRAL_SPACES[level]})
        for level in range(1, 6)
    ]
    steps = track(
        "cathedral",
        levels,
        [token(f"cathedral:{p.seat}", "church", seat=p.seat, pos=p.level) for p in seen.players],
        name="advance",
        title="label-cathedral",
    )
    rewards = pile("rewards", len(seen.rewards), "reward", label="label-reward-pile")
    return area("cathedral-and-rewards", [steps, rewards])


def tracks(seen: Game) -> Node:
    """Virtue, and Influence with the expansion."""
    virtue = track(
        "virtue",
        [("label-virtue-space", {"virtue": space, "vp": vp}) for space, vp in enumerate(VIRTUE_VP)],
        [token(f"virtue:{p.seat}", "scales", seat=p.seat, pos=p.virtue) for p in seen.players],
        title="label-virtue-track",
    )
    parts = [virtue]
    if seen.wonders_on:
        markers = [token(f"influence:{p.seat}", "crown", seat=p.seat, pos=p.influence) for p in seen.players]
        parts.append(track("influence", [str(n) for n in range(13)], markers, title="label-influence-track"))
    return area("tracks", parts, layout="wrap")


def court(seen: Game) -> Node:
    """Wonders still to be built, the contribution card and the consequence card."""
    wonders = [wonder_card(w, seen.offered.get(w.good, 0)) for w in seen.wonders]
    parts = [area("wonders", wonders, title="label-wonders", role="market", layout="wrap")]
    if seen.court is not None:
        parts.append(contribution(seen, seen.court))
    if seen.consequence is not None:
        parts.append(consequence(seen.consequence))
    return area("court", parts, layout="column", role="board")


def wonder_card(wonder: Wonder, offered: int) -> Node:
    """A Wonder with the goods that lie on it."""
    lying = [counter(f"offered:{wonder.good}", ICONS[wonder.good], offered)] if offered else []
    return card(
        wonder.key,
        wonder,
        lying,
        icons=[
            (ICONS[wonder.good], max(0, wonder.amount - offered)),
            (ICONS["influence"], wonder.influence),
            (PLACE_ICONS["tax-stand"], wonder.tax),
        ],
        tone=wonder.good,
        art="greek-temple",
        badges=[("laurels", wonder.vp)],
    )


def contribution(seen: Game, now: Court) -> Node:
    """Five symbols, each with its reward; goods laid on them."""
    symbols = []
    for good in GOODS:
        inside = [token(f"given:{good}", ICONS[good], tone=good)] if good in seen.given else []
        inside += amounts(f"under:{good}", getattr(now, good))
        symbols.append(slot(f"symbol:{good}", inside, name=good, icon=ICONS[good], label=f"word-{good}"))
    below = pile("courts", len(seen.courts), "court", label="label-courts")
    return area("contribution", [*symbols, below], title="label-contribution", role="display")


def consequence(now: Court) -> Node:
    """What comes to the Workers at Princess and Profiteer with the next reset."""
    rewards = [
        area(f"reward:{side}", amounts(f"reward:{side}", what), name=f"reward:{side}")
        for side, what in zip(("left", "right"), now.rewards, strict=False)
    ]
    princess = slot(
        "princess-reward", rewards, icon="queen-crown", label=("label-princess-at", {"place": now.princess})
    )
    profiteer = slot(
        "profiteer-penalty",
        amounts("penalty", now.penalty),
        icon="hooded-figure",
        label=("label-profiteer-at", {"place": now.profiteer}),
    )
    return area("consequence", [princess, profiteer], title="label-consequence", role="display")


def player(seen: Game, p: Player, seat: int | None) -> Node:
    """A player's board: goods, tracks, Apprentices, Buildings, hand."""
    parts = [stock(seen, p)]
    if p.opponent is not None:
        parts.append(opponent(seen, p))
    if p.board is not None:
        parts.insert(0, card(p.board.key, p.board, art="scroll-unfurled"))
    if any(p.captured):
        groups = [
            token(
                f"captured:{p.seat}:{owner}",
                "handcuffed",
                seat=owner,
                count=count,
                name=f"take-back-from@{p.seat}",
            )
            for owner, count in enumerate(p.captured)
            if count
        ]
        parts.append(area(f"captured:{p.seat}", groups, title="label-captured"))
    if p.apprentices:
        cards = [apprentice(one, 0) for one in p.apprentices]
        parts.append(area(f"apprentices:{p.seat}", cards, layout="wrap", title="label-own-apprentices"))
    if p.buildings:
        built = [building(one.key, one) for one in p.buildings]
        parts.append(area(f"buildings:{p.seat}", built, layout="wrap", title="label-own-buildings"))
    if p.packet:
        packet = [building(_id("packet", p, i, one), one) for i, one in enumerate(p.packet)]
        parts.append(area(f"packet:{p.seat}", packet, layout="wrap", title="label-packet", role="hand"))
    if p.hand:
        hand = [building(_id("hand", p, i, one), one) for i, one in enumerate(p.hand)]
        parts.append(area(f"hand:{p.seat}", hand, layout="wrap", title="label-hand", role="hand"))
    return panel(f"player:{p.seat}", p.seat, parts, active=seen.phase == "play" and seen.current == p.seat)


def stock(seen: Game, p: Player) -> Node:
    """What a player has, in numbers."""
    counted: list[tuple[str, int]] = [("workers", p.workers)]
    if p.opponent is None:
        counted += [(good, getattr(p, good)) for good in GOODS]
        counted.append(("silver", p.silver))
    else:
        counted.append(("marble", p.marble))
    counted.append(("virtue", p.virtue))
    if seen.wonders_on:
        counted.append(("influence", p.influence))
    nodes = [
        counter(f"{what}:{p.seat}", ICONS[what], count, label=f"label-{what}", tone=what if what in GOODS else None)
        for what, count in counted
    ]
    if p.unpaid:
        nodes.append(counter(f"unpaid:{p.seat}", "tied-scroll", p.unpaid, label="label-unpaid", tone="red"))
    if p.paid:
        nodes.append(counter(f"paid:{p.seat}", "tied-scroll", p.paid, label="label-paid"))
    if p.prison:
        nodes.append(counter(f"jailed:{p.seat}", "prisoner", p.prison, label="label-prison"))
    return area(f"stock:{p.seat}", nodes, layout="wrap", role="stock")


def opponent(seen: Game, p: Player) -> Node:
    """The opponent's card, resource track and Schemes."""
    assert p.opponent is not None
    marker = token("marker", "position-marker", seat=p.seat, pos=p.marker)
    parts = [
        card(p.opponent.key, p.opponent, art="hooded-figure"),
        track("resource-track", [(f"word-{good}", {}) for good in GOODS], [marker], title="label-resource-track"),
        pile("schemes", len(seen.schemes), "scheme", label="label-schemes"),
        pile("futures", len(seen.futures), "scheme", label="label-futures"),
    ]
    shown = seen.scheming or seen.schemed[-1:]
    parts += [card(one.key, one, art="spy") for one in shown]
    return area("opponent", parts, layout="wrap")


def apprentice(one: Apprentice, coins: int) -> Node:
    """An Apprentice with skills, power and the coins on it."""
    lying = [counter(f"coins:{one.key}", "two-coins", coins)] if coins else []
    icons = [icon for skill, icon in SKILL_ICONS if one.skills & skill]
    badges = [(ICONS["virtue"], one.virtue)] if one.virtue else []
    art = ART[one.key.partition(".")[0]]
    return card(one.key, one, lying, art=art, icons=icons, badges=badges)


def building(id: str, one: Building | Wonder) -> Node:
    """A Building or Wonder, face up or down."""
    if one.hidden:
        return card(id, one)
    badges = [("laurels", one.vp)]
    if isinstance(one, Wonder):
        return card(id, one, art="greek-temple", icons=[ICONS[one.good]], badges=badges, tone=one.good)
    if one.virtue:
        badges.append((ICONS["virtue"], one.virtue))
    skills: list[Any] = [icon for skill, icon in SKILL_ICONS if one.skills & skill]
    goods = [(ICONS[good], count) for good, count in one.cost._asdict().items() if count]
    return card(id, one, art=BUILT[len(skills)], icons=skills + goods, badges=badges)


def amounts(id: str, what: Gain) -> list[Node]:
    """Printed amounts as counters."""
    return [
        counter(f"{id}:{name}", ICONS[name], count, label=f"label-{name}", tone=name if name in GOODS else None)
        for name, count in what
    ]


def _id(zone: str, p: Player, index: int, one: Building) -> str:
    return f"{zone}:{p.seat}:{index}" if one.hidden else one.key


def _name(key: str) -> str:
    return "card-" + key.replace(".", "-")
