"""Starting quests: tasks noticed during a turn, rewarded at its end. [L20.1, L20.2, L20.9]"""

from __future__ import annotations

from stavitel.kernel import choose, tell
from stavitel.titles.lisboa.gains import reward
from stavitel.titles.lisboa.kinds import Quest
from stavitel.titles.lisboa.table import Lisboa, Player


def fulfilled(p: Player, quest: Quest) -> bool:
    """Whether one of a quest's tasks was done this turn. [L20.1, L20.2]"""
    return any(all(part in p.tasks for part in task.split("+")) for task in quest.tasks)


async def reward_quests(g: Lisboa) -> None:
    """From the active player on, each takes the reward of one fulfilled quest. [L15.5, L20.9]"""
    for p in g.clockwise(g.current):
        done = [quest for quest in p.quests if fulfilled(p, quest)]
        if done:
            quest = await choose(p, "complete-quest", done)
            p.quests.remove(quest)
            g.discard.append(quest)
            tell(g, "completes-quest", p, quest=quest)
            await reward(g, p, quest.reward, quest.count)
