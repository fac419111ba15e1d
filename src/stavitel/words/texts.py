"""Every text that a match shows, to be read in all languages: questions, refusals, pictures, the log, the scoring."""

from __future__ import annotations

from typing import Any

from stavitel.kernel import Match, Question
from stavitel.kernel.values import message_part, text_json, text_of

Text = dict[str, Any]  # a message id with arguments


def question_texts(ask: Question) -> list[Text]:
    """What a question says: the question, its options, what they cost and bring, and why others are refused."""
    asked = {"id": "ask-" + message_part(ask.topic), "args": {}}
    why = [text_json(reason.says) for reason in ask.refused.values()]
    counters = {what for key in ask.options for what, _ in ask.effects(key)}
    return [asked, *map(text_of, ask.options.values()), *why, *map(text_of, sorted(counters))]


def scene_texts(scene: Any) -> list[Text]:
    """All texts in the data of a scene."""
    if isinstance(scene, list):
        return [text for part in scene for text in scene_texts(part)]
    if not isinstance(scene, dict):
        return []
    if "id" in scene and "args" in scene:
        return [scene]
    return [text for part in scene.values() for text in scene_texts(part)]


def told_texts(match: Match) -> list[Text]:
    """The log as everybody reads it, and the lines of the scoring."""
    told = [{"id": event["id"], "args": event["args"]} for seat in (None, 0) for event in match.events(seat)]
    lines = dict.fromkeys(category for score in match.scores() for category in score.breakdown)
    return [*told, *({"id": "score-" + message_part(category), "args": {}} for category in lines)]
