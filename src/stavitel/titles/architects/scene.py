"""What the table looks like: the town, its markets and works, and a board for every player."""

from __future__ import annotations

from typing import Any

from stavitel.kernel.scene import Node, area, card, counter, drawn, grid, panel, pile, slot, token, track

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
    Opponent,
    Scheme,
    Wonder,
)
from .places import BLACK_MARKET, GUILDHALL, LEFT, OPEN, RIGHT, SPACE_PRICE, SPACES, TAX_STAND
from .table import Constructed, Game, Player

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
    g = seen
    mine = [p for p in g.players if p.seat == seat]
    others = [p for p in g.clockwise(mine[0].seat) if p.seat != seat] if mine else list(g.players)
    active = g.current if g.phase == "play" else None
    schemes, below = g.scheming or g.schemed[-1:], [len(g.schemes), len(g.futures)]
    return area(
        "root",
        [
            centre(g),
            people_and_court(g),
            *(player(p, g.wonders_on, p.seat == active, schemes, below) for p in [*mine, *others]),
        ],
        layout="column",
    )


def centre(g: Game) -> Node:
    """The town, the Guildhall, the Black Market and the Cathedral."""
    workers = [[p.at[place.key] for p in g.players] for place in OPEN]
    tokens, prisoners = [p.tokens for p in g.players], [p.prison for p in g.players]
    goods = {space: market_goods(g, space) for space in (LEFT, RIGHT)}
    return area(
        "centre",
        [
            town(workers, tokens, prisoners, g.princess, g.profiteer, g.tax),
            guildhall(len(g.players), g.guildhall),
            black_market(g.market, goods, len(g.small), len(g.large)),
            cathedral([p.level for p in g.players], len(g.rewards)),
        ],
        layout="wrap",
    )


@drawn
def town(
    workers: list[list[int]],
    tokens: list[dict[str, Wonder]],
    prisoners: list[int],
    princess: Location | None,
    profiteer: Location | None,
    tax: int,
) -> Node:
    """The open locations, each with the Workers and the tokens of all seats, and the Prison."""
    places = []
    for place, here in zip(OPEN, workers, strict=True):
        built = [owned.get(place.key) for owned in tokens]
        coins = tax if place is TAX_STAND else None
        places.append(location(place, here, built, place is princess, place is profiteer, coins))
    return grid("town", 4, [*places, prison(prisoners)], title="label-town", role="board")


@drawn
def location(
    place: Location, workers: list[int], wonders: list[Wonder | None], princess: bool, profiteer: bool, tax: int | None
) -> Node:
    """One open location: Workers by colour, and who or what else stands there."""
    inside = [group(place, seat, count) for seat, count in enumerate(workers) if count]
    if princess:
        inside.append(token("princess", "queen-crown", label="label-princess", tone="gold"))
    if profiteer:
        inside.append(token("profiteer", "hooded-figure", label="label-profiteer", tone="red"))
    for seat, wonder in enumerate(wonders):
        if wonder is not None:
            inside.append(token(f"token:{wonder.key}", "greek-temple", seat=seat, label=_name(wonder.key)))
    if tax is not None:
        inside.insert(0, counter("tax", "two-coins", tax, label="label-tax"))
    return slot(
        f"place:{place.key}",
        inside,
        name=place.key,
        icon=PLACE_ICONS[place.key],
        label=_name(place.key),
        tip=_name(place.key) + ".text",
    )


def group(place: Location, seat: int, count: int) -> Node:
    """A player's Workers at a location."""
    return token(f"group:{place.key}:{seat}", "meeple", seat=seat, count=count, name=f"{place.key}@{seat}")


def prison(prisoners: list[int]) -> Node:
    """The Prison."""
    inside = [
        token(f"prison:{seat}", "meeple", seat=seat, count=count) for seat, count in enumerate(prisoners) if count
    ]
    return slot("prison", inside, name="prison", icon="prisoner", label="label-prison")


def people_and_court(g: Game) -> Node:
    """The Workshop with the tracks below it, and the royal court with the expansion."""
    people, buildings = len(g.people) + len(g.dismissed), len(g.pile) + len(g.below)
    rows = apprentices(g.columns, g.upper, g.upper_coins, g.lower, g.lower_coins)
    workshop = area("workshop-rows", [rows, piles(people, buildings)])
    parts = [area("workshop", [workshop, tracks(g)], layout="column", role="board")]
    if g.wonders_on:
        parts.append(court(g))
    return area("people-and-court", parts, layout="wrap")


@drawn
def apprentices(
    columns: int, upper: list[Apprentice], upper_coins: list[int], lower: list[Apprentice], lower_coins: list[int]
) -> Node:
    """The Workshop's rows of Apprentices."""
    cells = []
    for name, row, coins in (("upper", upper, upper_coins), ("lower", lower, lower_coins)):
        for column in range(columns):
            if column < len(row):
                cells.append(apprentice(row[column], coins[column]))
            else:
                cells.append(slot(f"empty:{name}:{column}"))
    return grid("apprentices", columns, cells, title="label-workshop-rows", role="market")


@drawn
def piles(people: int, buildings: int) -> Node:
    """The piles of Apprentices and Buildings."""
    return area(
        "piles",
        [
            pile("people", people, "apprentice", label="label-apprentice-pile"),
            pile("buildings", buildings, "building", label="label-building-pile"),
        ],
    )


@drawn
def black_market(workers: dict[str, int], goods: dict[str, Gain], small: int, large: int) -> Node:
    """Three spaces with the seat of the Worker there; the left and the right one show the goods of their cards."""
    spaces = []
    for space in SPACES:
        inside = []
        if space in workers:
            inside.append(token(f"market:{space}:worker", "meeple", seat=workers[space]))
        if space in goods:
            inside += amounts(f"market:{space}", goods[space])
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
        pile("small-market", small, "market", label="label-small-market"),
        pile("large-market", large, "market", label="label-large-market"),
    ]
    return area(
        "black-market",
        [*spaces, *decks],
        name=BLACK_MARKET.key,
        title=_name(BLACK_MARKET.key),
        tip=_name(BLACK_MARKET.key) + ".text",
        role="market",
    )


@drawn
def guildhall(players: int, workers: list[int]) -> Node:
    """The rows of the Guildhall with the Workers in them; two spaces set off a reset."""
    spaces = []
    for number in range(1, max(GUILDHALL_SPACES[players], len(workers)) + 1):
        seat = workers[number - 1] if number <= len(workers) else None
        spaces.append(guildhall_space(number, seat, number in GUILDHALL_RESETS[players]))
    return grid(
        "guildhall",
        players + 1,
        spaces,
        name=GUILDHALL.key,
        title=_name(GUILDHALL.key),
        tip=_name(GUILDHALL.key) + ".text",
        role="spaces",
    )


@drawn
def guildhall_space(number: int, seat: int | None, resets: bool) -> Node:
    """A space of the Guildhall with the Worker of a seat."""
    return slot(
        f"guildhall:{number}",
        [] if seat is None else [token(f"guildhall:{number}:worker", "meeple", seat=seat)],
        icon="cycle" if resets else None,
        label=("label-guildhall-space", {"number": number}),
    )


@drawn
def cathedral(reached: list[int], rewards: int) -> Node:
    """The levels of the Cathedral and who has reached them, and the Rewards."""
    levels: list[Any] = ["0"]
    levels += [
        ("label-level", {"level": level, "vp": CATHEDRAL_VP[level], "spaces": CATHEDRAL_SPACES[level]})
        for level in range(1, 6)
    ]
    steps = track("cathedral", levels, markers("cathedral", "church", reached), name="advance", title="label-cathedral")
    return area("cathedral-and-rewards", [steps, pile("rewards", rewards, "reward", label="label-reward-pile")])


def tracks(g: Game) -> Node:
    """Virtue, and Influence with the expansion."""
    parts = [virtue_track([p.virtue for p in g.players])]
    if g.wonders_on:
        parts.append(influence_track([p.influence for p in g.players]))
    return area("tracks", parts, layout="wrap")


@drawn
def virtue_track(virtue: list[int]) -> Node:
    """The Virtue of each seat."""
    spaces = [("label-virtue-space", {"virtue": space, "vp": vp}) for space, vp in enumerate(VIRTUE_VP)]
    return track("virtue", spaces, markers("virtue", "scales", virtue), title="label-virtue-track")


@drawn
def influence_track(influence: list[int]) -> Node:
    """The Influence of each seat."""
    spaces = [str(n) for n in range(13)]
    return track("influence", spaces, markers("influence", "crown", influence), title="label-influence-track")


def markers(id: str, icon: str, spaces: list[int]) -> list[Node]:
    """A marker for each seat on a track."""
    return [token(f"{id}:{seat}", icon, seat=seat, pos=space) for seat, space in enumerate(spaces)]


def court(g: Game) -> Node:
    """Wonders still to be built, the contribution card and the consequence card."""
    parts = [wonders(g.wonders, g.offered)]
    if g.court is not None:
        parts.append(contribution(g.court, g.given, len(g.courts)))
    if g.consequence is not None:
        parts.append(consequence(g.consequence))
    return area("court", parts, layout="column", role="board")


@drawn
def wonders(unbuilt: list[Wonder], offered: dict[str, int]) -> Node:
    """The Wonders still to be built."""
    cards = [wonder_card(wonder, offered.get(wonder.good, 0)) for wonder in unbuilt]
    return area("wonders", cards, title="label-wonders", role="market", layout="wrap")


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


@drawn
def contribution(now: Court, given: list[str], below: int) -> Node:
    """Five symbols, each with its reward; goods laid on them."""
    symbols = []
    for good in GOODS:
        inside = [token(f"given:{good}", ICONS[good], tone=good)] if good in given else []
        inside += amounts(f"under:{good}", getattr(now, good))
        symbols.append(slot(f"symbol:{good}", inside, name=good, icon=ICONS[good], label=f"word-{good}"))
    deck = pile("courts", below, "court", label="label-courts")
    return area("contribution", [*symbols, deck], title="label-contribution", role="display")


@drawn
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


@drawn
def player(p: Player, wonders_on: bool, active: bool, schemes: list[Scheme], below: list[int]) -> Node:
    """A player's board: goods, tracks, Apprentices, Buildings, hand; the opponent's with its Schemes."""
    seat = p.seat
    parts = [stock(p, wonders_on)]
    if p.opponent is not None:
        parts.append(opponent(seat, p.opponent, p.marker, schemes, below))
    if p.board is not None:
        parts.insert(0, card(p.board.key, p.board, art="scroll-unfurled"))
    if any(p.captured):
        parts.append(captured(seat, p.captured))
    if p.apprentices:
        parts.append(own_apprentices(seat, p.apprentices))
    if p.buildings:
        parts.append(own_buildings(seat, p.buildings))
    if p.packet:
        parts.append(held("packet", seat, p.packet))
    if p.hand:
        parts.append(held("hand", seat, p.hand))
    return panel(f"player:{seat}", seat, parts, active=active)


def captured(seat: int, workers: list[int]) -> Node:
    """The Workers of each owner on a player's board."""
    groups = [
        token(f"captured:{seat}:{owner}", "handcuffed", seat=owner, count=count, name=f"take-back-from@{seat}")
        for owner, count in enumerate(workers)
        if count
    ]
    return area(f"captured:{seat}", groups, title="label-captured")


@drawn
def own_apprentices(seat: int, hired: list[Apprentice]) -> Node:
    """The Apprentices a player has hired."""
    cards = [apprentice(one, 0) for one in hired]
    return area(f"apprentices:{seat}", cards, layout="wrap", title="label-own-apprentices")


@drawn
def own_buildings(seat: int, built: list[Constructed]) -> Node:
    """The Buildings and Wonders a player has built."""
    cards = [building(one.key, one) for one in built]
    return area(f"buildings:{seat}", cards, layout="wrap", title="label-own-buildings")


@drawn
def held(zone: str, seat: int, cards: list[Building]) -> Node:
    """The cards in a player's hand or packet; face down they are known by their place."""
    shown = [building(f"{zone}:{seat}:{i}" if one.hidden else one.key, one) for i, one in enumerate(cards)]
    return area(f"{zone}:{seat}", shown, layout="wrap", title=f"label-{zone}", role="hand")


def stock(p: Player, wonders_on: bool) -> Node:
    """What a player has, in numbers."""
    counted: list[tuple[str, int]] = [("workers", p.workers)]
    if p.opponent is None:
        counted += [(good, getattr(p, good)) for good in GOODS]
        counted.append(("silver", p.silver))
    else:
        counted.append(("marble", p.marble))
    counted.append(("virtue", p.virtue))
    if wonders_on:
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


def opponent(seat: int, who: Opponent, marker: int, schemes: list[Scheme], below: list[int]) -> Node:
    """The opponent's card, resource track and Schemes, with the numbers of its Schemes and Future Schemes to come."""
    at = token("marker", "position-marker", seat=seat, pos=marker)
    parts = [
        card(who.key, who, art="hooded-figure"),
        track("resource-track", [(f"word-{good}", {}) for good in GOODS], [at], title="label-resource-track"),
        pile("schemes", below[0], "scheme", label="label-schemes"),
        pile("futures", below[1], "scheme", label="label-futures"),
    ]
    parts += [card(one.key, one, art="spy") for one in schemes]
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


def _name(key: str) -> str:
    return "card-" + key.replace(".", "-")
