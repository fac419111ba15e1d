"""Action cards that are played out of turn: the Strongman after a murder, the Acrobat when no King answers. [C23.6]

Both questions have one topic, so that whoever passes for a round passes on both.
"""

from __future__ import annotations

from typing import Final

from stavitel.kernel import Move, Offer, Reason, choose, everyone, tell
from stavitel.kernel.questions import Effects
from stavitel.titles.citadels.cards import ACROBAT, BIG_TOP, DIRECTOR, STRONGMAN
from stavitel.titles.citadels.hands import play_from_hand
from stavitel.titles.citadels.kinds import Building
from stavitel.titles.citadels.moves import PASS, PLAY
from stavitel.titles.citadels.table import FEW_PLAYERS, Citadels, Player, crown_to

EXTRA_BUILDS: Final = 2  # of a Director [C24.6]
PLAY_BRINGS: Final[dict[Building, Effects]] = {BIG_TOP: (("city", 1),), DIRECTOR: (("builds", EXTRA_BUILDS),)}


async def strongmen(g: Citadels, p: Player) -> None:
    """Whoever was murdered may undo it with a Strongman; all are asked, so that nobody is betrayed. [C24.5, R-49]"""
    asked = [other for other in g.others(p) if other.hand]
    if len(g.players) <= FEW_PLAYERS and p.hand:
        asked.append(p)
    if not asked:
        return
    for seat, pick in zip(asked, await everyone(g, strongman, asked), strict=True):
        if pick is not PASS:
            saved = g.players[seat.seat]
            victim = g.murdered
            assert victim is not None
            play_from_hand(g, saved, STRONGMAN)
            saved.picked.remove(victim)
            saved.shown.append(victim)
            g.murdered = None
            tell(g, "saved", saved, card=victim)


async def strongman(g: Citadels, p: Player) -> Move:
    """Play a Strongman, if this is the murdered player and has one. [C24.5]"""
    answers = Offer(g, p, play_effects)
    if STRONGMAN in p.hand:
        answers.add(PLAY[STRONGMAN], None if g.murdered in p.picked else Reason("not-murdered", "C24.5"))
    answers.allow(PASS)
    return await choose(p, "out-of-turn", answers, always=True)


async def acrobats(g: Citadels) -> None:
    """When nobody answers as rank 4 the Acrobat may take the crown; all are asked. [C24.3, R-48]"""
    asked = [p for p in g.players if p.hand]
    if not asked:
        return
    for p, pick in zip(asked, await everyone(g, acrobat, asked), strict=True):
        if pick is not PASS:
            play_from_hand(g, p, ACROBAT)
            g.barred = True
            tell(g, "acrobat", p)
            crown_to(g, p)


async def acrobat(g: Citadels, p: Player) -> Move:
    """Play the Acrobat, or pass. [C24.3]"""
    answers = Offer(g, p, play_effects)
    if ACROBAT in p.hand:
        answers.allow(PLAY[ACROBAT])
    answers.allow(PASS)
    return await choose(p, "out-of-turn", answers, always=True)


def play_effects(g: Citadels, p: Player, pick: Move) -> Effects:
    """An action card that is played is no longer worth a point in the hand. [C23.7]"""
    if pick is PASS:
        return ()
    return (("points", -1), *PLAY_BRINGS.get(pick.things[0], ()))
