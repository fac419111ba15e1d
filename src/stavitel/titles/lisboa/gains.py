"""What players gain and lose: goods, cubes, rewards and penalties. [L6, L19.1, L19.2]"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from stavitel.kernel import Change, Move, Reason, choose, choose_some, move, tell
from stavitel.titles.lisboa.cards import BOARD, FAVOR, PLANS
from stavitel.titles.lisboa.clergy import bonus, trim, warehouse
from stavitel.titles.lisboa.clergy_tiles import CLERGY
from stavitel.titles.lisboa.purse import add_influence, due, settle
from stavitel.titles.lisboa.table import CLERGY_SPACES, RUBBLE_COLUMNS, Lisboa, Player
from stavitel.titles.lisboa.things import (
    ARCHITECTS,
    CUBE_OF,
    CUBES,
    GOODS,
    NOBLES,
    Clergy,
)

Allowed = Callable[[Move], bool]  # whether an option leaves the rest of the action possible [L2.8]

DECLINE = move("decline")
STRANDS = Reason("strands", "L2.8")
NO_ROOM = Reason("no-room", "L5.2")
FAVOR_HELD = Reason("favor-held", "L10.6.1")
GOOD_MOVES = {good: move("good", good) for good in GOODS}
OFFICE_MOVES = {noble: move("office", noble) for noble in NOBLES}
HOME_MOVES = {
    **{("from_office", noble): move("from_office", noble) for noble in NOBLES},
    **{("from_courtyard", noble): move("from_courtyard", noble) for noble in NOBLES},
}
PILE_MOVES = {cube: move("pile_cube", cube) for cube in CUBES}
MEET = {(tile, steps): move("meet", tile, at=steps) for tile in CLERGY for steps in (1, 2)}
TAKE_PLAN = {plan: move("plan", plan) for plan in PLANS}
FAVOR_MOVES = {noble: move("favor", noble) for noble in NOBLES}


def score(g: Lisboa, p: Player, wigs: int) -> None:
    """Score wigs, or lose them; never below 0. [L0.1]"""
    if wigs:
        p.wigs = max(0, p.wigs + wigs)
        if g.told is not None:  # looked at here because it happens so often
            tell(g, "wigs", p, change=Change("wigs", wigs))


def gain_goods(g: Lisboa, p: Player, good: str, count: int) -> int:
    """Take goods as far as there is room; how many were kept. [L5.2]"""
    kept = min(count, warehouse(p) - p.goods[good])
    if kept > 0:
        p.goods[good] += kept
        if g.told is not None:
            tell(g, "goods", p, good=good, count=kept)
        return kept
    return 0


def gain_reis(g: Lisboa, p: Player, count: int) -> None:
    """Take coins from the supply."""
    p.reis += count
    if g.told is not None:
        tell(g, "reis", p, count=count)


def gain_cube(g: Lisboa, p: Player, letter: str) -> None:
    """Put a cube on its row; a completed set moves its marker and may end the period. [L6.1, L6.2, L6.3]"""
    cube = CUBE_OF[letter]
    if p.cubes[cube] == RUBBLE_COLUMNS:
        g.rubble["out"] += letter
        tell(g, "cube-lost", p, cube=cube)
        return
    before = p.sets
    p.cubes[cube] += 1
    if g.told is not None:
        tell(g, "cube", p, cube=cube)
    if p.sets > before:
        if not p.automatic:
            p.markers += 1
        tell(g, "set", p, count=p.sets)
        if g.causer < 0 and p.sets >= (2 if g.period == 1 else 4):
            g.causer = p.seat  # [L2.4, L2.5, L16.8]


async def reward(g: Lisboa, p: Player, code: str, count: int, allowed: Allowed | None = None) -> None:
    """Take what is named; what is impossible is skipped, some things may be declined. [L19.1]"""
    if code in p.goods:
        gain_goods(g, p, code, count)
    elif code == "reis":
        gain_reis(g, p, count)
    elif code == "wigs":
        score(g, p, count)
    elif code == "good_any":
        for _ in range(count):
            await any_good(g, p)
    elif code == "goods_different":
        await different_goods(g, p, count)
    elif code == "plan":
        for _ in range(count):
            await plan_reward(g, p, allowed)
    elif code == "official":
        for _ in range(count):
            await official_reward(g, p, allowed)
    elif code == "cardinal":
        await cardinal_reward(g, p, count, allowed)
    elif code == "favor":
        for _ in range(count):
            if missing_favors(p):
                await take_favor(g, p)
    elif code == "rubble":
        for _ in range(count):
            await rubble_reward(g, p)
    elif code == "influence":
        add_influence(g, p, count)
    elif code == "draw_quest_b":
        for _ in range(min(count, len(g.quest_deck))):
            p.quests.append(g.quest_deck.pop())


async def any_good(g: Lisboa, p: Player) -> None:
    """Take one good of any type that has room. [L19.1]"""
    room = warehouse(p)
    options = [GOOD_MOVES[good] for good in GOODS if p.goods[good] < room]
    if options:
        gain_goods(g, p, (await choose(p, "take-good", options, refused=no_room)).thing, 1)


def no_room() -> list[tuple[Move, Reason]]:
    """Goods that are not on offer do not fit in. [L5.2]"""
    return [(option, NO_ROOM) for option in GOOD_MOVES.values()]


async def different_goods(g: Lisboa, p: Player, count: int) -> None:
    """Take goods of different types, asked one at a time in a fixed order. [L19.1]"""
    room = warehouse(p)
    pool = [GOOD_MOVES[good] for good in GOODS if p.goods[good] < room]
    for left in range(min(count, len(pool)), 0, -1):
        taken = await choose(p, "take-different-good", pool[: len(pool) - left + 1])
        pool = pool[pool.index(taken) + 1 :]
        gain_goods(g, p, taken.thing, 1)


def top_plans(g: Lisboa) -> list[Move]:
    """The top plan of each architect who has one left. [L10.2.1]"""
    return [TAKE_PLAN[g.plans[architect][0]] for architect in ARCHITECTS if g.plans[architect]]


def take_plan(g: Lisboa, p: Player, chosen: Move) -> None:
    """Take the top plan of an architect. [L10.2.1]"""
    plan = chosen.thing
    g.plans[plan.architect].remove(plan)
    p.plans.append(plan)
    did(g, p, "plan")
    tell(g, "takes-plan", p, plan=plan)


async def plan_reward(g: Lisboa, p: Player, allowed: Allowed | None = None) -> None:
    """A plan as a reward may be declined. [L19.1]"""
    plans: list[Move] = [*top_plans(g)]
    if plans:
        options = [*plans, DECLINE]
        chosen = await choose(p, "plan-reward", within(options, allowed), refused=lambda: stranding(options))
        if chosen is not DECLINE:
            take_plan(g, p, chosen)


async def official_reward(g: Lisboa, p: Player, allowed: Allowed | None = None) -> None:
    """Place one official from the board in any office, or decline. [L19.1]"""
    if p.officials:
        options: list[Move] = [*OFFICE_MOVES.values(), DECLINE]
        chosen = await choose(p, "official-reward", within(options, allowed), refused=lambda: stranding(options))
        if chosen is not DECLINE:
            place_official(g, p, chosen.thing)


async def rubble_reward(g: Lisboa, p: Player) -> None:
    """Take a cube of the rubble pile, or decline. [L6.5, L19.1]"""
    pile = g.rubble["pile"]
    if pile:
        options: list[Move] = [PILE_MOVES[CUBE_OF[letter]] for letter in "eft" if letter in pile]
        chosen = await choose(p, "rubble-reward", [*options, DECLINE])
        if chosen is not DECLINE:
            take_from_pile(g, p, chosen.thing)


def take_from_pile(g: Lisboa, p: Player, cube: str) -> None:
    """A cube of the rubble pile goes to a player. [L6.5]"""
    take_cube(g, p, "pile", cube[0])


def take_cube(g: Lisboa, p: Player, place: str, letter: str) -> None:
    """A cube leaves its place on the board for a player's board. [L6.1]"""
    g.rubble[place] = g.rubble[place].replace(letter, "", 1)
    gain_cube(g, p, letter)


def place_official(g: Lisboa, p: Player, noble: str) -> None:
    """Put an official in an office; a full one first sends its largest colours to the courtyard. [L10.1.2]"""
    players = g.players
    present = g.neutral
    for q in players:
        present += q.office[noble]
    if present >= BOARD.office_spaces:
        most = max(q.office[noble] for q in players)
        for q in players:
            if q.office[noble] == most:  # on a tie one of each; neutral ones never move
                q.office[noble] -= 1
                q.courtyard[noble] += 1
                tell(g, "to-courtyard", q, noble=noble)
    p.officials -= 1
    p.office[noble] += 1
    if g.told is not None:
        tell(g, "places-official", p, noble=noble)


def missing_favors(p: Player) -> list[Move]:
    """The nobles whose favor a player lacks. [L10.6.1]"""
    return [FAVOR_MOVES[noble] for noble in NOBLES if FAVOR[noble] not in p.favors]


async def take_favor(g: Lisboa, p: Player) -> None:
    """Take a favor tile of a noble you have none of. [L10.6.1]"""
    noble = (await choose(p, "take-favor", missing_favors(p), refused=lambda: favors_held(p))).thing
    give_favor(g, p, noble)


def favors_held(p: Player) -> list[tuple[Move, Reason]]:
    """The nobles whose favor a player has. [L10.6.1]"""
    return [(FAVOR_MOVES[favor.noble], FAVOR_HELD) for favor in p.favors]


def give_favor(g: Lisboa, p: Player, noble: str) -> None:
    """A favor tile goes from its portrait to a player."""
    g.portraits[noble] -= 1
    p.favors.append(FAVOR[noble])
    did(g, p, "favor")
    tell(g, "takes-favor", p, noble=noble)


def return_favor(g: Lisboa, p: Player, noble: str) -> None:
    """A favor tile goes back to its portrait."""
    p.favors.remove(FAVOR[noble])
    g.portraits[noble] += 1


def meetings(g: Lisboa, p: Player, fewest: int, most: int) -> list[Move]:
    """Where the cardinal may go, and the tile to take beside him there. [L10.5.1, L10.5.2, L10.5.3]"""
    if len(p.clergy) >= CLERGY_SPACES:
        return []
    spaces = len(g.church)
    found = []
    for steps in range(fewest, most + 1):
        gap = (g.gap + steps) % spaces
        for tile in (g.church[gap - 1], g.church[gap]):
            if tile is not None:
                found.append(MEET[tile, steps])
    return found


def can_meet(g: Lisboa) -> bool:
    """Whether a tile lies beside the cardinal one or two gaps on. [L10.5.3]"""
    church, gap = g.church, g.gap
    spaces = len(church)
    return any(church[(gap + step) % spaces] is not None for step in range(3))


async def meet(g: Lisboa, p: Player, meeting: Move) -> None:
    """Move the cardinal, take the tile, then look at the symbols entered. [L10.5.3, L10.5.4, L10.5.7]"""
    spaces = len(g.church)
    start = g.gap
    tile: Clergy = meeting.thing
    g.gap = (start + meeting.at) % spaces
    g.mover = p.seat
    g.church[g.church.index(tile)] = None
    did(g, p, "cardinal")
    tell(g, "meets-cardinal", p, tile=tile, steps=meeting.at)
    await keep_tile(g, p, tile)
    for step in range(1, meeting.at + 1):
        enter_gap(g, (start + step) % spaces)


def enter_gap(g: Lisboa, gap: int) -> None:
    """The cardinal passes or reaches a gap with or without a symbol. [L10.5.4]"""
    if gap == BOARD.treasury_gap:
        g.raise_treasury(1)
    if gap == BOARD.influence_gap:
        g.laid = True


async def keep_tile(g: Lisboa, p: Player, tile: Clergy) -> None:
    """Put a clergy tile on the board; an instant one rewards once. [L10.5.3, L19.3]"""
    p.clergy.append(tile)
    if tile.effect == "instant":
        await reward(g, p, tile.of, tile.amount)


async def cardinal_reward(g: Lisboa, p: Player, steps: int, allowed: Allowed | None = None) -> None:
    """Meet the cardinal by exactly so many gaps, or decline. [L10.5.2, L19.1]"""
    tiles = meetings(g, p, steps, steps)
    if tiles:
        options = [*tiles, DECLINE]
        meeting = await choose(p, "cardinal-reward", within(options, allowed), refused=lambda: stranding(options))
        if meeting is not DECLINE:
            await meet(g, p, meeting)


def within(options: list[Move], allowed: Allowed | None) -> list[Move]:
    """The options that leave the rest of the action possible. [L2.8]"""
    return options if allowed is None else [option for option in options if allowed(option)]


def stranding(options: Sequence[Move]) -> list[tuple[Move, Reason]]:
    """Those of them that are not on offer would leave the rest of the action impossible. [L2.8]"""
    return [(option, STRANDS) for option in options]


async def penalty(g: Lisboa, p: Player, code: str, count: int) -> None:
    """Pay as much of what is named as there is. [L5.7, L19.2]"""
    if code == "reis":
        await settle(g, p, min(due(p, count), p.reis))  # influence may stand in, but need not top up
    elif code == "wigs":
        score(g, p, -count)
    elif code == "official":
        await send_home(g, p, min(count, p.in_court))
    elif code == "good_any":
        for _ in range(count):
            options = [GOOD_MOVES[good] for good in GOODS if p.goods[good]]
            if options:
                good = (await choose(p, "lose-good", options)).thing
                p.goods[good] -= 1
                tell(g, "loses-good", p, good=good)
    elif code == "favor":
        for _ in range(min(count, len(p.favors))):
            favor = await choose(p, "lose-favor", p.favors)
            return_favor(g, p, favor.noble)
    elif code == "clergy":
        for _ in range(min(count, len(p.clergy))):
            shed_tile(g, p, await choose(p, "lose-tile", p.clergy))


def shed_tile(g: Lisboa, p: Player, tile: Clergy) -> None:
    """A clergy tile leaves the game and its effect ends at once. [L19.4, L19.6]"""
    p.clergy.remove(tile)
    g.discard.append(tile)
    trim(p)


async def send_home(g: Lisboa, p: Player, count: int) -> None:
    """The owner takes officials back from offices and courtyards of his choice. [L12.3.4, L19.2]"""
    if count <= 0:
        return
    places = [
        HOME_MOVES[place, noble]
        for place, held in (("from_office", p.office), ("from_courtyard", p.courtyard))
        for noble in NOBLES
        for _ in range(held[noble])
    ]
    if count == len(places):
        chosen: Sequence[Move] = places
    elif count == 1:
        chosen = [await choose(p, "send-home", places)]
    else:
        chosen = await choose_some(p, "send-home", places, count, count)
    for place in chosen:
        held = p.office if place.verb == "from_office" else p.courtyard
        held[place.thing] -= 1
        p.officials += 1
    tell(g, "sends-home", p, count=count)


def did(g: Lisboa, p: Player, task: str) -> None:
    """Remember for the quests what a player did this turn. [L20.1, L20.9]"""
    if g.questing and task not in p.tasks:
        p.tasks.append(task)


def recruits(p: Player) -> tuple[int, int]:
    """Fewest and most officials to place when recruiting. [L10.1.1, L19.6]"""
    fewest = min(2, p.officials)
    return fewest, min(fewest + bonus(p.clergy, "recruit_extra"), p.officials, len(NOBLES))
