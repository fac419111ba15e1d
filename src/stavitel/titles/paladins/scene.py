"""What the table looks like: the main board with its rows, then each player's board."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from stavitel.kernel import Card
from stavitel.kernel.scene import Node, area, card, counter, drawn, grid, panel, pile, slot, token, track
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
    JarSpace,
    Order,
    Outsider,
    Paladin,
    Reward,
    Square,
    Suspicion,
    Tavern,
    Townsfolk,
    Wall,
)
from stavitel.titles.paladins.gains import TRACK
from stavitel.titles.paladins.table import Game, Player, Virtual, attribute_values, fulfilled

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
    active = seen.active if seen.phase in ("turn", "gather") else None
    players = [player_board(p, p.seat == seat, p.seat == active) for p in seen.players]
    return area("table", [main_board(seen), area("players", players, "column")], "column")


def icons(reward: Reward) -> list[Any]:
    """The pictures of a reward, equal ones counted."""
    counted = {word: reward.count(word) for word in reward}
    return [ICONS[word] if count == 1 else [ICONS[word], count] for word, count in counted.items()]


def main_board(g: Game) -> Node:
    """King's cards, tavern, townsfolk, regions with the outsiders under them, and the supplies."""
    done = [[p.seat for p in g.players if fulfilled(p, order)] for order in g.orders]
    kings = [orders(g.orders, done, g.orders_down), favours(g.favours, g.favour_workers, g.favours_down)]
    market = [tavern(g.tavern, g.tavern_taken), town(g.town)]
    decks: list[list[Any]] = [
        g.suspicion_deck,
        g.suspicion_discards,
        g.tavern_deck,
        g.town_deck,
        g.wall_deck,
        g.outsider_deck,
    ]
    return area(
        "main",
        [
            area("kings", kings, "wrap"),
            area("market", market, "wrap"),
            regions(len(g.players), g.outsiders, g.monks, g.outposts),
            supplies(g.round, g.start, g.tax, g.debts, [len(deck) for deck in decks]),
        ],
        "column",
        title="label-main-board",
        role="board",
    )


@drawn
def orders(shown: list[Order], done: list[list[int]], down: list[Order]) -> Node:
    """The three King's Orders, each with the seats that have done what it asks. [P9]"""
    slots = []
    for index, place in enumerate(ORDER_SLOTS):
        lying = []
        if index < len(shown):
            order = shown[index]
            badges = [{"seat": seat, "icon": "check-mark"} for seat in done[index]]
            lying = [card(order.key, order, icons=[[ACTION_ICONS[order.action], order.times]], badges=badges)]
        elif index - len(shown) < len(down):
            lying = [card(f"order-down:{index}", down[index - len(shown)])]
        slots.append(slot(place.key, lying, label=("label-points", {"n": place.vp}), tone="gold"))
    return area("orders", slots, "row", title="label-orders", role="display")


@drawn
def favours(shown: list[Favour], workers: dict[str, str], down: list[Favour]) -> Node:
    """The five King's Favours with the workers on them. [P10]"""
    slots = []
    for index, place in enumerate(FAVOUR_SLOTS):
        lying = []
        if index < len(shown):
            lying = [favour_card(shown[index], workers.get(shown[index].key))]
        elif index - len(shown) < len(down):
            lying = [card(f"favour-down:{index}", down[index - len(shown)])]
        slots.append(slot(place.key, lying, label=("label-round", {"n": place.round}), tone="green"))
    return area("favours", slots, "row", title="label-favours", role="display")


def favour_card(favour: Favour, there: str | None) -> Node:
    """A favour: the worker it needs, its price, what it gives, and the worker on it."""
    shown: list[Any] = []
    for number, reward in enumerate(favour.choices):
        shown += ["/"] * (number > 0) + icons(reward)
    workers = [worker(f"{favour.key}:worker", there)] if there else []
    badge = [{"icon": ICONS[favour.spot], "tone": TONES[favour.spot]}, *({"icon": ICONS[c]} for c in favour.cost)]
    return card(favour.key, favour, workers, icons=shown, badges=badge, tapped=bool(there), colour="green")


@drawn
def tavern(free: list[Tavern], taken: list[Tavern]) -> Node:
    """The tavern cards of this round. [P3.3]"""
    cards = [tavern_card(face) for face in free]
    cards += [tavern_card(face, tapped=True) for face in taken]
    return area("tavern", cards, "wrap", title="label-tavern", role="market")


def tavern_card(face: Tavern, tapped: bool = False) -> Node:
    """Four workers for the taking."""
    return card(face.key, face, icons=icons(face.workers), tapped=tapped, colour="brown", art="beer-stein")


@drawn
def town(row: list[Townsfolk | None]) -> Node:
    """The townsfolk row, dearest at the left. [P6.2]"""
    slots = []
    for place, face in zip(TOWN_ROW, row, strict=True):
        lying = [townsfolk_card(face)] if face is not None else []
        price: list[Any] = [[ICONS["silver"], place.silver]]
        if place.or_debt:
            price += ["/", ICONS["take-debt"]]
        slots.append(slot(place.key, lying, cost=price))
    return area("town", slots, "wrap", title="label-townsfolk", role="market")


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


@drawn
def regions(players: int, outsiders: list[Outsider | None], monks: dict[str, int], outposts: dict[str, int]) -> Node:
    """Six regions side by side. [P7.2]"""
    columns = []
    for number, outsider in enumerate(outsiders, 1):
        squares = [square for square in SQUARES if square.region == number and square.players <= players]
        here = [monks.get(square.key) for square in squares]
        there = [outposts.get(square.key) for square in squares]
        columns.append(region(number, squares, here, there, outsider))
    return area("regions", columns, "row", title="label-regions", role="display")


@drawn
def region(
    number: int,
    squares: list[Square],
    monks: list[int | None],
    outposts: list[int | None],
    outsider: Outsider | None,
) -> Node:
    """A region: its flags, its squares with whose piece is on them, and the outsider below. [P7.2, P8.4]"""
    this, place = REGIONS[number - 1], FRONTIER[number - 1]
    slots = [square_slot(square, monk, outpost) for square, monk, outpost in zip(squares, monks, outposts, strict=True)]
    flags = ("label-region-needs", {"faith": this.faith, "strength": this.strength})
    needs: list[Any] = [[ICONS["strength"], place.strength], [ICONS["faith"], place.faith]]
    lying = [outsider_card(outsider)] if outsider is not None else []
    inside = [grid(f"{this.key}:squares", 2, slots), slot(place.key, lying, cost=needs)]
    return area(this.key, inside, "column", title=("label-region", {"n": number}), tip=flags)


def square_slot(square: Square, monk: int | None, outpost: int | None) -> Node:
    """A square with its reward and the piece of a seat on it."""
    pieces = []
    if monk is not None:
        pieces = [token(f"{square.key}:monk", "monk-face", seat=monk, label="word-monk")]
    elif outpost is not None:
        pieces = [token(f"{square.key}:outpost", "watchtower", seat=outpost, label="word-outpost")]
    return slot(square.key, pieces, name=square.key, icons=icons(square.reward), tip="card-" + square.key)


def outsider_card(face: Outsider) -> Node:
    """The reward of an attack and the points of a conversion."""
    badges = [{"icon": ICONS["strength"], "value": face.strength}]
    return card(
        face.key, face, icons=icons(face.attacked), badges=badges, colour=TONES[face.people], art="spartan-helmet"
    )


@drawn
def supplies(round: int, start: int, tax: int, debts: int, piles: list[int]) -> Node:
    """Tax, debts, the decks, the round and the start player. [P2.3-P2.5]"""
    suspicion, discards, taverns, townsfolk, walls, outsiders = piles
    return area(
        "supplies",
        [
            round_track(round),
            counter("tax", ICONS["tax"], tax, label="label-tax", tone="red"),
            counter("debts", ICONS["take-debt"], debts, label="label-debts"),
            pile("suspicion-deck", suspicion, "suspicion"),
            pile("suspicion-discards", discards, "suspicion", label="label-suspicion-discards"),
            pile("tavern-deck", taverns, "tavern"),
            pile("town-deck", townsfolk, "townsfolk"),
            pile("wall-deck", walls, "wall"),
            pile("outsider-deck", outsiders, "outsider"),
            token("start", "flag-objective", seat=start, label="label-start"),
        ],
        "wrap",
        title="label-supplies",
    )


@drawn
def round_track(round: int) -> Node:
    """The rounds, and which one it is."""
    marker = token("round", "sands-of-time", pos=round - 1)
    return track("rounds", list(range(1, ROUNDS + 1)), [marker], title="label-rounds")


@drawn
def player_board(p: Player, mine: bool, active: bool) -> Node:
    """A player's board; only the own one answers to options."""
    me = p.seat
    parts = stock(p, mine)
    if p.virtual is None:
        below = len(p.deck) + len(p.top) + len(p.bottom)
        parts += paladins(me, p.drawn, p.paladin, p.chosen, below, p.top, p.bottom, mine)
    parts.append(attributes(me, attribute_values(p)))
    if p.virtual is not None:
        parts.append(virtual_board(me, p.virtual, p.placed))
    else:
        parts.append(area(f"left:{me}", actions(p, LEFT, mine), "wrap", title="label-left"))
    parts.append(area(f"right:{me}", actions(p, RIGHT, mine), "wrap", title="label-right"))
    parts.append(progress(me, p.developed, p.monks, p.outposts, p.jars, len(p.walls), len(p.converted)))
    if p.virtual is None:
        parts.append(jar_spaces(me, p.jar_spaces, mine))
    parts += cards_around(p)
    return panel(f"player:{me}", me, parts, active=active, tip="label-passed" if p.passed else None)


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


@drawn
def paladins(
    me: int,
    hand: list[Paladin],
    paladin: Paladin | None,
    chosen: list[Paladin],
    deck: int,
    top: list[Paladin],
    bottom: list[Paladin],
    mine: bool,
) -> list[Node]:
    """This round's paladin, the deck, and what its owner knows of it. [P3.4]"""
    found = []
    if hand and mine:
        cards = [paladin_card(f"{me}:{face.key}", face) for face in hand]
        found.append(area(f"drawn:{me}", cards, "row", title="label-drawn", role="hand"))
    here = [paladin_card(f"{me}:{paladin.key}", paladin)] if paladin is not None else []
    here += [place_card(f"chosen:{me}:{i}", face) for i, face in enumerate(chosen)]
    here.append(pile(f"deck:{me}", deck, f"paladin-{me + 1}"))
    if mine:
        here += [paladin_card(f"top:{me}:{i}", face, "label-on-top") for i, face in enumerate(top)]
        here += [paladin_card(f"bottom:{me}:{i}", face, "label-underneath") for i, face in enumerate(bottom)]
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


@drawn
def attributes(me: int, values: tuple[tuple[str, int], ...]) -> Node:
    """The attribute track; the boost stands on the paladin. [P1.2]"""
    markers = [
        token(f"{me}:{name}", ICONS[name], colour=TONES[name], pos=value, label="word-" + name)
        for name, value in values
    ]
    return track(f"attributes:{me}", list(range(TOP + 1)), markers, title="label-attributes")


def actions(p: Player, names: Iterable[str], mine: bool) -> list[Node]:
    """The action spaces of one side of the board."""
    return [action(p.seat, name, p.placed.get(name, ""), p.workshops.get(name, 0), mine) for name in names]


@drawn
def action(me: int, name: str, workers: str, covered: int, mine: bool) -> Node:
    """An action space: its spots with workers and workshops."""
    shown = []
    for index, spot in enumerate(SPACE[name].spots):
        id = f"{me}:{name}:{index}"
        held = []
        if name in RIGHT and index < 2 and covered & (index + 1):
            held = [token(f"{id}:workshop", "anvil", seat=me, label="word-workshop")]
        elif index < len(workers) and workers[index] != ".":
            held = [worker(f"{id}:worker", workers[index])]
        lit = spot_name(name, index) if mine else None
        shown.append(slot(id, held, icon=ICONS[spot], tone=TONES[spot], name=lit))
    own = name if mine else None
    return area(f"{me}:{name}", shown, "row", title="card-" + name, name=own, icon=ACTION_ICONS[name], role="display")


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


@drawn
def progress(me: int, workshops: int, monks: int, outposts: int, jars: int, walls: int, converts: int) -> Node:
    """Pieces left on the board, and the price of the next one. [P7, P8]"""
    rows = (
        ("workshops", "anvil", len(WORKSHOPS) - workshops, None, "label-workshops"),
        ("monks", "monk-face", MOST - monks, cost_of(MONKS, monks), "label-monks"),
        ("outposts", "watchtower", MOST - outposts, cost_of(OUTPOSTS, outposts), "label-outposts"),
        ("jars", "amphora", MOST - jars, cost_of(JARS, jars), "label-jars"),
        ("walls", "stone-wall", MOST - walls, cost_of(WALL_ROW, walls), "label-walls-left"),
        ("converts", "holy-symbol", MOST - converts, cost_of(CONVERT_ROW, converts), "label-converts-left"),
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


@drawn
def jar_spaces(me: int, filled: list[JarSpace], mine: bool) -> Node:
    """The seven spaces for jars. [P8.2]"""
    slots = [
        slot(
            f"{me}:{space.key}",
            [token(f"{me}:{space.key}:jar", "amphora", seat=me, label="word-jar")] if space in filled else [],
            name=space.key if mine else None,
            icons=icons(space.reward),
            tip="card-" + space.key,
        )
        for space in JAR_SPACES
    ]
    return area(f"jars:{me}", slots, "wrap", title="label-jar-spaces")


def cards_around(p: Player) -> Iterable[Node]:
    """Walls, converts, attacked outsiders, the retinue and suspicion around the board."""
    me = p.seat
    if p.walls:
        yield walls(me, p.walls)
    if p.converted:
        yield outsiders(f"converted:{me}", p.converted, "label-converted")
    if p.attacked:
        yield outsiders(f"attacked:{me}", p.attacked, "label-attacked")
    if p.retinue:
        yield retinue(me, p.retinue)
    if p.suspicion:
        yield suspicion(me, p.suspicion)


@drawn
def walls(me: int, faces: list[Wall]) -> Node:
    """The walls a player has built."""
    return area(f"walls:{me}", [wall_card(face) for face in faces], "wrap", title="label-walls")


@drawn
def outsiders(id: str, faces: list[Outsider], title: str) -> Node:
    """The outsiders a player has converted or attacked."""
    return area(id, [outsider_card(face) for face in faces], "wrap", title=title)


@drawn
def retinue(me: int, faces: list[Townsfolk]) -> Node:
    """The townsfolk a player has recruited."""
    return area(f"retinue:{me}", [townsfolk_card(face) for face in faces], "wrap", title="label-retinue")


@drawn
def suspicion(me: int, faces: list[Suspicion]) -> Node:
    """The suspicion a player has drawn."""
    cards = [
        card(f"{me}:suspicion:{i}", face, name=None, icons=[[ICONS["tax"], face.tax]]) for i, face in enumerate(faces)
    ]
    return area(f"suspicion:{me}", cards, "wrap", title="label-suspicion")


def wall_card(face: Wall) -> Node:
    """A wall in its place."""
    shown = icons(face.gains)
    for number, reward in enumerate(face.choices):
        shown += ["/"] * (number > 0) + icons(reward)
    badges: list[Any] = [{"icon": ICONS["strength"], "value": face.strength}]
    if face.vp:
        badges.append({"icon": "laurels", "value": face.vp})
    return card(face.key, face, icons=shown, badges=badges, colour="stone", art="stone-wall")


@drawn
def virtual_board(me: int, virtual: Virtual, placed: dict[str, str]) -> Node:
    """The basic actions, the resource track and the schemes of the virtual player. [P20.4, P24]"""
    basics = [
        area(
            f"{me}:{name}",
            [
                slot(
                    f"{me}:{name}:0",
                    [worker(f"{me}:{name}:0:worker", "W")] if name in placed else [],
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
