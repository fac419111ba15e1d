"""What of a question goes over the wire: effects of its options, and the words of what it refuses."""

from random import Random
from types import SimpleNamespace

import msgspec

from foreign_titles import bridges
from stavitel.kernel import Offer, Question, Reason, Title, choose, move, new_match
from stavitel.server.protocol import Option
from stavitel.server.tables.views import Moment, Viewer, encode, question_message

__all__ = ["bridges"]


def test_options_say_what_they_cost_and_bring(bridges: Title) -> None:
    asked = question_message(new_match(bridges, 3, seed=3).asking[0])
    assert {option.key: option.effects for option in asked.options} == {
        "take": [("planks", 2)],
        "redraw": [],
        "build:footbridge": [("planks", -1)],
    }


def test_costs_come_first_and_what_does_nothing_is_left_out() -> None:
    lender = SimpleNamespace(burdens=("debt",))
    effects = ("stone", 2), ("debt", 1), ("gold", 0), ("silver", -3)
    offered = Offer(lender, None, effects=lambda g, p, option: effects)
    offered.allow(move("build"))
    asked = question_message(choose(SimpleNamespace(seat=0), "topic", offered))  # type: ignore[arg-type]
    assert asked.options[0].effects == [("debt", 1), ("silver", -3), ("stone", 2)]


def test_an_option_without_effects_is_no_longer_than_before() -> None:
    sent = msgspec.json.decode(encode(Option("redraw", {"id": "word-redraw", "args": {}})))
    assert sent == {"key": "redraw", "says": {"id": "word-redraw", "args": {}}}


def test_what_is_refused_is_said_in_its_own_words(bridges: Title) -> None:
    (refusal,) = question_message(new_match(bridges, 3, seed=3).asking[0]).refused
    assert refusal.says == {"id": "do-build", "args": {"a": {"card": "drawbridge"}}}


def test_what_is_refused_by_its_key_alone_has_no_words() -> None:
    asked = question_message(Question(0, "topic", {"a": "a"}, {"b": Reason("dear", "G1")}))
    assert [(refusal.key, refusal.says) for refusal in asked.refused] == [("b", None)]


def test_all_who_look_share_the_result() -> None:
    match = new_match("citadels", 4, seed=1)
    viewers = [Viewer(seat, match, 0, "never") for seat in (0, 1, 2, 3, None)]
    match.play_out(Random(1))
    now = Moment(match, 1)
    updates = [viewer.update(now) for viewer in viewers]
    result = viewers[0].over
    assert result is not None
    assert len(result.scores) == 4
    assert all(viewer.over is result for viewer in viewers)
    assert all(update.over is result for update in updates)
