"""The Dark City: its characters and districts. [C30-C41]"""

from __future__ import annotations

from typing import Any

import pytest

from stavitel.kernel import new_match
from stavitel.titles.citadels.cards import BASE_PURPLES, BONUS_DISTRICTS, CHARACTERS, DARK_CAST
from stavitel.titles.citadels.diplomat import exchange_price
from stavitel.titles.citadels.districts import price
from stavitel.titles.citadels.table import conserved
from titles.citadels.citadels_table import CitadelsScenario, cards, scenario, seat

CASTING = {f"rank{card.rank}": card.key for card in DARK_CAST}
ALL_BONUS = {"bonus_districts": [card.key for card in BONUS_DISTRICTS]}


def dark(*players: dict[str, Any], cast: str = "", **more: Any) -> CitadelsScenario:
    """A table with these characters of the Dark City and all its districts known."""
    options: dict[str, Any] = {**ALL_BONUS, **more.pop("options", {})}
    for card in CHARACTERS:
        if card.key in cast.split():
            options[f"rank{card.rank}"] = card.key
    return scenario(*players, options=options, **more)


def test_one_character_of_each_rank_is_agreed() -> None:
    """Any mixture can be cast. [C30.1]"""
    match = new_match("citadels", 5, 1, {**CASTING, "rank2": "thief", "rank9": "queen"})
    assert [card.rank for card in match.table.agreed.cast] == list(range(1, 10))
    assert match.table.agreed.cast[1].key == "thief"
    assert match.table.agreed.cast[0].key == "witch"


@pytest.mark.parametrize("count", [1, 3, 4, 7, 13])
def test_bonus_districts_push_others_out(count: int) -> None:
    """Three join freely; for each more a purple district goes, named or by lot. [C30.3]"""
    named = [card.key for card in BONUS_DISTRICTS][:count]
    match = new_match("citadels", 4, 1, {"bonus_districts": named})
    counts = conserved(match.table)
    assert all(counts[key] == 1 for key in named)
    left = sum(counts[card.key] for card in BASE_PURPLES)
    assert left == 11 - max(0, count - 3)
    drawn = new_match("citadels", 4, 1, {"bonus_random": count})
    assert sum(conserved(drawn.table)[card.key] for card in BONUS_DISTRICTS) == count


def test_districts_taken_out_by_name() -> None:
    """One copy each: a Keep remains. [C30.3, R-70]"""
    match = new_match("citadels", 4, 1, {"without_districts": ["keep", "library"]})
    counts = conserved(match.table)
    assert (counts["keep"], counts["library"], counts["smithy"]) == (1, 0, 1)


def test_only_a_district_of_the_deck_can_be_taken_out() -> None:
    """A Great Wall that is not there makes no room, nor does the Graveyard that the Diplomat bars. [C30.3, C38]"""
    five = [card.key for card in BONUS_DISTRICTS][:5]
    match = new_match("citadels", 4, 1, {"bonus_districts": five, "without_districts": ["great_wall"]})
    assert sum(conserved(match.table)[card.key] for card in BASE_PURPLES) == 11 - 2
    for seed in range(20):
        match = new_match("citadels", 4, seed, {"bonus_districts": five, "rank8": "diplomat"})
        assert sum(conserved(match.table)[card.key] for card in BASE_PURPLES) == 10 - 2
    match = new_match("citadels", 4, 1, {"bonus_random": 13, "rank8": "diplomat"})
    assert [card.key for card in BASE_PURPLES if conserved(match.table)[card.key]] == ["keep"]


def test_the_witch_names_after_her_action_and_stops() -> None:
    """The bewitched player takes the action only; she goes on as that character. [C31, R-52]"""
    table = dark(
        seat("witch", gold=5, hand="manor", city="tavern market"), seat("merchant", gold=1, city="docks"), cast="witch"
    )
    assert table.asks == (0, "action")
    table.answer("gold")
    assert table.asks == (0, "bewitch")
    assert table.why("name:witch") == ("not-oneself", "C31")
    assert "nobody" not in table.options
    table.answer("name:merchant")
    assert table.asks == (1, "action")
    assert table.at_turn == (1, "merchant")
    table.answer("gold")
    assert table.asks == (0, "turn")
    assert table.at_turn == (0, "merchant")
    table.answer("income", "coin", "build:manor", "end")
    assert table.gold() == [7 + 2 + 1 - 3, 3]
    assert table.g.round == 2


def test_a_witch_who_misses_does_not_resume() -> None:
    """What belongs to the second half is lost. [C31, R-52]"""
    table = dark(seat("witch", gold=0, city="poor_house"), seat("king"), cast="witch", deck="manor keep prison")
    table.answer("cards", "keep", "name:merchant", "gold", "end")
    assert table.g.round == 2
    assert table.gold(0) == [0]  # no end of turn, no Poor House


def test_a_bewitched_king_keeps_the_crown() -> None:
    """The crown is the card's player's, the income the Witch's. [C31, R-52]"""
    table = dark(seat("witch", city="manor"), seat("king", city="castle"), cast="witch", crown=0)
    table.answer("gold", "name:king", "gold")
    assert table.g.crown == 1
    table.answer("income")
    assert table.gold() == [3, 2]


def test_a_bewitched_bishop_protects_the_witch() -> None:
    """Not his own city. [C31, R-52]"""
    table = dark(seat("witch", city="temple"), seat("bishop", city="church"), seat("warlord", gold=9), cast="witch")
    table.answer("gold", "name:bishop", "gold", "end")
    assert table.why("destroy:temple@seat0") == ("bishops-city", "C11.1")
    assert "destroy:church@seat1" in table.options


def test_the_thief_can_rob_neither_witch_nor_bewitched() -> None:
    """Both are refused. [C31]"""
    table = dark(seat("witch"), seat("thief"), seat("king"), cast="witch")
    table.answer("gold", "name:king")
    assert table.why("name:witch") == ("rank-one-is-safe", "C31")
    assert table.why("name:king") == ("bewitched-already", "C31")


def test_the_loot_of_a_bewitched_thief_is_the_witchs() -> None:
    """She names in the second half. [R-52]"""
    table = dark(seat("witch"), seat("thief"), seat("king", gold=4), cast="witch")
    table.answer("gold", "name:thief", "gold")
    assert table.asks == (0, "rob")
    table.answer("name:king", "end")
    assert table.gold() == [6, 2, 0]


def test_the_bewitched_architect_builds_three_for_the_witch() -> None:
    """Two cards and three builds, one action card. [R-52]"""
    table = dark(
        seat("witch", gold=9, hand="tavern temple watchtower big_top"), seat("architect"), cast="witch",
        options={"action_cards": True},
    )  # fmt: skip
    table.answer("gold", "name:architect", "pass", "gold", "plans", "play:big_top", "build:tavern", "build:temple")
    table.answer("build:watchtower")
    assert len(table.city(0)) == 4


def test_builders_pay_the_tax_collector() -> None:
    """One coin per turn, if one is left. [C32, R-53]"""
    table = dark(
        seat("tax_collector"),
        seat("king", gold=2, hand="tavern"),
        seat("architect", gold=4, hand="tavern temple"),
        seat("warlord", gold=0, hand="market"),
        cast="tax_collector",
    )
    table.answer("gold", "end", "gold", "build:tavern", "end")
    assert table.gold() == [3, 2, 4, 0]
    table.answer("gold", "build:tavern", "build:temple", "end")
    assert table.gold() == [4, 2, 3, 0]
    table.answer("gold", "build:market", "end")
    assert table.gold() == [4, 2, 3, 0]  # no coin, no debt


def test_an_assassin_pays_when_the_collector_is_called() -> None:
    """He built before. [C32, R-53]"""
    table = dark(seat("assassin", gold=3, hand="tavern"), seat("tax_collector"), seat(), cast="tax_collector")
    table.answer("nobody", "gold", "build:tavern", "end")
    assert table.gold() == [3, 1, 0]
    table = dark(seat("assassin", gold=3, hand="tavern"), seat("tax_collector"), seat("king"), cast="tax_collector")
    table.answer("name:tax_collector", "gold", "build:tavern", "end")
    assert table.gold() == [4, 0, 0]


def test_a_murdered_collector_taxes_nobody() -> None:
    """Nor does he tax himself or his player's second character. [C32, R-53]"""
    table = dark(
        seat("king", gold=2, hand="tavern"),
        seat("tax_collector"),
        cast="tax_collector",
        murdered="tax_collector",
        call=2,
    )
    table.answer("gold", "build:tavern", "end")
    assert table.gold() == [3, 0]
    table = dark(seat("tax_collector king", gold=2, hand="tavern temple"), seat(), cast="tax_collector")
    table.answer("gold", "build:tavern", "end", "gold", "build:temple", "end")
    assert table.gold(0) == [4]


def test_big_top_and_cannonball_are_not_taxed() -> None:
    """They are no builds. [R-53]"""
    table = dark(
        seat("tax_collector"),
        seat("king", gold=2, hand="big_top"),
        cast="tax_collector",
        options={"action_cards": True},
    )
    table.answer("gold", "end", "gold", "play:big_top", "end")
    assert table.gold() == [2, 4]


def test_the_wizard_takes_and_builds() -> None:
    """The build does not count against the limit; duplicates are allowed this turn. [C33]"""
    table = dark(seat("wizard", gold=6, hand="market", city="market tavern"), seat(hand="tavern palace"), cast="wizard")
    table.answer("gold", "conjure")
    assert table.match.observe(0)["players"][1]["hand"] == ["tavern", "palace"]
    table.answer("tavern", "build-now", "build:market")
    assert table.city(0) == ["market", "tavern", "tavern", "market"]
    assert table.gold(0) == [5]
    assert table.why("conjure") == ("power-used", "C33")


def test_the_wizard_keeps_before_the_action() -> None:
    """He builds at once only after step 1, and only what he can pay. [C33]"""
    table = dark(seat("wizard", gold=6), seat(hand="tavern palace"), cast="wizard")
    table.answer("conjure", "palace")
    assert table.asks == (0, "turn")
    assert table.hand(0) == ["palace"]
    table = dark(seat("wizard"), seat(hand="tavern palace"), cast="wizard")
    table.answer("gold", "conjure", "palace")
    assert set(table.options) == {"hold"}
    assert table.why("build-now") == ("too-dear", "C33")
    table = dark(seat("wizard"), seat(), cast="wizard")
    assert table.why("conjure") == ("no-hand-to-look-at", "C33")


def test_the_emperor_gives_the_crown_away() -> None:
    """Not to its holder nor to himself; for a coin or a card. [C34, R-54]"""
    table = dark(
        seat("emperor", city="manor"), seat(gold=1, hand="keep tavern"), seat(), seat(), cast="emperor", crown=3
    )
    assert table.asks == (0, "give-the-crown")
    assert set(table.options) == {"player:seat1", "player:seat2"}
    table.answer("player:seat1")
    assert table.asks == (1, "thank-the-emperor")
    table.answer("card", "keep")
    assert table.g.crown == 1
    assert table.hand(0) == ["keep"]
    table.answer("income")
    assert table.gold(0) == [1]
    table = dark(seat("emperor"), seat(gold=1), seat(), cast="emperor", crown=2)
    assert table.asks == (1, "thank-the-emperor")  # one heir, one kind of gift: whoever pays is asked all the same
    table.answer("coin")
    assert table.gold() == [1, 0, 0]
    table = dark(seat("emperor"), seat(), seat(), cast="emperor", crown=2)
    assert table.asks == (0, "turn")  # nothing to give
    assert table.g.crown == 1


def test_a_murdered_emperor_leaves_the_crown() -> None:
    """Also for the next round. [C34, R-54]"""
    table = dark(seat("emperor"), seat("warlord"), seat(), cast="emperor", crown=2, murdered="emperor", call=4)
    table.answer("gold", "end")
    assert table.g.crown == 2


def test_the_emperor_never_lies_face_up() -> None:
    """Like the King. [C34, R-03]"""
    for seed in range(60):
        g = new_match("citadels", 4, seed, {"rank4": "emperor"}).table
        assert all(card.rank != 4 for card in g.face_up)


def test_the_witch_hands_on_a_bewitched_emperors_crown() -> None:
    """And gets the gift; the Emperor's own player may be the heir. [R-52, R-71]"""
    table = dark(seat("witch"), seat("emperor"), seat(gold=1), cast="witch emperor", crown=2)
    table.answer("gold", "name:emperor", "gold", "coin")
    # neither the holder nor the Witch: the Emperor's own player is left, who gives the coin just taken
    assert table.g.crown == 1
    assert table.asks == (0, "turn")
    assert table.gold() == [3, 1, 1]


def test_the_abbot_collects_from_the_single_richest() -> None:
    """Nothing if there is a tie or it is himself; blue income, no protection. [C35, R-55]"""
    table = dark(seat("abbot", city="temple"), seat(gold=5), seat(gold=2), cast="abbot")
    table.answer("tithe", "income")
    assert table.gold() == [2, 4, 2]
    assert table.why("tithe") == ("power-used", "C35")
    assert table.g.bishop is None
    assert dark(seat("abbot"), seat(gold=5), seat(gold=5), cast="abbot").why("tithe") == ("nobody-richest", "C35")
    assert dark(seat("abbot", gold=9), seat(gold=5), cast="abbot").why("tithe") == ("nobody-richest", "C35")


def test_the_alchemist_gets_building_costs_back() -> None:
    """Not other payments, and after the Poor House. [C36, R-56, C50.4]"""
    table = dark(seat("alchemist", gold=4, hand="castle", city="smithy poor_house"), seat(), cast="alchemist")
    table.answer("gold", "build:castle", "use:smithy", "end")
    assert table.gold(0) == [5]  # 6 - 4 - 2 = 0, one from the Poor House, four back
    table = dark(seat("tax_collector"), seat("alchemist", gold=2, hand="castle"), cast="tax_collector alchemist")
    table.answer("gold", "end", "gold", "build:castle", "end")
    assert table.gold() == [3, 3]  # taxed out of the refund


def test_the_navigator_sails_and_never_builds() -> None:
    """Four coins or four cards after the action. [C37]"""
    table = dark(
        seat("navigator", gold=9, hand="tavern big_top director human_cannonball", city="temple"),
        seat(),
        cast="navigator",
        options={"action_cards": True},
    )
    assert table.why("sail-gold") == ("after-the-action", "C37")
    table.answer("gold", "sail-gold")
    assert table.gold(0) == [15]
    assert table.why("sail-cards") == ("power-used", "C37")
    for key in ("build:tavern", "play:director", "play:human_cannonball"):
        assert table.why(key) == ("navigator-builds-nothing", "C37")
    table.answer("play:big_top")
    table = dark(seat("navigator"), seat(), cast="navigator")
    table.answer("gold", "sail-cards")
    assert len(table.player(0).hand) == 4


def test_the_diplomat_exchanges_at_the_end() -> None:
    """He pays the difference to the other player. [C38, R-57]"""
    table = dark(seat("diplomat", gold=1, city="tavern prison"), seat(city="castle keep market"), cast="diplomat")
    table.answer("income", "gold")
    assert table.why("exchange:castle@seat1") == ("at-the-end", "C38")
    table.answer("end")
    assert table.asks == (0, "exchange")
    assert table.why("exchange:keep@seat1") == ("not-exchanged", "C38")
    table.answer("exchange:castle@seat1")
    assert set(table.options) == {"give:tavern@seat0", "give:prison@seat0"}
    table.answer("give:tavern@seat0")
    assert table.city(0) == ["prison", "castle"]
    assert table.city(1) == ["keep", "market", "tavern"]
    assert table.gold() == [1, 3]


def test_what_the_diplomat_cannot_have() -> None:
    """The Bishop's city, a completed city, duplicates on either side. [C38]"""
    eight = "market docks harbor church manor castle prison watchtower"
    table = dark(
        seat("diplomat", gold=9, city="tavern prison"),
        seat("bishop", city="temple"),
        seat(city=eight),
        seat(city="tavern manor"),
        cast="diplomat",
        firsts=(2,),
    )
    table.answer("gold", "end", "gold", "end")
    assert table.why("exchange:temple@seat1") == ("bishops-city", "C38")
    assert table.why("exchange:market@seat2") == ("city-complete", "C38")
    assert table.why("exchange:tavern@seat3") == ("built-already", "C38")
    assert set(table.options) == {"exchange:manor@seat3", "pass"}
    table.answer("exchange:manor@seat3")
    assert set(table.options) == {"give:prison@seat0"}  # a Tavern stands there
    table.answer("give:prison@seat0")
    assert table.city(3) == ["tavern", "prison"]


def test_the_diplomat_in_his_own_completed_city() -> None:
    """His own may be complete. [C38]"""
    eight = "market docks harbor church manor castle prison watchtower"
    table = dark(
        seat("diplomat", gold=9, city=eight), seat(city="palace"), seat(), seat(), cast="diplomat", firsts=(0,)
    )
    table.answer("gold", "end", "exchange:palace@seat1", "give:market@seat0")
    assert table.match.over
    assert "palace" in table.city(0)


def test_the_graveyard_is_out_with_the_diplomat() -> None:
    """It is taken out of the deck. [C38, R-57]"""
    match = new_match("citadels", 4, 1, {"rank8": "diplomat"})
    assert conserved(match.table)["graveyard"] == 0


def test_exchange_prices() -> None:
    """Great Wall and coins of the Artist count. [R-57, C39]"""
    table = dark(
        seat("diplomat", city="tavern", gilded="tavern"),
        seat(city="great_wall castle", gilded="castle"),
        cast="diplomat",
    )
    p, owner = table.player(0), table.player(1)
    give, castle, wall = cards("tavern castle great_wall")
    assert exchange_price(p, owner, give, castle) == 4 + 1 + 1 - 2
    assert exchange_price(p, owner, give, wall) == 6 - 2
    assert exchange_price(owner, p, castle, give) == 0


def test_coins_and_tucked_cards_go_with_a_swapped_district() -> None:
    """The Museum's cards stay under it, known to whoever tucked them. [C38, C39, R-59]"""
    table = dark(
        seat("diplomat", gold=3, city="castle", gilded="castle"),
        seat(city="museum", tucked="tavern keep", gilded="museum"),
        *[seat()] * 2,
        cast="diplomat",
        firsts=(3,),
    )
    table.answer("gold", "end", "exchange:museum@seat1", "give:castle@seat0")
    assert table.match.over
    assert [card.key for card in table.player(0).gilded] == ["museum"]
    assert [card.key for card in table.player(1).gilded] == ["castle"]
    scores = table.match.scores()
    assert scores[0].breakdown["museum"] == 2
    assert "museum" not in scores[1].breakdown
    assert table.match.observe(1)["players"][1]["tucked"] == ["tavern", "keep"]
    assert table.match.observe(0)["players"][1]["tucked"] == {"hidden": 2}


def test_the_artist_gilds_two_districts() -> None:
    """One coin each, at most two a turn, no Big Top; a point more and one more to destroy. [C39, C17.8, R-66]"""
    table = dark(
        seat("artist", gold=3, city="tavern manor castle big_top"), *[seat()] * 3, cast="artist",
        options={"action_cards": True}, firsts=(1,),
    )  # fmt: skip
    table.answer("gild:tavern@seat0", "gold", "gild:manor@seat0")
    assert table.why("gild:castle@seat0") == ("two-gilded", "C39")
    assert table.gold(0) == [3]
    assert price(table.player(0), cards("tavern")[0]) == 1
    table.answer("end")
    assert table.match.scores()[0].breakdown["districts"] == 1 + 3 + 4 + 2
    table = dark(seat("artist", gold=3, city="tavern big_top", gilded="tavern"), *[seat()] * 3, cast="artist")
    assert table.why("gild:tavern@seat0") == ("gilded-already", "C39")
    assert table.why("gild:big_top@seat0") == ("big-top-bare", "C39")


def test_an_artists_coin_goes_to_the_bank_with_its_district() -> None:
    """And of two alike the plain one is hit first. [C39, R-62]"""
    table = dark(seat("warlord", gold=2), seat(city="market", gilded="market"))
    table.answer("destroy:market@seat1")
    assert table.gold(0) == [0]
    assert table.player(1).gilded == ()
    assert table.paid_to_bank == 3
    table = dark(seat("warlord", gold=1), seat(city="market quarry market", gilded="market"))
    table.answer("destroy:market@seat1")
    assert table.gold(0) == [0]
    assert [card.key for card in table.player(1).gilded] == ["market"]


def test_the_queen_beside_the_king() -> None:
    """Three coins, once, when the neighbour has shown him. [C40, R-61, R-65]"""
    table = dark(seat("king"), seat("queen"), seat(), seat(), seat(), cast="queen")
    table.answer("gold", "end", "dowry")
    assert table.gold(1) == [3]
    assert table.why("dowry") == ("power-used", "C40")
    table = dark(seat("king"), seat(), seat("queen"), seat(), seat(), cast="queen")
    table.answer("gold", "end")
    assert table.why("dowry") == ("not-beside-the-king", "C40")


@pytest.mark.parametrize("ruler", ["king", "emperor"])
def test_a_murdered_king_pays_the_queen_at_the_end_of_the_round(ruler: str) -> None:
    """When he is shown. [C40, R-07, R-61]"""
    table = dark(seat(ruler), seat("queen"), seat(), seat(), seat(), cast=f"queen {ruler}", murdered=ruler, call=5)
    assert table.why("dowry") == ("not-beside-the-king", "C40")
    table.answer("gold", "end")
    assert table.gold(1) == [5]
    assert table.told("dowry-late")


def test_the_lighthouse() -> None:
    """May look through the deck and take a card. [C41.1]"""
    table = dark(seat("king", gold=3, hand="lighthouse"), seat(), deck="manor keep prison")
    table.answer("gold", "build:lighthouse", "yes")
    assert table.asks == (0, "take-from-the-deck")
    assert set(table.options) == {"manor", "keep", "prison"}
    assert table.match.observe(1)["players"][0]["offer"] == {"hidden": 3}
    table.answer("keep")
    assert table.hand(0) == ["keep"]
    assert sorted(card.key for card in table.g.deck) == ["manor", "prison"]


def test_the_armory() -> None:
    """Falls with another city's district, the Bishop's and a Keep too; the Graveyard is silent. [C41.2, R-25, R-51]"""
    table = dark(
        seat("king", city="armory tavern"), seat("bishop", gold=3, city="keep graveyard"), seat(city="big_top manor"),
        bishop=1,
    )  # fmt: skip
    table.answer("use:armory")
    assert set(table.options) == {"destroy:keep@seat1", "destroy:graveyard@seat1", "destroy:manor@seat2"}
    table.answer("destroy:keep@seat1")
    assert table.city(0) == ["tavern"]
    assert table.city(1) == ["graveyard"]
    assert table.asks == (0, "turn")
    assert table.discarded() == {"armory": 1, "keep": 1}


def test_the_armory_and_completed_cities() -> None:
    """Neither of the two may stand in one; it works in the turn it is built. [C41.2, R-26, R-51]"""
    eight = "market docks harbor church manor castle prison watchtower"
    table = dark(seat("king", city=eight + " armory"), seat(city="keep"), firsts=(0,))
    assert table.why("use:armory") == ("own-city-complete", "C41.2")
    table = dark(seat("king", city="armory"), seat(city=eight), firsts=(1,))
    assert table.why("use:armory") == ("nothing-to-destroy", "C41.2")
    table = dark(seat("king", gold=1, hand="armory"), seat(city="keep"))
    table.answer("gold", "build:armory", "use:armory")
    assert table.city(1) == []


def test_the_museum() -> None:
    """One card a turn, a point each, discarded with it. [C41.3, R-59]"""
    table = dark(seat("king", city="museum", hand="tavern keep"), seat("warlord", gold=9), seat(), seat())
    table.answer("use:museum", "tavern", "gold")
    assert table.why("use:museum") == ("used-already", "C5.6")
    assert table.match.observe(1)["players"][0]["tucked"] == {"hidden": 1}
    assert table.match.scores()[0].breakdown["museum"] == 1
    table.answer("end", "destroy:museum@seat0")
    assert table.player(0).tucked == []
    assert table.discarded() == {"museum": 1, "tavern": 1}


@pytest.mark.parametrize(
    ("city", "gold", "hand", "category", "points"),
    [
        ("imperial_treasury", 3, "", "treasury", 3),
        ("map_room", 0, "tavern keep director", "map-room", 3),
        ("wishing_well keep library", 0, "", "wishing-well", 2),
        ("wishing_well haunted_city", 0, "", "wishing-well", 1),
        ("wishing_well haunted_city manor temple tavern", 0, "", "wishing-well", 0),  # it had to be red
        ("wishing_well haunted_city manor temple tavern prison", 0, "", "wishing-well", 1),
    ],
)
def test_points_of_dark_districts(city: str, gold: int, hand: str, category: str, points: int) -> None:
    """Treasury, Map Room, Wishing Well; the Haunted City as suits best. [C41.4, C41.5, C41.6, C17.8, R-58, R-42]"""
    table = dark(seat(city=city, gold=gold, hand=hand), seat(), seat(), seat("warlord"), firsts=(2,))
    table.answer("gold", "end")
    assert table.match.scores()[0].breakdown[category] == points


def test_dark_points_do_not_break_ties() -> None:
    """Only districts do. [C17.8]"""
    table = dark(seat(city="imperial_treasury", gold=1), seat(city="palace"), seat(), seat("warlord"), firsts=(2,))
    table.answer("gold", "end")
    first, second = table.match.scores()[:2]
    assert first.total == second.total == 5
    assert second.rank < first.rank


def test_poor_house_and_park() -> None:
    """A coin for the poor, two cards for an empty hand, at the end of the turn. [C41.8, C41.11, C50.4]"""
    table = dark(seat("king", city="poor_house park", hand="market"), seat())
    table.answer("gold", "build:market", "end")
    assert table.gold(0) == [1]
    assert table.asks == (0, "draw-in-the-park")
    table.answer("yes")
    assert len(table.player(0).hand) == 2
    table = dark(seat("king", city="poor_house park", hand="market"), seat())
    table.answer("gold", "end")
    assert table.gold(0) == [2]
    assert len(table.player(0).hand) == 1


def test_the_park_may_be_left() -> None:
    """Who wants an empty hand keeps it; without cards in the deck nothing is asked or told. [C41.11, C5.8]"""
    table = dark(seat("king", city="park"), seat("bishop"))
    table.answer("gold", "end", "no")
    assert table.hand(0) == []
    assert table.at_turn == (1, "bishop")
    table = dark(seat("king", city="park"), seat("bishop"), deck="")
    table.answer("gold", "end")
    assert table.at_turn == (1, "bishop")
    assert not table.told("park")


def test_the_bell_tower_falls() -> None:
    """The limit is eight again, bonuses with seven lapse and the game goes on. [C41.9, R-40]"""
    seven = "market docks harbor church manor castle prison"
    table = dark(
        seat("king", gold=5, hand="bell_tower", city="tavern"), seat(city=seven), seat("warlord", gold=9), seat()
    )
    table.answer("gold", "build:bell_tower", "yes")
    assert table.g.firsts == (1,)
    table.answer("end", "gold")
    assert table.why("destroy:market@seat1") == ("city-complete", "C14.6")
    table.answer("destroy:bell_tower@seat0")
    assert table.g.limit == 8
    assert table.g.firsts == ()
    table.answer("end")
    assert not table.match.over


def test_a_city_of_eight_before_the_bell_keeps_its_four_points() -> None:
    """Those with seven get two then. [R-40]"""
    seven = "market docks harbor church manor castle prison"
    table = dark(
        seat("king", gold=5, hand="bell_tower", city="market docks harbor church manor castle"),
        seat(city=seven + " tavern"), seat(), seat(), firsts=(1,), eighth=1,
    )  # fmt: skip
    table.answer("gold", "build:bell_tower", "yes", "end")
    assert table.match.over
    scores = table.match.scores()
    assert scores[1].breakdown["first"] == 4
    assert (scores[0].breakdown["first"], scores[0].breakdown["complete"]) == (0, 2)


def test_a_bell_may_stay_silent() -> None:
    """Then eight are needed. [C41.9]"""
    table = dark(seat("king", gold=5, hand="bell_tower"), seat())
    table.answer("gold", "build:bell_tower", "no")
    assert table.g.limit == 8


def test_the_factory() -> None:
    """Other purple districts cost one less to build, not to destroy. [C41.10]"""
    table = dark(seat("architect", gold=8, city="factory", hand="library keep"), seat())
    table.answer("gold", "build:library", "build:keep")
    assert table.gold(0) == [10 - 5 - 2]
    assert price(table.player(0), cards("library")[0]) == 5
    table = dark(seat("king", gold=3, hand="factory"), seat())
    table.answer("gold")
    assert table.why("build:factory") == ("too-dear", "C6.1")


def test_the_hospital() -> None:
    """The murdered owner answers and takes the action, nothing else. [C41.12, R-60]"""
    table = dark(
        seat("bishop", gold=1, city="hospital temple"),
        seat("warlord", gold=9),
        seat("thief"),
        murdered="bishop",
        call=5,
    )
    assert table.asks == (0, "action")
    assert table.player(0).shown[0].key == "bishop"
    table.answer("gold")
    assert table.gold(0) == [3]
    assert table.at_turn == (1, "warlord")
    assert "destroy:temple@seat0" in table.options  # no protection


def test_a_king_in_hospital() -> None:
    """The crown comes at the end of the round; the Acrobat is asked before. [R-60, R-67]"""
    table = dark(
        seat("king", city="hospital"), seat(hand="acrobat"), seat(), seat(), crown=2, murdered="king", call=4,
        options={"action_cards": True},
    )  # fmt: skip
    assert table.asks == (1, "out-of-turn")
    table.answer("pass")
    assert table.asks == (0, "action")
    table.answer("gold")
    assert table.g.round == 2
    assert table.g.crown == 0


def test_the_throne_room() -> None:
    """A coin whenever the crown moves, and only then. [C41.13]"""
    table = dark(seat("king"), seat(city="throne_room"), seat(), seat(), crown=2)
    assert table.gold(1) == [1]
    table = dark(seat("king"), seat(city="throne_room"), seat(), seat(), crown=0)
    assert table.gold(1) == [0]


def test_cannonball_and_quarry() -> None:
    """A second copy may be shot in, unless the Quarry itself is replaced. [R-68]"""
    table = dark(
        seat("king", gold=9, city="quarry market tavern", hand="human_cannonball market"), seat(),
        options={"action_cards": True},
    )  # fmt: skip
    table.answer("play:human_cannonball", "replace:tavern@seat0", "market")
    assert table.city(0) == ["quarry", "market", "market"]
    table = dark(
        seat("king", gold=9, city="quarry university", hand="human_cannonball university library"), seat(),
        options={"action_cards": True},
    )  # fmt: skip
    table.answer("play:human_cannonball", "replace:quarry@seat0")
    assert set(table.options) == {"library"}
    assert table.why("university") == ("built-already", "C6.2")


def test_cannonball_and_wizard() -> None:
    """The Wizard may shoot in whatever he has already. [R-68, C33]"""
    table = dark(
        seat("wizard", gold=9, city="market market tavern", hand="human_cannonball market"), seat(), cast="wizard",
        options={"action_cards": True},
    )  # fmt: skip
    table.answer("play:human_cannonball", "replace:tavern@seat0", "market")
    assert table.city(0) == ["market", "market", "market"]


def test_the_quarry_allows_a_pair_of_each_name() -> None:
    """Never a third of one name, also if the Wizard made the pair; what is replaced makes room. [C41.7, R-68, R-72]"""
    table = dark(
        seat("architect", gold=9, city="quarry tavern tavern temple big_top big_top",
             hand="tavern temple manor human_cannonball"),
        seat(), options={"action_cards": True},
    )  # fmt: skip
    table.answer("gold", "build:temple")
    assert table.city(0).count("temple") == 2
    assert table.why("build:tavern") == ("two-already", "C41.7")
    table.answer("play:human_cannonball", "replace:tavern@seat0", "manor", "build:tavern")
    assert table.city(0).count("tavern") == 2


@pytest.mark.parametrize("card", [card.key for card in BONUS_DISTRICTS])
def test_every_bonus_district_can_be_built(card: str) -> None:
    """For its printed cost. [C30.3]"""
    table = dark(seat("king", gold=8, hand=card), seat())
    table.answer("gold", f"build:{card}")
    assert table.city(0) == [card]
    assert table.gold(0) == [10 - cards(card)[0].cost]
