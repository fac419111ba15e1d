"""What the table looks like: characters, piles, the draft, and each player's panel with its city."""

from __future__ import annotations

from typing import Any, Final

from stavitel.kernel.scene import Node, area, card, counter, panel, pile, text, token
from stavitel.titles.citadels.cards import (
    ARMORY,
    BLUE,
    CASH_WAGON,
    GREEN,
    LABORATORY,
    MUSEUM,
    PURPLE,
    RED,
    SMITHY,
    YELLOW,
    Action,
    Building,
    Character,
)
from stavitel.titles.citadels.districts import price
from stavitel.titles.citadels.table import DRAFTING, OVER, TURN, Citadels, Player, complete, piled

TONES: Final = {YELLOW: "noble", BLUE: "religious", GREEN: "trade", RED: "military", PURPLE: "special"}
MARKS: Final = {YELLOW: "crown", BLUE: "gothic-cross", GREEN: "trade", RED: "crossed-swords", PURPLE: "magic-gate"}
USED_IN_TURN: Final = (LABORATORY, SMITHY, MUSEUM, ARMORY)

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
        children.append(draft(seen))
    children += [panel_of(seen, p, seat) for p in players]
    if seat is not None:
        children += own(seen.players[seat])
    return area("root", children, "column")


def middle(seen: Citadels) -> Node:
    """The characters of the round, the piles, and how far the round has come."""
    crown = seen.players[seen.crown]
    lines = [text("round", "label-round", n=seen.round, limit=seen.limit)]
    if seen.stage == TURN:
        lines.append(text("turn", "label-turn", who=seen.players[seen.turn.seat], card=seen.turn.character))
    elif seen.stage == DRAFTING:
        lines.append(text("turn", "label-drafting", who=seen.players[seen.draft.seat]))
    if seen.firsts:
        lines.append(text("last", "label-over" if seen.stage == OVER else "label-last-round"))
    lines.append(text("caller", "label-caller", who=crown))
    piles = [
        pile("deck", len(seen.deck), "district", label="label-deck"),
        pile("discards", piled(seen), "district", _top(seen), label="label-discards"),
    ]
    cast = [character_card(seen, character) for character in seen.agreed.cast]
    return area(
        "middle",
        [
            area("state", lines, "column"),
            area(
                "round-the-deck",
                [
                    area("cast", cast, "row", title="label-characters", role="display"),
                    area("piles", piles, "row", role="market"),
                ],
                "wrap",
            ),
        ],
        "column",
    )


def _top(seen: Citadels) -> Node | None:
    if seen.razed and not any(p.discards for p in seen.players):
        return building("razed", seen.razed[-1])
    return None


def character_card(seen: Citadels, character: Character) -> Node:
    """A character of the round: set aside, called, murdered, robbed, shown by whom."""
    badges: list[dict[str, Any]] = []
    if character in seen.face_up:
        badges.append({"icon": "hidden", "label": "label-set-aside"})
    if character is seen.murdered:
        badges.append({"icon": "daggers", "label": "label-murdered", "tone": "bad"})
    if character is seen.robbed:
        badges.append({"icon": "robber", "label": "label-robbed", "tone": "bad"})
    if character is seen.bewitched:
        badges.append({"icon": "witch-face", "label": "label-bewitched", "tone": "bad"})
    for p in seen.players:
        if character in p.shown:
            badges.append({"icon": "person", "seat": p.seat})
    called = seen.stage == TURN and character.rank < seen.rank
    return card(
        f"character:{character.key}",
        character,
        badges=[character.rank, *badges],
        icons=[ICONS[character.key]],
        tone=TONES.get(character.colour or "", "neutral"),
        tapped=called or character in seen.face_up,
    )


def draft(seen: Citadels) -> Node:
    """The characters on their way round the table."""
    cards = [
        card(
            f"draft:{at}" if character.hidden else f"draft:{character.key}",
            character,
            icons=[] if character.hidden else [ICONS[character.key]],
            tone="neutral" if character.hidden else TONES.get(character.colour or "", "neutral"),
            big=not character.hidden,
        )
        for at, character in enumerate(seen.draft.cards)
    ]
    return area("draft", cards, "row", title="label-draft", role="draft")


def panel_of(seen: Citadels, p: Player, seat: int | None) -> Node:
    """A player's panel: purse, hand size, characters, city, wagons."""
    here = p.seat
    children: list[Node] = [
        counter(f"gold:{here}", "two-coins", p.gold, label="label-gold"),
        counter(f"cards:{here}", "card-pick", len(p.hand), label="label-hand-size"),
        counter(f"city-size:{here}", "village", len(p.city), label="label-city-size"),
    ]
    if seen.crown == here:
        children.append(token("crown", "crown", label="label-crown", tone="gold"))
    if complete(seen, p):
        children.append(token(f"complete:{here}", "castle", label="label-complete", tone="good"))
    characters = characters_of(p)
    if characters:
        children.append(area(f"characters:{here}", characters, "row", role="characters"))
    children.append(area(f"city:{here}", city(seen, p, here == seat), "wrap", title="label-city", role="city"))
    if here != seat and any(not one.hidden for one in p.hand):
        children.append(area(f"looked:{here}", in_hand(f"looked:{here}", p.hand), "wrap", title="label-looked"))
    if p.wagons:
        children.append(area(f"wagons:{here}", wagons(p), "row", role="wagons"))
    if p.tucked:
        children.append(pile(f"tucked:{here}", len(p.tucked), "district", label="label-tucked"))
    active = seen.stage == TURN and seen.turn.seat == here
    active = active or (seen.stage == DRAFTING and seen.draft.seat == here)
    return panel(f"panel:{here}", here, children, active)


def characters_of(p: Player) -> list[Node]:
    """The characters a player has shown, and the backs of those kept."""
    nodes = []
    for at, character in enumerate([*p.shown, *p.picked]):
        hidden = character.hidden
        nodes.append(
            card(
                f"picked:{p.seat}:{at}" if hidden else f"role:{p.seat}:{character.key}",
                character,
                name=None,
                icons=[] if hidden else [ICONS[character.key]],
                tone="neutral" if hidden else TONES.get(character.colour or "", "neutral"),
                badges=[] if hidden else [character.rank],
            )
        )
    return nodes


def city(seen: Citadels, p: Player, own: bool) -> list[Node]:
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
                names=[district.key] if own and district in USED_IN_TURN else None,
                badges=badges,
                tip=("label-destroy-price", {"n": price(p, district)}),
            )
        )
    return nodes


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


def own(p: Player) -> list[Node]:
    """What only the player sees: cards on offer, the hand, what lies face down by his own doing."""
    nodes = []
    if p.offer:
        nodes.append(area("offer", in_hand("offer", p.offer), "wrap", title="label-offer", role="offer"))
    nodes.append(area("hand", in_hand("hand", p.hand), "row", title="label-hand", role="hand", seat=p.seat))
    if p.laid:
        cards = [card(f"laid:{one.key}", one, name=None, icons=[ICONS[one.key]]) for one in p.laid]
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
