"""Icons, tones, and how single cards are drawn, wherever they lie."""

from __future__ import annotations

from typing import Any, Final

from stavitel.kernel.scene import Node, card, ornament
from stavitel.titles.citadels.cards import BIG_TOP, KEEP
from stavitel.titles.citadels.kinds import BLUE, GREEN, PURPLE, RED, YELLOW, Action, Building, Character

TONES: Final = {YELLOW: "noble", BLUE: "religious", GREEN: "trade", RED: "military", PURPLE: "special"}
MARKS: Final = {YELLOW: "crown", BLUE: "gothic-cross", GREEN: "trade", RED: "crossed-swords", PURPLE: "magic-gate"}
ROOFS: Final = {YELLOW: "gable", BLUE: "dome", GREEN: "hip", RED: "battlements", PURPLE: "spire"}
COUNTER_ICONS: Final = {  # of what options cost and bring
    "gold": "two-coins",
    "hand": "card-pick",
    "points": "laurels",
    "city": "village",
    "builds": "brick-wall",
}

COVER: Final = (
    ornament("hill", (-20, 50, 230, 96), tone="#a39a66"),
    ornament("hill", (270, 44, 220, 100), tone="#b0a06a"),
    ornament("patch", (-40, 128, 540, 80), tone="#8f9a5c"),
    ornament("wall", (20, 112, 420, 34)),
    ornament("church", (70, 46, 74, 74)),
    ornament("house", (146, 78, 46, 44)),
    ornament("tower", (196, 22, 34, 100), tone="#8b1e3f"),
    ornament("palace", (232, 56, 98, 66), tone="#6a3d94"),
    ornament("gable", (330, 74, 40, 48), tone="#2f7036"),
    ornament("tower", (372, 40, 28, 82), tone="#a37a00"),
    ornament("gate", (186, 92, 92, 58)),
    ornament("tower", (8, 84, 30, 64), kind="flat"),
    ornament("tower", (424, 84, 30, 64), kind="flat"),
    ornament("tree", (52, 120, 30, 44)),
    ornament("tree", (112, 128, 24, 36), kind="fir"),
    ornament("tree", (330, 126, 26, 38), kind="fir"),
    ornament("tree", (384, 120, 30, 44)),
)
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
    "laboratory_2": "test-tubes",
    "smithy": "anvil-impact",
    "smithy_3_for_2": "anvil-impact",
    "smithy_3_for_3": "anvil-impact",
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


def building(id: str, face: Building, **props: Any) -> Node:
    """A card of the district deck, face up."""
    action = isinstance(face, Action)
    if not action:
        props["cost"] = face.cost
        props["colour"] = face.colour
    icons: list[Any] = [ICONS[face.key]]
    if not action:
        icons.append({"icon": MARKS[face.colour], "word": f"word-{face.colour}"})
    return card(id, face, icons=icons, tone="action" if action else TONES[face.colour], **props)


def house(id: str, face: Building, **props: Any) -> Node:
    """A district that stands in a city."""
    return building(id, face, look="building", roof=ROOFS.get(face.colour, "hip"), marks=[ICONS[face.key]], **props)


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


def person(id: str, character: Character, **props: Any) -> Node:
    """A character card, or its back."""
    if character.hidden:
        return card(id, character, tone="neutral", **props)
    tone = TONES.get(character.colour or "", "neutral")
    return card(id, character, icons=[ICONS[character.key]], tone=tone, **props)
