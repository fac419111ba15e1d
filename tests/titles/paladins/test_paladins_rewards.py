"""Rewards, and what townsfolk and paladins add to actions. [P4.8-P4.14, P15, P16]"""

from __future__ import annotations

import pytest

from stavitel.testing.scenario import Scenario
from stavitel.titles.paladins.rewards import cancel_debts, pay_debts
from stavitel.titles.paladins.table import Game
from titles.paladins.paladins_table import (
    accept,
    changes,
    hire,
    holdings,
    in_town,
    named,
    new_table,
    on_top,
    outside,
    owe,
    scenario,
    serve,
    suspect,
    take,
)

FORTIFY = ("merchant", "any", "scout")


def test_townsfolk_recruited_by_an_action_help_only_the_next_one() -> None:
    """A commission on a free-recruit square that brings an Acolyte gets nothing from it yet. [P4.13, P6.6, R-51]"""
    g = new_table()
    p = g.players[0]
    p.provisions = 1
    in_town(g, "acolyte-2", 1)
    hire(p, scout=1, labourer=1, cleric=1)
    table = scenario(g).answer("commission", "r1a", "acolyte-2")
    assert table.player().retinue == [named("acolyte-2")]
    assert table.player().silver == 1  # its on-recruit reward alone


def test_a_free_recruit_lapses_or_is_declined() -> None:
    """Any townsfolk of the row, at no cost; nothing happens with an empty row. [P6.6, P4.9, P4.10, R-09]"""
    g = new_table()
    p = g.players[0]
    p.provisions = 1
    hire(p, scout=1, labourer=1, cleric=1)
    table = scenario(g).answer("commission", "r1a")
    assert table.options == [*(card.key for card in g.town if card is not None), "decline"]
    assert table.answer("decline").player().retinue == []
    g.town = [None] * 5
    table = scenario(g).answer("commission", "r1a")
    assert table.player().monks == 1


def test_the_switch_that_lets_a_free_recruit_dismiss() -> None:
    """Option free_recruit_may_dismiss. [R-13]"""
    g = new_table(free_recruit_may_dismiss=True)
    p = g.players[0]
    p.provisions = 1
    in_town(g, "missionary-2", 1)
    hire(p, scout=1, labourer=1, cleric=1)
    table = scenario(g).answer("commission", "r1a", "dismiss:missionary-2")
    assert (table.player().faith, table.player().retinue) == (1, [])


def test_attributes_end_at_twelve() -> None:
    """What goes beyond is lost; the paladin's boost still counts on top. [P1.3, P1.6, R-01]"""
    g = new_table()
    p = g.players[0]
    p.strength, p.provisions = 11, 1
    hire(p, merchant=1, labourer=1, scout=1)
    on_top(g, g.wall_deck, "wall-1")
    assert scenario(g).answer("fortify").player().strength == 12


def test_rewards_that_cannot_be_carried_out_lapse() -> None:
    """Pay debt without a debt, a suspicion card without one. [P4.10]"""
    g = new_table()
    p = g.players[0]
    p.silver = 1
    hire(p, cleric=1, labourer=1, merchant=1)
    table = scenario(g).answer("absolve", "jar-space-1")
    assert (table.player().paid, table.player().faith) == (0, 1)


def test_who_declines_is_not_asked_again() -> None:
    """Suspicion is kept once, whoever a jar then recruits; one no keeps all debts. [P4.9, P8.2]"""
    g = new_table()
    p = g.players[0]
    p.silver = 1
    in_town(g, "architect-3", 1)
    suspect(g, p, "suspicion-0")
    hire(p, cleric=1, labourer=1, merchant=1)
    table = scenario(g).answer("absolve", "jar-space-3", "acquit:0")
    assert table.topic == "recruit-for-free"
    table.answer("decline")
    assert table.topic == "take-an-action"
    assert len(table.player().suspicion) == 1
    owe(g, p, 2)
    assert Scenario(pay_debts(g, p, 2), g).play("no") == [(0, "pay-debt")]
    assert Scenario(cancel_debts(g, p, 2), g).play("yes", "no") == [(0, "cancel-debt")] * 2
    assert p.unpaid == 1


def test_a_wall_that_lifts_suspicion_does_not_ask_whether() -> None:
    """Whoever picks the card to discard is not asked how many. [P7.6, P10.2]"""
    g = new_table()
    p = g.players[0]
    p.provisions = 1
    suspect(g, p, "suspicion-0")
    hire(p, merchant=1, labourer=1, scout=1)
    on_top(g, g.wall_deck, "wall-9")
    table = scenario(g).answer("fortify", "reward:acquit")
    assert table.topic == "take-an-action"
    assert table.player().suspicion == []


def test_silver_gained_by_an_action_cannot_pay_for_it() -> None:
    """Workers, payment, effect, rewards, bonuses: in this order. [P4.8, P7.4, R-08]"""
    g = new_table()
    p = g.players[0]
    p.retinue.append(take(g, "acolyte-2"))
    hire(p, scout=1, labourer=1, cleric=1)
    assert scenario(g).refusal("commission") == ("provisions-short", "P7.1", {"need": 1, "have": 0})


@pytest.mark.parametrize(
    ("name", "action", "answer", "gained"),
    [
        ("ivon", "commission", "r1b", {"silver": 2, "influence": 1}),
        ("anseis", "fortify", "", {"strength": 2}),
        ("berengier", "garrison", "r1b", {"silver": 2, "faith": 1}),
        ("ivoire", "absolve", "jar-space-4", {"faith": 2}),
        ("gerier", "convert", "hunter-saracen", {"strength": 1}),
        ("engelier", "attack", "archer-saracen", {"influence": 1, "provisions": 2, "silver": 2}),
        ("gerin", "conspire", "", {"criminal": 1, "suspicion": 1, "silver": 2}),
        ("girard", "hunt:1", "", {"provisions": 3}),
        ("otton", "trade:1", "", {"silver": 3}),
        ("oliver", "pray", "", {}),
        ("roland", "recruit:1", "", {"faith": 1}),
        ("samson", "develop", "workshop:attack@1", {"silver": -2, "scout": 1, "workshops": 1}),
    ],
)
def test_every_paladin_helps_with_its_action(name: str, action: str, answer: str, gained: dict[str, int]) -> None:
    """Costs fall away, or a gain is added, each time the action is done.

    [P16.1, P16.3, P5.5, P6.7, P6.9, P6.12, P6.14, P8.3]
    """
    for helped in (True, False):
        g = new_table()
        p = g.players[0]
        serve(p, name if helped else ("oliver" if name != "oliver" else "otton"))
        p.silver = 2 if name == "samson" else 0
        p.strength = {"berengier": 1, "engelier": 3}.get(name, 0)
        if name == "gerier":
            p.converted = [take(g, "thief-viking")]
        hire(p, labourer=2, scout=1, merchant=1, fighter=1, cleric=1)
        on_top(g, g.wall_deck, "wall-1")
        on_top(g, g.suspicion_deck, "suspicion-0")
        outside(g, "archer-saracen", 1)
        if name == "gerier":
            outside(g, "hunter-saracen", 1)
        in_town(g, "missionary-2", 1)
        if name == "roland":
            g.debts = 0
            g.town[1:] = [None] * 4
        if name == "oliver":
            p.placed = {"recruit": "L."}
        table = scenario(g)
        if not helped:
            if action in table.options and action.split(":", maxsplit=1)[0] in ("hunt", "trade", "conspire", "attack"):
                before = holdings(table)
                table.answer(action, *([answer] if answer else []))
                other = _workers_left_out(changes(before, holdings(table)))
                assert other != gained
            else:
                assert action in table.asking[0].refused
            continue
        before = holdings(table)
        table.answer(action, *([answer] if answer else []))
        assert _workers_left_out(changes(before, holdings(table)), keep=gained) == gained


def _workers_left_out(change: dict[str, int], keep: dict[str, int] | None = None) -> dict[str, int]:
    """Changes besides the workers placed and the spaces they stand on."""
    placed = {"labourer": 2, "scout": 1, "merchant": 1, "fighter": 1, "cleric": 1}
    found = {}
    for name, amount in change.items():
        if name == "spaces" or (name in placed and (keep is None or name not in keep)):
            continue
        found[name] = amount
    if keep and "scout" in keep:
        found["scout"] = 1
    return found


def test_accepting_answers_every_optional_reward() -> None:
    """The helper of these tests says yes to all. [P4.9]"""
    g = new_table()
    p = g.players[0]
    suspect(g, p, "suspicion-0", "suspicion-1")
    in_town(g, "conspirator-1", 5)
    hire(p, labourer=1)
    assert accept(scenario(g).answer("recruit:1", "conspirator-1")).player().suspicion == []


def fortifying(tax: int, *keys: str) -> Game:
    """A player with suspicion fortifies with the Gatekeeper whose bonus is tax; wall 7 lies on top."""
    g = new_table()
    p = g.players[0]
    p.provisions = 1
    p.retinue.append(take(g, "gatekeeper-3"))
    on_top(g, g.wall_deck, "wall-7")
    suspect(g, p, *keys)
    hire(p, merchant=1, labourer=2, scout=1)
    g.tax = tax
    return g


def test_reward_and_bonus_come_in_an_order_of_choice() -> None:
    """Tax first: the Inquisition brings a debt, which the wall pays. [P4.8, P14, E-37, R-08, R-57]"""
    table = scenario(fortifying(1, "suspicion-0")).answer("fortify")
    assert table.topic == "which-reward-first"
    assert table.options == ["take:wall-7", "take:tax"]
    table.answer("take:tax")
    assert table.topic == "pick-reward"
    assert table.ask.effects("reward:pay-debt") == (("debt", -1), ("points", 4))
    table.answer("reward:pay-debt")
    assert (table.player().unpaid, table.player().paid, table.player().silver) == (0, 1, 1)


def test_the_wall_before_the_tax_has_nothing_to_pay() -> None:
    """Two silver, then the tax and the debt. [P4.8, P4.10, E-37]"""
    table = scenario(fortifying(1, "suspicion-0")).answer("fortify", "take:wall-7")
    assert (table.player().unpaid, table.player().paid, table.player().silver) == (1, 0, 3)


def test_the_order_is_not_asked_where_it_does_not_matter() -> None:
    """While there are coins, or without suspicion and debt. [R-57]"""
    for g in (fortifying(2, "suspicion-0"), fortifying(1)):
        table = scenario(g).answer("fortify")
        assert list(table.asking) == [1]
        assert table.player().silver == 3


def test_a_free_recruit_may_come_before_the_inquisition() -> None:
    """A Squire recruited in time speaks in it. [P4.8, P14.1, R-57]"""
    g = new_table()
    p = g.players[0]
    p.provisions = 1
    p.retinue.append(take(g, "acolyte-3"))  # tax with each commission
    in_town(g, "squire-1", 5)
    hire(p, scout=1, labourer=1, cleric=1)
    g.tax = 1
    table = scenario(g).answer("commission", "r1a")
    assert table.options == ["take:free-recruit", "take:tax"]
    table.answer("take:free-recruit", "squire-1")
    assert table.topic == "use-townsfolk"
    table.answer("squire-1")
    assert table.player().faith == 1
