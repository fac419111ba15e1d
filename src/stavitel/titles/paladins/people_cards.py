"""Paladins, townsfolk, outsiders and the workers of the tavern: the people of the game. [P1.5]"""

from __future__ import annotations

from typing import Final

from stavitel.titles.paladins.kinds import KINDS, LETTERS, Outsider, Paladin, Tavern, Townsfolk, Worker, tokens

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
    ("peddler-1",     "2 labourer",         "",          "inquisition", "pair", "labourer",    "printed"),
    ("peddler-2",     "labourer provision", "",          "inquisition", "pair", "2 provision", "printed"),
    ("peddler-3",     "2 acquit",           "",          "inquisition", "pair", "2 silver",    "printed"),
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
# fmt: on
PALADIN_SETS: Final = tuple(
    tuple(
        Paladin(
            f"{name}-{number}",
            name,
            tokens(workers),
            faith,
            strength,
            influence,
            action,
            waives,
            less,
            tokens(gains),
            source,
            f"paladin-{number}",
        )
        for name, workers, faith, strength, influence, action, waives, less, gains, source in _PALADINS
    )
    for number in (1, 2, 3, 4)
)  # fmt: skip
TOWNSFOLK: Final = tuple(
    Townsfolk(key, tokens(dismissed), tokens(recruited), trigger, only_if, tokens(gains), source)
    for key, dismissed, recruited, trigger, only_if, gains, source in _TOWNSFOLK
)
OUTSIDERS: Final = tuple(
    Outsider(key, people, tokens(attacked), strength, scores, source)
    for key, people, attacked, strength, scores, source in _OUTSIDERS
)
TAVERN: Final = tuple(Tavern(key, tokens(workers), source) for key, workers, source in _TAVERN)
