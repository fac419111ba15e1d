"""The printed things: cards, boards and score tables, as data, each with how we know it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from stavitel.kernel import Card, corrected

LABOURER: Final = 0
SCOUT: Final = 1
MERCHANT: Final = 2
FIGHTER: Final = 3
CLERIC: Final = 4
CRIMINAL: Final = 5

KINDS: Final = ("labourer", "scout", "merchant", "fighter", "cleric", "criminal")
KIND: Final = {name: index for index, name in enumerate(KINDS)}
LETTERS: Final = "LSMFCX"  # how a placed worker is noted on its action space
ATTRIBUTES: Final = ("faith", "strength", "influence")
LEFT: Final = ("develop", "recruit", "hunt", "trade", "pray", "conspire")
RIGHT: Final = ("commission", "fortify", "garrison", "absolve", "attack", "convert")

# A reward is a row of words; a number before a word repeats it:
#   labourer scout merchant fighter cleric   that worker          criminal       that worker and 1 suspicion card
#   faith strength influence                 1 step on the track  silver provision          from the general supply
#   tax            1 silver from the tax supply                   acquit         discard the newest own suspicion card
#   pay-debt       flip an unpaid debt                            cancel-debt    give an unpaid debt back
#   pray           clear an own action space                      free-recruit   a townsfolk of the row at no cost
#   free-develop   place a workshop at no cost                    take-debt      (as a cost) take an unpaid debt
Reward = tuple[str, ...]


def _reward(text: str) -> Reward:
    words: list[str] = []
    times = 1
    for word in text.split():
        if word.isdigit():
            times = int(word)
        else:
            words += [word] * times
            times = 1
    return tuple(words)


def _choices(text: str) -> tuple[Reward, ...]:
    return tuple(_reward(part) for part in text.split("/")) if text else ()


REWARDS: Final = (
    "labourer", "scout", "merchant", "fighter", "cleric", "criminal", "faith", "strength", "influence", "silver",
    "provision", "tax", "acquit", "pay-debt", "cancel-debt", "pray", "free-recruit", "free-develop",
)  # fmt: skip
COSTS: Final = ("silver", "provision", "take-debt")


class Printed(Card):
    """A printed thing of this game; a content file may write any reward, worker or price into it."""

    allowed: ClassVar[Mapping[str, tuple[Any, ...]]] = {
        **dict.fromkeys(("dismissed", "recruited", "gains", "attacked", "reward", "raises", "one", "two"), (REWARDS,)),
        "choices": ((REWARDS,),),
        "workers": (KINDS,),
        "gain": KINDS,
        "spots": ((*KINDS, "any"),),
        "spot": (*KINDS, "any"),
        "cost": (COSTS,),
    }


@dataclass(frozen=True, eq=False)
class Worker(Printed):
    """A kind of worker; the criminal is wild. [P1.4]"""

    key: str
    letter: str
    source: str = "rulebook"
    back: str = "worker"


@dataclass(frozen=True, eq=False)
class Paladin(Printed):
    """A paladin of one of the four sets: two workers, a boost and an ability for a round. [P16.1]"""

    key: str
    name: str
    workers: Reward
    faith: int
    strength: int
    influence: int
    action: str  # what the ability helps with
    waives: str  # the cost of the action that falls away
    reduces: int  # silver less to pay for it
    gains: Reward  # what each performance brings besides
    source: str
    back: str


@dataclass(frozen=True, eq=False)
class Townsfolk(Printed):
    """One of the town: a reward when dismissed, another and an ability when recruited. [P6.3, P6.4, P15]"""

    key: str
    dismissed: Reward
    recruited: Reward
    trigger: str  # the action it helps with, "pay-debt" or "inquisition"
    only_if: str  # the condition of an ability used in an Inquisition
    gains: Reward
    source: str
    back: str = "townsfolk"


@dataclass(frozen=True, eq=False)
class Outsider(Printed):
    """Attacked for a reward, or converted for strength and points at the end. [P8.6, P8.10]"""

    key: str
    people: str
    attacked: Reward
    strength: int
    scores: str
    source: str
    back: str = "outsider"


@dataclass(frozen=True, eq=False)
class Order(Printed):
    """A King's Order: do an action this many times. [P9.1]"""

    key: str
    action: str
    times: int
    source: str
    back: str = "order"


@dataclass(frozen=True, eq=False)
class Favour(Printed):
    """A King's Favour: an action space for all, once a round. [P10]"""

    key: str
    spot: str
    cost: Reward
    choices: tuple[Reward, ...]
    source: str
    back: str = "favour"


@dataclass(frozen=True, eq=False)
class Tavern(Printed):
    """A tavern card: four workers. [P3.5]"""

    key: str
    workers: Reward
    source: str
    back: str = "tavern"


@dataclass(frozen=True, eq=False)
class Wall(Printed):
    """A piece of wall: strength, rewards, perhaps a choice, perhaps points. [P7.6]"""

    key: str
    strength: int
    gains: Reward
    choices: tuple[Reward, ...]
    vp: int
    source: str
    back: str = "wall"


@dataclass(frozen=True, eq=False)
class Suspicion(Printed):
    """A suspicion card with its tax. [P12.1]"""

    key: str
    tax: int
    copies: int
    source: str
    back: str = "suspicion"


@dataclass(frozen=True, eq=False)
class Debt(Printed):
    """The debt card; the table counts them. [P13]"""

    key: str = "debt"
    copies: int = 24
    unpaid: int = -3
    paid: int = 1
    source: str = "rulebook"
    back: str = "debt"


@dataclass(frozen=True, eq=False)
class Scheme(Printed):
    """What the virtual player tries to do. [P24.3]"""

    key: str
    action: str
    copies: int
    source: str
    back: str = "scheme"


@dataclass(frozen=True, eq=False)
class Square(Printed):
    """A square of the main board for a monk or an outpost. [P7.2, P7.10]"""

    key: str
    region: int
    reward: Reward
    players: int  # the least number of players it is open with
    source: str
    back: str = "board"


@dataclass(frozen=True, eq=False)
class Region(Printed):
    """A region: the faith a monk and the strength an outpost needs there. [P7.2, P7.10]"""

    key: str
    faith: int
    strength: int
    source: str
    back: str = "board"


@dataclass(frozen=True, eq=False)
class TownPlace(Printed):
    """A place of the townsfolk row and what it costs. [P6.2]"""

    key: str
    silver: int
    or_debt: bool
    source: str
    back: str = "board"


@dataclass(frozen=True, eq=False)
class Frontier(Printed):
    """A place of the outsider row: strength to attack, faith to convert. [P8.4, P8.9]"""

    key: str
    strength: int
    faith: int
    source: str
    back: str = "board"


@dataclass(frozen=True, eq=False)
class OrderSlot(Printed):
    """A place for a King's Order: the round it is turned up in and its points. [P3.2, P9.2]"""

    key: str
    round: int
    vp: int
    source: str = "rulebook"
    back: str = "board"


@dataclass(frozen=True, eq=False)
class FavourSlot(Printed):
    """A place for a King's Favour: the round it is turned up in. [P3.2]"""

    key: str
    round: int
    source: str = "rulebook"
    back: str = "board"


@dataclass(frozen=True, eq=False)
class TaxSupply(Printed):
    """How many coins the tax supply holds with a number of players. [P2.4]"""

    key: str
    silver: int
    source: str
    back: str = "board"


@dataclass(frozen=True, eq=False)
class Space(Printed):
    """An action space of the player board: its worker spots and its fixed cost and gains. [P4.1]"""

    key: str
    spots: tuple[str, ...]
    silver: int
    one: Reward  # gained with one worker
    two: Reward  # gained with two
    source: str = "rulebook"
    back: str = "board"


@dataclass(frozen=True, eq=False)
class Workshop(Printed):
    """The n-th workshop of the row and the worker under it. [P5.3]"""

    key: str
    gain: str
    source: str
    back: str = "board"


@dataclass(frozen=True, eq=False)
class Piece(Printed):
    """The n-th monk, wall, outpost, jar or convert: its cost, what it needs and what it raises. [P7, P8]"""

    key: str
    cost: int
    needs: int
    raises: Reward
    source: str
    back: str = "board"


@dataclass(frozen=True, eq=False)
class JarSpace(Printed):
    """A space that a jar may be moved to, and its reward. [P8.2]"""

    key: str
    reward: Reward
    source: str
    back: str = "board"


@dataclass(frozen=True, eq=False)
class Points(Printed):
    """Victory points by a count: an attribute on its track, or times an action was done. [P19]"""

    key: str
    vp: tuple[int, ...]
    source: str
    back: str = "board"


@dataclass(frozen=True, eq=False)
class Difficulty(Printed):
    """How many workshops the virtual player starts with. [P20.6]"""

    key: str
    orders: int
    source: str = "rulebook"
    back: str = "board"


@dataclass(frozen=True, eq=False)
class Number(Printed):
    """A printed number on its own."""

    key: str
    value: int
    source: str
    back: str = "board"


WORKERS: Final = tuple(Worker(name, letter) for name, letter in zip(KINDS, LETTERS, strict=True))

# fmt: off
#    name         workers              F  S  I  action        waives        −  gains          source
_PALADINS: Final = (
    ("anseis",    "merchant scout",    1, 0, 3, "fortify",    "provisions", 0, "",            "printed"),
    ("berengier", "fighter merchant",  0, 3, 1, "garrison",   "provisions", 0, "",            "printed"),
    ("engelier",  "fighter scout",     1, 3, 0, "attack",     "",           0, "2 silver",    "printed"),
    ("gerier",    "cleric fighter",    3, 0, 1, "convert",    "silver",     0, "",            "printed"),
    ("gerin",     "merchant labourer", 0, 0, 4, "conspire",   "",           0, "2 silver",    "printed"),
    ("girard",    "2 scout",           2, 0, 2, "hunt",       "",           0, "2 provision", "printed"),
    ("ivoire",    "cleric merchant",   0, 1, 3, "absolve",    "silver",     0, "",            "printed"),
    ("ivon",      "cleric scout",      3, 1, 0, "commission", "provisions", 0, "",            "printed"),
    ("oliver",    "2 cleric",          4, 0, 0, "pray",       "silver",     0, "",            "printed"),
    ("otton",     "2 merchant",        2, 2, 0, "trade",      "",           0, "2 silver",    "printed"),
    ("roland",    "fighter labourer",  0, 4, 0, "recruit",    "silver",     0, "",            "printed"),
    ("samson",    "scout labourer",    0, 2, 2, "develop",    "",           2, "",            "printed"),
)

#    key              dismissed             recruited    works with     if      gains          source
_TOWNSFOLK: Final = (
    ("abbot-1",       "cleric labourer",    "",          "absolve",     "",     "labourer",    "printed"),
    ("abbot-2",       "pray",               "provision", "absolve",     "",     "provision",   "printed"),
    ("abbot-3",       "cancel-debt",        "acquit",    "absolve",     "",     "tax",         "printed"),
    ("acolyte-1",     "cleric",             "",          "commission",  "",     "labourer",    "printed"),
    ("acolyte-2",     "pray",               "silver",    "commission",  "",     "silver",      "printed"),
    ("acolyte-3",     "2 acquit",           "acquit",    "commission",  "",     "tax",         "printed"),
    ("architect-1",   "criminal",           "",          "develop",     "",     "labourer",    "printed"),
    ("architect-2",   "labourer provision", "provision", "develop",     "",     "provision",   "printed"),
    ("architect-3",   "2 tax",              "acquit",    "develop",     "",     "tax",         "printed"),
    ("conspirator-1", "2 acquit",           "",          "inquisition", "",     "acquit",      "printed"),
    ("conspirator-2", "criminal",           "",          "inquisition", "",     "acquit",      "printed"),
    ("collector-1",   "2 labourer",         "",          "pay-debt",    "",     "labourer",    "printed"),
    ("collector-2",   "cancel-debt",        "",          "pay-debt",    "",     "fighter",     "printed"),
    ("collector-3",   "2 acquit",           "",          "pay-debt",    "",     "scout",       "printed"),
    ("defender-1",    "strength",           "",          "attack",      "",     "labourer",    "printed"),
    ("defender-2",    "labourer provision", "provision", "attack",      "",     "provision",   "printed"),
    ("defender-3",    "2 tax",              "acquit",    "attack",      "",     "tax",         "printed"),
    ("gatekeeper-1",  "merchant labourer",  "",          "fortify",     "",     "labourer",    "printed"),
    ("gatekeeper-2",  "scout",              "silver",    "fortify",     "",     "silver",      "printed"),
    ("gatekeeper-3",  "2 tax",              "acquit",    "fortify",     "",     "tax",         "printed"),
    ("missionary-1",  "pray",               "",          "convert",     "",     "labourer",    "printed"),
    ("missionary-2",  "faith",              "provision", "convert",     "",     "provision",   "printed"),
    ("missionary-3",  "scout labourer",     "acquit",    "convert",     "",     "tax",         "printed"),
    ("peddler-1",     "2 labourer",         "",          "inquisition", "two",  "labourer",    "printed"),
    ("peddler-2",     "labourer provision", "",          "inquisition", "two",  "2 provision", "printed"),
    ("peddler-3",     "2 acquit",           "",          "inquisition", "two",  "2 silver",    "printed"),
    ("squire-1",      "fighter",            "",          "inquisition", "none", "faith",       "printed"),
    ("squire-2",      "influence",          "",          "inquisition", "none", "influence",   "printed"),
    ("squire-3",      "criminal",           "",          "inquisition", "none", "strength",    "reconstructed"),
    ("watchman-1",    "fighter labourer",   "",          "garrison",    "",     "labourer",    "printed"),
    ("watchman-2",    "labourer provision", "silver",    "garrison",    "",     "silver",      "printed"),
    ("watchman-3",    "merchant",           "acquit",    "garrison",    "",     "tax",         "printed"),
)

#    key                    people       attacked              strength  scores                source
_OUTSIDERS: Final = (
    ("adventurer-viking",   "viking",    "labourer cleric",    1,        "per-2-commission",   "printed"),
    ("armourer-viking",     "viking",    "labourer provision", 1,        "per-4-strength",     "printed"),
    ("assassin-viking",     "viking",    "labourer fighter",   2,        "attacked-saracen",   "printed"),
    ("barbarian-viking",    "viking",    "tax provision",      2,        "attacked-byzantine", "printed"),
    ("guardian-viking",     "viking",    "merchant provision", 1,        "per-2-develop",      "printed"),
    ("lookout-viking",      "viking",    "merchant",           1,        "per-2-fortify",      "printed"),
    ("marauder-viking",     "viking",    "criminal",           1,        "per-4-influence",    "printed"),
    ("mercenary-viking",    "viking",    "2 labourer",         1,        "mercenary",          "printed"),
    ("protector-viking",    "viking",    "labourer provision", 1,        "per-paid-debt",      "printed"),
    ("thief-viking",        "viking",    "2 tax",              1,        "per-suspicion",      "printed"),
    ("traitor-viking",      "viking",    "criminal",           1,        "per-unpaid-debt",    "printed"),
    ("vigilante-viking",    "viking",    "cancel-debt",        1,        "per-2-absolve",      "printed"),
    ("archer-byzantine",    "byzantine", "scout provision",    1,        "per-2-garrison",     "printed"),
    ("armourer-byzantine",  "byzantine", "fighter",            1,        "per-4-strength",     "printed"),
    ("assassin-byzantine",  "byzantine", "labourer provision", 2,        "attacked-saracen",   "printed"),
    ("champion-byzantine",  "byzantine", "acquit merchant",    1,        "champion",           "printed"),
    ("guardian-byzantine",  "byzantine", "2 labourer",         1,        "per-2-develop",      "printed"),
    ("hunter-byzantine",    "byzantine", "acquit fighter",     1,        "per-2-recruit",      "printed"),
    ("invader-byzantine",   "byzantine", "tax provision",      2,        "attacked-viking",    "printed"),
    ("lookout-byzantine",   "byzantine", "labourer merchant",  1,        "per-2-fortify",      "printed"),
    ("mercenary-byzantine", "byzantine", "acquit labourer",    1,        "mercenary",          "printed"),
    ("thief-byzantine",     "byzantine", "criminal",           1,        "per-suspicion",      "printed"),
    ("traitor-byzantine",   "byzantine", "cancel-debt",        1,        "per-unpaid-debt",    "printed"),
    ("warrior-byzantine",   "byzantine", "2 provision",        1,        "per-4-faith",        "printed"),
    ("adventurer-saracen",  "saracen",   "labourer scout",     1,        "per-2-commission",   "printed"),
    ("archer-saracen",      "saracen",   "2 provision",        1,        "per-2-garrison",     "printed"),
    ("barbarian-saracen",   "saracen",   "labourer scout",     2,        "attacked-byzantine", "printed"),
    ("champion-saracen",    "saracen",   "acquit scout",       1,        "champion",           "printed"),
    ("hunter-saracen",      "saracen",   "cancel-debt",        1,        "per-2-recruit",      "printed"),
    ("invader-saracen",     "saracen",   "influence",          2,        "attacked-viking",    "printed"),
    ("marauder-saracen",    "saracen",   "influence",          1,        "per-4-influence",    "printed"),
    ("mercenary-saracen-1", "saracen",   "labourer provision", 1,        "mercenary",          "printed"),
    ("mercenary-saracen-2", "saracen",   "2 tax",              1,        "mercenary",          "printed"),
    ("protector-saracen",   "saracen",   "2 labourer",         1,        "per-paid-debt",      "printed"),
    ("vigilante-saracen",   "saracen",   "acquit cleric",      1,        "per-2-absolve",      "reconstructed"),
    ("warrior-saracen",     "saracen",   "cleric",             1,        "per-4-faith",        "printed"),
)

#    key                 action        times  source
_ORDERS: Final = (
    ("order-commission", "commission", 5,     "rulebook"),
    ("order-fortify",    "fortify",    5,     "rulebook"),
    ("order-garrison",   "garrison",   5,     "printed"),
    ("order-absolve",    "absolve",    5,     "rulebook"),
    ("order-attack",     "attack",     5,     "rulebook"),
    ("order-convert",    "convert",    5,     "rulebook"),
)

#    key          spot        cost         take one of                      source
_FAVOURS: Final = (
    ("favour-1",  "scout",    "",          "free-recruit",                  "printed"),
    ("favour-2",  "cleric",   "",          "acquit 2 tax",                  "printed"),
    ("favour-3",  "any",      "",          "2 criminal",                    "printed"),
    ("favour-4",  "criminal", "",          "faith / strength / influence",  "printed"),
    ("favour-5",  "fighter",  "silver",    "pay-debt / 2 acquit",           "printed"),
    ("favour-6",  "any",      "take-debt", "scout merchant fighter",        "printed"),
    ("favour-7",  "merchant", "provision", "free-develop / fighter cleric", "printed"),
    ("favour-8",  "criminal", "",          "3 labourer",                    "printed"),
    ("favour-9",  "any",      "",          "2 provision tax",               "printed"),
    ("favour-10", "any",      "",          "pray",                          "printed"),
)

#    key          workers                              source
_TAVERN: Final = (
    ("tavern-1",  "cleric scout 2 labourer",           "printed"),
    ("tavern-2",  "2 fighter scout criminal",          "printed"),
    ("tavern-3",  "2 merchant scout criminal",         "printed"),
    ("tavern-4",  "2 fighter criminal labourer",       "printed"),
    ("tavern-5",  "cleric 2 scout criminal",           "printed"),
    ("tavern-6",  "fighter merchant scout criminal",   "printed"),
    ("tavern-7",  "2 merchant 2 labourer",             "printed"),
    ("tavern-8",  "2 merchant 2 scout",                "printed"),
    ("tavern-9",  "2 cleric fighter scout",            "printed"),
    ("tavern-10", "2 cleric merchant scout",           "printed"),
    ("tavern-11", "2 fighter merchant criminal",       "printed"),
    ("tavern-12", "fighter scout 2 criminal",          "printed"),
    ("tavern-13", "2 merchant scout labourer",         "printed"),
    ("tavern-14", "2 cleric merchant labourer",        "printed"),
    ("tavern-15", "fighter merchant 2 scout",          "printed"),
    ("tavern-16", "fighter 2 criminal labourer",       "printed"),
    ("tavern-17", "cleric labourer criminal labourer", "printed"),
    ("tavern-18", "2 cleric 2 merchant",               "printed"),
    ("tavern-19", "2 fighter 2 labourer",              "printed"),
    ("tavern-20", "3 cleric fighter",                  "printed"),
    ("tavern-21", "2 cleric fighter merchant",         "printed"),
    ("tavern-22", "3 scout labourer",                  "printed"),
    ("tavern-23", "fighter merchant 2 criminal",       "printed"),
    ("tavern-24", "fighter criminal 2 labourer",       "printed"),
)

#    key        strength  gains                takes one of           VP  source
_WALLS: Final = (
    ("wall-1",  2,        "",                  "",                    0,  "printed"),
    ("wall-2",  2,        "",                  "",                    0,  "printed"),
    ("wall-3",  1,        "labourer",          "",                    1,  "printed"),
    ("wall-4",  1,        "labourer",          "",                    1,  "printed"),
    ("wall-5",  1,        "",                  "",                    2,  "printed"),
    ("wall-6",  1,        "",                  "",                    2,  "printed"),
    ("wall-7",  1,        "",                  "pay-debt / 2 silver", 0,  "printed"),
    ("wall-8",  1,        "",                  "pay-debt / 2 silver", 0,  "printed"),
    ("wall-9",  1,        "",                  "acquit / 2 silver",   0,  "printed"),
    ("wall-10", 1,        "",                  "acquit / 2 silver",   0,  "printed"),
    ("wall-11", 1,        "",                  "acquit / 2 silver",   0,  "printed"),
    ("wall-12", 1,        "",                  "pay-debt / 2 silver", 0,  "printed"),
    ("wall-13", 1,        "3 labourer",        "",                    0,  "printed"),
    ("wall-14", 1,        "",                  "acquit / 2 silver",   0,  "printed"),
    ("wall-15", 1,        "2 labourer",        "",                    0,  "printed"),
    ("wall-16", 1,        "labourer merchant", "",                    0,  "printed"),
    ("wall-17", 1,        "labourer fighter",  "",                    0,  "printed"),
    ("wall-18", 1,        "labourer scout",    "",                    0,  "printed"),
    ("wall-19", 1,        "scout",             "",                    0,  "printed"),
    ("wall-20", 1,        "merchant",          "",                    0,  "printed"),
    ("wall-21", 1,        "fighter",           "",                    0,  "printed"),
    ("wall-22", 1,        "labourer cleric",   "",                    0,  "printed"),
    ("wall-23", 1,        "scout merchant",    "",                    0,  "printed"),
    ("wall-24", 1,        "cleric",            "",                    0,  "printed"),
)

#    key            tax  copies  source
_SUSPICIONS: Final = (
    ("suspicion-0", 0,   6,      "printed"),
    ("suspicion-1", 1,   8,      "printed"),
    ("suspicion-2", 2,   10,     "printed"),
)

#    key                  action        copies  source
_SCHEMES: Final = (
    ("scheme-favour",     "favour",     5,      "rulebook"),
    ("scheme-commission", "commission", 1,      "rulebook"),
    ("scheme-fortify",    "fortify",    1,      "reconstructed"),
    ("scheme-garrison",   "garrison",   1,      "reconstructed"),
    ("scheme-absolve",    "absolve",    1,      "reconstructed"),
    ("scheme-attack",     "attack",     1,      "reconstructed"),
    ("scheme-convert",    "convert",    1,      "reconstructed"),
    ("scheme-order",      "order",      2,      "reconstructed"),
    ("scheme-recruit",    "recruit",    1,      "printed"),
    ("scheme-pray",       "pray",       1,      "reconstructed"),
    ("scheme-trade",      "trade",      1,      "reconstructed"),
    ("scheme-conspire",   "conspire",   1,      "reconstructed"),
)

#    key    region  reward               players  source
_SQUARES: Final = (
    ("r1a", 1,      "free-recruit",      1,       "printed"),
    ("r1b", 1,      "2 silver",          1,       "printed"),
    ("r1c", 1,      "labourer",          3,       "printed"),
    ("r1d", 1,      "acquit",            4,       "printed"),
    ("r2a", 2,      "free-recruit",      1,       "printed"),
    ("r2b", 2,      "2 silver",          1,       "printed"),
    ("r2c", 2,      "scout",             1,       "printed"),
    ("r2d", 2,      "acquit",            1,       "printed"),
    ("r2e", 2,      "labourer",          4,       "printed"),
    ("r2f", 2,      "2 silver",          3,       "printed"),
    ("r2g", 2,      "acquit",            3,       "printed"),
    ("r3a", 3,      "labourer",          1,       "printed"),
    ("r3b", 3,      "merchant",          1,       "printed"),
    ("r3c", 3,      "2 silver",          1,       "printed"),
    ("r3d", 3,      "pray",              1,       "printed"),
    ("r3e", 3,      "scout",             1,       "printed"),
    ("r3f", 3,      "fighter",           1,       "printed"),
    ("r3g", 3,      "free-recruit",      3,       "printed"),
    ("r3h", 3,      "pay-debt",          3,       "printed"),
    ("r3i", 3,      "2 silver",          4,       "printed"),
    ("r4a", 4,      "fighter",           1,       "printed"),
    ("r4b", 4,      "pray",              1,       "printed"),
    ("r4c", 4,      "merchant",          1,       "printed"),
    ("r4d", 4,      "cleric",            1,       "printed"),
    ("r4e", 4,      "pay-debt",          1,       "printed"),
    ("r4f", 4,      "labourer scout",    1,       "printed"),
    ("r4g", 4,      "2 silver",          1,       "printed"),
    ("r4h", 4,      "pray",              3,       "printed"),
    ("r4i", 4,      "2 labourer",        4,       "printed"),
    ("r4j", 4,      "2 silver",          3,       "printed"),
    ("r5a", 5,      "pray",              1,       "printed"),
    ("r5b", 5,      "labourer fighter",  1,       "printed"),
    ("r5c", 5,      "pay-debt",          1,       "printed"),
    ("r5d", 5,      "labourer merchant", 1,       "printed"),
    ("r5e", 5,      "labourer cleric",   1,       "printed"),
    ("r5f", 5,      "pay-debt",          4,       "printed"),
    ("r5g", 5,      "2 labourer",        3,       "printed"),
    ("r6a", 6,      "pay-debt",          1,       "printed"),
    ("r6b", 6,      "pray",              3,       "printed"),
    ("r6c", 6,      "2 labourer",        4,       "printed"),
)
# fmt: on
PALADIN_SETS: Final = tuple(
    tuple(
        Paladin(
            f"{name}-{number}",
            name,
            _reward(workers),
            faith,
            strength,
            influence,
            action,
            waives,
            less,
            _reward(gains),
            source,
            f"paladin-{number}",
        )
        for name, workers, faith, strength, influence, action, waives, less, gains, source in _PALADINS
    )
    for number in (1, 2, 3, 4)
)  # fmt: skip
TOWNSFOLK: Final = tuple(
    Townsfolk(key, _reward(dismissed), _reward(recruited), trigger, only_if, _reward(gains), source)
    for key, dismissed, recruited, trigger, only_if, gains, source in _TOWNSFOLK
)
OUTSIDERS: Final = tuple(
    Outsider(key, people, _reward(attacked), strength, scores, source)
    for key, people, attacked, strength, scores, source in _OUTSIDERS
)
ORDERS: Final = tuple(Order(*row) for row in _ORDERS)
FAVOURS: Final = tuple(
    Favour(key, spot, _reward(cost), _choices(choices), source) for key, spot, cost, choices, source in _FAVOURS
)
TAVERN: Final = tuple(Tavern(key, _reward(workers), source) for key, workers, source in _TAVERN)
WALLS: Final = tuple(
    Wall(key, strength, _reward(gains), _choices(choices), vp, source)
    for key, strength, gains, choices, vp, source in _WALLS
)
SUSPICIONS: Final = tuple(Suspicion(*row) for row in _SUSPICIONS)
DEBT: Final = Debt()
SCHEMES: Final = tuple(Scheme(*row) for row in _SCHEMES)
SQUARES: Final = tuple(
    Square(key, region, _reward(reward), players, source) for key, region, reward, players, source in _SQUARES
)

# fmt: off
#       key         faith  strength  source
REGIONS: Final = (
    Region("region-1", 0,   1,       "rulebook"),
    Region("region-2", 2,   3,       "rulebook"),
    Region("region-3", 4,   5,       "rulebook"),
    Region("region-4", 6,   7,       "printed"),
    Region("region-5", 8,   9,       "printed"),
    Region("region-6", 10, 11,       "printed"),
)

#          key     silver  or a debt  source
TOWN_ROW: Final = (
    TownPlace("town-1", 3, True,      "printed"),
    TownPlace("town-2", 2, True,      "printed"),
    TownPlace("town-3", 2, False,     "printed"),
    TownPlace("town-4", 1, False,     "printed"),
    TownPlace("town-5", 0, False,     "printed"),
)

#         key        strength  faith  source
FRONTIER: Final = (
    Frontier("frontier-1", 1,   0,    "rulebook"),
    Frontier("frontier-2", 3,   2,    "rulebook"),
    Frontier("frontier-3", 5,   4,    "rulebook"),
    Frontier("frontier-4", 7,   6,    "rulebook"),
    Frontier("frontier-5", 9,   8,    "printed"),
    Frontier("frontier-6", 11, 10,    "printed"),
)

#          key        round  VP
ORDER_SLOTS: Final = (
    OrderSlot("order-slot-1", 1, 4),
    OrderSlot("order-slot-2", 2, 6),
    OrderSlot("order-slot-3", 3, 8),
)
FAVOUR_SLOTS: Final = tuple(FavourSlot(f"favour-slot-{slot}", slot + 2) for slot in (1, 2, 3, 4, 5))

#          key            silver  source
TAX_SUPPLY: Final = (
    TaxSupply("tax-supply-1", 5, "printed"),
    TaxSupply("tax-supply-2", 5, "printed"),
    TaxSupply("tax-supply-3", 6, "printed"),
    TaxSupply("tax-supply-4", 8, "rulebook"),
)

#      key           spots                          silver  with one        with two
SPACES: Final = (
    Space("develop",    ("any", "any"),                 4, (),             ()),
    Space("recruit",    ("any", "fighter"),             0, (),             ()),
    Space("hunt",       ("any", "scout"),               0, ("provision",), ("provision",) * 3),
    Space("trade",      ("any", "merchant"),            0, ("silver",),    ("silver",) * 3),
    Space("pray",       ("cleric",),                    2, (),             ()),
    Space("conspire",   ("any",),                       0, ("criminal",),  ()),
    Space("commission", ("scout", "any", "cleric"),     0, (),             ()),
    Space("fortify",    ("merchant", "any", "scout"),   0, (),             ()),
    Space("garrison",   ("merchant", "any", "fighter"), 0, (),             ()),
    Space("absolve",    ("cleric", "any", "merchant"),  0, (),             ()),
    Space("attack",     ("scout", "any", "fighter"),    0, (),             ()),
    Space("convert",    ("fighter", "any", "cleric"),   0, (),             ()),
)

WORKSHOPS: Final = tuple(
    Workshop(f"workshop-{n}", gain, "reconstructed")
    for n, gain in enumerate(("scout", "merchant", "fighter", "cleric") * 2, 1)
)
#                        cost of the 1st to 7th      what each needs            what it raises
MONKS: Final = tuple(
    Piece(f"monk-{n}", cost, 0, ("influence",), "rulebook")
    for n, cost in enumerate((1, 1, 1, 2, 2, 3, 3), 1)
)
OUTPOSTS: Final = tuple(
    Piece(f"outpost-{n}", cost, 0, ("faith",), "rulebook")
    for n, cost in enumerate((1, 1, 1, 2, 2, 3, 3), 1)
)
WALL_ROW: Final = tuple(
    Piece(f"wall-place-{n}", cost, needs, (), "rulebook")
    for n, (cost, needs) in enumerate(((1, 0), (1, 1), (1, 3), (2, 5), (2, 7), (3, 9), (3, 11)), 1)
)
JARS: Final = tuple(
    Piece(f"jar-{n}", cost, needs, ("faith",), "rulebook" if n == 1 else "reconstructed")
    for n, (cost, needs) in enumerate(((1, 0), (2, 2), (2, 4), (2, 6), (3, 8), (3, 10), (3, 12)), 1)
)
CONVERT_ROW: Final = tuple(
    Piece(f"convert-place-{n}", cost, 0, (), "rulebook")
    for n, cost in enumerate((0, 1, 2, 2, 2, 3, 3), 1)
)

#        key               reward             source
JAR_SPACES: Final = (
    JarSpace("jar-space-1", ("pay-debt",),     "rulebook"),
    JarSpace("jar-space-2", ("pay-debt",),     "rulebook"),
    JarSpace("jar-space-3", ("free-recruit",), "rulebook"),
    JarSpace("jar-space-4", ("faith",),        "printed"),
    JarSpace("jar-space-5", ("acquit",),       "reconstructed"),
    JarSpace("jar-space-6", ("pray",),         "reconstructed"),
    JarSpace("jar-space-7", ("labourer",) * 2, "reconstructed"),
)

#       key                     0  1  2  3  4  5  6  7  8   9  10  11  12   source
ATTRIBUTE_POINTS: Final = \
    Points("points-attribute", (0, 0, 1, 1, 3, 3, 6, 6, 9, 11, 13, 16, 20), "printed")
COMMISSION_POINTS: Final = \
    Points("points-commission", (0, 0, 0, 0, 0, 2, 5, 9), "printed")
GARRISON_POINTS: Final = \
    Points("points-garrison",   (0, 0, 0, 0, 0, 2, 5, 9), "printed")
FORTIFY_POINTS: Final = \
    Points("points-fortify",    (0, 0, 0, 0, 0, 1, 3, 6), "printed")
ABSOLVE_POINTS: Final = \
    Points("points-absolve",    (0, 0, 0, 0, 0, 1, 3, 6), "printed")
DEVELOP_POINTS: Final = \
    Points("points-develop",    (0, 0, 0, 0, 0, 0, 1, 3, 6), "printed")
# fmt: on
LEFTOVERS: Final = Number("leftovers-for-a-point", 3, "rulebook")
CARRIED: Final = Number("workers-carried-over", 3, "rulebook")
START_SILVER: Final = Number("start-silver", 3, "rulebook")
START_PROVISIONS: Final = Number("start-provisions", 1, "rulebook")
VIRTUAL_WORKERS: Final = Number("virtual-workers-beyond-round", 3, "rulebook")
BASIC: Final = ("recruit", "pray", "trade", "conspire", "rest")  # of the virtual player, as it prefers them [P24.4]
BASIC_WORKERS: Final = tuple(
    Number(f"virtual-{action}", 1, "rulebook" if action == "recruit" else "reconstructed") for action in BASIC
)
DIFFICULTIES: Final = (Difficulty("easy", 1), Difficulty("standard", 3), Difficulty("hard", 5))

SPACE: Final = {space.key: space for space in SPACES}
TOP: Final = 12  # the end of the attribute track [P1.2]
ROUNDS: Final = 7
MOST: Final = 7  # monks, walls, outposts, jars and converts a player can place [P4.11]

_PRINTED: Final[tuple[tuple[Card, ...], ...]] = (
    *PALADIN_SETS, WORKERS, TOWNSFOLK, OUTSIDERS, ORDERS, FAVOURS, TAVERN, WALLS, SUSPICIONS, (DEBT,), SCHEMES,
    SQUARES, REGIONS, TOWN_ROW, FRONTIER, ORDER_SLOTS, FAVOUR_SLOTS, TAX_SUPPLY, SPACES, WORKSHOPS, MONKS,
    OUTPOSTS, WALL_ROW, JARS, CONVERT_ROW, JAR_SPACES, DIFFICULTIES,
    (ATTRIBUTE_POINTS, COMMISSION_POINTS, GARRISON_POINTS, FORTIFY_POINTS, ABSOLVE_POINTS, DEVELOP_POINTS),
    (LEFTOVERS, CARRIED, START_SILVER, START_PROVISIONS, VIRTUAL_WORKERS), BASIC_WORKERS,
)  # fmt: skip


PLAIN: Final = frozenset(("labourer", "scout", "merchant", "fighter", "cleric", "silver", "provision", *ATTRIBUTES))
WAIVED: Final = {
    **dict.fromkeys(("commission", "fortify", "garrison"), "provisions"),
    **dict.fromkeys(("recruit", "pray", "absolve", "convert"), "silver"),
}  # the cost that a paladin may waive


def faults(cards: Mapping[str, Card]) -> list[str]:
    """What is impossible about corrected cards, a line for each."""
    return [line for card in cards.values() for line in _faults(card)]


def _faults(card: Card) -> Iterator[str]:
    if isinstance(card, TaxSupply) and card.silver < 1:
        yield f"{card.key}.silver: at least 1 coin"
    elif isinstance(card, Difficulty) and not 0 <= card.orders <= len(ORDERS):
        yield f"{card.key}.orders: 0 to {len(ORDERS)}"
    elif isinstance(card, Number) and card.value < 1 and (card is LEFTOVERS or card in BASIC_WORKERS):
        yield f"{card.key}.value: at least 1"
    elif isinstance(card, OrderSlot | FavourSlot) and not 1 <= card.round <= ROUNDS:
        yield f"{card.key}.round: 1 to {ROUNDS}"
    elif isinstance(card, Favour) and not card.choices:
        yield f"{card.key}.choices: at least one reward"
    elif isinstance(card, Points) and not card.vp:
        yield f"{card.key}.vp: at least one number"
    elif isinstance(card, Square):
        if not 1 <= card.region <= len(REGIONS):
            yield f"{card.key}.region: 1 to {len(REGIONS)}"
        if not 1 <= card.players <= len(TAX_SUPPLY):
            yield f"{card.key}.players: 1 to {len(TAX_SUPPLY)}"
    elif isinstance(card, Townsfolk) and card.trigger in ("pay-debt", "inquisition"):  # nothing that stirs [P14]
        fitting = PLAIN | {"acquit"} if card.trigger == "inquisition" else PLAIN
        if not fitting.issuperset(card.gains):
            yield f"{card.key}.gains: only {', '.join(sorted(fitting))}"
    elif isinstance(card, Paladin):
        if card.waives and WAIVED.get(card.action) != card.waives:
            yield f"{card.key}.waives: {card.action} costs no {card.waives} that can fall away"
        if card.reduces and card.action != "develop":
            yield f"{card.key}.reduces: only for develop"
        if card.gains and card.action in ("recruit", "pray"):
            yield f"{card.key}.gains: nothing is gained with {card.action}"
    elif isinstance(card, Space):
        spots = 3 if card.key in RIGHT else 1 if card.key in ("pray", "conspire") else 2
        if len(card.spots) != spots:
            yield f"{card.key}.spots: {spots} of them"
        if card.silver and card.key not in ("develop", "pray"):
            yield f"{card.key}.silver: no silver is printed there"
        if card.one and card.key not in ("hunt", "trade", "conspire"):
            yield f"{card.key}.one: no gain is printed there"
        if card.two and card.key not in ("hunt", "trade"):
            yield f"{card.key}.two: no gain is printed there"
    elif isinstance(card, Piece):
        if card.needs and card not in WALL_ROW and card not in JARS:
            yield f"{card.key}.needs: none is printed there"
        if card.raises and (card in WALL_ROW or card in CONVERT_ROW):
            yield f"{card.key}.raises: the card itself says what it raises"


CARDS: Final[dict[str, Card]] = corrected("paladins", {card.key: card for cards in _PRINTED for card in cards}, faults)
