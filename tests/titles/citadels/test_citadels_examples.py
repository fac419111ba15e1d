"""The worked examples, one test each; the numbers are those of the examples."""

from __future__ import annotations

import pytest

from stavitel.kernel import dump, from_position, new_match
from stavitel.titles.citadels.districts import price
from stavitel.titles.citadels.scoring import score_of
from titles.citadels.citadels_table import CitadelsScenario, cards, character, scenario, seat


def test_e01_the_murdered_merchant_is_passed_over() -> None:
    """After the Bishop comes the Architect; the Merchant gets nothing. E-01 [C7.1, C7.2, C4.3]"""
    table = scenario(
        seat("assassin"), seat("bishop"), seat("merchant", gold=4, city="tavern market"), seat("architect")
    )
    table.answer("name:merchant", "gold", "end")
    assert table.at_turn == (1, "bishop")
    table.answer("gold", "end")
    assert table.at_turn == (3, "architect")
    assert table.gold(2) == [4]
    assert table.player(2).shown == []
    assert table.told("unanswered")[-1]["args"]["cards"] == [{"card": "merchant"}]


def test_e02_the_thief_is_paid_before_the_merchant_plays() -> None:
    """The victim's later gains stay with him; the Thief's turn is over by then. E-02 [C8.4, C8.5, C8.6]"""
    table = scenario(seat("thief", gold=1), seat("merchant", gold=5, city="tavern"))
    table.answer("name:merchant", "gold", "end")
    assert table.gold() == [8, 0]
    assert table.at_turn == (1, "merchant")
    table.answer("gold", "coin", "income")
    assert table.gold() == [8, 4]


def test_e03_the_merchant_builds_first_and_collects_last() -> None:
    """Three green districts pay after the third is built. E-03 [C5.4, C12.1, C12.3]"""
    table = scenario(seat("merchant", hand="docks castle temple", city="tavern market"), seat())
    table.answer("coin", "gold", "build:docks", "income")
    assert table.gold(0) == [3]
    assert table.hand(0) == ["castle", "temple"]
    assert table.city(0) == ["tavern", "market", "docks"]
    assert table.paid_to_bank == -3


def test_e04_the_merchant_collects_first() -> None:
    """There is no second collection for a district built later. E-04 [C5.4, C12.1, C12.3]"""
    table = scenario(
        seat("merchant", hand="docks castle temple", city="tavern market"), seat(), deck="keep prison manor"
    )
    table.answer("coin", "income", "cards", "keep", "build:docks")
    assert table.gold(0) == [0]
    assert table.hand(0) == ["castle", "keep", "temple"]
    assert table.why("income") == ("collected-already", "C5.4")
    assert table.paid_to_bank == 0


def test_e05_the_magician_builds_and_swaps_an_empty_hand() -> None:
    """Nothing is given and three cards are received. E-05 [C9.2, C5.3]"""
    table = scenario(seat("magician", gold=2, hand="castle"), seat(hand="tavern prison library"))
    table.answer("gold", "build:castle", "swap:seat1")
    assert table.gold(0) == [0]
    assert table.hand(0) == ["library", "prison", "tavern"]
    assert table.hand(1) == []
    assert table.city(0) == ["castle"]
    assert table.paid_to_bank == 2


def test_e06_destroying_cost_three_costs_two() -> None:
    """The price goes to the bank, the card to the discards. E-06 [C14.3, C14.7]"""
    table = scenario(seat("warlord", gold=2), seat(city="battlefield tavern"))
    table.answer("destroy:battlefield@seat1")
    assert table.gold() == [0, 0]
    assert table.city(1) == ["tavern"]
    assert table.g.razed[-1].key == "battlefield"
    assert table.paid_to_bank == 2


def test_e07_cost_one_is_destroyed_for_free() -> None:
    """A temple costs nothing to destroy. E-07 [C14.3]"""
    table = scenario(seat("warlord"), seat(city="temple"))
    table.answer("destroy:temple@seat1")
    assert table.city(1) == []
    assert table.paid_to_bank == 0


def test_e10_murdered_and_robbed_players_may_be_attacked() -> None:
    """Only the living Bishop is safe. E-10 [C14.2]"""
    table = scenario(
        seat("warlord", gold=4),
        seat("merchant", city="market"),
        seat("king", city="castle"),
        murdered="merchant",
        robbed="king",
        call=8,
    )
    assert {"destroy:market@seat1", "destroy:castle@seat2"} <= set(table.options)
    assert price(table.player(1), cards("market")[0]) == 1
    assert price(table.player(2), cards("castle")[0]) == 3


def test_e11_the_architect_draws_twice_and_builds_three() -> None:
    """Two cards, a normal draw and three builds. E-11 [C13.1, C13.2, C13.3]"""
    table = scenario(
        seat("architect", gold=6, hand="tavern market manor temple"), seat(), deck="keep keep prison church"
    )
    table.answer("plans")
    assert len(table.player(0).hand) == 6
    table.answer("cards", "prison")
    assert len(table.player(0).hand) == 7
    table.answer("build:tavern", "build:market", "build:manor")
    assert table.gold(0) == [0]
    assert len(table.player(0).hand) == 4
    assert len(table.city(0)) == 3
    assert table.why("build:temple") == ("limit-reached", "C13.3")
    assert table.paid_to_bank == 6


SEVEN = "market docks harbor church manor castle prison"


def test_e12_the_architect_passes_eight() -> None:
    """A city may end with ten districts. E-12 [C13.4, C6.4, C17.3]"""
    table = scenario(seat("architect", gold=6, city=SEVEN, hand="tavern temple watchtower"), seat())
    table.answer("gold", "build:tavern", "build:temple", "build:watchtower")
    assert len(table.city(0)) == 10
    assert table.gold(0) == [5]
    assert table.g.firsts == (0,)
    assert table.paid_to_bank == 1


def test_e13_the_king_is_crowned_at_once() -> None:
    """He takes the crown, calls the rest and collects for yellow. E-13 [C10.1, C10.3, C10.4]"""
    table = scenario(seat(), seat("king", gold=1, city="manor castle tavern"), crown=0)
    assert table.g.crown == 1
    table.answer("income")
    assert table.gold(1) == [3]
    assert table.paid_to_bank == -2
    table.answer("gold", "end")
    assert table.told("unanswered")[0]["args"]["who"] == {"seat": 1}


def test_e15_a_king_set_aside_changes_nothing() -> None:
    """The old holder chooses first again. E-15 [C10.5]"""
    table = scenario(seat("bishop"), seat(), seat(), seat(), crown=2)
    table.answer("gold", "end")
    assert table.g.round == 2
    assert table.g.crown == 2
    assert table.asks == (2, "keep-a-character")


def test_e16_names_that_miss() -> None:
    """Set-aside characters may be named in vain; an empty purse gives nothing. E-16 [C7.3, C8.7, C3.6]"""
    table = scenario(
        seat("assassin", gold=2),
        seat("thief", gold=2),
        seat("king"),
        seat("architect", gold=3),
        face_up="bishop warlord",
    )
    table.answer("name:bishop", "gold", "end", "name:king", "gold", "end")
    assert table.at_turn == (2, "king")
    assert table.gold() == [4, 4, 0, 3]
    table.answer("gold", "end")
    assert table.at_turn == (3, "architect")


def test_e17_forbidden_victims_of_the_thief() -> None:
    """Neither the Assassin nor the murdered nor himself. E-17 [C8.2]"""
    table = scenario(seat("assassin"), seat("thief"), murdered="merchant", call=2)
    assert table.why("name:assassin") == ("rank-one-is-safe", "C8.2")
    assert table.why("name:merchant") == ("murdered-already", "C8.2")
    assert table.why("name:thief") == ("not-oneself", "C8.2")
    assert set(table.options) == {
        "name:magician",
        "name:king",
        "name:bishop",
        "name:architect",
        "name:warlord",
        "nobody",
    }


CIRCUS = {"action_cards": True}


def test_e20_the_big_top_is_an_eighth_district() -> None:
    """It completes the city, is no build and is worth nothing. E-20 [C24.1, C6.5, C17.1]"""
    table = scenario(
        seat("bishop", city="tavern market docks harbor temple church manor", hand="big_top"),
        *[seat()] * 3,
        options=CIRCUS,
    )
    table.answer("play:big_top")
    assert table.g.turn.builds == 0
    assert len(table.city(0)) == 8
    assert table.g.firsts == (0,)
    assert score_of(table.g, table.player(0)).breakdown["districts"] == 16
    table.answer("gold", "end")
    assert table.match.over


def test_e21_big_top_and_a_normal_build() -> None:
    """Both in one turn, but no second action card. E-21 [C24.1, C23.4]"""
    table = scenario(seat("king", gold=1, hand="big_top big_top manor"), seat(), options=CIRCUS)
    table.answer("gold", "play:big_top", "build:manor")
    assert table.city(0) == ["big_top", "manor"]
    assert table.gold(0) == [0]
    assert table.why("play:big_top") == ("card-played", "C23.4")


def test_e22_two_use_the_cash_wagon_and_its_owner_cashes_in() -> None:
    """The owner decides after each use. E-22 [C24.2]"""
    table = scenario(
        seat(wagons=(0,)),
        seat("assassin", gold=3, hand="tavern temple"),
        seat("thief", gold=1),
        options=CIRCUS,
        deck="manor market keep prison",
    )
    table.answer("nobody", "wagon:cash_wagon,1@seat0", "manor")
    assert table.asks == (0, "cash-in")
    table.answer("no", "gold", "end", "nobody", "wagon:cash_wagon,1@seat0", "keep", "yes")
    assert table.gold() == [2, 4, 0]
    assert [len(table.player(at).hand) for at in (1, 2)] == [3, 1]
    assert table.player(0).wagons == ()
    assert table.discarded() == {"market": 1, "prison": 1, "cash_wagon": 1}
    assert table.paid_to_bank == -2


def test_e23_a_wagon_left_at_the_end_is_lost() -> None:
    """No points, no district, and its coins are gone. E-23 [C24.2, C17.1]"""
    table = scenario(seat("bishop", city=SEVEN, wagons=(4,)), *[seat()] * 3, options=CIRCUS, firsts=(1,))
    table.answer("gold", "end")
    assert table.match.over
    assert table.player(0).wagons == ()
    assert len(table.city(0)) == 7
    assert table.scores()[0] == sum(card.points for card in table.player(0).city)
    assert "cash_wagon" in table.discarded()


def test_e25_the_fortune_teller_takes_a_card() -> None:
    """She sees the whole hand and takes one of it. E-25 [C24.4]"""
    table = scenario(seat("thief", hand="fortune_teller"), seat(hand="library tavern"), options=CIRCUS)
    table.answer("nobody", "play:fortune_teller")
    assert table.asks == (0, "take-a-card")
    assert table.match.observe(0)["players"][1]["hand"] == ["library", "tavern"]
    table.answer("library")
    assert table.hand(0) == ["library"]
    assert table.hand(1) == ["tavern"]
    assert table.g.razed[-1].key == "fortune_teller"


def test_e26_the_strongman_undoes_the_murder() -> None:
    """The saved character may be robbed, and takes its turn. E-26 [C24.5]"""
    table = scenario(
        seat("assassin"),
        seat("thief", gold=1, hand="manor"),
        seat("merchant", gold=4, hand="strongman"),
        seat(),
        options=CIRCUS,
    )
    table.answer("name:merchant")
    assert sorted(table.match.asking) == [1, 2]
    table.answer_for(1, "pass").answer_for(2, "play:strongman")
    assert table.g.murdered is None
    table.answer("gold", "end", "name:merchant", "gold", "end")
    assert table.asks == (1, "out-of-turn")
    table.answer("pass")
    assert table.at_turn == (2, "merchant")
    assert table.gold(1, 2) == [7, 0]
    table.answer("gold", "coin")
    assert table.gold(2) == [3]


@pytest.mark.parametrize(("who", "before", "after"), [("bishop", 1, 3), ("architect", 3, 5)])
def test_e27_the_director_adds_two_builds(who: str, before: int, after: int) -> None:
    """Three builds, five as Architect, at full cost. E-27 [C24.6, C13.3]"""
    table = scenario(seat(who, gold=5, hand="tavern temple watchtower director"), seat(), options=CIRCUS)
    table.answer("gold")
    assert table.g.turn.limit == before
    table.answer("play:director")
    assert table.g.turn.limit == after
    table.answer("build:tavern", "build:temple", "build:watchtower")
    assert table.gold(0) == [4]
    assert len(table.city(0)) == 3


def test_e28_the_cannonball_costs_the_difference() -> None:
    """The old district goes, the dearer one takes its place. E-28 [C24.7]"""
    table = scenario(seat("king", city="tavern market", hand="human_cannonball manor prison"), seat(), options=CIRCUS)
    table.answer("gold", "play:human_cannonball")
    assert set(table.options) == {"replace:tavern@seat0", "replace:market@seat0"}
    table.answer("replace:market@seat0")
    assert table.why("prison") == ("not-dearer", "C24.7")
    table.match.undo()
    table.answer("replace:tavern@seat0", "manor")
    assert table.gold(0) == [0]
    assert table.city(0) == ["market", "manor"]
    assert table.g.turn.builds == 0


def test_e29_action_cards_left_are_worth_a_point() -> None:
    """The Palace in hand is worth nothing. E-29 [C23.7, C17.5]"""
    table = scenario(
        seat("bishop", city="castle tavern", hand="acrobat director palace"), *[seat()] * 3, options=CIRCUS, firsts=(1,)
    )
    table.answer("gold", "end")
    assert table.scores()[0] == 7


def test_e30_university_and_dragon_gate_cost_five_to_destroy() -> None:
    """The price follows the cost, not the points. E-30 [C14.4]"""
    table = scenario(seat("warlord", gold=5), seat(city="university dragon_gate"))
    assert price(table.player(1), cards("dragon_gate")[0]) == 5
    table.answer("destroy:university@seat1")
    assert table.gold(0) == [0]
    assert table.city(1) == ["dragon_gate"]


def test_e31_the_great_wall() -> None:
    """One more for all but the Wall itself. E-31 [C14.5, C15.12]"""
    table = scenario(seat("warlord"), seat(city="great_wall tavern castle"), options={"profile": "ffg2010"})
    owner = table.player(1)
    assert {card.key: price(owner, card) for card in owner.city} == {"tavern": 1, "castle": 4, "great_wall": 5}


@pytest.mark.parametrize(
    ("city", "drawn", "kept"),
    [("", 2, 1), ("observatory", 3, 1), ("library", 2, 2), ("library observatory", 3, 2)],
)
def test_e34_library_and_observatory(city: str, drawn: int, kept: int) -> None:
    """What they change about the draw. E-34 [C15.5, C15.7, C15.8]"""
    table = scenario(seat("thief", city=city), seat(), deck="manor market keep prison")
    table.answer("nobody", "cards")
    assert len(table.g.deck) == 4 - drawn
    if drawn > kept:
        assert len(table.player(0).offer) == drawn
        assert table.ask.least == kept
        table.answer(["manor", "market"][:kept])
    assert len(table.player(0).hand) == kept
    assert sum(table.discarded().values()) == drawn - kept


def test_e36_laboratory_and_smithy_in_one_turn() -> None:
    """Each once. E-36 [C15.3, C15.4, C5.6]"""
    table = scenario(seat("thief", hand="manor market keep", city="laboratory smithy"), seat())
    table.answer("nobody", "gold", "use:laboratory", "manor", "use:smithy")
    assert table.gold(0) == [1]
    assert len(table.player(0).hand) == 5
    assert table.why("use:laboratory") == ("used-already", "C5.6")
    assert table.why("use:smithy") == ("used-already", "C5.6")


def test_e37_income_cannot_be_split() -> None:
    """A district built after collecting pays nothing. E-37 [C5.4, R-21a]"""
    table = scenario(seat("king", city="castle", hand="manor"), seat())
    table.answer("gold", "income", "build:manor")
    assert table.gold(0) == [0]
    assert "income" not in table.options


def test_e38_powers_are_optional() -> None:
    """Nobody need be named, nothing destroyed. E-38 [C5.3, R-04]"""
    assert "nobody" in scenario(seat("assassin"), seat()).options
    assert "nobody" in scenario(seat("thief"), seat()).options
    table = scenario(seat("warlord"), seat(city="temple"))
    table.answer("gold")
    assert {"destroy:temple@seat1", "end"} <= set(table.options)


def test_e39_no_duplicates_not_even_keeps() -> None:
    """Of a Keep, a Market and a Prison only the Prison is new. E-39 [C6.2]"""
    table = scenario(seat("bishop", gold=9, city="keep market", hand="keep market prison"), seat())
    table.answer("gold")
    assert {key for key in set(table.options) if key.startswith("build")} == {"build:prison"}
    assert table.why("build:keep") == ("built-already", "C6.2")


def test_e40_the_magician_redraws() -> None:
    """Card for card with the deck. E-40 [C9.3]"""
    table = scenario(seat("magician", hand="tavern castle palace"), seat(), deck="manor prison")
    table.answer("redraw", ["castle", "palace"])
    assert table.hand(0) == ["manor", "prison", "tavern"]
    assert table.discarded() == {"castle": 1, "palace": 1}


def drafted(seats: int, aside: str, face_up: str = "") -> CitadelsScenario:
    """A draft about to begin with the crown at seat 0."""
    table = scenario(*[seat("") for _ in range(seats)], call=9)
    g = table.g  # the round went by without a turn; lay the characters out by hand
    g.aside = [character(aside)]
    g.face_up = [character(name) for name in face_up.split()]
    g.draft.cards[:] = [card for card in g.agreed.cast if card not in g.aside and card not in g.face_up]
    position = {"seats": seats, "options": table.match.options, "seed": "x", "table": dump(g), "answers": []}
    return CitadelsScenario(from_position("citadels", position))


def test_e50_the_two_player_draft() -> None:
    """Keep one, keep and lay down, twice. E-50 [C18.2, C18.3]"""
    table = drafted(2, "bishop")
    assert len(table.options) == 7
    table.answer("architect")
    assert table.asks == (1, "keep-a-character")
    assert len(table.options) == 6
    table.answer("king", "thief")
    assert len(table.options) == 4
    table.answer("assassin", "warlord")
    assert len(table.options) == 2
    table.answer("merchant")  # the last card lies down by itself
    first, second = table.g.players
    assert table.at_turn == (0, "assassin")
    assert [card.key for card in first.picked + first.shown] == ["architect", "assassin"]
    assert [card.key for card in second.picked] == ["king", "merchant"]
    assert {card.key for card in (*table.g.aside, *first.laid, *second.laid)} == {
        "bishop",
        "thief",
        "warlord",
        "magician",
    }
    order = []
    while table.g.round == 2:
        order.append(table.at_turn)
        if table.ask.topic == "murder":
            table.answer("nobody")
        table.answer("gold", "end")
    assert order == [(0, "assassin"), (1, "king"), (1, "merchant"), (0, "architect")]


def test_e51_the_three_player_draft() -> None:
    """The cards go round twice, from 7 to 2. E-51 [C19.1, C19.2, C19.3]"""
    match = new_match("citadels", 3, 1)
    first = match.table.crown
    seen = []
    while match.table.stage == "draft":
        (ask,) = match.asking.values()
        seen.append((ask.seat, len(ask.options)))
        match.answer(ask.seat, next(iter(ask.options)))
    assert seen == [((first + at) % 3, 7 - at) for at in range(6)]
    g = match.table
    assert len(g.aside) + sum(len(p.laid) for p in g.players) == 2
    assert [len(p.picked) + len(p.shown) for p in g.players] == [2, 2, 2]


@pytest.mark.parametrize(
    ("seats", "face_up", "sees", "face_down"),
    [
        (4, 2, [5, 4, 3, 2], 2),
        (5, 1, [6, 5, 4, 3, 2], 2),
        (6, 0, [7, 6, 5, 4, 3, 2], 2),
        (7, 0, [7, 6, 5, 4, 3, 2, 2], 1),
    ],
)
def test_e52_drafts_with_four_to_seven(seats: int, face_up: int, sees: list[int], face_down: int) -> None:
    """What is set aside and what each sees. E-52 [C3.2, C3.4, C20.1, R-39]"""
    match = new_match("citadels", seats, 4)
    g = match.table
    assert len(g.face_up) == face_up
    assert len(g.aside) == 1
    (first,) = g.aside
    seen = []
    last: set[str] = set()
    while match.table.stage == "draft":
        (ask,) = match.asking.values()
        seen.append(len(ask.options))
        last = set(ask.options)
        match.answer(ask.seat, next(iter(ask.options)))
    assert seen == sees
    g = match.table
    assert len(g.aside) + sum(len(p.laid) for p in g.players) == face_down
    assert (first.key in last) == (seats == 7)


def test_e53_the_king_is_never_face_up() -> None:
    """He may be the face-down card, once in eight deals. E-53 [C3.1, C3.3, R-03]"""
    down = 0
    deals = 800
    for seed in range(deals):
        g = new_match("citadels", 4, seed).table
        assert character("king") not in g.face_up
        down += character("king") in g.aside
    assert 70 <= down <= 130


def test_e54_a_final_score_with_all_bonuses() -> None:
    """Districts, colours, first and later completion. E-54 [C17.1, C17.2, C17.3, C17.4]"""
    table = scenario(
        seat(city="manor church market prison university tavern temple watchtower"),
        seat(city="castle palace cathedral town_hall fortress dragon_gate harbor"),
        seat(city="manor castle docks harbor church monastery prison battlefield"),
        seat("warlord"),
        firsts=(0,),
    )
    table.answer("gold", "end")
    assert table.scores()[:3] == [27, 39, 26]
    assert [score.rank for score in table.match.scores()][1] == 1


@pytest.mark.parametrize(("purses", "winners"), [((2, 2), [0, 1]), ((1, 2), [1])])
def test_e56_ties(purses: tuple[int, int], winners: list[int]) -> None:
    """With equal districts coins decide; with equal coins the victory is shared. E-56 [C17.7, R-38]"""
    table = scenario(
        seat(city="palace cathedral", gold=purses[0]),
        seat(city="palace cathedral", gold=purses[1]),
        seat(),
        seat("warlord"),
        firsts=(2,),
    )
    table.answer("gold", "end")
    assert [score.seat for score in table.match.scores() if score.rank == 1] == winners


def test_e56_more_district_points_win_a_tie() -> None:
    """30 points of which 27 are districts beat 30 of which 24 are. E-56 [C17.7]"""
    table = scenario(
        seat(city="palace cathedral town_hall manor prison library", gold=0),  # 26 + 3
        seat(city="palace cathedral town_hall fortress castle university", gold=9),  # 32 + 3
        seat(city="palace cathedral town_hall fortress castle manor church", gold=9),  # 29, no purple
        seat("warlord"),
        firsts=(3,),
    )
    table.answer("gold", "end")
    scores = table.match.scores()
    assert scores[0].total == scores[2].total == 29
    assert scores[2].rank < scores[0].rank


def test_e57_the_last_round_is_played_out() -> None:
    """Later cities in the same round are completed too. E-57 [C16.1, C16.2]"""
    table = scenario(
        seat("king", gold=2, city=SEVEN, hand="tavern"),
        seat("architect", gold=2, city="market docks harbor church manor castle", hand="tavern temple"),
        seat("warlord"),
        seat(),
    )
    table.answer("gold", "build:tavern", "end")
    assert table.at_turn == (1, "architect")
    table.answer("gold", "build:tavern", "build:temple", "end")
    assert table.at_turn == (2, "warlord")
    table.answer("gold", "end")
    assert table.match.over
    bonus = [(score.breakdown["first"], score.breakdown["complete"]) for score in table.match.scores()]
    assert bonus[:2] == [(4, 0), (0, 2)]


DARK = {"bonus_districts": ["bell_tower", "quarry"]}


def test_e58_the_bell_tower_shortens_the_game() -> None:
    """All who have seven then get 4, later ones 2. E-58 [C41.9]"""
    six = "market docks harbor church manor castle"
    table = scenario(
        seat(city=SEVEN),
        seat("king", gold=5, city=six, hand="bell_tower"),
        seat("bishop", gold=2, city=six, hand="tavern"),
        seat(),
        options=DARK,
    )
    table.answer("gold", "build:bell_tower")
    assert table.asks == (1, "ring-the-bell")
    table.answer("yes", "end", "gold", "build:tavern", "end")
    assert table.match.over
    scores = table.match.scores()
    assert [(score.breakdown["first"], score.breakdown["complete"]) for score in scores[:3]] == [(4, 0), (4, 0), (0, 2)]


def test_e59_the_quarry_allows_a_second_copy() -> None:
    """A second Market, no third; both stay when the Quarry goes. E-59 [C41.7]"""
    table = scenario(
        seat("architect", gold=9, city="quarry market", hand="market market"),
        seat("warlord", gold=9),
        options=DARK,
    )
    table.answer("gold", "build:market")
    assert table.why("build:market") == ("two-already", "C41.7")
    table.answer("end", "destroy:quarry@seat0")
    assert table.city(0) == ["market", "market"]


def test_e59b_the_quarry_allows_pairs_of_several_names() -> None:
    """A second Tavern and a second Temple; a third Tavern is refused. E-59b [C41.7, R-72]"""
    table = scenario(
        seat("architect", gold=9, city="quarry tavern temple", hand="tavern temple tavern"), seat(), options=DARK
    )
    table.answer("gold", "build:tavern", "build:temple")
    assert sorted(table.city(0)) == ["quarry", "tavern", "tavern", "temple", "temple"]
    assert table.why("build:tavern") == ("two-already", "C41.7")
