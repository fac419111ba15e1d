"""What the table looks like: characters, piles, the draft, and each player's panel with its city."""

from __future__ import annotations

from typing import Any, Final

from stavitel.kernel.scene import Node, area, card, counter, drawn, panel, pile, text, token
from stavitel.titles.citadels.cards import (
    BIG_TOP,
    BLUE,
    CASH_WAGON,
    GREEN,
    KEEP,
    PURPLE,
    RED,
    USABLE,
    YELLOW,
    Action,
    Building,
    Character,
)
from stavitel.titles.citadels.districts import price
from stavitel.titles.citadels.table import CALLING, DRAFTING, OVER, TURN, Citadels, Player, complete, piled

TONES: Final = {YELLOW: "noble", BLUE: "religious", GREEN: "trade", RED: "military", PURPLE: "special"}
MARKS: Final = {YELLOW: "crown", BLUE: "gothic-cross", GREEN: "trade", RED: "crossed-swords", PURPLE: "magic-gate"}
STRUCK: Final = (("daggers", "label-murdered"), ("robber", "label-robbed"), ("witch-face", "label-bewitched"))
NEVER_RAZED: Final = (KEEP, BIG_TOP)  # the Warlord cannot destroy them at any price [C15.2, C24.1]

ICONS: Final = {
    "assassin": "daggers",
    "thief": "robber",
    "magician": "magic-hat",
    "king": "crown",
    "bishop": "chess-bishop",
    "merchant": "coins",
    "architect": "architect-mask",
    "warlord": "spartan-helmet",
    "witch": "witch-face",
    "tax_collector": "scales",
    "wizard": "wizard-face",
    "emperor": "imperial-crown",
    "abbot": "monk-face",
    "alchemist": "round-bottom-flask",
    "navigator": "ship-wheel",
    "diplomat": "shaking-hands",
    "artist": "palette",
    "queen": "queen-crown",
    "manor": "family-house",
    "castle": "castle",
    "palace": "indian-palace",
    "temple": "greek-temple",
    "church": "church",
    "monastery": "abbot-meeple",
    "cathedral": "byzantin-temple",
    "tavern": "beer-stein",
    "market": "shopping-bag",
    "trading_post": "wooden-crate",
    "docks": "harbor-dock",
    "harbor": "anchor",
    "town_hall": "capitol",
    "watchtower": "watchtower",
    "prison": "imprisoned",
    "battlefield": "battle-gear",
    "fortress": "locked-fortress",
    "haunted_city": "haunting",
    "keep": "guarded-tower",
    "laboratory": "test-tubes",
    "smithy": "anvil-impact",
    "observatory": "observatory",
    "graveyard": "graveyard",
    "library": "bookshelf",
    "school_of_magic": "spell-book",
    "university": "graduate-cap",
    "dragon_gate": "dragon-head",
    "great_wall": "defensive-wall",
    "lighthouse": "lighthouse",
    "armory": "cannon",
    "museum": "ancient-columns",
    "imperial_treasury": "open-treasure-chest",
    "map_room": "treasure-map",
    "wishing_well": "well",
    "quarry": "stone-pile",
    "poor_house": "hut",
    "bell_tower": "ringing-bell",
    "factory": "factory",
    "park": "park-bench",
    "hospital": "hospital",
    "throne_room": "throne-king",
    "big_top": "camping-tent",
    "cash_wagon": "old-wagon",
    "acrobat": "acrobatic",
    "fortune_teller": "crystal-ball",
    "strongman": "muscle-up",
    "director": "ringmaster",
    "human_cannonball": "human-cannonball",
}


def scene(seen: Citadels, seat: int | None) -> Node:
    """The table as a seat sees it; its own panel and hand come last, nearest to it."""
    start = 0 if seat is None else seat + 1
    players = seen.clockwise(start % len(seen.players))
    children = [middle(seen)]
    if seen.draft.cards:
        children.append(draft(seen.draft.cards))
    asked = seen.turn.seat if seen.stage == TURN else seen.draft.seat if seen.stage == DRAFTING else None
    children += [panel_of(p, p.seat == seat, p.seat == seen.crown, complete(seen, p), p.seat == asked) for p in players]
    if seat is not None:
        p = seen.players[seat]
        children += own(seat, p.offer, p.hand, p.laid)
    return area("root", children, "column")


def middle(seen: Citadels) -> Node:
    """The characters of the round, the piles, and how far the round has come."""
    lines = [text("round", "label-round", n=seen.round, limit=seen.limit)]
    if seen.stage == TURN:
        lines.append(text("turn", "label-turn", who=seen.players[seen.turn.seat], card=seen.turn.character))
    elif seen.stage == DRAFTING:
        lines.append(text("turn", "label-drafting", who=seen.players[seen.draft.seat]))
    if seen.firsts:
        lines.append(text("last", "label-over" if seen.stage == OVER else "label-last-round"))
    lines.append(text("caller", "label-caller", who=seen.players[seen.crown]))
    shown = [p.shown for p in seen.players]
    struck = [seen.murdered, seen.robbed, seen.bewitched]
    top = seen.razed[-1] if seen.razed and not any(p.discards for p in seen.players) else None
    called = seen.rank if seen.stage in (TURN, CALLING) else 0
    return area(
        "middle",
        [
            area("state", lines, "column"),
            area(
                "round-the-deck",
                [
                    cast(seen.agreed.cast, seen.face_up, shown, struck, called),
                    piles(len(seen.deck), piled(seen), top),
                ],
                "wrap",
            ),
        ],
        "column",
    )


@drawn
def piles(deck: int, discards: int, top: Building | None) -> Node:
    """The deck and the discard pile, with the destroyed district on top of it."""
    face = None if top is None else building("razed", top)
    return area(
        "piles",
        [
            pile("deck", deck, "district", label="label-deck"),
            pile("discards", discards, "district", face, label="label-discards"),
        ],
        "row",
        role="market",
    )


@drawn
def cast(
    characters: tuple[Character, ...],
    face_up: list[Character],
    shown: list[list[Character]],
    struck: list[Character | None],
    rank: int,
) -> Node:
    """The characters of the round; those below `rank` have been called."""
    cards = [character_card(character, face_up, shown, struck, character.rank < rank) for character in characters]
    return area("cast", cards, "row", title="label-characters", role="display")


def character_card(
    character: Character,
    face_up: list[Character],
    shown: list[list[Character]],
    struck: list[Character | None],
    called: bool,
) -> Node:
    """A character of the round: set aside, called, murdered, robbed or bewitched (`struck`), shown by which seat."""
    badges: list[dict[str, Any]] = []
    if character in face_up:
        badges.append({"icon": "hidden", "label": "label-set-aside"})
    for victim, (icon, label) in zip(struck, STRUCK, strict=True):
        if character is victim:
            badges.append({"icon": icon, "label": label, "tone": "bad"})
    for seat, characters in enumerate(shown):
        if character in characters:
            badges.append({"icon": "person", "seat": seat})
    return card(
        f"character:{character.key}",
        character,
        badges=[character.rank, *badges],
        icons=[ICONS[character.key]],
        tone=TONES.get(character.colour or "", "neutral"),
        tapped=called or character in face_up,
    )


@drawn
def draft(characters: list[Character]) -> Node:
    """The characters on their way round the table."""
    cards = [
        card(
            f"draft:{at}" if character.hidden else f"draft:{character.key}",
            character,
            icons=[] if character.hidden else [ICONS[character.key]],
            tone="neutral" if character.hidden else TONES.get(character.colour or "", "neutral"),
            big=not character.hidden,
        )
        for at, character in enumerate(characters)
    ]
    return area("draft", cards, "row", title="label-draft", role="draft")


@drawn
def panel_of(p: Player, own: bool, crowned: bool, complete: bool, active: bool) -> Node:
    """A player's panel: purse, hand size, characters, city, wagons."""
    here = p.seat
    children: list[Node] = [
        counter(f"gold:{here}", "two-coins", p.gold, label="label-gold"),
        counter(f"cards:{here}", "card-pick", len(p.hand), label="label-hand-size"),
        counter(f"city-size:{here}", "village", len(p.city), label="label-city-size"),
    ]
    if crowned:
        children.append(token("crown", "crown", label="label-crown", tone="gold"))
    if complete:
        children.append(token(f"complete:{here}", "castle", label="label-complete", tone="good"))
    if p.shown or p.picked:
        children.append(characters_of(here, p.shown, p.picked))
    children.append(city(p, own))
    if not own and any(not one.hidden for one in p.hand):
        children.append(area(f"looked:{here}", in_hand(f"looked:{here}", p.hand), "wrap", title="label-looked"))
    if p.wagons:
        children.append(area(f"wagons:{here}", wagons(p), "row", role="wagons"))
    if p.tucked:
        children.append(pile(f"tucked:{here}", len(p.tucked), "district", label="label-tucked"))
    return panel(f"panel:{here}", here, children, active)


@drawn
def characters_of(seat: int, shown: list[Character], picked: list[Character]) -> Node:
    """The characters a player has shown, and the backs of those kept."""
    nodes = []
    for at, character in enumerate([*shown, *picked]):
        hidden = character.hidden
        nodes.append(
            card(
                f"picked:{seat}:{at}" if hidden else f"role:{seat}:{character.key}",
                character,
                name=None,
                icons=[] if hidden else [ICONS[character.key]],
                tone="neutral" if hidden else TONES.get(character.colour or "", "neutral"),
                badges=[] if hidden else [character.rank],
            )
        )
    return area(f"characters:{seat}", nodes, "row", role="characters")


def city(p: Player, own: bool) -> Node:
    """The districts of a city in the order they were built."""
    nodes: list[Node] = []
    counts: dict[str, int] = {}
    for district in p.city:
        copy = counts[district.key] = counts.get(district.key, 0) + 1
        name = f"{district.key}@seat{p.seat}"
        badges: list[dict[str, Any]] = []
        if copy <= p.gilded.count(district):
            badges.append({"icon": "palette", "label": "label-gilded", "value": 1})
        nodes.append(
            building(
                f"city:{p.seat}:{district.key}" + (f"~{copy}" if copy > 1 else ""),
                district,
                name=name,
                names=[district.key] if own and district in USABLE else None,
                badges=badges,
                tip=None if district in NEVER_RAZED else ("label-destroy-price", {"n": price(p, district)}),
            )
        )
    return area(f"city:{p.seat}", nodes, "wrap", title="label-city", role="city")


def wagons(p: Player) -> list[Node]:
    """The Cash Wagons in front of a player, with the coins on them."""
    return [
        building(
            f"wagon:{p.seat}:{at}",
            CASH_WAGON,
            name=f"{CASH_WAGON.key},{at}@seat{p.seat}",
            badges=[{"icon": "two-coins", "value": coins}],
        )
        for at, coins in enumerate(p.wagons)
    ]


@drawn
def own(seat: int, offer: list[Building], hand: list[Building], laid: list[Character]) -> list[Node]:
    """What only the player sees: cards on offer, the hand, what lies face down by his own doing."""
    nodes = []
    if offer:
        nodes.append(area("offer", in_hand("offer", offer), "wrap", title="label-offer", role="offer"))
    nodes.append(area("hand", in_hand("hand", hand), "row", title="label-hand", role="hand", seat=seat))
    if laid:
        cards = [card(f"laid:{one.key}", one, name=None, icons=[ICONS[one.key]]) for one in laid]
        nodes.append(area("laid", cards, "row", title="label-laid", role="aside"))
    return nodes


def in_hand(zone: str, cards: list[Building]) -> list[Node]:
    """Cards of a hand; copies are numbered as the questions number them."""
    nodes = []
    counts: dict[str, int] = {}
    for one in sorted(cards, key=_order):
        copy = counts[one.key] = counts.get(one.key, 0) + 1
        key = one.key if copy == 1 else f"{one.key}~{copy}"
        nodes.append(building(f"{zone}:{key}", one, name=key, names=[one.key] if copy > 1 else None))
    return nodes


def _order(one: Building) -> tuple[bool, str, int, str]:
    return isinstance(one, Action), one.colour, one.cost, one.key


def building(id: str, face: Building, **props: Any) -> Node:
    """A card of the district deck, face up."""
    action = isinstance(face, Action)
    if not action:
        props["cost"] = face.cost
        props["colour"] = face.colour
    icons = [ICONS[face.key]] if action else [ICONS[face.key], MARKS[face.colour]]
    return card(id, face, icons=icons, tone="action" if action else TONES[face.colour], **props)
