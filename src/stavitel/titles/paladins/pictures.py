"""What things look like: pictures by name, cards as they are drawn everywhere, and the cover of the box."""

from __future__ import annotations

from typing import Any, Final

from stavitel.kernel import Card
from stavitel.kernel.scene import Node, card, ornament, token
from stavitel.kernel.values import card_message
from stavitel.titles.paladins.kinds import (
    ATTRIBUTES,
    KINDS,
    LETTERS,
    Favour,
    Order,
    Outsider,
    Paladin,
    Reward,
    Tavern,
    Townsfolk,
    Wall,
)

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
    "take-debt": "debt",
    "pray": "prayer",
    "free-recruit": "medal",
    "free-develop": "anvil",
}
COUNTER_ICONS: Final = {**ICONS, "debt": "debt", "suspicion": "handcuffs", "points": "laurels", "worker": "person"}
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
COVER: Final = (
    ornament("patch", (-40, 80, 560, 160), tone="#c9bc7e"),
    ornament("hill", (-20, 50, 170, 100)),
    ornament("hill", (330, 56, 170, 96)),
    ornament("sea", path=[(480, 120), (400, 128), (350, 146), (300, 180), (480, 180)]),
    ornament("road", path=[(-10, 160), (90, 148), (180, 152), (236, 168)], size=14),
    ornament("wood", (6, 92, 84, 62), count=8, size=34),
    ornament("tower", (100, 62, 32, 92), tone="red"),
    ornament("wall", (126, 108, 210, 46)),
    ornament("gate", (176, 56, 112, 98), tone="gold"),
    ornament("tower", (330, 62, 32, 92), tone="blue"),
    ornament("ship", (366, 112, 54, 42)),
)


def icons(reward: Reward) -> list[Any]:
    """The pictures of a reward, equal ones counted."""
    counted = {word: reward.count(word) for word in reward}
    return [ICONS[word] if count == 1 else [ICONS[word], count] for word, count in counted.items()]


def either(choices: tuple[Reward, ...]) -> list[Any]:
    """The pictures of rewards of which one is taken."""
    shown: list[Any] = []
    for number, reward in enumerate(choices):
        shown += ["/"] * (number > 0) + icons(reward)
    return shown


def people(workers: Reward) -> list[Any]:
    """Workers one by one, each in the colour of its kind."""
    return [{"icon": ICONS[kind], "tone": TONES[kind]} for kind in workers]


def action_icon(action: str) -> dict[str, Any]:
    """The picture of an action; it may be that of a worker or an attribute, so its word goes with it."""
    return {"icon": ACTION_ICONS[action], "word": f"word-{action}"}


def worker(id: str, letter: str, **props: Any) -> Node:
    """A worker on a spot."""
    kind = KINDS[LETTERS.index(letter)] if letter in LETTERS else "any"
    label = "label-workers" if kind == "any" else "card-" + kind
    return token(id, ICONS[kind], colour=TONES[kind], label=label, shape="worker", **props)


def order_card(order: Order, done: list[int]) -> Node:
    """What the King asks for, and the seats that have done it."""
    badges = [{"seat": seat, "icon": "check-mark"} for seat in done]
    asked = {**action_icon(order.action), "value": order.times}
    return card(order.key, order, art=asked["icon"], icons=[asked], badges=badges, colour="gold", quiet=True)


def favour_card(favour: Favour, there: str | None) -> Node:
    """A favour: the worker it needs, its price, what it gives, and the worker on it."""
    workers = [worker(f"{favour.key}:worker", there)] if there else []
    badge = [{"icon": ICONS[favour.spot], "tone": TONES[favour.spot]}, *({"icon": ICONS[c]} for c in favour.cost)]
    return card(
        favour.key,
        favour,
        workers,
        art="crown",
        icons=either(favour.choices),
        badges=badge,
        tapped=bool(there),
        colour="green",
        quiet=True,
    )


def tavern_card(face: Tavern, tapped: bool = False, **props: Any) -> Node:
    """Four workers for the taking."""
    return card(
        face.key,
        face,
        icons=people(face.workers),
        tapped=tapped,
        colour="brown",
        art="beer-stein",
        quiet=True,
        free=True,
        **props,
    )


def townsfolk_card(face: Townsfolk, **props: Any) -> Node:
    """What dismissing brings, and the ability."""
    badges = [
        {"icon": icon} if isinstance(icon, str) else {"icon": icon[0], "value": icon[1]}
        for icon in icons(face.dismissed)
    ]
    short = card_message(face.key) + ".short"
    art = trigger_icon(face)
    return card(face.key, face, icons=icons(face.gains), badges=badges, colour="teal", art=art, short=short, **props)


def trigger_icon(face: Townsfolk) -> str:
    """The picture of what sets an ability off."""
    return {"inquisition": "eye-shield", "pay-debt": ICONS["pay-debt"]}.get(face.trigger) or ACTION_ICONS[face.trigger]


def outsider_card(face: Outsider, **props: Any) -> Node:
    """The reward of an attack and the points of a conversion."""
    badges = [{"icon": ICONS["strength"], "value": face.strength}]
    return card(
        face.key,
        face,
        icons=icons(face.attacked),
        badges=badges,
        colour=TONES[face.people],
        art="spartan-helmet",
        short=card_message(face.key) + ".short",
        **props,
    )


def paladin_card(id: str, face: Paladin, tip: str | None = None, **props: Any) -> Node:
    """Two workers, the boost, the ability."""
    if face.hidden:
        return card(id, face, **props)
    boost = [
        {"icon": ICONS[name], "value": f"+{value}"}
        for name, value in zip(ATTRIBUTES, (face.faith, face.strength, face.influence), strict=True)
        if value
    ]
    return card(
        id,
        face,
        icons=[*people(face.workers), action_icon(face.action)],
        badges=boost,
        art="mounted-knight",
        colour="gold",
        tip=tip,
        **props,
    )


def place_card(id: str, face: Card, **props: Any) -> Node:
    """A card known by its place, shown if the seat may see it."""
    return paladin_card(id, face, "label-chosen", **props) if isinstance(face, Paladin) else card(id, face, **props)


def wall_card(face: Wall, **props: Any) -> Node:
    """A wall in its place."""
    shown = [*icons(face.gains), *either(face.choices)]
    badges: list[Any] = [{"icon": ICONS["strength"], "value": face.strength}]
    if face.vp:
        badges.append({"icon": "laurels", "value": face.vp})
    return card(face.key, face, icons=shown, badges=badges, colour="stone", art="stone-wall", **props)
