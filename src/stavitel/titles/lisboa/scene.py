"""What the table looks like: downtown, the royal court, the displays, and a panel for each player."""

from __future__ import annotations

from typing import Any

from stavitel.kernel import Card
from stavitel.kernel.scene import Node, area, board, card, counter, drawn, panel, pile, slot, text, token, track
from stavitel.titles.lisboa.cards import BOARD, GOOD, PLOTS, SITES
from stavitel.titles.lisboa.clergy import warehouse
from stavitel.titles.lisboa.purse import portfolio_influence, worth
from stavitel.titles.lisboa.state_actions import BOTTOM, TOP
from stavitel.titles.lisboa.table import BOTTOM_SLOTS, FULL_INFLUENCE, TOP_SLOTS, Lisboa, Player, capacity
from stavitel.titles.lisboa.things import (
    ARCHITECTS,
    COLUMNS,
    CUBE_OF,
    GOODS,
    GROUPS,
    HOUSES,
    KINDS,
    NOBLE_ACTION,
    NOBLES,
    ROWS,
    STATE_ACTIONS,
    Building,
    Clergy,
    Decree,
    Favor,
    Plan,
    Plot,
    Political,
    Quest,
    Ship,
    Site,
    Token,
)

ICONS = {
    "gold": "gold-bar",
    "cloth": "rolled-cloth",
    "books": "book-cover",
    "tools": "hammer-nails",
    "good_any": "wooden-crate",
    "goods_different": "wooden-crate",
    "reis": "two-coins",
    "wigs": "hair-strands",
    "influence": "envelope",
    "plan": "scroll-unfurled",
    "favor": "wax-seal",
    "official": "meeple",
    "cardinal": "pope-crown",
    "rubble": "cubes",
    "clergy": "church",
    "draw_quest_b": "card-draw",
    "earthquake": "brick-pile",
    "fire": "fire",
    "tsunami": "big-wave",
    "manuel": "compass",
    "marquis": "quill-ink",
    "king": "crown",
    "treasury": "open-treasure-chest",
    "recruit": "meeple-group",
    "ship": "galleon",
    "produce": "shop",
    "build_store": "house",
    "decree": "scroll-quill",
    "open_public_building": "greek-temple",
}
TONES = {"gold": "gold", "cloth": "pink", "books": "brown", "tools": "blue"}
CUBE_TONES = {"earthquake": "clay", "fire": "red", "tsunami": "blue"}
KIND_TONES = {"manuel": "green", "marquis": "purple", "king": "red", "treasury": "gold"}
GOOD_OF = {good[0]: good for good in GOODS}

COLUMN_AT = {"C1": 11.0, "C2": 28.0, "C3": 45.0, "C4": 62.0, "C5": 79.0}
STREET_AT = {"gold": 24.0, "cloth": 41.0, "books": 58.0, "tools": 75.0}
PLOT_WIDTH, NARROW_WIDTH, PLOT_HEIGHT = 12.5, 8.0, 12.0
BOARD_GUESSED = any(
    thing.source == "reconstructed" for thing in (BOARD, *GOOD.values(), *PLOTS.values(), *SITES.values())
)
ROW_AT = {row: 13.0 + 13.0 * i for i, row in enumerate(ROWS)}


def scene(seen: Lisboa, seat: int | None) -> Node:
    """The whole table as a seat sees it."""
    g = seen
    active = None if g.phase == "over" else g.current
    return area(
        "table",
        [
            status(g.period, g.ending, g.solo, g.treasury, [p.influence for p in g.players]),
            area("board", [downtown(g), court(g), market(g), crown(g)], "wrap", role="board"),
            area("players", [player(p, p.seat == seat, p.seat == active) for p in g.players], "column", role="players"),
        ],
        "column",
    )


@drawn
def status(period: int, ending: int, solo: bool, treasury: int, influence: list[int]) -> Node:
    """Period, treasury, influence of each seat: what everybody looks at."""
    lines = [text("period", "label-period", number=period)]
    if ending:
        lines.append(text("ending", "label-ending", count=ending))
    notes = [text("guessed", "label-reconstructed")] if BOARD_GUESSED else []
    if solo:
        notes.append(text("opponent", "label-own-opponent"))
    tracks = [treasury_track(treasury), influence_track(influence)]
    return area("status", [*lines, *tracks, *notes], "wrap", role="status")


@drawn
def treasury_track(step: int) -> Node:
    """The treasury with its marker. [L0.3]"""
    left, right = BOARD.treasury_left, BOARD.treasury_right
    marker = token("treasury:marker", ICONS["treasury"], tone="gold", pos=step, label="label-treasury")
    steps = [("label-treasury-step", {"left": left[i], "right": right[i]}) for i in range(len(right))]
    return track("treasury", steps, [marker], title="label-treasury", icon=ICONS["treasury"], tip="tip-treasury-track")


@drawn
def influence_track(influence: list[int]) -> Node:
    """The influence track with a marker for each seat. [L7]"""
    markers = [
        token(f"influence:{seat}", "envelope", seat=seat, pos=space, label="label-influence")
        for seat, space in enumerate(influence)
    ]
    spaces = influence_spaces()
    return track("influence", spaces, markers, title="label-influence", icon="envelope", tip="tip-influence-track")


def influence_spaces() -> list[Any]:
    """The influence track; spaces with a real are marked. [L7.5]"""
    return [
        ("label-real-space", {"number": space}) if space in BOARD.real_symbols else space
        for space in range(FULL_INFLUENCE + 1)
    ]


# Downtown [L1.5]


def downtown(g: Lisboa) -> Node:
    """The map, the display of city tiles and the rubble pile."""
    picture = city_map(g.covered, g.rubble, g.values, g.owners, g.trades, g.buildings, g.sides, g.tokens)
    pile = area("pile", cubes("pile", g.rubble["pile"]), "row", title="label-rubble-pile")  # [L6.5]
    beside = area("beside", [city_tiles(g.city, g.large_tiles, g.small_tiles), pile], "wrap")
    return area("downtown", [picture, beside], "column", title="label-downtown")


@drawn
def city_map(
    covered: bool,
    rubble: dict[str, str],
    values: dict[str, int],
    owners: dict[str, int],
    trades: dict[str, str],
    buildings: dict[str, Building],
    sides: dict[str, str],
    tokens: dict[str, Token],
) -> Node:
    """Streets, plots and stores, rubble, building sites and scoring tiles."""
    rows = [row for row in ROWS if not (covered and row == "E")]
    bottom = ROW_AT[rows[-1]] + PLOT_HEIGHT + 1
    things: list[Node] = []
    for good in GOODS:
        things.append(
            slot(
                f"street:{good}",
                tone=TONES[good],
                icon=ICONS[good],
                label=("label-street", {"street": GOOD[good].street}),
                at=(STREET_AT[good], 13, 3.5, bottom - 14),
            )
        )
    for name, site in SITES.items():
        if site.side != "north" and site.row not in rows:
            continue
        if name in buildings:
            things.append(opened(site, buildings[name], sides[name]))
        else:
            things.append(building_site(site, rubble[name], tokens.get(name, site)))
    for name, plot in PLOTS.items():
        if plot.row not in rows:
            continue
        if name in owners:
            things.append(store(plot, owners[name], trades[name]))
        else:
            things.append(empty_plot(plot, tokens.get(name, plot)))
    for row in rows:
        things.append(
            area(
                f"rubble:{row}",
                cubes(row, rubble[row]),
                "wrap",
                label=("label-row", {"row": row}),
                at=(88, ROW_AT[row], 5.5, PLOT_HEIGHT),
            )
        )
    for column in COLUMNS:
        width = NARROW_WIDTH if column == "C5" else PLOT_WIDTH
        place = COLUMN_AT[column]
        things.append(area(f"rubble:{column}", cubes(column, rubble[column]), "row", at=(place, bottom, width, 5)))
        things.append(
            counter(
                f"value:{column}",
                ICONS["wigs"],
                values[column],
                label=("label-column", {"column": column}),
                at=(place, bottom + 5.5, width, 5),
            )
        )
    return board("map", 106, bottom + 11, things)


@drawn
def store(plot: Plot, owner: int, good: str) -> Node:
    """A plot with the store that stands on it. [L12.1]"""
    name = plot.name
    facing = "label-west" if plot.column == GOOD[good].east else "label-east"
    held = [
        token(f"house:{name}", "house", seat=owner, shape="house", label=("label-store", {"good": good})),
        token(f"trade:{name}", ICONS[good], tone=TONES[good], label=(facing, {"good": good})),
    ]
    return slot(
        f"plot:{name}",
        held,
        names=plot_names(plot),
        tone=TONES[good],
        label=("label-place", {"place": name}),
        at=plot_place(plot),
    )


@drawn
def empty_plot(plot: Plot, lying: Plot | Token) -> Node:
    """A plot with its reward. [L12.1]"""
    return slot(
        f"plot:{plot.name}",
        names=plot_names(plot),
        icons=[{"icon": ICONS[lying.reward], "value": lying.count}],
        label=("label-place", {"place": plot.name}),
        tip=("label-reward", {"reward": lying.reward, "count": lying.count}),
        at=plot_place(plot),
    )


def plot_names(plot: Plot) -> list[str]:
    """What a plot answers to."""
    return [f"{plot.key}@{good}" for good in plot.goods]


def plot_place(plot: Plot) -> tuple[float, ...]:
    """Where a plot lies on the map."""
    width = NARROW_WIDTH if plot.column == "C5" else PLOT_WIDTH
    return COLUMN_AT[plot.column], ROW_AT[plot.row], width, PLOT_HEIGHT


@drawn
def opened(site: Site, building: Building, architect: str) -> Node:
    """A site with the building opened there. [L12.3]"""
    shown = [
        token(f"shows:{site.name}:{good}", ICONS[good], tone=TONES[good], label=f"word-{good}")
        for good in building.shows(architect)
    ]
    return slot(
        f"site:{site.name}",
        shown,
        name=site.key,
        icon=ICONS["open_public_building"],
        tone=architect,
        label=("label-place", {"place": site.name}),
        tip=("label-opened", {"building": building, "architect": architect}),
        at=site_place(site),
    )


@drawn
def building_site(site: Site, rubble: str, lying: Site | Token) -> Node:
    """A site with its cubes and reward. [L12.3]"""
    return slot(
        f"site:{site.name}",
        cubes(site.name, rubble),
        name=site.key,
        tone=TONES[site.good] if site.good else None,
        icons=[{"icon": ICONS[lying.reward], "value": lying.count}],
        label=("label-place", {"place": site.name}),
        tip=("label-reward", {"reward": lying.reward, "count": lying.count}),
        at=site_place(site),
    )


def site_place(site: Site) -> tuple[float, ...]:
    """Where a site lies on the map."""
    if site.side == "north":
        return STREET_AT[site.good] - 5, 0, 13, 11
    return 0 if site.side == "west" else 95, ROW_AT[site.row], 10, PLOT_HEIGHT


@drawn
def cubes(place: str, rubble: str) -> list[Node]:
    """The cubes lying at a place."""
    found = []
    for i, letter in enumerate(rubble):
        cube = CUBE_OF[letter]
        name = cube if place == "pile" else f"{cube}@{place}"
        tone = CUBE_TONES[cube]
        found.append(token(f"cube:{place}:{i}", ICONS[cube], tone=tone, shape="cube", name=name, label=f"word-{cube}"))
    return found


@drawn
def city_tiles(city: dict[str, int], large: int, small: int) -> Node:
    """The display of city tiles, and how many are left. [L12.1.1]"""
    found = []
    for space, tiles in city.items():
        good = "tools" if space == "small" else space
        held = [token(f"tile:{space}", "house", tone=TONES[good], label=f"word-{good}")] if tiles else []
        label = "label-small-tile" if space == "small" else f"word-{good}"
        found.append(slot(f"city:{space}", held, tone=TONES[good], label=label))
    found.append(counter("city:large", "family-house", large, label="label-large-left"))
    found.append(counter("city:left", "house", small, label="label-small-left"))
    return area("city", found, "row", title="label-city-tiles")


# The royal court [L11]


def court(g: Lisboa) -> Node:
    """Offices, courtyards, state actions, favors and the card being played."""
    parts = []
    for noble in NOBLES:
        officials = [p.office[noble] for p in g.players]
        waiting = [p.courtyard[noble] for p in g.players]
        offered = [g.offered.get(action) for action in STATE_ACTIONS[noble]]
        markers = [p.markers for p in g.players] if noble == "marquis" else []
        parts.append(office(noble, officials, g.neutral, waiting, offered, g.portraits[noble], markers))
    played = [face for face in (g.court, g.played, *g.refund) if face is not None]
    held = [political(face, f"card:{face.key}") for face in played]
    parts.append(slot("court:card", held, label="label-court-card"))
    return area("court", parts, "wrap", title="label-court")


@drawn
def office(
    noble: str,
    officials: list[int],
    neutral: int,
    waiting: list[int],
    offered: list[str | None],
    favors: int,
    markers: list[int],
) -> Node:
    """One noble: portrait, office and courtyard with the officials of each seat, and what he offers."""
    inside = [
        official(f"office:{noble}:{seat}:{i}", seat, f"from_office:{noble}")
        for seat, count in enumerate(officials)
        for i in range(count)
    ]
    inside += [token(f"office:{noble}:neutral", "meeple", tone="grey", label="label-neutral") for _ in range(neutral)]
    free = BOARD.office_spaces - len(inside)
    inside += [slot(f"office:{noble}:free:{i}", icon="meeple") for i in range(free)]
    yard = [
        official(f"courtyard:{noble}:{seat}:{i}", seat, f"from_courtyard:{noble}")
        for seat, count in enumerate(waiting)
        for i in range(count)
    ]
    actions = [action_node(action, good) for action, good in zip(STATE_ACTIONS[noble], offered, strict=True)]
    deed = NOBLE_ACTION[noble]
    actions.append(slot(f"deed:{noble}", icon=ICONS[deed], name=deed, label=f"word-{deed}", tone=KIND_TONES[noble]))
    portrait = [counter(f"favors:{noble}", ICONS["favor"], favors, name=noble, label="label-favors")]
    portrait += [
        counter(f"markers:{seat}", "cubes", count, seat=seat, label="label-markers")
        for seat, count in enumerate(markers)
        if count
    ]
    return area(
        f"noble:{noble}",
        [
            area(f"portrait:{noble}", portrait, "row"),
            area(f"office:{noble}", inside, "row", title="label-office"),
            area(f"courtyard:{noble}", yard, "row", title="label-courtyard"),
            area(f"actions:{noble}", actions, "row"),
        ],
        "column",
        title=f"word-{noble}",
        icon=ICONS[noble],
        tone=KIND_TONES[noble],
        name=noble,
    )


def official(id: str, seat: int, name: str) -> Node:
    """An official; it answers to the option that takes it back."""
    return token(id, "meeple", seat=seat, label="label-official", name=name)


def action_node(action: str, good: str | None) -> Node:
    """A state action with the good lying on it. [L9]"""
    held = [token(f"offered:{action}", ICONS[good], tone=TONES[good], label=f"word-{good}")] if good else []
    names = [action, *(f"{action},{good}" for good in GOODS)]
    return slot(f"action:{action}", held, icon=ICONS[action], names=names, label=f"word-{action}")


# Displays


def market(g: Lisboa) -> Node:
    """Political cards, ships and the prices of goods."""
    faces = [g.shown.get(kind) for kind in KINDS]
    below = [len(g.piles.get(kind, ())) for kind in KINDS]
    ships = g.shipyard
    parts = [display(g.period, faces, below), shipyard(ships[0] if ships else None, len(ships)), prices(g.prices)]
    return area("market", parts, "wrap", title="label-market")


def political(face: Political | Card, id: str, **props: Any) -> Node:
    """A political card with its influence, reward or penalty, or its event and benefit. [L4, L5]"""
    if not isinstance(face, Political):
        return card(id, face, **props)
    icons: list[dict[str, Any]] = []
    if face.reward:
        icons.append({"icon": ICONS[face.reward], "value": face.reward_count})
    if face.penalty:
        icons.append({"icon": ICONS[face.penalty], "value": -face.penalty_count})
    badges = [{"icon": "envelope", "value": face.influence}] if face.kind != "treasury" else []
    tip = card_tip(face)
    return card(
        id, face, art=ICONS[face.kind], icons=icons, badges=badges, colour=KIND_TONES[face.kind], tip=tip, **props
    )


def card_tip(face: Political) -> tuple[str, dict[str, Any]]:
    """What a political card does, from its values."""
    if face.kind == "treasury":
        return "tip-treasury", {"event": face.event, "benefit": face.benefit, "count": face.benefit_count}
    if face.penalty:
        return "tip-penalty", {"influence": face.influence, "penalty": face.penalty, "count": face.penalty_count}
    return "tip-reward", {"influence": face.influence, "reward": face.reward, "count": face.reward_count}


@drawn
def display(period: int, faces: list[Political | None], below: list[int]) -> Node:
    """The four piles of political cards. [L1.3.3]"""
    found = []
    for kind, face, count in zip(KINDS, faces, below, strict=True):
        top = political(face, f"card:{face.key}") if face is not None else None
        back = f"{'red' if period == 1 else 'brown'}-{kind}"
        found.append(pile(f"pile:{kind}", count + (face is not None), back, top, label=f"word-{kind}"))
    return area("display", found, "wrap", title="label-display", role="display")


@drawn
def shipyard(top: Ship | None, count: int) -> Node:
    """The ship on top of the shipyard. [L1.3.5]"""
    face = None if top is None else ship(top, "shipyard:top", name="new_ship")
    return area("shipyard", [pile("ships", count, "ship", face)], "row", title="label-shipyard")


def ship(face: Ship, id: str, children: list[Node] | None = None, **props: Any) -> Node:
    """A ship with hull, influence and bonus. [L10.3.6]"""
    icons = [{"icon": "wooden-crate", "value": face.hull}, {"icon": "two-coins", "value": face.bonus}]
    badges = [{"icon": "envelope", "value": face.influence}]
    return card(id, face, children or [], art="galleon", icons=icons, badges=badges, colour=face.colour, **props)


@drawn
def prices(goods: dict[str, int]) -> Node:
    """The price track of the goods. [L8.2]"""
    spaces = list(range(BOARD.price_bottom, BOARD.price_top + 1))
    markers = [
        token(
            f"price:{good}",
            ICONS[good],
            tone=TONES[good],
            pos=goods[good] - BOARD.price_bottom,
            label=f"word-{good}",
        )
        for good in GOODS
    ]
    return track("prices", spaces, markers, title="label-prices", icon="two-coins")


def crown(g: Lisboa) -> Node:
    """Architects, decrees and the church."""
    offices = []
    for name in ARCHITECTS:
        plans, buildings = g.plans[name], len(g.stacks[name])
        top = plans[0] if plans else None
        offices.append(architect(name, top, len(plans), g.available[name], g.upcoming[name], buildings))
    parts = [
        area("architects", offices, "wrap"),
        decrees(g.decrees, len(g.decree_deck)),
        church(g.church, g.gap, g.laid, len(g.bag)),
    ]
    return area("crown", parts, "column", title="label-crown")


@drawn
def architect(
    name: str, plan: Plan | None, plans: int, available: Building | None, upcoming: Building | None, buildings: int
) -> Node:
    """Plans and public buildings of an architect. [L1.2.1, L1.2.2]"""
    top = None if plan is None else plan_card(plan, f"plan:{plan.key}")
    parts = [pile(f"plans:{name}", plans, "plan", top)]
    for role, held in (("available", available), ("upcoming", upcoming)):
        faces = []
        if held is not None:
            icons = [{"icon": ICONS[good]} for good in held.shows(name)]
            faces = [card(f"building:{held.key}", held, icons=icons, art="greek-temple", colour=name)]
        parts.append(slot(f"{role}:{name}", faces, label=f"label-{role}"))
    parts.append(pile(f"buildings:{name}", buildings, "building"))
    return area(f"architect:{name}", parts, "row", title=f"label-{name}-architect", tone=name)


def plan_card(plan: Plan, id: str, **props: Any) -> Node:
    """A plan with the officials it asks for. [L12.3.4]"""
    icons = [{"icon": "meeple", "value": plan.officials}]
    return card(id, plan, art="scroll-unfurled", icons=icons, colour=plan.architect, **props)


def decree_card(face: Decree, id: str) -> Node:
    """A decree with its wigs. [L19.9]"""
    per = [{"icon": "hair-strands", "value": f"{face.wigs}/{face.divisor}" if face.divisor > 1 else face.wigs}]
    return card(id, face, art="scroll-quill", icons=per, colour="purple")


@drawn
def decrees(faces: list[Decree], below: int) -> Node:
    """The display of decrees. [L1.3.6]"""
    cards = [decree_card(face, f"decree:{face.key}") for face in faces]
    deck = pile("decree-deck", below, "decree")
    return area("decrees", [*cards, deck], "wrap", title="label-decrees", role="display")


def clergy_card(tile: Clergy, id: str, **props: Any) -> Node:
    """A clergy tile with the wigs on its back. [L19.3]"""
    return card(id, tile, art="church", badges=[{"icon": "hair-strands", "value": tile.wigs}], colour="white", **props)


@drawn
def church(tiles: list[Clergy | None], gap: int, laid: bool, bag: int) -> Node:
    """The church track: tiles, gaps with their symbols, and the cardinal. [L10.5]"""
    found = []
    for i, tile in enumerate(tiles):
        icon = "envelope" if i == BOARD.influence_gap else ICONS["treasury"] if i == BOARD.treasury_gap else None
        held = []
        if i == gap:
            label = "label-cardinal-lies" if laid else "label-cardinal"
            held.append(token("cardinal", "pope-crown", tone="red", label=label, tapped=laid))
        found.append(slot(f"gap:{i}", held, icon=icon, label="label-gap"))
        faces = []
        if tile is not None:
            faces.append(clergy_card(tile, f"clergy:{tile.key}", names=[f"{tile.key}@1", f"{tile.key}@2"]))
        found.append(slot(f"church:{i}", faces))
    found.append(pile("clergy-bag", bag, "clergy"))
    return area("church", found, "wrap", title="label-church", role="display")


# Players [L5, L6]


@drawn
def player(p: Player, mine: bool, active: bool) -> Node:
    """A player's board: counters, portfolio with ports and ships, rubble, houses, tiles, cards."""
    s = p.seat
    parts = [
        purse(s, p.wigs, p.reis, p.influence, p.officials, p.sets),
        portfolio(s, p.top, p.cargo, p.bottom, capacity(p), portfolio_influence(p)),
        rubble(s, p.cubes),
        houses(s, p.houses, mine),
        tiles(s, p.clergy, p.favors, p.plans, p.completed, p.decrees, p.quests),
    ]
    if not p.automatic:
        parts.insert(1, goods(s, p.goods, warehouse(p), mine))
        parts.append(hand(s, p.hand, p.taken, p.packet, p.drawn, mine))
    return panel(f"seat:{s}", s, parts, active=active)


@drawn
def purse(seat: int, wigs: int, reis: int, influence: int, officials: int, sets: int) -> Node:
    """Wigs, réis, influence, officials and sets."""
    return area(
        f"purse:{seat}",
        [
            counter(f"wigs:{seat}", ICONS["wigs"], wigs, label="label-wigs"),
            counter(f"reis:{seat}", "two-coins", reis, label="label-reis"),
            counter(f"standing:{seat}", "envelope", influence, label=("label-standing", {"count": worth(influence)})),
            counter(f"officials:{seat}", "meeple", officials, label="label-own-officials"),
            counter(f"sets:{seat}", "cubes", sets, label="label-sets"),
        ],
        "row",
    )


@drawn
def goods(seat: int, stored: dict[str, int], room: int, mine: bool) -> Node:
    """The warehouse. [L5.2]"""
    held = [
        counter(
            f"good:{seat}:{good}",
            ICONS[good],
            stored[good],
            tone=TONES[good],
            name=good if mine else None,
            label=f"word-{good}",
        )
        for good in GOODS
    ]
    return area(f"goods:{seat}", held, "row", title=("label-warehouse", {"count": room}))


@drawn
def portfolio(
    seat: int, top: list[Political | Ship], cargo: list[str], bottom: list[Political], limit: int, influence: int
) -> Node:
    """Ports at the top with nobles, ships and their cargo; treasury cards at the bottom. [L5.3]"""
    ports = []
    for i in range(TOP_SLOTS):
        held = []
        if i < len(top):
            face = top[i]
            names = [f"{face.key}@{TOP[i]}", *(f"{good},{i + 1}@{seat}" for good in GOODS)]
            if isinstance(face, Ship):
                sea = len(cargo[i]) == face.hull
                names.append(f"upgrade:{i + 1}")
                held.append(ship(face, f"port:{seat}:{i}", crates(seat, i, cargo[i], sea), names=names, tapped=sea))
            else:
                held.append(political(face, f"card:{face.key}", names=names))
        ports.append(slot(f"top:{seat}:{i}", held, label=("label-port", {"number": i + 1})))
    desks = []
    for i in range(BOTTOM_SLOTS):
        held = []
        if i < len(bottom):
            face = bottom[i]
            held.append(political(face, f"card:{face.key}", names=[f"{face.key}@{BOTTOM[i]}"]))
        desks.append(slot(f"bottom:{seat}:{i}", held, icon=None if held else ICONS["treasury"]))
    limits = {"count": len(top) + len(bottom), "limit": limit, "influence": influence}
    return area(
        f"portfolio:{seat}",
        [area(f"ports:{seat}", ports, "row"), area(f"desks:{seat}", desks, "row")],
        "column",
        title=("label-portfolio", limits),
    )


def crates(seat: int, i: int, cargo: str, sea: bool) -> list[Node]:
    """The goods under a ship, face down once it is at sea. [L8.4]"""
    found = []
    for j, letter in enumerate(cargo):
        id = f"cargo:{seat}:{i}:{j}"
        good = GOOD_OF.get(letter)
        if sea or good is None:
            found.append(token(id, "wooden-crate", tone="wood", label="label-crate"))
        else:
            found.append(token(id, ICONS[good], tone=TONES[good], label=f"word-{good}"))
    return found


@drawn
def rubble(seat: int, collected: dict[str, int]) -> Node:
    """The three rows of cubes. [L6.1]"""
    held = [
        counter(f"cubes:{seat}:{cube}", ICONS[cube], count, tone=CUBE_TONES[cube], label=f"word-{cube}")
        for cube, count in collected.items()
    ]
    return area(f"cubes:{seat}", held, "row", title="label-rubble")


@drawn
def houses(seat: int, built: dict[str, int], mine: bool) -> Node:
    """Houses still on the board, by group. [L14]"""
    held = [
        counter(
            f"houses:{seat}:{group}",
            "house",
            HOUSES[group] - built[group],
            name=group if mine else None,
            label=f"word-{group}",
        )
        for group in GROUPS
    ]
    return area(f"houses:{seat}", held, "row", title="label-houses")


@drawn
def tiles(
    seat: int,
    clergy: list[Clergy],
    favors: list[Favor],
    plans: list[Plan],
    completed: list[Plan],
    decrees: list[Decree],
    quests: list[Quest],
) -> Node:
    """Clergy, favors, plans, decrees and quests."""
    found = [clergy_card(tile, f"clergy:{tile.key}") for tile in clergy]
    found += [
        card(f"favor:{seat}:{favor.noble}", favor, art="wax-seal", colour=KIND_TONES[favor.noble]) for favor in favors
    ]
    found += [plan_card(plan, f"plan:{plan.key}") for plan in plans]
    found += [plan_card(plan, f"plan:{plan.key}", tapped=True) for plan in completed]
    found += [decree_card(face, f"decree:{face.key}") for face in decrees]
    found += [card(f"quest:{quest.key}", quest, art="treasure-map", colour="green") for quest in quests]
    return area(f"tiles:{seat}", found, "wrap", title="label-tiles")


@drawn
def hand(
    seat: int, dealt: list[Political], taken: list[Political], packet: list[Political], clergy: list[Clergy], mine: bool
) -> Node:
    """The hand: cards taken openly are known to all. [R-61]"""
    held = [political(face, f"card:{face.key}" if mine else f"hand:{seat}:{i}") for i, face in enumerate(dealt)]
    held += [political(face, f"card:{face.key}") for face in taken]
    held += [political(face, f"card:{face.key}" if mine else f"packet:{seat}:{i}") for i, face in enumerate(packet)]
    held += [
        clergy_card(tile, f"clergy:{tile.key}") if mine else card(f"drawn:{seat}:{i}", tile)
        for i, tile in enumerate(clergy)
    ]
    return area(f"hand:{seat}", held, "row", title="label-hand", role="hand")
