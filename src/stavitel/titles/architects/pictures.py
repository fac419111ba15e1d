"""What things look like: pictures by name, cards as they are drawn everywhere, and the cover of the box."""

from __future__ import annotations

from typing import Any

from stavitel.kernel.scene import Node, card, counter, ornament
from stavitel.titles.architects.kinds import (
    CARPENTER,
    GOODS,
    MASON,
    TILER,
    Apprentice,
    Building,
    Gain,
    Price,
    Wonder,
)

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
    "debt": "debt",
    "destroy": "burning-book",
    "apprentices": "hammer-nails",
    "workers": "meeple",
    "prison": "prisoner",
}
MIXTURE = "cubes"  # goods of several kinds
SKILL_ICONS = ((CARPENTER, "hand-saw"), (MASON, "trowel"), (TILER, "brick-wall"))
SKILL_WORDS = ((CARPENTER, "carpenter"), (MASON, "mason"), (TILER, "tiler"))
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
BUILDING_ART = {
    "smithy": "anvil",
    "steeple": "ringing-bell",
    "stone-market": "stone-stack",
    "tavern": "beer-stein",
    "thieves-den": "hooded-figure",
    "tilers-hut": "brick-wall",
    "trading-post": "trade",
    "treasury": "chest",
    "university": "graduate-cap",
    "watchtower": "watchtower",
    "well": "well",
    "wood-market": "wood-pile",
    "aqueduct": "aqueduct",
    "armoury": "crossed-swords",
    "barracks": "barracks",
    "betting-house": "rolling-dices",
    "carpenters-hut": "hand-saw",
    "castle": "castle",
    "chapel": "prayer",
    "church": "church",
    "clay-market": "jug",
    "clay-pit": "mine-truck",
    "drafting-room": "pencil-ruler",
    "dungeon": "dungeon-gate",
    "factory": "gears",
    "fortress": "chess-rook",
    "fountain": "fountain",
    "gamblers-den": "card-joker",
    "hideout": "cave-entrance",
    "keep": "stone-tower",
    "library": "book-pile",
    "lighthouse": "lighthouse",
    "lumber-camp": "logging",
    "masons-hut": "trowel",
    "moneylender": "cash",
    "monument": "obelisk",
    "observatory": "observatory",
    "palace": "jewel-crown",
    "reservoir": "dam",
    "silver-market": "coins",
    "arena": "swords-emblem",
    "bathhouse": "bathtub",
    "courthouse": "gavel",
    "stage": "theater",
    "stocks": "handcuffs",
    "monastery": "monk-face",
    "abbey": "holy-symbol",
    "studio": "palette",
    "carpenters-guild": "wood-axe",
    "masons-guild": "stone-block",
    "tilers-guild": "clay-brick",
    "stronghold": "hill-fort",
    "depot": "wooden-crate",
    "jail": "imprisoned",
    "lodge": "wood-cabin",
    "mill": "windmill",
    "mint": "coinflip",
    "theatre": "drama-masks",
    "manor": "family-house",
    "mansion": "capitol",
    "outpost": "guarded-tower",
    "vault": "locked-chest",
    "wall": "stone-wall",
    "school": "abacus",
    "crane": "crane",
    "graveyard": "graveyard",
    "museum": "amphora",
}
MONUMENTS = {"clay": "aqueduct", "wood": "tower", "stone": "arch", "gold": "dome", "marble": "temple"}
COVER = (
    ornament("patch", (-60, 90, 330, 150), tone="#c9bc7e"),
    ornament("patch", (200, 80, 320, 150), tone="#b7bf86"),
    ornament("hill", (-40, 46, 180, 104)),
    ornament("quarry", (92, 64, 112, 84)),
    ornament("road", path=[(-10, 158), (90, 152), (190, 160), (300, 154), (480, 162)], size=13),
    ornament("wood", (8, 96, 76, 62), count=7, size=34),
    ornament("house", (176, 110, 52, 44), tone="#7d8790"),
    ornament("storeys", (232, 16, 98, 138), levels=[3, 3, 2, 2, 1]),
    ornament("barn", (330, 102, 56, 52)),
    ornament("gable", (388, 104, 38, 50)),
    ornament("tree", (424, 110, 30, 46)),
)


def apprentice(one: Apprentice, coins: int, **props: Any) -> Node:
    """An Apprentice with skills, what the power takes and brings, and the coins on it."""
    lying = [counter(f"coins:{one.key}", "two-coins", coins, label="label-silver")] if coins else []
    icons: list[Any] = [icon for skill, icon in SKILL_ICONS if one.skills & skill]
    badges = [(ICONS["virtue"], one.virtue)] if one.virtue else []
    art = ART[one.key.partition(".")[0]]
    return card(one.key, one, lying, art=art, icons=icons + terms(one), badges=badges, **props)


def terms(one: Apprentice) -> list[Any]:
    """What the power takes and brings: Apprentices of one name and skill differ in it."""
    silver, goods, mix = one.price or Price()
    taken = {"silver": silver, **(goods._asdict() if goods else {})}
    costs = [(ICONS[name], f"−{count}") for name, count in taken.items() if count]
    if mix:
        costs.append((MIXTURE, f"−{mix.amount}"))
    return costs + [(ICONS[name], f"+{count}") for name, count in one.gain]


def building(id: str, one: Building | Wonder, **props: Any) -> Node:
    """A Building or Wonder, face up or down."""
    if one.hidden:
        return card(id, one, **props)
    badges = [("laurels", one.vp)]
    if isinstance(one, Wonder):
        dress = ornament("monument", kind=MONUMENTS[one.good])
        return card(id, one, dress=dress, icons=[ICONS[one.good]], badges=badges, tone=one.good, **props)
    if one.virtue:
        badges.append((ICONS["virtue"], one.virtue))
    skills: list[Any] = [icon for skill, icon in SKILL_ICONS if one.skills & skill]
    goods = [(ICONS[good], count) for good, count in one.cost._asdict().items() if count]
    return card(id, one, art=BUILDING_ART[one.key], icons=skills + goods, badges=badges, tone="brown", **props)


def amounts(id: str, what: Gain) -> list[Node]:
    """Printed amounts as counters."""
    return [
        counter(f"{id}:{name}", ICONS[name], count, label=f"label-{name}", tone=name if name in GOODS else None)
        for name, count in what
    ]


def card_name(key: str) -> str:
    """The message that names a card."""
    return "card-" + key.replace(".", "-")
