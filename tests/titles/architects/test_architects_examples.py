"""The worked examples: those of the rulebooks, and checks derived from single rules."""

from __future__ import annotations

import pytest

from stavitel.kernel import new_match
from stavitel.titles.architects.buildings import guildhall, projects, why_not_advance
from stavitel.titles.architects.cards import CARDS, COURTS, REWARDS
from stavitel.titles.architects.gains import gain_influence, gain_silver, gain_virtue
from stavitel.titles.architects.guardhouse import guardhouse
from stavitel.titles.architects.placing import placements
from stavitel.titles.architects.reset import reset, turn_court
from stavitel.titles.architects.rules import end_turn
from stavitel.titles.architects.scoring import finish, points, score
from stavitel.titles.architects.solo import captures, effects, follow, guard, next_wonder, scheme
from stavitel.titles.architects.wonders import can_contribute, why_not_raise
from titles.architects.architects_table import (
    apprentice,
    building,
    court,
    employ,
    hold,
    new_table,
    on_board,
    own,
    rich,
    scenario,
    solo,
    stand,
    visit,
)

REWARD = {reward.key.partition(".")[2]: reward for reward in REWARDS}


def play_scheme(g, p, key: str, *answers: str) -> None:
    """Resolve one Scheme card."""
    g.scheming.append(CARDS[f"scheme.{key}"])
    scenario(g, scheme(g, p)).play(*answers)
    g.scheming.clear()


def test_influence_from_4_to_5_draws_a_building_card() -> None:
    """X01: the step from 4 to 5 draws the top Building card. [W2.2, W2.1]"""
    g = new_table()
    red = g.players[0]
    rich(red, influence=4)
    hold(g, red, "smithy", "well")
    pile = len(g.pile)
    scenario(g, gain_influence(g, red, 1)).play()
    assert (red.influence, len(red.hand), len(g.pile)) == (5, 3, pile - 1)
    scenario(g, gain_influence(g, red, 9)).play()
    assert (red.influence, len(red.hand)) == (12, 4)  # 8 to 9 once more; above 12 nothing


def test_influence_pays_silver_and_virtue_at_the_black_market() -> None:
    """X02: 4 Influence stand in for 2 Silver and 1 Virtue in the middle space. [W2.3, A10.2]"""
    g = new_table()
    red = g.players[0]
    rich(red, influence=4, silver=0, virtue=6)
    free = next(card for card in g.upper if not card.virtue)
    asked = visit(g, red, "middle", "give-influence:2", "lose-influence", "hire-free", f"hire:{free.key}")
    assert asked == [(0, "pay-silver"), (0, "lose-virtue"), (0, "middle-market"), (0, "hire-free")]
    assert (red.influence, red.silver, red.virtue) == (0, 0, 6)


def test_a_silver_discount_may_be_split_over_two_trades() -> None:
    """X03: 2 Influence pay two Merchant trades of 1 Silver each. [W2.4]"""
    g = new_table()
    red = g.players[0]
    employ(g, red, "A17")
    rich(red, influence=3, silver=0)
    stand(g, red, "kings-storehouse", 1)
    visit(g, red, "kings-storehouse", "trade:merchant.a17", "give-influence:2", "trade:merchant.a17")
    assert (red.influence, red.silver, red.stone) == (1, 0, 4)


def test_the_other_half_of_a_discount_expires_with_the_turn() -> None:
    """W2.4: an unused half is gone at the end of the turn, and pays by itself till then. [W2.4, R13, R70]"""
    g = new_table()
    red = g.players[0]
    employ(g, red, "A17")
    rich(red, influence=2)
    visit(g, red, "kings-storehouse", "trade:merchant.a17", "give-influence:2")
    assert red.credit == 1
    end_turn(g)
    assert red.credit == 0


@pytest.mark.parametrize(("good", "influence", "rewards"), [("wood", 4, 0), ("marble", 4, 1)])
def test_one_contribution_at_the_princess(good: str, influence: int, rewards: int) -> None:
    """X04: one good on an empty symbol brings what is printed under it. [W3.1, W4.1]"""
    g = new_table()
    court(g, "k1", "k2")
    red = g.players[0]
    g.given = ["clay", "stone", "gold"]
    g.rewards.append(REWARD["r05"])
    rich(red, wood=1, marble=1, clay=3, influence=2)
    from stavitel.titles.architects.locations import PLACE
    from stavitel.titles.architects.places import QUARRY
    from stavitel.titles.architects.placing import place_worker

    assert scenario(g, place_worker(g, red, PLACE[QUARRY])).why("contribute:clay") == ("already-given", "W4.1")
    stand(g, red, "quarry", 0)
    visit(g, red, "quarry", f"contribute:{good}")
    assert getattr(red, good) == 0
    assert red.influence == influence
    assert len(g.taken) == rewards
    assert red.virtue == 7 + 2 * rewards
    assert g.reset_by == -1
    other = g.players[1]
    rich(other, wood=1, marble=1)
    visit(g, other, "quarry", "contribute:marble" if good == "wood" else "contribute:wood")
    assert g.reset_by == 1  # the fifth good [W4.2]


def test_the_stone_wonder_costs_less_by_what_lies_on_it() -> None:
    """X05: 14 Stone less 3, 5 Influence, 3 Tax; 2 Virtue and a token. [W6.1, W6.2, W6.3, W6.4]"""
    g = new_table()
    red = g.players[0]
    g.offered["stone"] = 3
    rich(red, stone=10, influence=5, silver=3, virtue=6)
    stone = CARDS["wonder.stone"]
    assert why_not_raise(g, red, stone) is not None
    red.stone = 11
    asked = visit(g, red, "guildhall", "raise:wonder.stone", "token:forest")
    assert asked == [(0, "guildhall"), (0, "place-token")]
    assert (red.stone, red.influence, red.silver, red.virtue, g.tax) == (0, 0, 0, 8, 7)
    assert g.offered["stone"] == 0
    assert red.tokens == {"forest": stone}
    assert stone in red.buildings and stone not in g.wonders


def test_the_scheme_of_two_locations() -> None:
    """X06: two Workers in Prison send it to the Guardhouse, else to the Black Market's top-most option. [S2.3, S2.4]"""
    g, ai = solo("patron")
    ai.prison, ai.workers = 2, 18
    play_scheme(g, ai, "s02")
    assert (ai.prison, ai.workers, ai.at["guardhouse"]) == (0, 19, 1)
    g, ai = solo("patron")
    ai.prison, ai.workers = 1, 19
    g.market["right"] = 0
    play_scheme(g, ai, "s02")
    assert g.market == {"right": 0, "left": 1}
    assert ai.virtue == 6


def test_the_opponent_builds_a_wonder() -> None:
    """X07: Influence and Marble sum to 10, the Tax comes from the supply, 2 Virtue. [S5.1, S5.2, S5.3, D14]"""
    g, ai = solo("enforcer")  # whose list starts with Town Centre, Silversmith
    rich(ai, influence=6, marble=5, marker=1)
    g.offered["wood"] = 3
    g.players[0].tokens["town-centre"] = CARDS["wonder.marble"]
    g.wonders.remove(CARDS["wonder.marble"])
    affordable = [w.good for w in g.wonders if ai.influence >= w.influence and ai.marble >= 10 - w.influence]
    assert affordable == ["wood", "stone"]
    play_scheme(g, ai, "s01")
    assert (ai.influence, ai.marble, g.tax, ai.virtue) == (0, 1, 8, 9)
    assert ai.tokens == {"silversmith": CARDS["wonder.wood"]}
    assert g.guildhall == [1]


def test_the_opponents_fallbacks_in_the_guildhall() -> None:
    """X08: no Wonder, then the Cathedral; no free space there, then 4 Marble. [S2.4, S5.5, R35]"""
    g, ai = solo("patron")
    rich(ai, influence=6, marble=2)
    play_scheme(g, ai, "s01")
    assert (ai.level, ai.virtue, ai.marble) == (1, 8, 2)
    g, ai = solo("patron", seats=2)
    rich(ai, influence=6, marble=2, level=2)
    for p in g.players[:2]:
        p.level = 3
    play_scheme(g, ai, "s01")
    assert (ai.level, ai.marble, g.guildhall) == (2, 6, [2])


def test_the_marker_chooses_the_wonder() -> None:
    """X09: under the marker first, else the next to the right. [S5.2, S3.4]"""
    g, ai = solo("patron")
    rich(ai, influence=7, marble=5, marker=0)
    assert next_wonder(g, ai) is CARDS["wonder.clay"]
    g.wonders.remove(CARDS["wonder.clay"])
    g.wonders.remove(CARDS["wonder.wood"])
    assert next_wonder(g, ai) is CARDS["wonder.stone"]


def test_equal_groups_are_captured_by_the_printed_order() -> None:
    """Three captures among four groups of three: the Princess's location, the Mines, the Town Centre. [S6.2, S6.3]"""
    g, ai = solo("patron")
    human = g.players[0]
    for where in ("town-centre", "quarry", "silversmith", "mines"):  # the Princess stands at the Silversmith
        stand(g, human, where, 3)
    scenario(g, captures(g, ai, 3)).play()
    assert ai.captured == [9, 0]
    assert human.at["quarry"] == 3
    assert ai.virtue == 6  # the Princess minds [S4.4]


def test_tied_groups_of_two_humans_go_together() -> None:
    """X11: one capture takes both groups of 4. [S6.4, S11.2]"""
    g, ai = solo("patron", seats=2)
    for p in g.players[:2]:
        stand(g, p, "forest", 4)
        stand(g, p, "quarry", 2)
    scenario(g, captures(g, ai, 1)).play()
    assert ai.captured == [4, 4, 0]
    assert g.players[0].at["quarry"] == 2


def test_the_opponent_at_the_guardhouse() -> None:
    """X12: three Debts are flipped, then a Future Scheme is gained. [S7.2]"""
    g, ai = solo("patron")
    rich(ai, unpaid=3, virtue=7)
    future = g.futures[-1]
    scenario(g, guard(g, ai, 4)).play()
    assert (ai.unpaid, ai.paid, g.tax, ai.virtue) == (0, 3, 13, 10)
    assert g.schemed == [future]


START = [
    # board, available, Prison, Silver, Virtue, Influence, goods (clay, wood, stone, gold, marble), Debts, extra cards
    ("arnulf", 17, 3, 4, 6, 0, (3, 0, 0, 0, 0), 0, 0),
    ("charles", 20, 0, 3, 8, 3, (0, 2, 0, 0, 0), 0, 0),
    ("clotilda", 20, 0, 0, 13, 1, (0, 0, 0, 0, 0), 1, 0),
    ("isabetta", 15, 5, 7, 4, 2, (0, 0, 0, 0, 0), 0, 1),
    ("louis", 7, 13, 11, 2, 2, (0, 0, 0, 1, 0), 0, 0),
    ("zesiro", 20, 0, 2, 10, 1, (0, 0, 2, 0, 0), 0, 0),
    ("therese", 16, 4, 5, 5, 0, (0, 0, 0, 0, 0), 0, 1),
    ("caroline", 12, 8, 10, 3, 0, (0, 0, 0, 0, 1), 1, 0),
    ("ada", 20, 0, 0, 11, 0, (0, 0, 0, 1, 0), 0, 1),
    ("frederick", 20, 0, 4, 7, 0, (0, 0, 1, 0, 0), 0, 0),
    ("rudolf", 20, 0, 3, 9, 0, (0, 1, 0, 0, 0), 0, 0),
    ("lothaire", 14, 6, 6, 4, 0, (2, 0, 0, 0, 0), 0, 0),
    ("hugo", 10, 10, 12, 2, 0, (0, 0, 0, 0, 0), 0, 2),
    ("clovis", 20, 0, 1, 10, 0, (1, 0, 0, 0, 1), 0, 0),
    ("fara", 18, 2, 5, 6, 0, (0, 1, 1, 0, 0), 0, 0),
    ("bertha", 20, 0, 3, 8, 0, (0, 0, 0, 0, 0), 0, 1),
]


@pytest.mark.parametrize("row", START, ids=lambda row: row[0])
def test_start_values_of_the_boards(row: tuple) -> None:
    """X13: the start values of every board. [W11.1, A14.1, A14.2, A14.3]"""
    name, workers, prison, silver, virtue, influence, goods, debts, extra = row
    p = new_table().players[0]
    board = on_board(p, name)
    assert (p.workers, p.prison, p.silver, p.virtue, p.influence) == (workers, prison, silver, virtue, influence)
    assert (p.clay, p.wood, p.stone, p.gold, p.marble) == goods
    assert (p.unpaid, board.extra) == (debts, extra)


def test_reward_pile_size() -> None:
    """X20: 2 x players + 1 Rewards in the base game, all 23 with Works of Wonder. [A2.2, W1.3]"""
    for seats, size in ((2, 5), (3, 7), (4, 9), (5, 11)):
        g = new_table(seats, works_of_wonder=False)
        assert (len(g.rewards), len(g.spare)) == (size, 11 - size)
    assert len(new_table(4).rewards) == 23


def test_repeated_forest_visits() -> None:
    """X21: the first, second and third Worker bring 1, 2 and 3 Wood. [A8.2]"""
    g = new_table()
    red = g.players[0]
    wood = []
    for _ in range(3):
        visit(g, red, "forest")
        wood.append(red.wood)
    assert wood == [1, 3, 6]


def test_a_cathedral_step() -> None:
    """X22: pay 1 Gold, discard a card, move up, gain and remove the Reward. [A9.4, A9.5]"""
    g = new_table(2, works_of_wonder=False)
    yellow = g.players[0]
    rich(yellow, gold=1)
    hold(g, yellow, "smithy", "well")
    g.rewards.append(REWARD["r06"])
    visit(g, yellow, "guildhall", "advance", "well")
    assert (yellow.gold, yellow.level, yellow.virtue) == (1, 1, 8)
    assert yellow.hand == [building("smithy")] and yellow.sunk == [building("well")]
    assert g.taken == [REWARD["r06"]]
    assert points(g, yellow).breakdown["cathedral"] == 2


def test_three_captures_at_the_town_centre() -> None:
    """X23: 1 Tax and 2 Silver for three groups, the own one among them. [A8.7, A7.1, A7.2]"""
    g = new_table(3, works_of_wonder=False)
    red, blue, green = g.players
    stand(g, red, "town-centre", 2)
    for p, count in ((red, 2), (blue, 3), (green, 1)):
        stand(g, p, "silversmith", count)
    rich(red, silver=3, virtue=4)
    visit(g, red, "town-centre", "capture:silversmith@0", "capture:silversmith@1", "capture:silversmith@2")
    assert (red.silver, g.tax) == (0, 5)
    assert red.captured == [0, 3, 1]
    assert red.workers == 17  # three stand at the Town Centre


def test_a_full_cathedral_level_blocks() -> None:
    """X25: level 3 has two spaces; it is free again when one moves up. [A9.4]"""
    g = new_table(3, works_of_wonder=False)
    red, blue, green = g.players
    rich(red, level=3)
    rich(blue, level=3)
    rich(green, level=2, marble=1)
    hold(g, green, "smithy")
    assert why_not_advance(g, green) is not None
    red.level = 4
    assert why_not_advance(g, green) is None


def test_silversmith_with_a_jeweller() -> None:
    """Y01: the fourth Worker brings 1 + 4 + 1 Silver. [A8.3, A8.10]"""
    g = new_table()
    red = g.players[0]
    employ(g, red, "A11")
    court(g, "k2", "k3")
    stand(g, red, "silversmith", 3)
    visit(g, red, "silversmith")
    assert red.silver == 6


@pytest.mark.parametrize(("take", "clay", "gold"), [("take:clay", 6, 0), ("take:gold", 2, 1)])
def test_mines_with_two_miners(take: str, clay: int, gold: int) -> None:
    """Y02: Clay 4 + 2, or Gold 1 and Clay 2. [A8.4, A8.10, A11.3]"""
    g = new_table()
    red = g.players[0]
    employ(g, red, "A19", "A20")
    stand(g, red, "mines", 2)
    visit(g, red, "mines", take)
    assert (red.clay, red.gold) == (clay, gold)


def test_hiring_beyond_reach_lays_coins() -> None:
    """Y03: one Worker, column 3 of the lower row: 2 Tax, 2 Silver and a coin on columns 1 and 2. [A8.6]"""
    g = new_table()
    red = g.players[0]
    third = g.lower[2]
    row = g.lower[:2]
    rich(red, silver=5)
    from stavitel.titles.architects.workshop import workshop

    assert scenario(g, workshop(g, red, 1)).why(f"hire:{third.key}") == ("hire-silver", "A8.6")
    rich(red, silver=6)
    before = red.virtue
    visit(g, red, "workshop", f"hire:{third.key}")
    assert (red.silver, g.tax) == (0, 6)
    assert g.lower_coins[:2] == [1, 1] and g.lower[:2] == row
    assert red.apprentices == [third]
    assert red.virtue == before + third.virtue


def test_five_workers_draw_three_cards() -> None:
    """Y04: 1 + 5/2 Building cards. [A8.6]"""
    g = new_table()
    red = g.players[0]
    stand(g, red, "workshop", 4)
    visit(g, red, "workshop")  # too poor to hire, so nothing is asked
    assert len(red.hand) == 3


@pytest.mark.parametrize(("virtue", "ada", "tax"), [(2, False, 2), (0, False, 1), (0, True, 0), (4, False, 3)])
def test_tax_evasion_when_paying_a_debt(virtue: int, ada: bool, tax: int) -> None:
    """Y05: evasion by Virtue and Ada's discount lower the Tax, never the Silver. [A4.1, A4.2, A4.3, A4.4, R46]"""
    g = new_table(2, works_of_wonder=False)
    red = g.players[0]
    if ada:
        on_board(red, "ada")
    rich(red, virtue=virtue, silver=6, unpaid=1)
    scenario(g, guardhouse(g, red, 1)).play("pay-debt")
    assert (red.silver, g.tax) == (3 - tax, 4 + tax)
    assert (red.unpaid, red.paid, red.virtue) == (0, 1, virtue + 1)


def test_surplus_virtue_destroys_debts() -> None:
    """Y07: at 14, each of 2 surplus Virtue may destroy a Debt. [A5.4, A6.3]"""
    g = new_table()
    red = g.players[0]
    rich(red, virtue=14, unpaid=2)
    scenario(g, gain_virtue(g, red, 2)).play("yes", "yes")
    assert (red.virtue, red.unpaid, red.paid) == (14, 0, 0)
    rich(red, virtue=13, unpaid=1)
    scenario(g, gain_virtue(g, red, 2)).play("no")
    assert (red.virtue, red.unpaid) == (14, 1)


def test_who_keeps_a_debt_is_asked_once() -> None:
    """One no holds for all surplus Virtue of a gain; after a yes the next Debt is asked about. [A5.4]"""
    g = new_table()
    red = g.players[0]
    rich(red, virtue=14, unpaid=3)
    scenario(g, gain_virtue(g, red, 3)).play("yes", "no")
    assert (red.virtue, red.unpaid) == (14, 2)


@pytest.mark.parametrize(
    ("seats", "resets", "spaces"),
    [(2, (7, 10), 12), (3, (9, 13), 16), (4, (11, 16), 20), (5, (13, 19), 24), (6, (15, 22), 28)],
)
def test_guildhall_spaces(seats: int, resets: tuple[int, int], spaces: int) -> None:
    """Y08: which spaces set off a reset, and the last one starts the final round. [A9.1, A9.7, A9.8, A10.3]"""
    from stavitel.titles.architects.buildings import occupy

    g = new_table(seats)
    found = []
    for number in range(1, spaces + 3):
        p = g.players[number % seats]
        p.workers += 1
        occupy(g, p)
        if g.reset_by >= 0:
            found.append(number)
            g.reset_by = -1
        assert (g.final > 0) == (number >= spaces)
    assert tuple(found) == resets


def test_scoring_by_category() -> None:
    """Y09: 31 + 7 + 2 - 2 + 3 + 1 - 2 = 40. [A13.3, A5.1, A6.1, A6.2, A7.4, A9.5]"""
    g = new_table()
    red = g.players[0]
    own(g, red, "dungeon", "university", "smithy", "lumber-camp")  # 14 + 11 + 3 + 3 = 31
    rich(red, level=3, virtue=11, unpaid=1, paid=1, gold=2, marble=1, silver=17, prison=5)
    assert points(g, red).total == 40


def test_castle_then_lighthouse() -> None:
    """Y11: 2 Gold lift Virtue 11 to 12, the Lighthouse then sees 12. [A13.2, W8.2, R20]"""
    g = new_table(2, works_of_wonder=False)
    red = g.players[0]
    own(g, red, "castle", "lighthouse")
    rich(red, virtue=11, gold=2)
    scenario(g, finish(g)).play()
    parts = score(g)[0].breakdown
    assert red.virtue == 12
    assert (parts["effects"], parts["virtue"]) == (3, 3)


def test_urchin_profiteer_and_prison_in_one_reset() -> None:
    """Y12: +2 Stone, Virtue -1, both Workers to Prison, then counted in steps 10 and 11. [W5.2, W9.1]"""
    g = new_table()
    court(g, "k2", "k7")  # the Profiteer stands at the Quarry
    red = g.players[0]
    employ(g, red, "W23")
    stand(g, red, "quarry", 2)
    red.prison, red.workers = 1, red.workers - 1
    g.reset_by = 0
    scenario(g, reset(g)).play()
    assert (red.stone, red.prison, red.at["quarry"]) == (2, 3, 0)
    assert red.virtue == 5  # the penalty and step 10
    assert red.unpaid == 1  # step 11


def test_goods_move_to_the_wonders() -> None:
    """Y14: Clay of a finished Wonder goes to the supply, Wood onto its Wonder. [W5.2, R43]"""
    g = new_table()
    g.wonders.remove(CARDS["wonder.clay"])
    g.given = ["clay", "wood"]
    g.reset_by = 0
    scenario(g, reset(g)).play()
    assert g.given == [] and g.offered["wood"] == 1 and g.offered["clay"] == 0


@pytest.mark.parametrize("refill", ["at-once", "next-reset"])
def test_the_sixth_reset_renews_the_court_cards(refill: str) -> None:
    """Y15: the last contribution card turned, all seven are shuffled; or at the next reset. [W5.2, W1.7, D08]"""
    g = new_table(contribution_refill=refill)
    for _ in range(5):
        turn_court(g)
        assert g.court is not None
    turn_court(g)
    if refill == "next-reset":
        assert g.court is None and not can_contribute(g, g.players[0])
        turn_court(g)
    assert g.court is not None and g.consequence is not None
    assert len(g.courts) == 5 and not g.consequences
    assert {g.court, g.consequence, *g.courts} == set(COURTS)


@pytest.mark.parametrize(("pick", "wood", "influence"), [("extra-worker", 3, 0), ("influence", 2, 1)])
def test_visiting_an_own_wonder(pick: str, wood: int, influence: int) -> None:
    """Y16: 3 Wood, or 2 Wood and 1 Influence; nothing for others. [W7.1, W7.2, A3.7, R64]"""
    g = new_table()
    red, blue = g.players
    red.tokens["forest"] = CARDS["wonder.stone"]
    stand(g, red, "forest", 1)
    visit(g, red, "forest", pick)
    assert (red.wood, red.influence) == (wood, influence)
    visit(g, blue, "forest")
    assert (blue.wood, blue.influence) == (1, 0)


def test_clotilda_at_the_tax_stand() -> None:
    """Y18: +2 Clay for 2 Virtue; with 1 bought off, 1 Clay. [W11.1, A8.9, D16, R39]"""
    g = new_table()
    red = g.players[0]
    on_board(red, "clotilda")
    visit(g, red, "tax-stand")
    assert (red.virtue, red.clay, red.silver, g.tax) == (11, 2, 4, 0)
    g = new_table()
    red = g.players[0]
    on_board(red, "clotilda")
    red.influence = 3
    visit(g, red, "tax-stand", "lose-influence")
    assert (red.virtue, red.clay, red.influence) == (12, 1, 1)
    g = new_table(clotilda="loss")
    red = g.players[0]
    on_board(red, "clotilda")
    visit(g, red, "tax-stand")
    assert (red.virtue, red.clay) == (11, 1)


def test_louis_pays_for_his_virtue() -> None:
    """Y19: 1 Silver for the space, 2 more to keep his Virtue; the Cathedral at Virtue 2. [W11.1, D15, R40]"""
    g = new_table()
    red = g.players[0]
    on_board(red, "louis")
    red.influence = 0
    visit(g, red, "left", "pay-silver")
    assert (red.silver, red.virtue) == (8, 2)
    hold(g, red, "smithy")
    assert why_not_advance(g, red) is None
    g.players[1].virtue = 2
    rich(g.players[1], gold=1)
    hold(g, g.players[1], "well")
    assert why_not_advance(g, g.players[1]) is not None


def test_the_resource_marker_wraps() -> None:
    """Y21: from Stone 4 Silver lead over Gold, Marble and Clay (+1 Marble) to Wood. [S3.1, S3.2, R25]"""
    _, ai = solo("patron")
    rich(ai, marker=2, marble=0)
    gain_silver(ai, 4)
    assert (ai.marker, ai.marble, ai.silver) == (1, 1, 0)


def test_the_opponent_removes_a_column() -> None:
    """Y22: on Gold both cards of column 4 go under the pile, rows slide and are refilled. [S8.1, S3.4, R51]"""
    g, ai = solo("patron")
    ai.marker = 3
    upper, lower = list(g.upper), list(g.lower)
    g.upper_coins[3] = 2
    line = CARDS["scheme.s07"].plans[1].lines[0]
    scenario(g, effects(g, ai, line, 1)).play()
    assert g.dismissed == [upper[3], lower[3]]
    assert g.upper[:4] == [*upper[:3], upper[4]] and len(g.upper) == 5
    assert g.lower[:4] == [*lower[:3], lower[4]] and len(g.lower) == 5
    assert g.upper_coins == [0, 0, 0, 0, 0]


def test_the_patron_at_the_storehouse() -> None:
    """Y24: the third Worker brings 1 Influence and 1 Marble, the first 1 Influence and 1 Virtue. [S9.1, R60]"""
    g, ai = solo("patron")
    rich(ai, influence=2)
    stand(g, ai, "kings-storehouse", 2)
    scenario(g, follow(g, ai, ai.opponent.focus)).play()
    assert (ai.influence, ai.marble, ai.virtue) == (3, 1, 7)
    g, ai = solo("patron")
    scenario(g, follow(g, ai, ai.opponent.focus)).play()
    assert (ai.influence, ai.marble, ai.virtue) == (3, 0, 8)
    g, ai = solo("patron")
    ai.tokens["kings-storehouse"] = CARDS["wonder.clay"]
    scenario(g, follow(g, ai, ai.opponent.focus)).play()
    assert ai.marble == 1  # the Wonder counts [S5.4]


def test_surplus_influence_of_the_opponent_is_virtue() -> None:
    """Y25: at 11, 2 Influence are 1 Influence and 1 Virtue. [S4.1, R10]"""
    g, ai = solo("patron")
    rich(ai, influence=11, virtue=7)
    scenario(g, gain_influence(g, ai, 2)).play()
    assert (ai.influence, ai.virtue) == (12, 8)


def test_the_aristocrat_needs_less_marble() -> None:
    """Y26: the Marble Wonder for 3 Influence and 5 Marble. [S5.1, S9.1]"""
    g, ai = solo("aristocrat")
    rich(ai, influence=3, marble=5, marker=0)
    assert next_wonder(g, ai) is CARDS["wonder.marble"]
    ai.marble = 4
    assert next_wonder(g, ai) is None


def test_a_match_shows_the_first_question() -> None:
    """The guildhall question is asked even with one thing to build, so that nothing is told by silence. [A9.2]"""
    g = new_table(2, works_of_wonder=False)
    red = g.players[0]
    hold(g, red, "smithy", "castle")
    rich(red, clay=4, wood=2)
    assert list(projects(g, red).options) == ["build:smithy"]
    ask = scenario(g, guildhall(g, red)).ask
    assert list(ask.options) == ["build:smithy"]
    assert ask.refused["build:castle"].rule == "A9.3"
    assert "place:guildhall" in list(placements(g, red).filled().options)
    assert new_match("architects", 2, 1).asking


def test_apprentice_numbers() -> None:
    """Every Apprentice can be found by its number. [A11.4]"""
    assert apprentice("A01").key == "acolyte.a01"
