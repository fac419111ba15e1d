"""Icons, tones, and how single cards, tiles and pieces are drawn, wherever they lie."""

from __future__ import annotations

from typing import Any

from stavitel.kernel import Card
from stavitel.kernel.scene import Node, cached_part, card, ornament, token
from stavitel.titles.lisboa.kinds import (
    CUBE_OF,
    CUBES,
    GOODS,
    NOBLES,
    Building,
    Clergy,
    Decree,
    Favor,
    Plan,
    Political,
    Ship,
)

ICONS = {
    "gold": "gold-bar",
    "cloth": "rolled-cloth",
    "books": "book-cover",
    "tools": "hammer-nails",
    "good_any": "wooden-crate",
    "goods_different": "wooden-crate",
    "reis": "two-coins",
    "wigs": "wig",
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
    "gain_influence": "envelope",
    "build_store": "house",
    "decree": "scroll-quill",
    "open_public_building": "greek-temple",
}
COUNTER_ICONS = {
    **ICONS,
    "officials": "meeple",
    "placed": "meeple-group",
    "ships": "galleon",
    "portfolio": "card-pick",
    "goods": "wooden-crate",
    "cargo": "wooden-crate",
    "plans": "scroll-unfurled",
    "favors": "wax-seal",
    "decrees": "scroll-quill",
    "cubes": "cubes",
    "markers": "cubes",
}

COVER = (
    ornament("hill", (-30, 26, 250, 120), tone="#a9a06a"),
    ornament("hill", (250, 40, 260, 108), tone="#b5a067"),
    ornament("wall", (300, 58, 104, 22)),
    ornament("tower", (290, 36, 22, 48), kind="flat", tone="#1f5f8b"),
    ornament("tower", (392, 40, 22, 44), kind="flat"),
    ornament("house", (20, 84, 44, 46)),
    ornament("gable", (58, 76, 38, 54)),
    ornament("church", (94, 52, 76, 78)),
    ornament("house", (164, 82, 46, 48), tone="#8a4a2c"),
    ornament("gable", (204, 76, 36, 54)),
    ornament("palace", (238, 66, 92, 64), tone="#a5522e"),
    ornament("house", (328, 82, 46, 48)),
    ornament("gable", (368, 74, 38, 56), tone="#54606a"),
    ornament("house", (402, 84, 44, 46)),
    ornament("sea", path=[(-10, 134), (120, 127), (240, 133), (360, 126), (470, 132), (470, 180), (-10, 180)]),
    ornament("ship", (56, 104, 76, 62), tone="red"),
    ornament("ship", (330, 116, 54, 44)),
)
TONES = {"gold": "gold", "cloth": "pink", "books": "brown", "tools": "teal"}
CUBE_TONES = {"earthquake": "clay", "fire": "red", "tsunami": "blue"}
KIND_TONES = {"manuel": "green", "marquis": "purple", "king": "red", "treasury": "gold"}
GOOD_OF = {good[0]: good for good in GOODS}
COUNTED = {  # what a decree counts, by a part of its metric
    "stores": "house",
    "building": "greek-temple",
    "goods": "wooden-crate",
    "favors": "wax-seal",
    "cargo": "wooden-crate",
    "clergy": "church",
    "plans": "scroll-unfurled",
    "cubes": "cubes",
    "decrees": "scroll-quill",
    "distinct": "house",
    "ship": "galleon",
    "hull": "galleon",
    "house": "family-house",
    "influence": "envelope",
    "officials": "meeple",
    "portfolio": "card-pick",
    "reis": "two-coins",
    "sets": "cubes",
}
GRANTED = {  # what a clergy tile is about, by its effect
    "hire_price_minus": "meeple",
    "influence_gain_bonus": "envelope",
    "join_discount": "shaking-hands",
    "land_discount": "two-coins",
    "officials_needed_minus": "meeple",
    "on_build_store": "house",
    "on_decree": "scroll-quill",
    "on_open_building": "greek-temple",
    "recruit_extra": "meeple-group",
    "sell_bonus": "two-coins",
    "ship_goods_minus": "galleon",
    "treasury_card_reis_plus": "open-treasure-chest",
    "visit_discount": "person",
    "warehouse_plus": "wooden-crate",
}
EVENTS: dict[str, list[dict[str, Any]]] = {  # what the event of a treasury card brings
    "build_store": [{"icon": "house"}],
    "decree": [{"icon": "scroll-quill"}],
    "open_public_building": [{"icon": "greek-temple"}],
    "plans_2": [{"icon": "scroll-unfurled", "value": 2}],
    "officials_3": [{"icon": "meeple", "value": 3}],
    "ship_minus_1": [{"icon": "galleon"}, {"icon": "wooden-crate", "value": -1}],
    "goods_different_3": [{"icon": "wooden-crate", "value": 3}],
    "gold_2": [{"icon": "gold-bar", "value": 2}],
    "cloth_2": [{"icon": "rolled-cloth", "value": 2}],
    "books_2": [{"icon": "book-cover", "value": 2}],
    "tools_2": [{"icon": "hammer-nails", "value": 2}],
    "produce_no_price_drop": [{"icon": "shop"}],
    "cardinal_then_favor": [{"icon": "pope-crown"}, {"icon": "wax-seal"}],
    "gain_influence": [{"icon": "envelope"}],
    "rubble_2": [{"icon": "cubes", "value": 2}],
    "sell_goods_plus_1": [{"icon": "wooden-crate"}, {"icon": "two-coins", "value": "+1"}],
}
SIDES = {"north": "↑", "west": "←", "east": "→"}


def political(face: Political | Card, id: str, **props: Any) -> Node:
    """A political card with its influence, reward or penalty, or its event and benefit. [L4, L5]"""
    if not isinstance(face, Political):
        return card(id, face, **props)
    icons: list[dict[str, Any]] = []
    if face.kind == "treasury":
        icons += EVENTS.get(face.event, [])
        props["short"] = ("short-treasury", {"number": face.number})
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


def ship(face: Ship, id: str, children: list[Node] | None = None, **props: Any) -> Node:
    """A ship with hull, influence and bonus. [L10.3.6]"""
    icons = [{"icon": "wooden-crate", "value": face.hull}, {"icon": "two-coins", "value": face.bonus}]
    badges = [{"icon": "envelope", "value": face.influence}]
    return card(id, face, children or [], art="galleon", icons=icons, badges=badges, colour=face.colour, **props)


def plan_card(plan: Plan, id: str, **props: Any) -> Node:
    """A plan with the officials it asks for. [L12.3.4]"""
    icons = [{"icon": "meeple", "value": plan.officials}]
    return card(id, plan, art="scroll-unfurled", icons=icons, colour=plan.architect, **props)


def decree_card(face: Decree, id: str, **props: Any) -> Node:
    """A decree with its wigs. [L19.9]"""
    wigs = {"icon": "wig", "value": f"{face.wigs}/{face.divisor}" if face.divisor > 1 else face.wigs}
    art = next((icon for part, icon in COUNTED.items() if part in face.metric), "scroll-quill")
    marks = [*decree_marks(face), wigs]
    counts = ("label-decree-counts", {"metric": face.metric})
    return card(id, face, art=art, icons=[wigs], marks=marks, colour="purple", short=counts, **props)


def decree_marks(face: Decree) -> list[Any]:
    """Of which row, column, good or side a decree speaks, where a sign can say it."""
    if face.of in GOODS or face.of in NOBLES or face.of in CUBES:
        return [{"icon": ICONS[face.of]}]
    if face.of in SIDES:
        return [{"value": SIDES[face.of]}]
    return [{"value": face.of}] if 0 < len(face.of) <= 2 else []


def clergy_card(tile: Clergy, id: str, **props: Any) -> Node:
    """A clergy tile with the wigs on its back. [L19.3]"""
    art = ICONS.get(tile.of) if tile.of != "wigs" else None
    badges = [{"icon": "wig", "value": tile.wigs}]
    art = art or GRANTED.get(tile.effect, "church")
    return card(id, tile, art=art, badges=badges, colour="white", quiet=True, **props)


def building_card(face: Building, architect: str, **props: Any) -> Node:
    """A public building that is not open yet, its architect's side up. [L1.2.1]"""
    icons = [{"icon": ICONS[good]} for good in face.shows(architect)]
    return card(f"building:{face.key}", face, icons=icons, art="greek-temple", colour=architect, **props)


def favor_card(favor: Favor, seat: int, **props: Any) -> Node:
    """A royal favor in a player's hands. [L10.6]"""
    colour = KIND_TONES[favor.noble]
    return card(f"favor:{seat}:{favor.noble}", favor, art=ICONS[favor.noble], colour=colour, quiet=True, **props)


def crates(seat: int, i: int, cargo: str, sea: bool) -> list[Node]:
    """The goods under a ship, face down once it is at sea. [L8.4]"""
    found = []
    for j, letter in enumerate(cargo):
        id = f"cargo:{seat}:{i}:{j}"
        good = GOOD_OF.get(letter)
        if sea or good is None:
            found.append(token(id, "wooden-crate", tone="wood", label="label-crate", size=20))
        else:
            found.append(token(id, ICONS[good], tone=TONES[good], label=f"word-{good}", size=20))
    return found


@cached_part
def cubes(place: str, rubble: str) -> list[Node]:
    """The cubes lying at a place."""
    found = []
    for i, letter in enumerate(rubble):
        cube = CUBE_OF[letter]
        name = cube if place == "pile" else f"{cube}@{place}"
        found.append(
            token(
                f"cube:{place}:{i}",
                ICONS[cube],
                tone=CUBE_TONES[cube],
                shape="cube",
                size=15,
                name=name,
                label=f"word-{cube}",
            )
        )
    return found


def official(id: str, seat: int, name: str, count: int = 1) -> Node:
    """Officials; they answer to the option that takes one back."""
    several = {"count": count} if count > 1 else {}
    return token(id, "meeple", seat=seat, label="label-official", name=name, **several)
