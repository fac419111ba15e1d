"""Black Market cards, Rewards, contributions, consequences, Wonders, and the reset."""

from __future__ import annotations

from dataclasses import replace

import pytest

from stavitel.titles.architects.black_market import PLACE_MARKET, black_market, market_goods
from stavitel.titles.architects.buildings import guildhall
from stavitel.titles.architects.cards import CARDS, COURTS, MARKET_CARDS, REWARDS, STALLS, WONDER_CARDS
from stavitel.titles.architects.gains import gain_reward, lose_virtue
from stavitel.titles.architects.kinds import GOODS, Cost
from stavitel.titles.architects.locations import PLACE, why_not_enter
from stavitel.titles.architects.payment import affordable, pay_goods, pay_silver, silver_room
from stavitel.titles.architects.places import LOCATION, QUARRY, TAX_STAND
from stavitel.titles.architects.placing import place_worker
from stavitel.titles.architects.reset import reset, turn_market
from stavitel.titles.architects.rules import turn
from stavitel.titles.architects.scoring import most_influence
from stavitel.titles.architects.town_centre import capture
from stavitel.titles.architects.wonders import TOKEN_AT, contribute, raise_wonder, why_not_raise, why_not_stand
from titles.architects.architects_table import K, court, hold, new_table, on_board, rich, scenario, solo, stand, visit
from titles.architects.test_architects_apprentices import change, worth

MARKET = {  # small side, large side: clay wood stone gold marble
    "market.m01": ({"marble": 1}, {"marble": 2, "wood": 2}),
    "market.m02": ({"gold": 2}, {"marble": 1, "gold": 1, "stone": 1, "wood": 1}),
    "market.m03": ({"marble": 1, "stone": 1}, {"marble": 2, "stone": 2}),
    "market.m04": ({"gold": 1, "wood": 1}, {"gold": 1, "stone": 1, "wood": 2}),
    "market.m05": ({"marble": 1, "wood": 1}, {"marble": 1, "wood": 1, "stone": 2}),
    "market.m06": ({"marble": 1}, {"marble": 2, "stone": 2}),
    "market.m07": ({"gold": 2}, {"marble": 1, "wood": 1, "stone": 2}),
    "market.m08": ({"marble": 1, "stone": 1}, {"gold": 1, "stone": 1, "wood": 2}),
    "market.m09": ({"gold": 1, "wood": 1}, {"marble": 1, "gold": 1, "stone": 1, "wood": 1}),
    "market.m10": ({"marble": 1, "wood": 1}, {"marble": 2, "wood": 2}),
}


@pytest.mark.parametrize("card", MARKET_CARDS, ids=lambda card: card.key)
def test_black_market_cards(card) -> None:  # type: ignore[no-untyped-def]
    """Left: 1 Silver and 1 Virtue for the small side; right: 3 Silver for the large side. [A10.2, A2.1]"""
    small, large = MARKET[card.key]
    g = new_table(2, works_of_wonder=False)
    red, blue = g.players
    g.stall = card.small
    g.large = [card]
    rich(red, silver=4)
    before = worth(red)
    visit(g, red, "left")
    assert change(before, red) == {**small, "silver": -1, "virtue": -1, "workers": -1}
    before = worth(red)
    visit(g, red, "right")
    assert change(before, red) == {**large, "silver": -3, "virtue": -1, "workers": -1}
    assert g.market == {"left": 0, "right": 0}
    assert scenario(g, turn(g, blue)).why("place-market:left") == ("market-taken", "A10.1")


def test_the_printed_market_goods() -> None:
    """Before the first reset the right space shows its print; an empty left pile too. [A2.1, A10.2]"""
    g = new_table()
    assert dict(market_goods(g, "right")) == {"marble": 2, "stone": 1, "wood": 1}
    g.small, g.stall = [], None
    assert dict(market_goods(g, "left")) == {"marble": 1, "gold": 1}
    assert {card.small for card in MARKET_CARDS} == set(STALLS)


def test_the_market_turns_and_is_renewed() -> None:
    """The top small card is turned; an empty pile is made of the large one. [A10.4, A10.5, R06]"""
    g = new_table()
    for turned in range(1, 11):
        top = g.small[-1]
        turn_market(g)
        assert g.large[-1] is top and len(g.large) == turned
        assert g.stall is (g.small[-1].small if g.small else None)
    turn_market(g)
    assert (len(g.small), len(g.large)) == (9, 1)
    assert g.stall is g.small[-1].small


def test_the_middle_space() -> None:
    """Hire anyone free, or look at five Building cards and keep one. [A10.2, R07]"""
    g = new_table(2, works_of_wonder=False)
    red = g.players[0]
    rich(red, silver=4)
    top = g.pile[-5:][::-1]
    visit(g, red, "middle", "look-at-buildings", top[2].key)
    assert red.hand == [top[2]] and red.silver == 2 and red.virtue == 6
    assert red.sunk == [top[0], top[1], top[3], top[4]] and g.below == [0, 0, 0, 0]
    assert red.packet == []
    g.market.clear()
    card = next(a for a in g.upper if a.virtue == 0)
    visit(g, red, "middle", "hire-free", f"hire:{card.key}")
    assert red.apprentices == [card] and red.silver == 0


def test_black_market_virtue() -> None:
    """Closed from Virtue 10 on, except to Zesiro; a space needs its Silver. [A5.2, A10.1, W11.1]"""
    g = new_table()
    red = g.players[0]
    rich(red, silver=1, virtue=10)
    assert scenario(g, turn(g, red)).why("place-market:left") == ("market-virtue", "A5.2")
    on_board(red, "zesiro")
    rich(red, silver=1, influence=0)
    ask = scenario(g, turn(g, red)).ask
    assert "place-market:left" in ask.options
    assert ask.refused["place-market:right"].key == "market-silver"
    red.board = None
    red.virtue = 9
    ask = scenario(g, turn(g, red)).ask
    assert "place-market:left" in ask.options


def test_caroline_draws_at_the_black_market() -> None:
    """+1 Building card with each Black Market action. [A14.1]"""
    g = new_table()
    red = g.players[0]
    on_board(red, "caroline")
    visit(g, red, "left")
    assert len(red.hand) == 1


def test_the_third_worker_sets_off_a_reset() -> None:
    """After the third action all Black Market Workers go to Prison. [A10.3, A10.4, W5.1, R16]"""
    g = new_table(2, works_of_wonder=False)
    red, blue = g.players
    g.market = {"left": 1, "middle": 1}
    blue.workers -= 2
    rich(red, silver=3)
    scenario(g, turn(g, red)).play("place-market:right")
    assert not g.market and g.reset_by == -1
    assert (red.prison, blue.prison) == (1, 2)
    assert (red.unpaid, blue.unpaid) == (0, 1)
    assert len(g.large) == 1


REWARD_GAINS = {
    "reward.r01": {"virtue": 1, "silver": 3},
    "reward.r02": {"virtue": 1, "wood": 2},
    "reward.r03": {"virtue": 1, "stone": 2},
    "reward.r04": {"virtue": 1, "hand": 1},
    "reward.r05": {"virtue": 2},
    "reward.r06": {"virtue": 1, "gold": 1},
    "reward.r11": {"virtue": 1, "influence": 2},
    "reward.r12": {"virtue": 1, "clay": 3},
    "reward.r13": {"virtue": 1, "influence": 1, "silver": 2},
    "reward.r14": {"virtue": 1, "influence": 1, "hand": 1},
    "reward.r15": {"virtue": 1, "marble": 1},
    "reward.r16": {"virtue": 1, "unpaid": -1},
}


@pytest.mark.parametrize("card", REWARDS, ids=lambda card: card.key)
def test_rewards(card) -> None:  # type: ignore[no-untyped-def]
    """A Reward is revealed, gained and removed. [A9.4, W1.2]"""
    g = new_table()
    red = g.players[0]
    red.unpaid = 1
    g.rewards.append(card)
    before = worth(red)
    scenario(g, gain_reward(g, red)).play()
    assert change(before, red) == REWARD_GAINS[card.key]
    assert g.taken == [card]


def test_reward_counts() -> None:
    """11 base Rewards and 12 of the expansion. [A1.2, A2.2]"""
    assert sum(card.copies for card in REWARDS if card.box == "base") == 11
    assert sum(card.copies for card in REWARDS) == 23


CONTRIBUTIONS = {  # for clay, wood, stone, gold, marble: Influence, Virtue, Rewards
    "k1": ((1, 0, 0), (2, 0, 0), (2, 0, 0), (2, 1, 0), (2, 0, 1)),
    "k2": ((1, 0, 0), (1, 1, 0), (2, 0, 0), (3, 0, 0), (2, 0, 1)),
    "k3": ((1, 0, 0), (2, 0, 0), (1, 1, 0), (2, 0, 1), (3, 0, 0)),
    "k4": ((0, 1, 0), (2, 0, 0), (2, 0, 0), (3, 0, 0), (2, 1, 0)),
    "k5": ((1, 0, 0), (2, 0, 0), (2, 0, 0), (2, 0, 1), (3, 1, 0)),
    "k6": ((2, 0, 0), (1, 1, 0), (1, 1, 0), (2, 1, 0), (3, 0, 0)),
    "k7": ((1, 0, 0), (2, 0, 0), (2, 0, 0), (3, 1, 0), (2, 0, 1)),
}


@pytest.mark.parametrize("name", CONTRIBUTIONS)
@pytest.mark.parametrize("good", GOODS)
def test_contributions(name: str, good: str) -> None:
    """Every symbol of every card. [W4.1, W3.1]"""
    g = new_table()
    court(g, name, "k1" if name != "k1" else "k2")
    red = g.players[0]
    rich(red, **{good: 1})
    influence, virtue, rewards = CONTRIBUTIONS[name][GOODS.index(good)]
    g.rewards.append(CARDS["reward.r05"])
    scenario(g, contribute(g, red, "contribute-after")).play(f"contribute:{good}")
    assert (red.influence, red.virtue, len(g.taken)) == (influence, 7 + virtue + 2 * rewards, rewards)
    assert getattr(red, good) == 0 and g.given == [good]


CONSEQUENCES = {
    # card: Princess's place, answers, gain of the leader; Profiteer's place, what Workers there bring
    "k1": ("silversmith", [], {"virtue": 2}, "guardhouse", {"virtue": -1}),
    "k2": ("quarry", ["reward:left"], {"unpaid": -1}, "town-centre", {"unpaid": 1}),
    "k3": ("forest", ["reward:left"], {"gold": 1}, "workshop", {"influence": 1}),
    "k4": ("mines", ["reward:right"], {"virtue": 2}, "silversmith", {"virtue": -1}),
    "k5": ("kings-storehouse", ["reward:left"], {"marble": 1}, "forest", {"influence": 1}),
    "k6": ("workshop", ["reward:right"], {"influence": 2}, "mines", {"unpaid": 1}),
    "k7": ("guardhouse", ["reward:right"], {"hand": 2}, "quarry", {"virtue": -1}),
}


@pytest.mark.parametrize("name", CONSEQUENCES)
def test_consequences(name: str) -> None:
    """The leader at the Princess is rewarded, Workers at the Profiteer suffer and go to Prison. [W5.2, D07]"""
    princess, answers, reward, profiteer, penalty = CONSEQUENCES[name]
    g = new_table()
    court(g, "k2" if name != "k2" else "k1", name)
    red, blue = g.players
    red.unpaid = 1
    stand(g, red, princess, 2)
    stand(g, blue, princess, 1)
    stand(g, blue, profiteer, 2 if profiteer != princess else 1)
    g.rewards.append(CARDS["reward.r05"])
    g.reset_by = 0
    before, other = worth(red), worth(blue)
    scenario(g, reset(g)).play(*answers)
    assert change(before, red) == reward
    changed = change(other, blue)
    assert changed.pop("prison") == 2
    assert changed.pop("unpaid", 0) == 1 + penalty.get("unpaid", 0)  # most in Prison [A10.4]
    assert changed == {what: count for what, count in penalty.items() if what != "unpaid"}
    assert blue.at[profiteer] == 0
    assert g.consequence is K["k2" if name != "k2" else "k1"]


def test_k4_may_hire_free() -> None:
    """The Princess's other reward: any face-up Apprentice. [W5.2, A11.2]"""
    g = new_table()
    court(g, "k2", "k4")
    red = g.players[0]
    stand(g, red, "mines", 1)
    card = next(a for a in g.upper if a.virtue == 0)
    g.reset_by = 0
    scenario(g, reset(g)).play("reward:left", f"hire:{card.key}")
    assert red.apprentices == [card]


def test_tied_leaders_are_all_rewarded() -> None:
    """Clockwise from the player who set the reset off. [W5.2]"""
    g = new_table(3)
    court(g, "k2", "k5")
    for p in g.players[:2]:
        stand(g, p, "kings-storehouse", 2)
    g.reset_by = 1
    asked = scenario(g, reset(g)).play("reward:left", "reward:right")
    assert asked == [(1, "princess-reward"), (0, "princess-reward")]
    assert (g.players[1].marble, g.players[0].virtue) == (1, 9)


def test_no_debt_to_destroy() -> None:
    """Destroying a Debt is offered only to a player who has one. [R54, R71]"""
    g = new_table()
    court(g, "k1", "k2")
    red = g.players[0]
    stand(g, red, "quarry", 1)
    g.reset_by = 0
    scenario(g, reset(g)).play()
    assert red.silver == 3


def test_prison_at_a_reset() -> None:
    """Three in Prison cost 1 Virtue; most in Prison a Debt, tied players all. [A10.4, R05, D09]"""
    g = new_table(3, works_of_wonder=False)
    for p, prison in zip(g.players, (3, 3, 1), strict=True):
        p.prison, p.workers = prison, 20 - prison
    g.reset_by = 0
    scenario(g, reset(g)).play()
    assert [p.virtue for p in g.players] == [6, 6, 7]
    assert [p.unpaid for p in g.players] == [1, 1, 0]
    g = new_table(3, works_of_wonder=False)
    g.reset_by = 0
    scenario(g, reset(g)).play()
    assert [p.unpaid for p in g.players] == [0, 0, 0]


def test_influence_helps_in_anothers_turn() -> None:
    """A loss in a reset may be bought off out of turn. [W2.3, R11]"""
    g = new_table()
    blue = g.players[1]
    blue.prison, blue.workers, blue.influence = 3, 17, 2
    g.reset_by = 0
    assert scenario(g, reset(g)).play("lose-influence") == [(1, "lose-virtue")]
    assert (blue.virtue, blue.influence) == (7, 0)


def test_several_triggers_are_one_reset() -> None:
    """A Guildhall space and the fifth good in one turn: one reset. [W5.1, R37]"""
    g = new_table()
    red = g.players[0]
    g.guildhall = [0, 1] * 3
    for p in g.players:
        p.workers -= 3
    court(g, "k2", "k5")
    g.given = ["clay", "wood", "stone", "gold"]
    hold(g, red, "depot")
    rich(red, wood=2, stone=2, marble=1)
    g.rewards.append(CARDS["reward.r05"])
    large = len(g.large)
    scenario(g, turn(g, red)).play("place:guildhall", "build:depot", "contribute:marble", "reward:left")
    assert len(g.large) == large + 1
    assert len(g.guildhall) == 7 and g.given == []


WONDERS = [
    ("clay", 15, 7, 5, 14),
    ("wood", 14, 6, 4, 15),
    ("stone", 14, 5, 3, 15),
    ("gold", 8, 4, 2, 16),
    ("marble", 8, 3, 1, 16),
]


@pytest.mark.parametrize("row", WONDERS, ids=lambda row: row[0])
def test_wonders(row: tuple[str, int, int, int, int]) -> None:
    """Each Wonder for its good, Influence and Tax: 2 Virtue, its VP, a token. [W6.1, W6.2, W6.3, W1.6, R18, R23]"""
    good, amount, influence, tax, vp = row
    g = new_table()
    red = g.players[0]
    wonder = CARDS[f"wonder.{good}"]
    rich(red, **{good: amount}, influence=influence, silver=tax)
    visit(g, red, "guildhall", f"raise:wonder.{good}", "token:workshop")
    assert (getattr(red, good), red.influence, red.silver, red.virtue) == (0, 0, 0, 9)
    assert g.tax == 4 + tax
    assert red.tokens == {"workshop": wonder}
    assert wonder.vp == vp
    assert WONDER_CARDS[[w.good for w in WONDER_CARDS].index(good)] is wonder


@pytest.mark.parametrize(
    ("lacking", "reason"), [("influence", "wonder-influence"), ("silver", "wonder-tax"), ("gold", "wonder-goods")]
)
def test_what_a_wonder_lacks(lacking: str, reason: str) -> None:
    """Influence cannot be replaced; Tax cannot be paid by Influence. [W2.6, W6.2, R14, R19]"""
    g = new_table()
    red = g.players[0]
    rich(red, gold=8, influence=4, silver=2)
    assert why_not_raise(g, red, CARDS["wonder.gold"]) is None
    setattr(red, lacking, getattr(red, lacking) - 1)
    assert why_not_raise(g, red, CARDS["wonder.gold"]) is not None
    hold(g, red, "lodge")
    rich(red, wood=2, stone=1)
    assert scenario(g, guildhall(g, red)).why("raise:wonder.gold") == (reason, "W6.2")


def test_influence_beyond_the_wonders_own_may_replace_gold() -> None:
    """4 Influence for 1 Gold come on top of the Wonder's Influence. [R14, W2.3]"""
    g = new_table()
    red = g.players[0]
    rich(red, gold=7, influence=8, silver=2)
    visit(g, red, "guildhall", "raise:wonder.gold", "token:quarry")
    assert (red.gold, red.influence) == (0, 0)


def test_token_places() -> None:
    """Seven locations, one token each; never Mines, Guildhall, Black Market, Tax Stand. [W6.3]"""
    g = new_table()
    red = g.players[0]
    free = {place.key for place, pick in TOKEN_AT.items() if why_not_stand(g, red, pick) is None}
    assert free == {
        "kings-storehouse",
        "town-centre",
        "workshop",
        "silversmith",
        "quarry",
        "forest",
        "guardhouse",
    }
    g.players[1].tokens["quarry"] = CARDS["wonder.clay"]
    assert why_not_stand(g, red, TOKEN_AT[QUARRY]) is not None


def test_princess_before_or_after() -> None:
    """A good just gained may be contributed after the action; but only once per placement. [W3.1, D04]"""
    g = new_table()
    court(g, "k1", "k2")  # the Princess stands at the Quarry
    red = g.players[0]
    visit(g, red, "quarry", "contribute:stone")  # nothing to give before
    assert (red.stone, red.influence) == (0, 2)
    rich(red, clay=1, wood=1)
    visit(g, red, "quarry", "contribute-later", "contribute-nothing")
    assert g.given == ["stone"]
    visit(g, red, "quarry", "contribute:clay")
    assert g.given == ["stone", "clay"]


def test_profiteer_before_or_after() -> None:
    """1 Influence for placing there, when the player wants it. [W3.2, R63]"""
    g = new_table()
    court(g, "k2", "k3")  # the Profiteer stands at the Workshop
    red = g.players[0]
    rich(red, influence=12, silver=2)
    g.upper[0] = card = CARDS["labourer.a13"]
    visit(g, red, "workshop", "after", f"hire:{card.key}", "give-influence:2")  # 2 Silver are the Tax
    assert (red.influence, red.silver) == (11, 0)
    g = new_table()
    court(g, "k2", "k3")
    red = g.players[0]
    visit(g, red, "workshop")  # without Influence the order does not matter
    assert red.influence == 1


def test_capturing_at_princess_and_profiteer() -> None:
    """Others' Workers: -1 and +1 Virtue, once per location and turn; own ones nothing. [W3.3, D05, D06, R38]"""
    g = new_table(3)
    red = g.players[0]
    for p in g.players:
        stand(g, p, "silversmith", 2)  # Princess
        stand(g, p, "guardhouse", 1)  # Profiteer
    smith, guard = LOCATION["silversmith"], LOCATION["guardhouse"]
    scenario(g, capture(g, red, smith, 0)).play()
    assert red.virtue == 7
    scenario(g, capture(g, red, smith, 1)).play()
    scenario(g, capture(g, red, smith, 2)).play()
    assert red.virtue == 6
    scenario(g, capture(g, red, guard, 1)).play()
    scenario(g, capture(g, red, guard, 2)).play()
    assert red.virtue == 7
    assert red.captured == [0, 3, 3]


def test_entry_for_the_sake_of_the_court() -> None:
    """The Profiteer, or the Princess with a good to give, opens a Tax Stand without Silver. [W3.5]"""
    g = new_table()
    red = g.players[0]
    g.tax = 0
    stand = PLACE[TAX_STAND]
    assert why_not_enter(g, red, stand) is not None
    g.consequence = replace(COURTS[0], princess=TAX_STAND)
    assert why_not_enter(g, red, stand) is not None
    red.clay = 1
    assert why_not_enter(g, red, stand) is None
    g.consequence = replace(COURTS[0], profiteer=TAX_STAND)
    red.clay = 0
    assert why_not_enter(g, red, stand) is None


def test_arnulf_counts_the_princess() -> None:
    """She is one of his Workers for that action, not in majorities. [W11.1, W5.3, R17]"""
    g = new_table()
    court(g, "k2", "k3")  # Princess at the Forest
    red = g.players[0]
    on_board(red, "arnulf")
    red.clay = 0
    visit(g, red, "forest", "contribute-nothing")
    assert red.wood == 2
    stand(g, g.players[1], "forest", 1)
    g.reset_by = 0
    scenario(g, reset(g)).play("reward:left", "reward:left")
    assert g.players[1].gold == 1  # tied


def test_charles_gains_silver_at_the_profiteer() -> None:
    """+1 Silver for placing there. [W11.1]"""
    g = new_table()
    court(g, "k2", "k7")  # Profiteer at the Quarry
    red = g.players[0]
    on_board(red, "charles")
    visit(g, red, "quarry")
    assert (red.silver, red.influence, red.stone) == (4, 4, 1)


def test_therese_may_lay_gold_on_the_marble_symbol() -> None:
    """From then on it counts as the good of the symbol. [R45]"""
    g = new_table()
    court(g, "k1", "k2")
    red = g.players[0]
    on_board(red, "therese")
    rich(red, gold=1)
    g.rewards.append(CARDS["reward.r05"])
    scenario(g, contribute(g, red, "contribute-after")).play("contribute:marble")
    assert (red.gold, red.marble, g.given) == (0, 0, ["marble"])


def test_ways_to_pay_silver() -> None:
    """Up to 2 Silver for 2 Influence, as often as one likes; Tax never. [W2.3, D03]"""
    g = new_table()
    red = g.players[0]
    rich(red, silver=3, influence=4)
    ask = scenario(g, pay_silver(g, red, 3, 0)).ask
    assert list(ask.options) == ["pay-plainly", "give-influence:2", "give-influence:4"]
    scenario(g, pay_silver(g, red, 3, 0)).play("give-influence:2")
    assert (red.silver, red.influence) == (2, 2)
    rich(red, silver=0, influence=12)
    assert silver_room(g, red, 3, 1) < 0  # the Tax is real
    assert silver_room(g, red, 3, 0) == 0
    g = new_table(2, works_of_wonder=False)
    rich(g.players[0], influence=12)
    assert silver_room(g, g.players[0], 1, 0) < 0


def test_ways_to_replace_gold_and_marble() -> None:
    """4 Influence for 1 Gold or 1 Marble. [W2.3]"""
    g = new_table()
    red = g.players[0]
    rich(red, gold=1, marble=1, influence=8)
    assert affordable(g, red, Cost(gold=2, marble=2))
    assert not affordable(g, red, Cost(gold=2, marble=3))
    scenario(g, pay_goods(g, red, Cost(gold=1, marble=1))).play("replace:gold,1", "replace:marble,0")
    assert (red.gold, red.marble, red.influence) == (1, 0, 4)
    assert not affordable(g, red, Cost(gold=3), reserve=4)


def test_influence_saves_virtue_at_0_from_a_debt() -> None:
    """Buying off comes before the Debt; without it the loss at 0 is a Debt. [W2.7, A5.5, R39]"""
    g = new_table()
    red = g.players[0]
    rich(red, virtue=0, influence=2)
    scenario(g, lose_virtue(g, red, 1)).play("lose-influence")
    assert (red.virtue, red.unpaid, red.influence) == (0, 0, 0)
    scenario(g, lose_virtue(g, red, 2)).play()
    assert (red.virtue, red.unpaid) == (0, 2)


def test_most_influence_gains_gold() -> None:
    """4 Gold, shared evenly; the opponent's become Marble; by the co-op note only above 8. [W8.2, S10.3, C1.1, R32]"""
    g = new_table(3)
    for p, influence in zip(g.players, (5, 5, 5), strict=True):
        p.influence = influence
    most_influence(g)
    assert [p.gold for p in g.players] == [1, 1, 1]
    g, ai = solo("patron")
    ai.influence = 9
    most_influence(g)
    assert (ai.marble, g.players[0].gold) == (4, 0)
    for influence, gold in ((8, 0), (9, 4)):
        g = new_table(coop_influence=True)
        g.players[0].influence = influence
        most_influence(g)
        assert g.players[0].gold == gold


def test_court_cards_have_their_places() -> None:
    """Princess and Profiteer never share a location. [W1.7]"""
    assert all(card.princess is not card.profiteer for card in COURTS)
    g = new_table()
    assert g.princess is LOCATION["silversmith"] and g.profiteer is LOCATION["guardhouse"]


def test_black_market_moves_carry_their_space() -> None:
    """Each space is an option of its own. [A10.1]"""
    assert [m.key for m in PLACE_MARKET.values()] == ["place-market:left", "place-market:middle", "place-market:right"]
    g = new_table()
    red = g.players[0]
    rich(red, silver=1)
    assert scenario(g, black_market(g, red, "left")).over
    assert scenario(g, place_worker(g, red, PLACE[QUARRY])).over


def test_where_no_wonder_may_stand_is_explained() -> None:
    """Never at the Mines; not where another stands. [W6.3]"""
    g = new_table()
    red, blue = g.players
    blue.tokens["forest"] = CARDS["wonder.wood"]  # type: ignore[assignment]
    rich(red, marble=8, influence=3, silver=1)
    rule = raise_wonder(g, red, CARDS["wonder.marble"])  # type: ignore[arg-type]
    ask = scenario(g, rule).ask
    assert ask.topic == "place-token" and "token:forest" not in ask.options
    assert (ask.refused["token:mines"].key, ask.refused["token:mines"].rule) == ("token-never", "W6.3")
    assert ask.refused["token:forest"].key == "token-taken"
