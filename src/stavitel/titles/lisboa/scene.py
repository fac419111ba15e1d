"""What the table looks like: downtown, the royal court, the displays, and a panel for each player."""

from __future__ import annotations

from typing import Any

from stavitel.kernel import Card
from stavitel.kernel.scene import Node, area, board, card, counter, panel, pile, slot, text, token, track
from stavitel.titles.lisboa.cards import BOARD, GOOD, PLOTS, SITES
from stavitel.titles.lisboa.clergy import warehouse
from stavitel.titles.lisboa.foresight import reward_of
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
    Clergy,
    Decree,
    Plan,
    Political,
    Ship,
    Site,
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
    return area(
        "table",
        [
            status(g),
            area(
                "board",
                [
                    downtown(g),
                    court(g),
                    area("market", [political_display(g), shipyard(g), prices(g)], "wrap", title="label-market"),
                    area("crown", [architects(g), decrees(g), church(g)], "column", title="label-crown"),
                ],
                "wrap",
                role="board",
            ),
            area("players", [player(g, p, seat) for p in g.players], "column", role="players"),
        ],
        "column",
    )


def status(g: Lisboa) -> Node:
    """Period, treasury, influence: what everybody looks at."""
    left, right = BOARD.treasury_left, BOARD.treasury_right
    marker = token("treasury:marker", ICONS["treasury"], tone="gold", pos=g.treasury, label="label-treasury")
    markers = [
        token(f"influence:{p.seat}", "envelope", seat=p.seat, pos=p.influence, label="label-influence")
        for p in g.players
    ]
    steps = [("label-treasury-step", {"left": left[i], "right": right[i]}) for i in range(len(right))]
    lines = [text("period", "label-period", number=g.period)]
    if g.ending:
        lines.append(text("ending", "label-ending", count=g.ending))
    if BOARD_GUESSED:
        lines.append(text("guessed", "label-reconstructed"))
    if g.solo:
        lines.append(text("opponent", "label-own-opponent"))
    return area(
        "status",
        [
            *lines,
            track("treasury", steps, [marker], title="label-treasury", icon=ICONS["treasury"]),
            track("influence", influence_spaces(), markers, title="label-influence", icon="envelope"),
        ],
        "wrap",
        role="status",
    )


def influence_spaces() -> list[Any]:
    """The influence track; spaces with a real are marked. [L7.5]"""
    return [
        ("label-real-space", {"number": space}) if space in BOARD.real_symbols else space
        for space in range(FULL_INFLUENCE + 1)
    ]


# Downtown [L1.5]


def downtown(g: Lisboa) -> Node:
    """Streets, plots and stores, rubble, building sites, scoring tiles and the display of city tiles."""
    rows = [row for row in ROWS if not (g.covered and row == "E")]
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
    for site in SITES.values():
        if site.row in rows or site.good:
            things.append(building_site(g, site))
    for name, plot in PLOTS.items():
        if plot.row in rows:
            width = NARROW_WIDTH if plot.column == "C5" else PLOT_WIDTH
            things.append(plot_node(g, name, (COLUMN_AT[plot.column], ROW_AT[plot.row], width, PLOT_HEIGHT)))
    for row in rows:
        things.append(
            area(
                f"rubble:{row}",
                cubes(g, row),
                "wrap",
                label=("label-row", {"row": row}),
                at=(88, ROW_AT[row], 5.5, PLOT_HEIGHT),
            )
        )
    for column in COLUMNS:
        width = NARROW_WIDTH if column == "C5" else PLOT_WIDTH
        place = COLUMN_AT[column]
        things.append(area(f"rubble:{column}", cubes(g, column), "row", at=(place, bottom, width, 5)))
        things.append(
            counter(
                f"value:{column}",
                ICONS["wigs"],
                g.values[column],
                label=("label-column", {"column": column}),
                at=(place, bottom + 5.5, width, 5),
            )
        )
    picture = board("map", 106, bottom + 11, things)
    beside = area("beside", [city_tiles(g), rubble_pile(g)], "wrap")
    return area("downtown", [picture, beside], "column", title="label-downtown")


def plot_node(g: Lisboa, name: str, at: tuple[float, ...]) -> Node:
    """A plot: its reward, or the store that stands on it. [L12.1]"""
    plot = PLOTS[name]
    owner = g.owners.get(name)
    names = [f"{plot.key}@{good}" for good in plot.goods]
    if owner is not None:
        good = g.trades[name]
        facing = "label-west" if plot.column == GOOD[good].east else "label-east"
        held = [
            token(f"house:{name}", "house", seat=owner, shape="house", label=("label-store", {"good": good})),
            token(f"trade:{name}", ICONS[good], tone=TONES[good], label=(facing, {"good": good})),
        ]
        return slot(f"plot:{name}", held, names=names, tone=TONES[good], label=("label-place", {"place": name}), at=at)
    lying = reward_of(g, plot)
    return slot(
        f"plot:{name}",
        names=names,
        icons=[{"icon": ICONS[lying.reward], "value": lying.count}],
        label=("label-place", {"place": name}),
        tip=("label-reward", {"reward": lying.reward, "count": lying.count}),
        at=at,
    )


def building_site(g: Lisboa, site: Site) -> Node:
    """A site: its cubes and reward, or the building opened there. [L12.3]"""
    at: tuple[float, ...]
    if site.side == "north":
        at = (STREET_AT[site.good] - 5, 0, 13, 11)
    elif site.side == "west":
        at = (0, ROW_AT[site.row], 10, PLOT_HEIGHT)
    else:
        at = (95, ROW_AT[site.row], 10, PLOT_HEIGHT)
    tone = TONES[site.good] if site.good else None
    building = g.buildings.get(site.name)
    label = ("label-place", {"place": site.name})
    if building is not None:
        architect = g.sides[site.name]
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
            label=label,
            tip=("label-opened", {"building": building, "architect": architect}),
            at=at,
        )
    lying = reward_of(g, site)
    return slot(
        f"site:{site.name}",
        cubes(g, site.name),
        name=site.key,
        tone=tone,
        icons=[{"icon": ICONS[lying.reward], "value": lying.count}],
        label=label,
        tip=("label-reward", {"reward": lying.reward, "count": lying.count}),
        at=at,
    )


def cubes(g: Lisboa, place: str) -> list[Node]:
    """The cubes lying at a place."""
    found = []
    for i, letter in enumerate(g.rubble[place]):
        cube = CUBE_OF[letter]
        name = cube if place == "pile" else f"{cube}@{place}"
        tone = CUBE_TONES[cube]
        found.append(token(f"cube:{place}:{i}", ICONS[cube], tone=tone, shape="cube", name=name, label=f"word-{cube}"))
    return found


def rubble_pile(g: Lisboa) -> Node:
    """The rubble pile. [L6.5]"""
    return area("pile", cubes(g, "pile"), "row", title="label-rubble-pile")


def city_tiles(g: Lisboa) -> Node:
    """The display of city tiles. [L12.1.1]"""
    found = []
    for space, tiles in g.city.items():
        good = "tools" if space == "small" else space
        held = [token(f"tile:{space}", "house", tone=TONES[good], label=f"word-{good}")] if tiles else []
        label = "label-small-tile" if space == "small" else f"word-{good}"
        found.append(slot(f"city:{space}", held, tone=TONES[good], label=label))
    found.append(counter("city:large", "house", g.large_tiles, label="label-large-left"))
    found.append(counter("city:left", "house", g.small_tiles, label="label-small-left"))
    return area("city", found, "row", title="label-city-tiles")


# The royal court [L11]


def court(g: Lisboa) -> Node:
    """Offices, courtyards, state actions, favors and the card being played."""
    parts = [office(g, noble) for noble in NOBLES]
    played = [face for face in (g.court, g.played, *g.refund) if face is not None]
    held = [political(face, f"card:{face.key}") for face in played]
    parts.append(slot("court:card", held, label="label-court-card"))
    return area("court", parts, "wrap", title="label-court")


def office(g: Lisboa, noble: str) -> Node:
    """One noble: portrait, office, courtyard and what he offers."""
    officials = [
        official(f"office:{noble}:{p.seat}:{i}", p, f"from_office:{noble}")
        for p in g.players
        for i in range(p.office[noble])
    ]
    officials += [
        token(f"office:{noble}:neutral", "meeple", tone="grey", label="label-neutral") for _ in range(g.neutral)
    ]
    free = BOARD.office_spaces - len(officials)
    officials += [slot(f"office:{noble}:free:{i}", icon="meeple") for i in range(free)]
    yard = [
        official(f"courtyard:{noble}:{p.seat}:{i}", p, f"from_courtyard:{noble}")
        for p in g.players
        for i in range(p.courtyard[noble])
    ]
    actions = [action_node(g, noble, action) for action in STATE_ACTIONS[noble]]
    deed = NOBLE_ACTION[noble]
    actions.append(slot(f"deed:{noble}", icon=ICONS[deed], name=deed, label=f"word-{deed}", tone=KIND_TONES[noble]))
    portrait: list[Node] = [
        counter(f"favors:{noble}", ICONS["favor"], g.portraits[noble], name=noble, label="label-favors")
    ]
    if noble == "marquis":
        portrait += [
            counter(f"markers:{p.seat}", "cubes", p.markers, seat=p.seat, label="label-markers")
            for p in g.players
            if p.markers
        ]
    return area(
        f"noble:{noble}",
        [
            area(f"portrait:{noble}", portrait, "row"),
            area(f"office:{noble}", officials, "row", title="label-office"),
            area(f"courtyard:{noble}", yard, "row", title="label-courtyard"),
            area(f"actions:{noble}", actions, "row"),
        ],
        "column",
        title=f"word-{noble}",
        icon=ICONS[noble],
        tone=KIND_TONES[noble],
        name=noble,
    )


def official(id: str, p: Player, name: str) -> Node:
    """An official; it answers to the option that takes it back."""
    return token(id, "meeple", seat=p.seat, label="label-official", name=name)


def action_node(g: Lisboa, noble: str, action: str) -> Node:
    """A state action with the good lying on it. [L9]"""
    good = g.offered.get(action)
    held = [token(f"offered:{action}", ICONS[good], tone=TONES[good], label=f"word-{good}")] if good else []
    names = [action, *(f"{action},{good}" for good in GOODS)]
    return slot(f"action:{action}", held, icon=ICONS[action], names=names, label=f"word-{action}")


# Displays


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


def political_display(g: Lisboa) -> Node:
    """The four piles of political cards. [L1.3.3]"""
    found = []
    for kind in KINDS:
        face = g.shown.get(kind)
        top = political(face, f"card:{face.key}") if face is not None else None
        count = len(g.piles.get(kind, ())) + (face is not None)
        back = f"{'red' if g.period == 1 else 'brown'}-{kind}"
        found.append(pile(f"pile:{kind}", count, back, top, label=f"word-{kind}"))
    return area("display", found, "wrap", title="label-display", role="display")


def shipyard(g: Lisboa) -> Node:
    """The ship on top of the shipyard. [L1.3.5]"""
    top = None
    if g.shipyard:
        top = ship(g.shipyard[0], "shipyard:top", name="new_ship")
    return area("shipyard", [pile("ships", len(g.shipyard), "ship", top)], "row", title="label-shipyard")


def ship(face: Ship, id: str, children: list[Node] | None = None, **props: Any) -> Node:
    """A ship with hull, influence and bonus. [L10.3.6]"""
    icons = [{"icon": "wooden-crate", "value": face.hull}, {"icon": "two-coins", "value": face.bonus}]
    badges = [{"icon": "envelope", "value": face.influence}]
    return card(id, face, children or [], art="galleon", icons=icons, badges=badges, colour=face.colour, **props)


def prices(g: Lisboa) -> Node:
    """The price track of the goods. [L8.2]"""
    spaces = list(range(BOARD.price_bottom, BOARD.price_top + 1))
    markers = [
        token(
            f"price:{good}",
            ICONS[good],
            tone=TONES[good],
            pos=g.prices[good] - BOARD.price_bottom,
            label=f"word-{good}",
        )
        for good in GOODS
    ]
    return track("prices", spaces, markers, title="label-prices", icon="two-coins")


def architects(g: Lisboa) -> Node:
    """Plans and public buildings of the two architects. [L1.2.1, L1.2.2]"""
    found = []
    for architect in ARCHITECTS:
        plans = g.plans[architect]
        top = plan_card(plans[0], f"plan:{plans[0].key}") if plans else None
        parts: list[Node] = [pile(f"plans:{architect}", len(plans), "plan", top)]
        for role, held in (("available", g.available[architect]), ("upcoming", g.upcoming[architect])):
            faces = []
            if held is not None:
                icons = [{"icon": ICONS[good]} for good in held.shows(architect)]
                faces = [card(f"building:{held.key}", held, icons=icons, art="greek-temple", colour=architect)]
            label = "label-available" if role == "available" else "label-upcoming"
            parts.append(slot(f"{role}:{architect}", faces, label=label))
        parts.append(pile(f"buildings:{architect}", len(g.stacks[architect]), "building"))
        label = "label-blue-architect" if architect == "blue" else "label-green-architect"
        found.append(area(f"architect:{architect}", parts, "row", title=label, tone=architect))
    return area("architects", found, "wrap")


def plan_card(plan: Plan, id: str, **props: Any) -> Node:
    """A plan with the officials it asks for. [L12.3.4]"""
    icons = [{"icon": "meeple", "value": plan.officials}]
    return card(id, plan, art="scroll-unfurled", icons=icons, colour=plan.architect, **props)


def decree_card(face: Decree, id: str) -> Node:
    """A decree with its wigs. [L19.9]"""
    per = [{"icon": "hair-strands", "value": f"{face.wigs}/{face.divisor}" if face.divisor > 1 else face.wigs}]
    return card(id, face, art="scroll-quill", icons=per, colour="purple")


def decrees(g: Lisboa) -> Node:
    """The display of decrees. [L1.3.6]"""
    faces = [decree_card(face, f"decree:{face.key}") for face in g.decrees]
    return area(
        "decrees",
        [*faces, pile("decree-deck", len(g.decree_deck), "decree")],
        "wrap",
        title="label-decrees",
        role="display",
    )


def clergy_card(tile: Clergy, id: str, **props: Any) -> Node:
    """A clergy tile with the wigs on its back. [L19.3]"""
    return card(id, tile, art="church", badges=[{"icon": "hair-strands", "value": tile.wigs}], colour="white", **props)


def church(g: Lisboa) -> Node:
    """The church track: tiles, gaps with their symbols, and the cardinal. [L10.5]"""
    found = []
    for i, tile in enumerate(g.church):
        icon = "envelope" if i == BOARD.influence_gap else ICONS["treasury"] if i == BOARD.treasury_gap else None
        held = []
        if i == g.gap:
            label = "label-cardinal-lies" if g.laid else "label-cardinal"
            held.append(token("cardinal", "pope-crown", tone="red", label=label, tapped=g.laid))
        found.append(slot(f"gap:{i}", held, icon=icon, label="label-gap"))
        faces = []
        if tile is not None:
            faces.append(clergy_card(tile, f"clergy:{tile.key}", names=[f"{tile.key}@1", f"{tile.key}@2"]))
        found.append(slot(f"church:{i}", faces))
    found.append(pile("clergy-bag", len(g.bag), "clergy"))
    return area("church", found, "wrap", title="label-church", role="display")


# Players [L5, L6]


def player(g: Lisboa, p: Player, seat: int | None) -> Node:
    """A player's board: counters, portfolio with ports and ships, rubble, houses, tiles, cards."""
    mine = p.seat == seat
    parts: list[Node] = [purse(p), portfolio(p), rubble(p), houses(p, mine), tiles(p)]
    if not p.automatic:
        parts.insert(1, goods(p, mine))
        parts.append(hand(p, mine))
    return panel(f"seat:{p.seat}", p.seat, parts, active=g.current == p.seat and g.phase != "over")


def purse(p: Player) -> Node:
    """Wigs, réis, influence, officials and sets."""
    s = p.seat
    return area(
        f"purse:{s}",
        [
            counter(f"wigs:{s}", ICONS["wigs"], p.wigs, label="label-wigs"),
            counter(f"reis:{s}", "two-coins", p.reis, label="label-reis"),
            counter(f"standing:{s}", "envelope", p.influence, label=("label-standing", {"count": worth(p.influence)})),
            counter(f"officials:{s}", "meeple", p.officials, label="label-own-officials"),
            counter(f"sets:{s}", "cubes", p.sets, label="label-sets"),
        ],
        "row",
    )


def goods(p: Player, mine: bool) -> Node:
    """The warehouse. [L5.2]"""
    held = [
        counter(
            f"good:{p.seat}:{good}",
            ICONS[good],
            p.goods[good],
            tone=TONES[good],
            name=good if mine else None,
            label=f"word-{good}",
        )
        for good in GOODS
    ]
    return area(f"goods:{p.seat}", held, "row", title=("label-warehouse", {"count": warehouse(p)}))


def portfolio(p: Player) -> Node:
    """Ports at the top with nobles, ships and their cargo; treasury cards at the bottom. [L5.3]"""
    top = []
    for i in range(TOP_SLOTS):
        held = []
        if i < len(p.top):
            face = p.top[i]
            id = f"port:{p.seat}:{i}"
            names = [f"{face.key}@{TOP[i]}", *(f"{good},{i + 1}@{p.seat}" for good in GOODS)]
            if isinstance(face, Ship):
                sea = len(p.cargo[i]) == face.hull
                names.append(f"upgrade:{i + 1}")
                held.append(ship(face, id, crates(p, i, sea), names=names, tapped=sea))
            else:
                held.append(political(face, f"card:{face.key}", names=names))
        top.append(slot(f"top:{p.seat}:{i}", held, label=("label-port", {"number": i + 1})))
    bottom = []
    for i in range(BOTTOM_SLOTS):
        held = []
        if i < len(p.bottom):
            face = p.bottom[i]
            held.append(political(face, f"card:{face.key}", names=[f"{face.key}@{BOTTOM[i]}"]))
        bottom.append(slot(f"bottom:{p.seat}:{i}", held))
    limits = {"count": p.portfolio, "limit": capacity(p), "influence": portfolio_influence(p)}
    return area(
        f"portfolio:{p.seat}",
        [area(f"ports:{p.seat}", top, "row"), area(f"desks:{p.seat}", bottom, "row")],
        "column",
        title=("label-portfolio", limits),
    )


def crates(p: Player, i: int, sea: bool) -> list[Node]:
    """The goods under a ship, face down once it is at sea. [L8.4]"""
    found = []
    for j, letter in enumerate(p.cargo[i]):
        id = f"cargo:{p.seat}:{i}:{j}"
        good = GOOD_OF.get(letter)
        if sea or good is None:
            found.append(token(id, "wooden-crate", tone="wood", label="label-crate"))
        else:
            found.append(token(id, ICONS[good], tone=TONES[good], label=f"word-{good}"))
    return found


def rubble(p: Player) -> Node:
    """The three rows of cubes. [L6.1]"""
    held = [
        counter(f"cubes:{p.seat}:{cube}", ICONS[cube], count, tone=CUBE_TONES[cube], label=f"word-{cube}")
        for cube, count in p.cubes.items()
    ]
    return area(f"cubes:{p.seat}", held, "row", title="label-rubble")


def houses(p: Player, mine: bool) -> Node:
    """Houses still on the board, by group. [L14]"""
    held = [
        counter(
            f"houses:{p.seat}:{group}",
            "house",
            HOUSES[group] - p.houses[group],
            name=group if mine else None,
            label=f"word-{group}",
        )
        for group in GROUPS
    ]
    return area(f"houses:{p.seat}", held, "row", title="label-houses")


def tiles(p: Player) -> Node:
    """Clergy, favors, plans, decrees and quests."""
    s = p.seat
    found: list[Node] = [clergy_card(tile, f"clergy:{tile.key}") for tile in p.clergy]
    found += [
        card(f"favor:{s}:{favor.noble}", favor, art="wax-seal", colour=KIND_TONES[favor.noble]) for favor in p.favors
    ]
    found += [plan_card(plan, f"plan:{plan.key}") for plan in p.plans]
    found += [plan_card(plan, f"plan:{plan.key}", tapped=True) for plan in p.completed]
    found += [decree_card(face, f"decree:{face.key}") for face in p.decrees]
    found += [card(f"quest:{quest.key}", quest, art="treasure-map", colour="green") for quest in p.quests]
    return area(f"tiles:{s}", found, "wrap", title="label-tiles")


def hand(p: Player, mine: bool) -> Node:
    """The hand: cards taken openly are known to all. [R-61]"""
    s = p.seat
    held = [political(face, f"card:{face.key}" if mine else f"hand:{s}:{i}") for i, face in enumerate(p.hand)]
    held += [political(face, f"card:{face.key}") for face in p.taken]
    held += [political(face, f"card:{face.key}" if mine else f"packet:{s}:{i}") for i, face in enumerate(p.packet)]
    held += [
        clergy_card(tile, f"clergy:{tile.key}") if mine else card(f"drawn:{s}:{i}", tile)
        for i, tile in enumerate(p.drawn)
    ]
    return area(f"hand:{s}", held, "row", title="label-hand", role="hand")
