"""Rounds and turns, passing and refreshing the board. [P3, P17, P18]"""

from __future__ import annotations

from stavitel.kernel import new_match
from stavitel.testing.scenario import Scenario
from stavitel.titles.paladins.board_cards import ROUNDS
from stavitel.titles.paladins.kinds import Paladin
from stavitel.titles.paladins.table import current_faith, current_influence, current_strength
from titles.paladins.paladins_table import (
    hire,
    in_town,
    named,
    new_table,
    on_top,
    outside,
    scenario,
    serve,
    suspect,
    take,
)


def test_kings_cards_are_turned_up_round_by_round() -> None:
    """Orders in rounds 1-3, favours in rounds 3-7. [P3.2, P2.7]"""
    shown = {}
    for number in range(1, 8):
        g = new_table()
        g.phase, g.round = "open", number
        for slot in range(1, number):
            if slot <= 3:
                g.orders.append(g.orders_down.pop(0))
            if slot >= 3:
                g.favours.append(g.favours_down.pop(0))
        table = scenario(g)
        shown[number] = (len(table.g.orders), len(table.g.favours))
    assert shown == {1: (1, 0), 2: (2, 0), 3: (3, 1), 4: (3, 2), 5: (3, 3), 6: (3, 4), 7: (3, 5)}


def test_the_start_player_moves_on_after_the_first_round() -> None:
    """Clockwise, but not in round 1. [P3.1]"""
    g = new_table(3)
    g.phase, g.start = "open", 2
    assert scenario(g).g.start == 2
    g.round = 2
    assert scenario(g).g.start == 0


def test_one_tavern_card_more_than_players() -> None:
    """Four players: five cards up, one stays over. [P3.3, P3.5, E-03]"""
    g = new_table(4)
    g.phase = "open"
    table = scenario(g)
    assert len(table.g.tavern) == 5
    while table.asking[next(iter(table.asking))].topic != "take-an-action":
        seat = next(iter(table.asking))
        table.answer_for(seat, next(iter(table.asking[seat].options)))
    assert len(table.g.tavern) == 1
    assert len(table.g.tavern_taken) == 4


def test_the_tavern_deck_is_renewed_in_the_middle_of_turning_up() -> None:
    """What is left is turned up, then the discards are shuffled. [P3.3, P18.3, R-05]"""
    g = new_table(4)
    g.phase = "open"
    g.tavern_discards, g.tavern_deck = g.tavern_deck[2:], g.tavern_deck[:2]
    last = list(g.tavern_deck)
    table = scenario(g)
    assert len(table.g.tavern) == 5
    assert set(last) <= set(table.g.tavern)
    assert len(table.g.tavern_deck) == 24 - 5
    assert table.g.tavern_discards == []


def test_paladins_are_arranged_in_secret() -> None:
    """One serves, one goes on top, one underneath; the next three begin with the one on top. [P3.4, P16.1]"""
    g = new_table(2)
    g.phase = "open"
    table = scenario(g)
    assert sorted(table.asking) == [0, 1]
    first, second, third = table.player().drawn
    assert list(table.asking[0].options) == [first.key, second.key, third.key]
    table.answer_for(0, second.key)
    assert list(table.asking[0].options) == [first.key, third.key]
    table.answer_for(0, third.key)
    assert 0 not in table.asking
    assert table.g.phase == "paladins"
    table.answer_for(1, next(iter(table.asking[1].options)))
    table.answer_for(1, next(iter(table.asking[1].options)))
    p = table.player()
    assert p.paladin is second  # seat 0 is first to gather and has revealed
    assert p.top == [third]
    assert p.bottom == [first]
    assert table.player(1).paladin is None
    assert len(table.player(1).chosen) == 1


def test_paladin_decks_shrink_by_one_a_round_and_come_round_in_order() -> None:
    """12, 11, 10, 9, 8, 7, 6 cards before the draw; cards put underneath come up in their order. [P3.4]"""
    table = Scenario(new_match("paladins", 1, 4))
    sizes: list[int] = []
    last_top: list[Paladin] = []
    last_bottom: list[Paladin] = []
    while not table.over:
        (seat,) = table.asking
        if table.topic == "keep-paladin":
            p = table.player()
            sizes.append(len(p.deck) + len(p.top) + len(p.bottom) + len(p.drawn))
            if len(sizes) == 7:  # the unknown cards are gone: the top one and the two oldest underneath
                assert not p.deck
                assert [p.drawn[0]] == last_top
                assert p.drawn[1:] == last_bottom[:2]
        table.answer_for(seat, "pass" if table.topic == "take-an-action" else enough(table))
        p = table.player()
        if p.top:
            last_top, last_bottom = list(p.top), list(p.bottom)
    assert sizes == [12, 11, 10, 9, 8, 7, 6]


def enough(table: Scenario) -> str | list[str]:
    ask = table.ask
    return list(ask.options)[: ask.least] if ask.many else next(iter(ask.options))


def test_engelier_reveals() -> None:
    """A fighter and a scout at once, strength +3 and faith +1 for the round, 2 silver per attack.

    [P3.5, P16.1, E-04]
    """
    g = new_table(2)
    g.phase = "gather"
    p = g.players[0]
    p.strength, p.faith, p.influence = 2, 1, 4
    serve(p, "engelier")
    assert p.paladin is not None
    p.chosen, p.paladin = [p.paladin], None
    g.players[1].chosen = [g.players[1].deck.pop()]
    on_top(g, g.tavern, "tavern-1", "tavern-22", "tavern-7")
    table = scenario(g)
    assert table.player().workers == [0, 1, 0, 1, 0, 0]
    assert table.topic == "pick-tavern"
    table.answer("tavern-22")
    assert table.player().workers == [1, 4, 0, 1, 0, 0]
    assert (current_strength(table.player()), current_faith(table.player()), current_influence(table.player())) == (
        5,
        2,
        4,
    )


def test_every_attack_with_engelier_brings_two_silver() -> None:
    """Two attacks in a round: 4 silver besides the rewards. [P8.7, P16.1, E-04, R-46]"""
    g = new_table(2)
    p = g.players[0]
    serve(p, "engelier")
    p.strength = 12
    p.silver = 2
    hire(p, labourer=3, scout=2, fighter=2, cleric=1)
    outside(g, "mercenary-viking", 1)
    outside(g, "archer-saracen", 2)
    g.players[1].passed = True
    table = scenario(g).answer("attack", "mercenary-viking", "pray")
    assert table.player().silver == 2 + 2 - 2
    table.answer("attack", "archer-saracen")
    assert table.player().silver == 4
    assert table.player().influence == 2


def test_used_paladins_do_not_come_back() -> None:
    """The paladin of the last round leaves the deck for good. [P3.4, P16.2, R-06]"""
    g = new_table(2)
    g.phase = "gather"
    p = g.players[0]
    serve(p, "oliver")
    old = p.paladin
    p.chosen = [p.deck.pop()]
    new = p.chosen[0]
    on_top(g, g.tavern, "tavern-1", "tavern-2")
    table = scenario(g)
    assert table.player().paladin is new
    assert table.player().served == [old]


def test_criminals_of_the_tavern_call_the_inquisition_in_the_middle_of_gathering() -> None:
    """Suspicion comes at once, card by card, before the next player gathers. [P3.5, P12.2, P11.3]"""
    g = new_table(2)
    g.phase = "gather"
    for p in g.players:
        p.chosen = [p.deck.pop()]
    g.tax = 2
    on_top(g, g.tavern, "tavern-12", "tavern-1", "tavern-7")
    on_top(g, g.suspicion_deck, "suspicion-2", "suspicion-1")
    table = scenario(g).answer("tavern-12")
    p = table.player()
    assert len(p.suspicion) == 2
    assert p.unpaid == 1
    assert p.silver == 3
    assert table.g.tax == 4
    assert list(table.asking) == [1]
    assert table.asking[1].topic == "pick-tavern"


def test_turns_go_round_and_skip_who_has_passed() -> None:
    """From the start player clockwise, one action each; the round ends when all have passed. [P3.6, P17.3, P4.1]"""
    g = new_table(3)
    g.start = g.active = 1
    for p in g.players:
        p.workers[0] = 2
    table = scenario(g)
    order = []
    for _ in range(5):
        order.append(table.seat)
        table.answer("pass" if table.seat == 2 else next(k for k in ("hunt:1", "trade:1") if k in table.options))
    assert order == [1, 2, 0, 1, 0]
    assert table.g.round == 2


def test_passing_clears_the_board_and_keeps_three_workers() -> None:
    """All placed workers go back; of the unused ones three of the player's choice stay. [P17.2, P4.5, R-59]"""
    g = new_table(2)
    p = g.players[0]
    hire(p, labourer=2, scout=2, cleric=1, criminal=1)
    p.placed["hunt"] = "L."
    table = scenario(g).answer("pass")
    assert table.topic == "keep-workers"
    assert table.options == ["scout", "scout~2", "cleric"]  # the criminal stays, labourers go
    table.answer_for(0, ["scout", "cleric"])
    assert table.player().workers == [0, 1, 0, 0, 1, 1]
    assert table.player().placed == {}
    assert table.player().passed


def test_workers_alike_are_kept_without_a_question() -> None:
    """Where all that may stay are alike there is nothing to choose. [P17.2, R-59]"""
    g = new_table(2)
    hire(g.players[0], labourer=1, scout=4, criminal=1)
    table = scenario(g).answer("pass")
    assert 0 not in table.asking
    assert table.player().workers == [0, 2, 0, 0, 0, 1]


def test_up_to_three_workers_are_kept_without_a_question() -> None:
    """Three or fewer simply stay, and join the six new ones. [P17.2, R-45]"""
    g = new_table(2)
    hire(g.players[0], labourer=2, scout=1)
    table = scenario(g).answer("pass")
    assert table.player().workers == [2, 1, 0, 0, 0, 0]
    assert list(table.asking) == [1]


def test_who_cannot_act_passes() -> None:
    """Without workers nothing is possible, and the player passes without being asked. [P17.1]"""
    g = new_table(2)
    table = scenario(g)
    assert table.player().passed
    assert list(table.asking) == [1]


def test_workers_gained_after_passing_are_trimmed_at_the_end() -> None:
    """A Peddler's labourer counts towards the three. [P17.4, P17.3, R-25]"""
    g = new_table(2)
    first = g.players[0]
    first.passed = True
    hire(first, scout=3)
    first.retinue.append(take(g, "peddler-1"))
    suspect(g, first, "suspicion-0", "suspicion-0")
    g.active, g.tax = 1, 1
    on_top(g, g.suspicion_deck, "suspicion-1")
    table = scenario(g).answer("conspire", "peddler-1")
    assert table.player().workers == [1, 3, 0, 0, 0, 0]
    table.answer("pass")
    assert table.g.round == 2
    assert table.player().workers == [0, 3, 0, 0, 0, 0]


def test_the_townsfolk_row_is_refreshed() -> None:
    """The rightmost card is discarded, the rest slides right, the free places fill from right to left.

    [P18.1, E-05]
    """
    g = new_table(2)
    for position, key in ((2, "squire-1"), (4, "defender-1"), (5, "collector-1")):
        in_town(g, key, position)
    on_top(g, g.town_deck, "abbot-1", "abbot-2", "abbot-3")
    g.town[0] = g.town[2] = None
    g.phase = "close"
    table = scenario(g)
    row = [card.key for card in table.g.town if card is not None]
    assert row == ["abbot-3", "abbot-2", "abbot-1", "squire-1", "defender-1"]
    assert table.g.town_discards == [named("collector-1")]


def test_the_outsider_row_is_refreshed() -> None:
    """An empty first place discards nothing; the rest slides left, the free places fill. [P18.2, P8.12, E-05]"""
    g = new_table(2)
    for position, key in ((2, "thief-viking"), (3, "hunter-saracen"), (5, "archer-saracen"), (6, "mercenary-viking")):
        outside(g, key, position)
    on_top(g, g.outsider_deck, "warrior-saracen", "traitor-viking")
    g.outsiders[0] = g.outsiders[3] = None
    g.phase = "close"
    table = scenario(g)
    row = [card.key for card in table.g.outsiders if card is not None]
    assert row == [
        "thief-viking", "hunter-saracen", "archer-saracen", "mercenary-viking", "warrior-saracen", "traitor-viking",
    ]  # fmt: skip
    assert table.g.outsider_discards == []


def test_an_untouched_first_outsider_is_discarded() -> None:
    """Position 1 goes, and nothing is shuffled when a deck is empty. [P18.1, P18.2]"""
    g = new_table(2)
    first, second = g.outsiders[:2]
    g.outsider_discards += g.outsider_deck
    g.outsider_deck = []
    g.phase = "close"
    table = scenario(g)
    assert table.g.outsider_discards[-1] is first
    assert table.g.outsiders[0] is second
    assert table.g.outsiders[-1] is None


def test_tavern_and_favours_are_cleared() -> None:
    """All tavern cards are discarded and the favours free again. [P18.3, P18.4, P10.4]"""
    g = new_table(2)
    on_top(g, g.tavern, "tavern-1")
    g.tavern_taken.append(take(g, "tavern-2"))
    g.favours.append(take(g, "favour-10"))
    g.favour_workers["favour-10"] = "L"
    g.phase = "close"
    table = scenario(g)
    assert table.g.favour_workers == {}
    assert {card.key for card in table.g.tavern_discards} == {"tavern-1", "tavern-2"}


def test_the_game_ends_after_the_seventh_round() -> None:
    """No refresh then, but scoring. [P1.1, P3.7]"""
    g = new_table(2)
    g.round, g.phase = 7, "close"
    row = [card.key for card in g.town if card is not None]
    table = scenario(g)
    assert table.over
    assert [card.key for card in table.g.town if card is not None] == row


def test_the_last_round_asks_for_nothing_that_no_longer_matters() -> None:
    """Neither for the paladins to put back nor for the workers to keep; it is announced. [P3.4, P17.2]"""
    g = new_table()
    g.round, g.phase = ROUNDS, "open"
    table = scenario(g)
    assert "tell-last-round" in [event["id"] for event in table.match.events(0, 0)]
    for seat in (0, 1):
        table.answer_for(seat, next(iter(table.asking[seat].options)))
    assert {ask.topic for ask in table.asking.values()} == {"pick-tavern"}
    while not table.over:
        (seat,) = table.asking
        keys = list(table.asking[seat].options)
        table.answer_for(seat, "pass" if "pass" in keys else keys[0])
        assert not table.asking or table.asking[min(table.asking)].topic != "keep-workers"
    assert [sum(p.workers) for p in table.g.players] == [0, 0]
