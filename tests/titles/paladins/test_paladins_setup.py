"""Set-up and the course of a round. [P1-P3, P17, P18]"""

from __future__ import annotations

import pytest
from paladins_table import (
    begin,
    go_on,
    hire,
    in_town,
    me,
    named,
    on_top,
    options,
    outside,
    play,
    serve,
    suspect,
    table,
    take,
    topic,
)

from stavitel.kernel import OptionError, new_match
from stavitel.titles.paladins.cards import CARDS, Paladin
from stavitel.titles.paladins.right import free_squares
from stavitel.titles.paladins.table import current_faith, current_influence, current_strength


def test_the_box_holds_what_the_rulebook_counts() -> None:
    """48, 32, 36, 10, 6, 24, 24, 24, 24, 17 cards, each with a mark of how it is known.

    [P2.2, P2.3, P2.4, P2.5, P2.6, P2.7, P2.8, P2.9, P2.10]
    """
    count: dict[str, int] = {}
    for card in CARDS.values():
        back = card.back.split("-")[0]
        count[back] = count.get(back, 0) + getattr(card, "copies", 1)
        assert card.source in ("printed", "rulebook", "reconstructed")
    expected = {"paladin": 48, "townsfolk": 32, "outsider": 36, "favour": 10, "order": 6}
    expected |= {"debt": 24, "suspicion": 24, "tavern": 24, "wall": 24, "scheme": 17}
    assert {back: count[back] for back in expected} == expected


@pytest.mark.parametrize(("seats", "tax", "squares"), [(1, 5, 25), (2, 5, 25), (3, 6, 34), (4, 8, 40)])
def test_board_and_tax_supply_depend_on_the_number_of_players(seats: int, tax: int, squares: int) -> None:
    """5, 5, 6, 8 coins; squares marked 3+ or 4 are closed with fewer. [P2.1, P2.4, P2.14, P20.1, R-04]"""
    g = new_match("paladins", seats, 1).table
    assert g.tax == tax
    assert len(list(free_squares(g))) == squares


def test_everybody_starts_alike() -> None:
    """3 silver, 1 provision, attributes at 0, twelve paladins, one townsfolk each. [P2.9, P2.10, P1.2]"""
    match = new_match("paladins", 3, 5)
    for p in match.table.players:
        assert (p.silver, p.provisions, p.faith, p.strength, p.influence) == (3, 1, 0, 0, 0)
        assert sorted(card.name for card in p.deck) == sorted({card.name for card in p.deck})
        assert len(p.deck) == 12
    assert len(match.table.town) == 5
    assert len(match.table.outsiders) == 6
    assert (len(match.table.orders_down), len(match.table.favours_down)) == (3, 5)
    assert match.table.debts == 24


def test_the_first_townsfolk_are_taken_in_reverse_order() -> None:
    """From the right of the start player, counter-clockwise; then the row slides right and is filled.

    [P2.11, P2.12, P2.13]
    """
    match = new_match("paladins", 4, 9)
    g = match.table
    asked = []
    while topic(match, next(iter(match.asking))) == "first-townsfolk":
        (seat,) = match.asking
        asked.append(seat)
        row = list(g.town)
        match.answer(seat, options(match, seat)[0])
    start = g.start
    assert asked == [(start - 1) % 4, (start - 2) % 4, (start - 3) % 4, start]
    assert all(len(p.retinue) == 1 for p in g.players)
    left_over = [card for card in row if card is not None and card not in me(match, start).retinue]
    assert g.town[-1:] == left_over
    assert None not in g.town


def test_the_architect_of_the_set_up_brings_a_provision() -> None:
    """The on-recruit reward is gained in the set-up too. [P2.12, E-01]"""
    g = table()
    g.phase, g.active = "set-up", 0
    me_ = g.players[0]
    me_.silver, me_.provisions = 3, 1
    in_town(g, "architect-2", 3)
    match = play(g, "architect-2")
    assert (me(match).silver, me(match).provisions) == (3, 2)
    assert me(match).retinue == [named("architect-2")]


def test_discarding_suspicion_in_the_set_up_has_no_effect() -> None:
    """There is none yet; nothing is asked. [P2.12, P4.10, R-43]"""
    g = table()
    g.phase, g.active = "set-up", 0
    in_town(g, "abbot-3", 3)
    match = play(g, "abbot-3")
    assert me(match).retinue == [named("abbot-3")]
    assert match.table.phase == "paladins"


def test_kings_cards_are_turned_up_round_by_round() -> None:
    """Orders in rounds 1-3, favours in rounds 3-7. [P3.2, P2.7]"""
    shown = {}
    for number in range(1, 8):
        g = table()
        g.phase, g.round = "open", number
        for slot in range(1, number):
            if slot <= 3:
                g.orders.append(g.orders_down.pop(0))
            if slot >= 3:
                g.favours.append(g.favours_down.pop(0))
        match = begin(g)
        shown[number] = (len(match.table.orders), len(match.table.favours))
    assert shown == {1: (1, 0), 2: (2, 0), 3: (3, 1), 4: (3, 2), 5: (3, 3), 6: (3, 4), 7: (3, 5)}


def test_the_start_player_moves_on_after_the_first_round() -> None:
    """Clockwise, but not in round 1. [P3.1]"""
    g = table(3)
    g.phase, g.start = "open", 2
    assert begin(g).table.start == 2
    g.round = 2
    assert begin(g).table.start == 0


def test_one_tavern_card_more_than_players() -> None:
    """Four players: five cards up, one stays over. [P3.3, P3.5, E-03]"""
    g = table(4)
    g.phase = "open"
    match = begin(g)
    assert len(match.table.tavern) == 5
    while topic(match, next(iter(match.asking))) != "take-an-action":
        seat = next(iter(match.asking))
        match.answer(seat, options(match, seat)[0])
    assert len(match.table.tavern) == 1
    assert len(match.table.tavern_taken) == 4


def test_the_tavern_deck_is_renewed_in_the_middle_of_turning_up() -> None:
    """What is left is turned up, then the discards are shuffled. [P3.3, P18.3, R-05]"""
    g = table(4)
    g.phase = "open"
    g.tavern_discards, g.tavern_deck = g.tavern_deck[2:], g.tavern_deck[:2]
    last = list(g.tavern_deck)
    match = begin(g)
    assert len(match.table.tavern) == 5
    assert set(last) <= set(match.table.tavern)
    assert len(match.table.tavern_deck) == 24 - 5
    assert match.table.tavern_discards == []


def test_paladins_are_arranged_in_secret() -> None:
    """One serves, one goes on top, one underneath; the next three begin with the one on top. [P3.4, P16.1]"""
    g = table(2)
    g.phase = "open"
    match = begin(g)
    assert sorted(match.asking) == [0, 1]
    first, second, third = me(match).drawn
    assert options(match) == [first.key, second.key, third.key]
    match.answer(0, second.key)
    assert options(match) == [first.key, third.key]
    match.answer(0, third.key)
    assert 0 not in match.asking
    assert match.table.phase == "paladins"
    match.answer(1, options(match, 1)[0])
    match.answer(1, options(match, 1)[0])
    p = me(match)
    assert p.paladin is second  # seat 0 is first to gather and has revealed
    assert p.top == [third]
    assert p.bottom == [first]
    assert me(match, 1).paladin is None
    assert len(me(match, 1).chosen) == 1


def test_paladin_decks_shrink_by_one_a_round_and_come_round_in_order() -> None:
    """12, 11, 10, 9, 8, 7, 6 cards before the draw; cards put underneath come up in their order. [P3.4]"""
    match = new_match("paladins", 1, 4)
    sizes: list[int] = []
    last_top: list[Paladin] = []
    last_bottom: list[Paladin] = []
    while not match.over:
        (seat,) = match.asking
        if topic(match) == "keep-paladin":
            p = me(match)
            sizes.append(len(p.deck) + len(p.top) + len(p.bottom) + len(p.drawn))
            if len(sizes) == 7:  # the unknown cards are gone: the top one and the two oldest underneath
                assert not p.deck
                assert [p.drawn[0]] == last_top
                assert p.drawn[1:] == last_bottom[:2]
        match.answer(seat, "pass" if topic(match) == "take-an-action" else enough(match))
        p = me(match)
        if p.top:
            last_top, last_bottom = list(p.top), list(p.bottom)
    assert sizes == [12, 11, 10, 9, 8, 7, 6]


def enough(match: object) -> str | list[str]:
    ask = match.asking[0]  # type: ignore[attr-defined]
    return list(ask.options)[: ask.least] if ask.many else next(iter(ask.options))


def test_engelier_reveals() -> None:
    """A fighter and a scout at once, strength +3 and faith +1 for the round, 2 silver per attack.

    [P3.5, P16.1, E-04]
    """
    g = table(2)
    g.phase = "gather"
    p = g.players[0]
    p.strength, p.faith, p.influence = 2, 1, 4
    serve(p, "engelier")
    assert p.paladin is not None
    p.chosen, p.paladin = [p.paladin], None
    g.players[1].chosen = [g.players[1].deck.pop()]
    on_top(g, g.tavern, "tavern-1", "tavern-22", "tavern-7")
    match = begin(g)
    assert me(match).workers == [0, 1, 0, 1, 0, 0]
    assert topic(match) == "pick-tavern"
    go_on(match, "tavern-22")
    assert me(match).workers == [1, 4, 0, 1, 0, 0]
    assert (current_strength(me(match)), current_faith(me(match)), current_influence(me(match))) == (5, 2, 4)


def test_every_attack_with_engelier_brings_two_silver() -> None:
    """Two attacks in a round: 4 silver besides the rewards. [P8.7, P16.1, E-04, R-46]"""
    g = table(2)
    p = g.players[0]
    serve(p, "engelier")
    p.strength = 12
    p.silver = 2
    hire(p, labourer=3, scout=2, fighter=2, cleric=1)
    outside(g, "mercenary-viking", 1)
    outside(g, "archer-saracen", 2)
    g.players[1].passed = True
    match = play(g, "attack", "mercenary-viking", "pray")
    assert me(match).silver == 2 + 2 - 2
    go_on(match, "attack", "archer-saracen")
    assert me(match).silver == 4
    assert me(match).influence == 2


def test_used_paladins_do_not_come_back() -> None:
    """The paladin of the last round leaves the deck for good. [P3.4, P16.2, R-06]"""
    g = table(2)
    g.phase = "gather"
    p = g.players[0]
    serve(p, "oliver")
    old = p.paladin
    p.chosen = [p.deck.pop()]
    new = p.chosen[0]
    on_top(g, g.tavern, "tavern-1", "tavern-2")
    match = begin(g)
    assert me(match).paladin is new
    assert me(match).served == [old]


def test_criminals_of_the_tavern_call_the_inquisition_in_the_middle_of_gathering() -> None:
    """Suspicion comes at once, card by card, before the next player gathers. [P3.5, P12.2, P11.3]"""
    g = table(2)
    g.phase = "gather"
    for p in g.players:
        p.chosen = [p.deck.pop()]
    g.tax = 2
    on_top(g, g.tavern, "tavern-12", "tavern-1", "tavern-7")
    on_top(g, g.suspicion_deck, "suspicion-2", "suspicion-1")
    match = play(g, "tavern-12")
    p = me(match)
    assert len(p.suspicion) == 2
    assert p.unpaid == 1
    assert p.silver == 3
    assert match.table.tax == 4
    assert list(match.asking) == [1]
    assert topic(match, 1) == "pick-tavern"


def test_turns_go_round_and_skip_who_has_passed() -> None:
    """From the start player clockwise, one action each; the round ends when all have passed. [P3.6, P17.3, P4.1]"""
    g = table(3)
    g.start = g.active = 1
    for p in g.players:
        p.workers[0] = 2
    match = begin(g)
    order = []
    for _ in range(5):
        (seat,) = match.asking
        order.append(seat)
        match.answer(seat, "pass" if seat == 2 else next(k for k in ("hunt:1", "trade:1") if k in options(match, seat)))
    assert order == [1, 2, 0, 1, 0]
    assert match.table.round == 2


def test_passing_clears_the_board_and_keeps_three_workers() -> None:
    """All placed workers go back; of the unused ones three of the player's choice stay. [P17.2, P4.5, R-59]"""
    g = table(2)
    p = g.players[0]
    hire(p, labourer=2, scout=2, cleric=1, criminal=1)
    p.placed["hunt"] = "L."
    match = play(g, "pass")
    assert topic(match) == "keep-workers"
    assert options(match) == ["scout", "scout~2", "cleric"]  # the criminal stays, labourers go
    match.answer(0, ["scout", "cleric"])
    assert me(match).workers == [0, 1, 0, 0, 1, 1]
    assert me(match).placed == {}
    assert me(match).passed


def test_workers_alike_are_kept_without_a_question() -> None:
    """Where all that may stay are alike there is nothing to choose. [P17.2, R-59]"""
    g = table(2)
    hire(g.players[0], labourer=1, scout=4, criminal=1)
    match = play(g, "pass")
    assert 0 not in match.asking
    assert me(match).workers == [0, 2, 0, 0, 0, 1]


def test_up_to_three_workers_are_kept_without_a_question() -> None:
    """Three or fewer simply stay, and join the six new ones. [P17.2, R-45]"""
    g = table(2)
    hire(g.players[0], labourer=2, scout=1)
    match = play(g, "pass")
    assert me(match).workers == [2, 1, 0, 0, 0, 0]
    assert list(match.asking) == [1]


def test_who_cannot_act_passes() -> None:
    """Without workers nothing is possible, and the player passes without being asked. [P17.1]"""
    g = table(2)
    match = begin(g)
    assert me(match).passed
    assert list(match.asking) == [1]


def test_workers_gained_after_passing_are_trimmed_at_the_end() -> None:
    """A Peddler's labourer counts towards the three. [P17.4, P17.3, R-25]"""
    g = table(2)
    first = g.players[0]
    first.passed = True
    hire(first, scout=3)
    first.retinue.append(take(g, "peddler-1"))
    suspect(g, first, "suspicion-0", "suspicion-0")
    g.active, g.tax = 1, 1
    on_top(g, g.suspicion_deck, "suspicion-1")
    match = play(g, "conspire", "peddler-1")
    assert me(match).workers == [1, 3, 0, 0, 0, 0]
    go_on(match, "pass")
    assert match.table.round == 2
    assert me(match).workers == [0, 3, 0, 0, 0, 0]


def test_the_townsfolk_row_is_refreshed() -> None:
    """The rightmost card is discarded, the rest slides right, the free places fill from right to left.

    [P18.1, E-05]
    """
    g = table(2)
    for position, key in ((2, "squire-1"), (4, "defender-1"), (5, "collector-1")):
        in_town(g, key, position)
    on_top(g, g.town_deck, "abbot-1", "abbot-2", "abbot-3")
    g.town[0] = g.town[2] = None
    g.phase = "close"
    match = begin(g)
    row = [card.key for card in match.table.town if card is not None]
    assert row == ["abbot-3", "abbot-2", "abbot-1", "squire-1", "defender-1"]
    assert match.table.town_discards == [named("collector-1")]


def test_the_outsider_row_is_refreshed() -> None:
    """An empty first place discards nothing; the rest slides left, the free places fill. [P18.2, P8.12, E-05]"""
    g = table(2)
    for position, key in ((2, "thief-viking"), (3, "hunter-saracen"), (5, "archer-saracen"), (6, "mercenary-viking")):
        outside(g, key, position)
    on_top(g, g.outsider_deck, "warrior-saracen", "traitor-viking")
    g.outsiders[0] = g.outsiders[3] = None
    g.phase = "close"
    match = begin(g)
    row = [card.key for card in match.table.outsiders if card is not None]
    assert row == [
        "thief-viking", "hunter-saracen", "archer-saracen", "mercenary-viking", "warrior-saracen", "traitor-viking",
    ]  # fmt: skip
    assert match.table.outsider_discards == []


def test_an_untouched_first_outsider_is_discarded() -> None:
    """Position 1 goes, and nothing is shuffled when a deck is empty. [P18.1, P18.2]"""
    g = table(2)
    first, second = g.outsiders[:2]
    g.outsider_discards += g.outsider_deck
    g.outsider_deck = []
    g.phase = "close"
    match = begin(g)
    assert match.table.outsider_discards[-1] is first
    assert match.table.outsiders[0] is second
    assert match.table.outsiders[-1] is None


def test_tavern_and_favours_are_cleared() -> None:
    """All tavern cards are discarded and the favours free again. [P18.3, P18.4, P10.4]"""
    g = table(2)
    on_top(g, g.tavern, "tavern-1")
    g.tavern_taken.append(take(g, "tavern-2"))
    g.favours.append(take(g, "favour-10"))
    g.favour_workers["favour-10"] = "L"
    g.phase = "close"
    match = begin(g)
    assert match.table.favour_workers == {}
    assert {card.key for card in match.table.tavern_discards} == {"tavern-1", "tavern-2"}


def test_the_game_ends_after_the_seventh_round() -> None:
    """No refresh then, but scoring. [P1.1, P3.7]"""
    g = table(2)
    g.round, g.phase = 7, "close"
    row = [card.key for card in g.town if card is not None]
    match = begin(g)
    assert match.over
    assert [card.key for card in match.table.town if card is not None] == row


def test_four_people_and_the_virtual_player_are_too_many() -> None:
    """The extra seat is for one to three. [P31.1]"""
    with pytest.raises(OptionError):
        new_match("paladins", 4, 1, {"virtual_player": True})
    assert len(new_match("paladins", 3, 1, {"virtual_player": True}).table.players) == 4
