"""What the end of a game against the virtual player depends on, as numbers for what was learnt from many games."""

from __future__ import annotations

from collections import Counter
from typing import Final

from stavitel.titles.paladins.board_cards import ORDER_SLOTS
from stavitel.titles.paladins.cards import FAVOURS
from stavitel.titles.paladins.kinds import CRIMINAL, LABOURER, RIGHT
from stavitel.titles.paladins.scoring import tally
from stavitel.titles.paladins.table import Game, attribute_values, times_done

HELPED: Final = (*RIGHT, "develop", "pay-debt", "inquisition")  # what townsfolk speak up at
PEOPLES: Final = ("viking", "saracen", "byzantine")
ENOUGH: Final = 5  # of an action that a King's Order asks for


def stage(g: Game) -> int:
    """The round that begins."""
    return g.round


def outlook(g: Game) -> dict[str, float]:
    """Numbers by name: of the player (plain), of the virtual player (`its`), of the table."""
    p, rival = g.players
    assert rival.virtual is not None
    own = tally(g, p)
    found: dict[str, float] = {"points": own.total, "convert-points": own.breakdown["convert"]}
    found["its-points"] = tally(g, rival).total
    for name, value in attribute_values(p):
        bent(found, name, value, 2, 4, 6, 8, 10)
    for name, value in attribute_values(rival):
        bent(found, f"its-{name}", value, 3, 6, 9)
    found["lowest"] = min(p.faith, p.strength, p.influence)
    for action in RIGHT:
        bent(found, action, times_done(p, action), 2, 4)
        bent(found, f"its-{action}", times_done(rival, action), 4)
        covered = p.workshops.get(action, 0)
        found[f"workshops-{action}"] = (covered & 1) + (covered >> 1)
        found[f"both-{action}"] = covered == 3
    for order, slot in zip(g.orders, ORDER_SLOTS, strict=False):
        bent(found, slot.key, min(ENOUGH, times_done(p, order.action)), 3, 4)
        bent(found, f"its-{slot.key}", min(ENOUGH, times_done(rival, order.action)), 4)
    found["developed"] = p.developed
    bent(found, "silver", p.silver, 2, 4, 8)
    bent(found, "provisions", p.provisions, 1, 3, 6)
    workers = p.workers
    found["workers"] = sum(workers)
    found["labourers"], found["criminals"] = workers[LABOURER], workers[CRIMINAL]
    for kind in range(1, CRIMINAL):
        found[f"worker-{kind}"] = min(1, workers[kind])
    bent(found, "unpaid", p.unpaid, 1, 2)
    found["paid"], found["its-unpaid"], found["its-paid"] = p.paid, rival.unpaid, rival.paid
    suspected, its = len(p.suspicion), len(rival.suspicion)
    found["suspected"], found["its-suspected"], found["unsuspected"] = suspected, its, suspected == 0
    found["more-suspected"], found["tax"] = suspected > its, g.tax
    helpers = Counter([townsfolk.trigger for townsfolk in p.retinue])
    for action in HELPED:
        found[f"helped-{action}"] = helpers[action]
    gains = Counter([token for townsfolk in p.retinue for token in townsfolk.gains])
    found["help-labourer"], found["help-provision"] = gains["labourer"], gains["provision"]
    found["help-silver"] = gains["silver"] + gains["tax"]
    attacked = Counter([outsider.people for outsider in p.attacked])
    for people in PEOPLES:
        found[f"attacked-{people}"] = attacked[people]
    for favour in FAVOURS:
        found[favour.key] = favour in g.favours
    found["its-schemes"], found["its-marker"] = len(rival.virtual.deck), rival.virtual.marker
    found["its-workshops"] = rival.developed
    return found


def bent(found: dict[str, float], name: str, value: int, *knots: int) -> None:
    """A number, and what it is beyond some knots, so that a sum over them can bend there."""
    found[name] = value
    for knot in knots:
        found[f"{name}>{knot}"] = max(0, value - knot)
