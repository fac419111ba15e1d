"""What the table looks like: the main board with its rows, then each player's board."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from stavitel.kernel import Card
from stavitel.kernel.scene import Node, area, card, counter, grid, panel, pile, slot, token, track
from stavitel.titles.paladins.cards import (
    ATTRIBUTES,
    BASIC,
    CONVERT_ROW,
    FAVOUR_SLOTS,
    FRONTIER,
    JAR_SPACES,
    JARS,
    KINDS,
    LEFT,
    LETTERS,
    MONKS,
    MOST,
    ORDER_SLOTS,
    OUTPOSTS,
    REGIONS,
    RIGHT,
    ROUNDS,
    SPACE,
    SQUARES,
    TOP,
    TOWN_ROW,
    WALL_ROW,
    WORKSHOPS,
    Favour,
    Outsider,
    Paladin,
    Reward,
    Square,
    Tavern,
    Townsfolk,
    Wall,
)
from stavitel.titles.paladins.gains import TRACK
from stavitel.titles.paladins.table import Game, Player, attribute_values, fulfilled

ICONS: Final = {
    "labourer": "farmer",
    "scout": "bow-arrow",
    "merchant": "trade",
    "fighter": "crossed-swords",
    "cleric": "monk-face",
    "criminal": "robber",
    "any": "person",
    "faith": "holy-symbol",
    "strength": "gauntlet",
    "influence": "wax-seal",
    "silver": "two-coins",
    "provision": "bread",
    "tax": "receive-money",
    "acquit": "handcuffs",
    "pay-debt": "scroll-unfurled",
    "cancel-debt": "trash-can",
    "take-debt": "contract",
    "pray": "prayer",
    "free-recruit": "medal",
    "free-develop": "anvil",
}
TONES: Final = {
    "labourer": "white",
    "scout": "green",
    "merchant": "blue",
    "fighter": "red",
    "cleric": "black",
    "criminal": "purple",
    "any": "grey",
    "faith": "black",
    "strength": "red",
    "influence": "blue",
    "saracen": "yellow",
    "byzantine": "green",
    "viking": "blue",
}
ACTION_ICONS: Final = {
    "develop": "anvil",
    "recruit": "medal",
    "hunt": "deer-track",
    "trade": "trade",
    "pray": "prayer",
    "conspire": "cloak-dagger",
    "rest": "night-sleep",
    "commission": "monk-face",
    "fortify": "stone-wall",
    "garrison": "watchtower",
    "absolve": "amphora",
    "attack": "sword-clash",
    "convert": "holy-symbol",
}


def scene(seen: Game, seat: int | None) -> Node:
    """The table as a seat sees it."""
    players = [player_board(seen, p, seat) for p in seen.players]
    return area("table", [main_board(seen), area("players", players, "column")], "column")


def icons(reward: Reward) -> list[Any]:
    """The pictures of a reward, equal ones counted."""
    counted = {word: reward.count(word) for word in reward}
    return [ICONS[word] if count == 1 else [ICONS[word], count] for word, count in counted.items()]


def main_board(seen: Game) -> Node:
    """King's cards, tavern, townsfolk, regions with the outsiders under them, and the supplies."""
    return area(
        "main",
        [
            area("kings", [orders(seen), favours(seen)], "wrap"),
            area("market", [tavern(seen), town(seen)], "wrap"),
            regions(seen),
            supplies(seen),
        ],
        "column",
        title="label-main-board",
        role="board",
    )


def orders(seen: Game) -> Node:
    """The three King's Orders. [P9]"""
    slots = []
    for index, place in enumerate(ORDER_SLOTS):
        lying = []
        if index < len(seen.orders):
            order = seen.orders[index]
            done = [{"seat": p.seat, "icon": "check-mark"} for p in seen.players if fulfilled(p, order)]
            lying = [card(order.key, order, icons=[[ACTION_ICONS[order.action], order.times]], badges=done)]
        elif index - len(seen.orders) < len(seen.orders_down):
            lying = [card(f"order-down:{index}", seen.orders_down[index - len(seen.orders)])]
        slots.append(slot(place.key, lying, label=("label-points", {"n": place.vp}), tone="gold"))
    return area("orders", slots, "row", title="label-orders", role="display")


def favours(seen: Game) -> Node:
    """The five King's Favours with the workers on them. [P10]"""
    slots = []
    for index, place in enumerate(FAVOUR_SLOTS):
        lying = []
        if index < len(seen.favours):
            lying = [favour_card(seen, seen.favours[index])]
        elif index - len(seen.favours) < len(seen.favours_down):
            lying = [card(f"favour-down:{index}", seen.favours_down[index - len(seen.favours)])]
        slots.append(slot(place.key, lying, label=("label-round", {"n": place.round}), tone="green"))
    return area("favours", slots, "row", title="label-favours", role="display")


def favour_card(seen: Game, favour: Favour) -> Node:
    """A favour: the worker it needs, its price, what it gives."""
    shown: list[Any] = []
    for number, reward in enumerate(favour.choices):
        shown += ["/"] * (number > 0) + icons(reward)
    there = seen.favour_workers.get(favour.key)
    workers = [worker(f"{favour.key}:worker", there)] if there else []
    badge = [{"icon": ICONS[favour.spot], "tone": TONES[favour.spot]}, *({"icon": ICONS[c]} for c in favour.cost)]
    return card(favour.key, favour, workers, icons=shown, badges=badge, tapped=bool(there), colour="green")


def tavern(seen: Game) -> Node:
    """The tavern cards of this round. [P3.3]"""
    cards = [tavern_card(face) for face in seen.tavern]
    cards += [tavern_card(face, tapped=True) for face in seen.tavern_taken]
    deck = pile("tavern-deck", len(seen.tavern_deck), "tavern")
    return area("tavern", [*cards, deck], "wrap", title="label-tavern", role="market")


def tavern_card(face: Tavern, tapped: bool = False) -> Node:
    """Four workers for the taking."""
    return card(face.key, face, icons=icons(face.workers), tapped=tapped, colour="brown", art="beer-stein")


def town(seen: Game) -> Node:
    """The townsfolk row, dearest at the left. [P6.2]"""
    slots = []
    for place, face in zip(TOWN_ROW, seen.town, strict=True):
        lying = [townsfolk_card(face)] if face is not None else []
        price: list[Any] = [[ICONS["silver"], place.silver]]
        if place.or_debt:
            price += ["/", ICONS["take-debt"]]
        slots.append(slot(place.key, lying, cost=price))
    deck = pile("town-deck", len(seen.town_deck), "townsfolk")
    return area("town", [deck, *slots], "wrap", title="label-townsfolk", role="market")


def townsfolk_card(face: Townsfolk) -> Node:
    """What dismissing brings, and the ability."""
    badges = [
        {"icon": icon} if isinstance(icon, str) else {"icon": icon[0], "value": icon[1]}
        for icon in icons(face.dismissed)
    ]
    return card(face.key, face, icons=icons(face.gains), badges=badges, colour="teal", art=trigger_icon(face))


def trigger_icon(face: Townsfolk) -> str:
    """The picture of what sets an ability off."""
    return {"inquisition": "eye-shield", "pay-debt": ICONS["pay-debt"]}.get(face.trigger) or ACTION_ICONS[face.trigger]


def regions(seen: Game) -> Node:
    """Six regions side by side, each with its flags, squares and the outsider below. [P7.2, P8.4]"""
    columns = []
    for number, region in enumerate(REGIONS, 1):
        squares = [
            square_slot(seen, square)
            for square in SQUARES
            if square.region == number and square.players <= len(seen.players)
        ]
        flags = ("label-region-needs", {"faith": region.faith, "strength": region.strength})
        outsider = seen.outsiders[number - 1]
        place = FRONTIER[number - 1]
        needs: list[Any] = [[ICONS["strength"], place.strength], [ICONS["faith"], place.faith]]
        lying = [outsider_card(outsider)] if outsider is not None else []
        below = slot(place.key, lying, cost=needs)
        inside = [grid(f"{region.key}:squares", 2, squares), below]
        columns.append(area(region.key, inside, "column", title=("label-region", {"n": number}), tip=flags))
    return area("regions", columns, "row", title="label-regions", role="display")


def square_slot(seen: Game, square: Square) -> Node:
    """A square with its reward and the piece on it."""
    pieces = []
    if square.key in seen.monks:
        pieces = [token(f"{square.key}:monk", "monk-face", seat=seen.monks[square.key], label="word-monk")]
    elif square.key in seen.outposts:
        pieces = [token(f"{square.key}:outpost", "watchtower", seat=seen.outposts[square.key], label="word-outpost")]
    return slot(square.key, pieces, name=square.key, icons=icons(square.reward), tip="card-" + square.key)


def outsider_card(face: Outsider) -> Node:
    """The reward of an attack and the points of a conversion."""
    badges = [{"icon": ICONS["strength"], "value": face.strength}]
    return card(
        face.key, face, icons=icons(face.attacked), badges=badges, colour=TONES[face.people], art="spartan-helmet"
    )


def supplies(seen: Game) -> Node:
    """Tax, debts, suspicion and walls, the round and the start player. [P2.3-P2.5]"""
    return area(
        "supplies",
        [
            track(
                "rounds",
                list(range(1, ROUNDS + 1)),
                [token("round", "sands-of-time", pos=seen.round - 1)],
                title="label-rounds",
            ),
            counter("tax", ICONS["tax"], seen.tax, label="label-tax", tone="red"),
            counter("debts", ICONS["take-debt"], seen.debts, label="label-debts"),
            pile("suspicion-deck", len(seen.suspicion_deck), "suspicion"),
            pile("suspicion-discards", len(seen.suspicion_discards), "suspicion", label="label-suspicion-discards"),
            pile("wall-deck", len(seen.wall_deck), "wall"),
            pile("outsider-deck", len(seen.outsider_deck), "outsider"),
            token("start", "flag-objective", seat=seen.start, label="label-start"),
        ],
        "wrap",
        title="label-supplies",
    )


def player_board(seen: Game, p: Player, seat: int | None) -> Node:
    """A player's board; only the own one answers to options."""
    mine = p.seat == seat
    parts: list[Node] = [*stock(p, mine), *paladins(p, mine), attributes(p)]
    if p.virtual is not None:
        parts.append(virtual_board(p))
    else:
        parts.append(area(f"left:{p.seat}", [action(p, name, mine) for name in LEFT], "wrap", title="label-left"))
    parts.append(area(f"right:{p.seat}", [action(p, name, mine) for name in RIGHT], "wrap", title="label-right"))
    parts.append(progress(p))
    if p.virtual is None:
        parts.append(jar_spaces(p, mine))
    parts += cards_around(p)
    active = seen.phase in ("turn", "gather") and seen.active == p.seat
    badge = "label-passed" if p.passed else None
    return panel(f"player:{p.seat}", p.seat, parts, active=active, tip=badge)


def stock(p: Player, mine: bool) -> list[Node]:
    """Workers, silver, provisions, debts and suspicion at a glance."""
    me = p.seat
    found = []
    if p.virtual is not None:
        found.append(token(f"{me}:workers", ICONS["any"], count=p.virtual.workers, label="label-workers"))
    for kind, count in zip(KINDS, p.workers, strict=True):
        if count:
            name = kind if mine else None
            found.append(
                token(f"{me}:{kind}", ICONS[kind], colour=TONES[kind], count=count, name=name, label="card-" + kind)
            )
    if p.virtual is None:
        found.append(counter(f"{me}:silver", ICONS["silver"], p.silver, label="word-silver", tone="silver"))
        found.append(
            counter(f"{me}:provisions", ICONS["provision"], p.provisions, label="word-provision", tone="brown")
        )
    found.append(counter(f"{me}:suspicion", ICONS["acquit"], len(p.suspicion), label="label-suspicion", tone="purple"))
    found.append(counter(f"{me}:unpaid", ICONS["take-debt"], p.unpaid, label="label-unpaid", tone="red"))
    found.append(counter(f"{me}:paid", ICONS["pay-debt"], p.paid, label="label-paid", tone="good"))
    return found


def paladins(p: Player, mine: bool) -> list[Node]:
    """This round's paladin, the deck, and what its owner knows of it. [P3.4]"""
    if p.virtual is not None:
        return []
    me = p.seat
    found = []
    if p.drawn and mine:
        hand = [paladin_card(f"{me}:{face.key}", face) for face in p.drawn]
        found.append(area(f"drawn:{me}", hand, "row", title="label-drawn", role="hand"))
    here = [paladin_card(f"{me}:{p.paladin.key}", p.paladin)] if p.paladin is not None else []
    here += [place_card(f"chosen:{me}:{i}", face) for i, face in enumerate(p.chosen)]
    here.append(pile(f"deck:{me}", len(p.deck) + len(p.top) + len(p.bottom), f"paladin-{me + 1}"))
    if mine:
        here += [paladin_card(f"top:{me}:{i}", face, "label-on-top") for i, face in enumerate(p.top)]
        here += [paladin_card(f"bottom:{me}:{i}", face, "label-underneath") for i, face in enumerate(p.bottom)]
    found.append(area(f"paladins:{me}", here, "wrap", title="label-paladin"))
    return found


def place_card(id: str, face: Card) -> Node:
    """A card known by its place, shown if the seat may see it."""
    return paladin_card(id, face, "label-chosen") if isinstance(face, Paladin) else card(id, face)


def paladin_card(id: str, face: Paladin, tip: str | None = None) -> Node:
    """Two workers, the boost, the ability."""
    if face.hidden:
        return card(id, face)
    boost = [
        {"icon": ICONS[name], "value": f"+{value}"}
        for name, value in zip(ATTRIBUTES, (face.faith, face.strength, face.influence), strict=True)
        if value
    ]
    return card(
        id, face, icons=icons(face.workers), badges=boost, art=ACTION_ICONS[face.action], colour="gold", tip=tip
    )


def attributes(p: Player) -> Node:
    """The attribute track; the boost stands on the paladin. [P1.2]"""
    markers = [
        token(f"{p.seat}:{name}", ICONS[name], colour=TONES[name], pos=value, label="word-" + name)
        for name, value in attribute_values(p)
    ]
    return track(f"attributes:{p.seat}", list(range(TOP + 1)), markers, title="label-attributes")


def action(p: Player, name: str, mine: bool) -> Node:
    """An action space: its spots with workers and workshops."""
    spots = SPACE[name].spots
    there = p.placed.get(name, "")
    covered = p.workshops.get(name, 0)
    shown = []
    for index, spot in enumerate(spots):
        id = f"{p.seat}:{name}:{index}"
        held = []
        if name in RIGHT and index < 2 and covered & (index + 1):
            held = [token(f"{id}:workshop", "anvil", seat=p.seat, label="word-workshop")]
        elif index < len(there) and there[index] != ".":
            held = [worker(f"{id}:worker", there[index])]
        lit = spot_name(name, index) if mine else None
        shown.append(slot(id, held, icon=ICONS[spot], tone=TONES[spot], name=lit))
    own = name if mine else None
    return area(
        f"{p.seat}:{name}", shown, "row", title="card-" + name, name=own, icon=ACTION_ICONS[name], role="display"
    )


def spot_name(name: str, index: int) -> str | None:
    """What a worker spot answers to: one or two workers on the left, a workshop on the right."""
    if name in ("recruit", "hunt", "trade"):
        return f"{name}:{index + 1}"
    return f"{name}@{index + 1}" if name in RIGHT and index < 2 else None


def worker(id: str, letter: str) -> Node:
    """A worker on a spot."""
    if letter in LETTERS:
        kind = KINDS[LETTERS.index(letter)]
        return token(id, ICONS[kind], colour=TONES[kind], label="card-" + kind)
    return token(id, ICONS["any"], colour="grey", label="label-workers")


def progress(p: Player) -> Node:
    """Pieces left on the board, and the price of the next one. [P7, P8]"""
    me = p.seat
    rows = (
        ("workshops", "anvil", len(WORKSHOPS) - p.developed, None, "label-workshops"),
        ("monks", "monk-face", MOST - p.monks, cost_of(MONKS, p.monks), "label-monks"),
        ("outposts", "watchtower", MOST - p.outposts, cost_of(OUTPOSTS, p.outposts), "label-outposts"),
        ("jars", "amphora", MOST - p.jars, cost_of(JARS, p.jars), "label-jars"),
        ("walls", "stone-wall", MOST - len(p.walls), cost_of(WALL_ROW, len(p.walls)), "label-walls-left"),
        (
            "converts",
            "holy-symbol",
            MOST - len(p.converted),
            cost_of(CONVERT_ROW, len(p.converted)),
            "label-converts-left",
        ),
    )
    shown = [
        counter(
            f"{me}:{name}",
            icon,
            left,
            label=label,
            tip=("label-next", {"cost": cost[0], "need": cost[1]}) if cost else None,
        )
        for name, icon, left, cost, label in rows
    ]
    return area(f"progress:{me}", shown, "wrap", title="label-progress")


def cost_of(row: Sequence[Any], done: int) -> tuple[int, int] | None:
    """Price and need of the next piece of a row."""
    return (row[done].cost, row[done].needs) if done < len(row) else None


def jar_spaces(p: Player, mine: bool) -> Node:
    """The seven spaces for jars. [P8.2]"""
    slots = [
        slot(
            f"{p.seat}:{space.key}",
            [token(f"{p.seat}:{space.key}:jar", "amphora", seat=p.seat, label="word-jar")]
            if space in p.jar_spaces
            else [],
            name=space.key if mine else None,
            icons=icons(space.reward),
            tip="card-" + space.key,
        )
        for space in JAR_SPACES
    ]
    return area(f"jars:{p.seat}", slots, "wrap", title="label-jar-spaces")


def cards_around(p: Player) -> Iterable[Node]:
    """Walls, converts, attacked outsiders, the retinue and suspicion around the board."""
    me = p.seat
    if p.walls:
        yield area(f"walls:{me}", [wall_card(face) for face in p.walls], "wrap", title="label-walls")
    if p.converted:
        yield area(f"converted:{me}", [outsider_card(face) for face in p.converted], "wrap", title="label-converted")
    if p.attacked:
        yield area(f"attacked:{me}", [outsider_card(face) for face in p.attacked], "wrap", title="label-attacked")
    if p.retinue:
        yield area(f"retinue:{me}", [townsfolk_card(face) for face in p.retinue], "wrap", title="label-retinue")
    if p.suspicion:
        pictures = [
            card(f"{me}:suspicion:{i}", face, name=None, icons=[[ICONS["tax"], face.tax]])
            for i, face in enumerate(p.suspicion)
        ]
        yield area(f"suspicion:{me}", pictures, "wrap", title="label-suspicion")


def wall_card(face: Wall) -> Node:
    """A wall in its place."""
    shown = icons(face.gains)
    for number, reward in enumerate(face.choices):
        shown += ["/"] * (number > 0) + icons(reward)
    badges: list[Any] = [{"icon": ICONS["strength"], "value": face.strength}]
    if face.vp:
        badges.append({"icon": "laurels", "value": face.vp})
    return card(face.key, face, icons=shown, badges=badges, colour="stone", art="stone-wall")


def virtual_board(p: Player) -> Node:
    """The basic actions, the resource track and the schemes of the virtual player. [P20.4, P24]"""
    virtual = p.virtual
    assert virtual is not None
    me = p.seat
    basics = [
        area(
            f"{me}:{name}",
            [
                slot(
                    f"{me}:{name}:0",
                    [worker(f"{me}:{name}:0:worker", "W")] if name in p.placed else [],
                    icon=ICONS["any"],
                )
            ],
            "row",
            title="word-rest" if name == "rest" else "card-" + name,
            icon=ACTION_ICONS[name],
        )
        for name in BASIC
    ]
    last = card(f"scheme:{me}", virtual.schemes[-1], name=None, art="spy") if virtual.schemes else None
    resources = track(
        f"resources:{me}",
        list(range(1, TRACK + 1)),
        [token(f"{me}:marker", "two-coins", pos=virtual.marker - 1, label="label-marker")],
        title="label-resource-track",
    )
    schemes = [
        pile(f"scheme-deck:{me}", len(virtual.deck), "scheme"),
        pile(f"schemes:{me}", len(virtual.schemes), "scheme", last, label="label-schemes"),
    ]
    return area(f"virtual:{me}", [*basics, resources, *schemes], "wrap", title="label-virtual")
