"""What players gain and lose: goods, cubes, rewards and penalties. [L6, L19.1, L19.2]"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence

from stavitel.kernel import Change, Move, Reason, choose, choose_some, move, offer, tell
from stavitel.kernel.questions import Effects, WhyNot
from stavitel.titles.lisboa.cards import BOARD, FAVOR, PLANS
from stavitel.titles.lisboa.clergy import trim, warehouse
from stavitel.titles.lisboa.clergy_tiles import CLERGY
from stavitel.titles.lisboa.effects import gains_of, treasury_effects
from stavitel.titles.lisboa.kinds import (
    ARCHITECTS,
    CUBE_OF,
    CUBES,
    GOODS,
    NOBLES,
    Clergy,
)
from stavitel.titles.lisboa.payment import add_influence, due, gain_influence, settle
from stavitel.titles.lisboa.table import CLERGY_SPACES, RUBBLE_COLUMNS, Lisboa, Player

DECLINE = move("decline")
STRANDS = Reason("strands", "L2.8")
NO_ROOM = Reason("no-room", "L5.2")
FAVOR_HELD = Reason("favor-held", "L10.6.1")
GOOD_MOVES = {good: move("good", good) for good in GOODS}
GOODS_ON_OFFER = tuple(GOOD_MOVES.values())
OFFICE_MOVES = {noble: move("office", noble) for noble in NOBLES}
HOME_MOVES = {
    **{("from_office", noble): move("from_office", noble) for noble in NOBLES},
    **{("from_courtyard", noble): move("from_courtyard", noble) for noble in NOBLES},
}
PILE_MOVES = {cube: move("pile_cube", cube) for cube in CUBES}
MEET = {(tile, steps): move("meet", tile, at=steps) for tile in CLERGY for steps in (1, 2)}
TAKE_PLAN = {plan: move("plan", plan) for plan in PLANS}
RECRUITS = [move("recruits", count) for count in range(len(NOBLES) + 1)]  # how many officials a reward places
FAVOR_MOVES = {noble: move("favor", noble) for noble in NOBLES}
FAVORS_ON_OFFER = tuple(FAVOR_MOVES.values())


def score(g: Lisboa, p: Player, wigs: int) -> None:
    """Score wigs, or lose them; never below 0. [L0.1]"""
    change = max(wigs, -p.wigs)
    if change:
        p.wigs += change
        tell(g, "wigs", p, change=Change("wigs", change))


def gain_goods(g: Lisboa, p: Player, good: str, count: int) -> int:
    """Take goods as far as there is room; how many were kept. [L5.2]"""
    kept = min(count, warehouse(p) - p.goods[good])
    if kept > 0:
        p.goods[good] += kept
        tell(g, "goods", p, good=good, count=kept)
        return kept
    return 0


def gain_reis(g: Lisboa, p: Player, count: int) -> None:
    """Take coins from the supply."""
    p.reis += count
    tell(g, "reis", p, count=count)


def move_treasury(g: Lisboa, steps: int) -> None:
    """Move the treasury marker and say where it stands; at an end of the track the move is lost. [L0.3, R-43]"""
    before = g.treasury
    g.raise_treasury(steps)
    if g.treasury != before:
        tell(g, "treasury", value=g.value, influence=BOARD.treasury_left[g.treasury])


def gain_cube(g: Lisboa, p: Player, letter: str) -> None:
    """Put a cube on its row; a completed set moves its marker and may end the period. [L6.1, L6.2, L6.3]"""
    cube = CUBE_OF[letter]
    if p.cubes[cube] == RUBBLE_COLUMNS and not p.automatic:
        g.rubble["out"] += letter
        tell(g, "cube-lost", p, cube=cube)
        return
    before = p.sets
    p.cubes[cube] += 1
    tell(g, "cube", p, cube=cube)
    if p.sets > before:
        p.markers += 1
        tell(g, "set", p, count=p.sets)
        if g.causer < 0 and p.sets >= (2 if g.period == 1 else 4):
            g.causer = p.seat  # [L2.4, L2.5, L16.8]


async def reward(g: Lisboa, p: Player, code: str, count: int, why_not: WhyNot | None = None) -> None:
    """Take what is named, as far as it is possible; officials and ships may be declined. [L19.1, R-30]

    `why_not` says which choices would leave the rest of the action impossible. [L2.8]
    """
    if code in p.goods:
        gain_goods(g, p, code, count)
    elif code in GAINS:
        GAINS[code](g, p, count)
    elif code:
        await CHOSEN[code](g, p, count, why_not)


def draw_quests(g: Lisboa, p: Player, count: int) -> None:
    """Draw quests of deck B. [L20.1]"""
    for _ in range(min(count, len(g.quest_deck))):
        quest = g.quest_deck.pop()
        p.quests.append(quest)
        tell(g, "draws-quest", p, quest=quest)


async def any_goods(g: Lisboa, p: Player, count: int, why_not: WhyNot | None = None) -> None:
    """Take goods of any type that has room. [L19.1]"""
    for _ in range(count):
        if any([p.goods[good] < warehouse(p) for good in GOODS]):
            taken: Move = await choose(p, "take-good", offer(g, p, GOODS_ON_OFFER, no_room, one_good))
            gain_goods(g, p, taken.thing, 1)


def one_good(g: Lisboa, p: Player, option: Move) -> Effects:
    """A good more, or none."""
    return () if option is DECLINE else good_kept(option)


def good_kept(option: Move) -> Effects:
    """A good more."""
    return ((option.thing, 1),)


def good_paid(option: Move) -> Effects:
    """A good less."""
    return ((option.thing, -1),)


def one_cube(g: Lisboa, p: Player, option: Move) -> Effects:
    """A cube more, if there is room for it."""
    cube = option.thing
    return ((cube, int(p.cubes[cube] < RUBBLE_COLUMNS)),)


def one_favor(g: Lisboa, p: Player, option: Move) -> Effects:
    """A favor more."""
    return (("favors", 1),)


def one_tile(g: Lisboa, p: Player, meeting: Move) -> Effects:
    """A clergy tile more, what an instant one brings, and what the cardinal sets off on his way. [L10.5.4]"""
    entered = [(g.gap + step) % len(g.church) for step in range(1, meeting.at + 1)]
    rises = sum([gap in BOARD.treasury_gaps for gap in entered])
    scoring = int(BOARD.influence_gap in entered and not g.laid)
    return (
        ("clergy", 1),
        *instant_effects(g, p, meeting.thing),
        *treasury_effects(g, rises),
        ("church", scoring),
    )


def instant_effects(g: Lisboa, p: Player, tile: Clergy) -> Effects:
    """What an instant tile brings at once."""
    return gains_of(g, p, tile.of, tile.amount) if tile.effect == "instant" else ()


def no_room(g: Lisboa, p: Player, option: Move) -> Reason | None:
    """Whether a good does not fit in. [L5.2]"""
    return None if p.goods[option.thing] < warehouse(p) else NO_ROOM


async def different_goods(g: Lisboa, p: Player, count: int, why_not: WhyNot | None = None) -> None:
    """Take goods of different types, one after the other; where none is left over, nobody is asked. [L19.1]"""
    room = warehouse(p)
    pool = [GOOD_MOVES[good] for good in GOODS if p.goods[good] < room]
    for left in range(min(count, len(pool)), 0, -1):
        taken = pool[0]
        if left < len(pool):
            taken = await choose(p, "take-different-good", offer(g, p, pool, None, one_good))
        pool.remove(taken)
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


async def plan_rewards(g: Lisboa, p: Player, count: int, why_not: WhyNot | None = None) -> None:
    """Take the top plan of either architect. [L19.1]"""
    for _ in range(count):
        plans = top_plans(g)
        if plans:
            take_plan(g, p, await choose(p, "plan-reward", offer(g, p, plans, why_not)))


async def official_rewards(g: Lisboa, p: Player, count: int, why_not: WhyNot | None = None) -> bool:
    """Place officials from the board in any office, one after the other, or decline; whether all are placed. [L19.1]"""
    for _ in range(count):
        if not p.officials:
            return False
        chosen: Move = await choose(p, "official-reward", offer(g, p, [*OFFICE_MOVES.values(), DECLINE], why_not))
        if chosen is DECLINE:
            return False
        place_official(g, p, chosen.thing)
    return True


async def rubble_rewards(g: Lisboa, p: Player, count: int, why_not: WhyNot | None = None) -> None:
    """Take a cube of the rubble pile. [L6.5, L19.1]"""
    for _ in range(count):
        cubes = pile_cubes(g)
        if cubes:
            take_from_pile(g, p, (await choose(p, "rubble-reward", offer(g, p, cubes, None, one_cube))).thing)


def pile_cubes(g: Lisboa) -> list[Move]:
    """The kinds of cube in the rubble pile. [L6.5]"""
    return [PILE_MOVES[CUBE_OF[letter]] for letter in "eft" if letter in g.rubble["pile"]]


def take_from_pile(g: Lisboa, p: Player, cube: str) -> None:
    """A cube of the rubble pile goes to a player. [L6.5]"""
    take_cube(g, p, "pile", cube[0])


def take_cube(g: Lisboa, p: Player, place: str, letter: str) -> None:
    """A cube leaves its place on the board for a player's board. [L6.1]"""
    g.rubble[place] = g.rubble[place].replace(letter, "", 1)
    gain_cube(g, p, letter)


def place_official(g: Lisboa, p: Player, noble: str) -> None:
    """Put an official in an office; a full one first sends its largest colours to the courtyard. [L10.1.2]"""
    present = g.neutral
    for q in g.players:
        present += q.office[noble]
    if present >= BOARD.office_spaces[NOBLES.index(noble)]:
        people = g.people  # the solo opponent's officials never move, nor do neutral ones
        most = max([q.office[noble] for q in people])
        for q in people:
            if most and q.office[noble] == most:  # on a tie one of each
                q.office[noble] -= 1
                q.courtyard[noble] += 1
                tell(g, "to-courtyard", q, noble=noble)
    p.officials -= 1
    p.office[noble] += 1
    tell(g, "places-official", p, noble=noble)


async def take_favor(g: Lisboa, p: Player) -> None:
    """Take a favor tile of a noble you have none of. [L10.6.1]"""
    chosen: Move = await choose(p, "take-favor", offer(g, p, FAVORS_ON_OFFER, favor_held, one_favor))
    give_favor(g, p, chosen.thing)


async def favor_rewards(g: Lisboa, p: Player, count: int, why_not: WhyNot | None = None) -> None:
    """So many favors, of nobles you have none of; where none would be left over, nobody is asked. [L19.1]"""
    if count > 1 and len(p.favors) + count >= len(NOBLES):
        for noble in [noble for noble in NOBLES if FAVOR[noble] not in p.favors]:
            give_favor(g, p, noble)
        return
    for _ in range(count):
        if len(p.favors) < len(NOBLES):
            await take_favor(g, p)


def favor_held(g: Lisboa, p: Player, option: Move) -> Reason | None:
    """Whether a player has the favor of a noble. [L10.6.1]"""
    return FAVOR_HELD if FAVOR[option.thing] in p.favors else None


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
    if gap in BOARD.treasury_gaps:
        move_treasury(g, 1)
    if gap == BOARD.influence_gap:
        g.laid = True


async def keep_tile(g: Lisboa, p: Player, tile: Clergy) -> None:
    """Put a clergy tile on the board. [L10.5.3]"""
    p.clergy.append(tile)
    await take_instant(g, p, tile)


async def take_instant(g: Lisboa, p: Player, tile: Clergy) -> None:
    """A tile with an instant effect rewards once. [L19.3]"""
    if tile.effect == "instant":
        await reward(g, p, tile.of, tile.amount)


async def cardinal_reward(g: Lisboa, p: Player, steps: int, why_not: WhyNot | None = None) -> None:
    """Meet the cardinal by exactly so many gaps, unless he cannot be met. [L10.5.2, L19.1]"""
    tiles = meetings(g, p, steps, steps)
    if tiles:
        await meet(g, p, await choose(p, "cardinal-reward", offer(g, p, tiles, why_not, one_tile)))


def rise_in_influence(g: Lisboa, p: Player, count: int) -> None:
    """Gain influence for the portfolio. [L7.1]"""
    gain_influence(g, p)


GAINS: dict[str, Callable[[Lisboa, Player, int], None]] = {
    "gain_influence": rise_in_influence,
    "reis": gain_reis,
    "wigs": score,
    "influence": add_influence,
    "draw_quest_b": draw_quests,
}
# State actions and noble actions that are rewards too add themselves: `recruit`, `ship` and `decree`.
CHOSEN: dict[str, Callable[[Lisboa, Player, int, WhyNot | None], Awaitable[object]]] = {
    "good_any": any_goods,
    "goods_different": different_goods,
    "plan": plan_rewards,
    "official": official_rewards,
    "cardinal": cardinal_reward,
    "favor": favor_rewards,
    "rubble": rubble_rewards,
}


# Penalties [L19.2]


async def penalty(g: Lisboa, p: Player, code: str, count: int) -> None:
    """Pay as much of what is named as there is. [L5.7, L19.2]"""
    if code:
        await PENALTIES[code](g, p, count)


async def lose_reis(g: Lisboa, p: Player, count: int) -> None:
    """Influence may stand in, but need not top up. [R-8]"""
    await settle(g, p, min(due(p, count), p.reis))


async def lose_wigs(g: Lisboa, p: Player, count: int) -> None:
    """Wigs, never below 0. [L0.1]"""
    score(g, p, -count)


async def lose_goods(g: Lisboa, p: Player, count: int) -> None:
    """Goods of the loser's choice. [L19.2]"""
    for _ in range(count):
        held = [GOOD_MOVES[good] for good in GOODS if p.goods[good]]
        if held:
            losing = offer(g, p, held, None, lambda g, p, option: good_paid(option))
            good = (held[0] if len(held) == 1 else await choose(p, "lose-good", losing)).thing
            p.goods[good] -= 1
            tell(g, "loses-good", p, good=good)


async def lose_favors(g: Lisboa, p: Player, count: int) -> None:
    """Favors of the loser's choice go back to their portraits. [L19.2]"""
    for _ in range(min(count, len(p.favors))):
        favor = await choose(p, "lose-favor", p.favors)
        return_favor(g, p, favor.noble)
        tell(g, "returns-favor", p, noble=favor.noble)


async def lose_tiles(g: Lisboa, p: Player, count: int) -> None:
    """Clergy tiles of the loser's choice leave the game. [L19.2]"""
    for _ in range(min(count, len(p.clergy))):
        tile: Clergy = await choose(p, "lose-tile", p.clergy)
        tell(g, "loses-tile", p, tile=tile)
        shed_tile(g, p, tile)


async def lose_officials(g: Lisboa, p: Player, count: int) -> None:
    """Officials at the court go home. [L19.2]"""
    await send_home(g, p, min(count, p.in_court))


PENALTIES: dict[str, Callable[[Lisboa, Player, int], Awaitable[None]]] = {
    "reis": lose_reis,
    "wigs": lose_wigs,
    "official": lose_officials,
    "good_any": lose_goods,
    "favor": lose_favors,
    "clergy": lose_tiles,
}


def shed_tile(g: Lisboa, p: Player, tile: Clergy) -> None:
    """A clergy tile leaves the game and its effect ends at once. [L19.4, L19.6]"""
    p.clergy.remove(tile)
    g.discard.append(tile)
    for good in trim(p):
        tell(g, "loses-good", p, good=good)


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


def second_decree(g: Lisboa, p: Player, more: bool = False) -> bool:
    """Whether a set marker, or one `more` that is to come, may still buy a decree this turn. [L12.2.2]"""
    return (p.markers > 0 or more) and p.seat not in g.stamped


async def answer_tiles(g: Lisboa, p: Player, code: str, times: int = 1) -> None:
    """The clergy tiles that reward an action. [L19.3]"""
    for tile in p.clergy[:]:  # a meeting with the cardinal would bring one more
        if tile.effect == code:
            await reward(g, p, tile.of, times * tile.amount)
