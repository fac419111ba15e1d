"""Sounds: one for my turn, one for a blow, one for the end, and none where they are switched off."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from .conftest import Person, sit_together, wait_until
from .test_play import play

pytestmark = pytest.mark.browser

TURN, BLOW, END = [587.3, 880.0], [330.0, 233.0], [523.3, 659.3, 784.0, 1046.5]

# As much of the browser's sound as is used; what would be heard is kept through reloads, note by note.
EARS = """(() => {
  const wishes = JSON.parse(localStorage.getItem('stavitel.settings'))
  localStorage.setItem('stavitel.settings', JSON.stringify({ ...wishes, sound: %s }))
  window.AudioContext = class {
    currentTime = 0
    destination = {}
    resume = async () => undefined
    createGain = () => ({
      gain: { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} },
      connect: (next) => next,
    })
    createOscillator = () => {
      const tone = { frequency: { value: 0 }, connect: (next) => next, stop() {} }
      const before = () => sessionStorage.getItem('heard') ?? ''
      tone.start = () => sessionStorage.setItem('heard', `${before()} ${tone.frequency.value}`)
      return tone
    }
  }
})()"""


def hear(person: Person, sound: bool) -> None:
    """Gives somebody ears, and the switch as it should stand."""
    person.context.add_init_script(EARS % json.dumps(sound))


def heard(person: Person) -> list[float]:
    """The notes that were played, in their order."""
    return [float(note) for note in person.page.evaluate("sessionStorage.getItem('heard') ?? ''").split()]


def times(tune: list[float], notes: list[float]) -> int:
    """How often a tune was played."""
    return sum(notes[at : at + len(tune)] == tune for at in range(len(notes)))


def strike(person: Person) -> Callable[[], bool]:
    """Lets what comes from the server tell, once, that the other seat takes the cards of this one; whether it did."""
    told: list[str] = []

    def on_line(line: Any) -> None:
        server = line.connect_to_server()

        def on_message(message: Any) -> None:
            news = json.loads(message)
            if not told and news.get("type") == "update" and news.get("events"):
                told.append(message)
                blow = {"who": {"seat": 1}, "whose": {"seat": 0}, "gave": 1, "got": 1}
                number = news["events"][-1]["number"] + 0.5  # between this event and the next
                news["events"].append({**news["events"][-1], "number": number, "id": "tell-swaps", "args": blow})
                message = json.dumps(news)
            line.send(message)

        server.on_message(on_message)

    person.page.route_web_socket("**", on_line)
    return lambda: bool(told)


def test_a_turn_and_a_blow_are_heard(people: Callable[..., Person]) -> None:
    """Each at its moment, and before the end no sound of the end."""
    anna, ben = people("Anna"), people("Ben")
    hear(anna, True)
    told = strike(anna)
    sit_together(anna, ben)
    play([anna, ben], lambda: told() and times(TURN, heard(anna)) >= 1)
    wait_until(lambda: times(BLOW, heard(anna)) == 1)
    assert times(END, heard(anna)) == 0


def test_nothing_is_heard_with_sounds_off(people: Callable[..., Person]) -> None:
    """Turns go round, as the other hears, and a blow is told: here it stays quiet."""
    anna, ben = people("Anna"), people("Ben")
    hear(anna, False)
    hear(ben, True)
    told = strike(anna)
    sit_together(anna, ben)
    play([anna, ben], lambda: told() and times(TURN, heard(ben)) >= 3)
    assert heard(anna) == []


def test_the_end_is_heard_by_who_wants_to(people: Callable[..., Person]) -> None:
    """Two play to the end: one hears it, once; the other, with sounds off, has heard nothing all along."""
    anna, ben = people("Anna"), people("Ben")
    hear(anna, True)
    hear(ben, False)
    sit_together(anna, ben)
    play([anna, ben], lambda: anna.over and ben.over)
    notes = heard(anna)
    assert notes[-len(END) :] == END
    assert times(END, notes) == 1
    assert times(TURN, notes) >= 2
    assert heard(ben) == []


STATE = "async (table) => (await fetch(`/api/tables/${table}/state`)).json()"


def test_who_is_murdered_or_robbed_hears_it(people: Callable[..., Person]) -> None:
    """Nobody else knows whose the named character is: what lies on the own card tells it, to that player alone."""
    both = (people("Anna"), people("Ben"))
    for one in both:
        hear(one, True)
    sit_together(*both)
    table = both[0].page.url.rsplit("/", 1)[1]

    def held(person: Person) -> set[str]:
        seat = both.index(person)
        roles = person.page.locator(f"[data-node^='role:{seat}:']").evaluate_all(
            "(all) => all.map((n) => n.dataset.node)"
        )
        return {role.rsplit(":", 1)[1] for role in roles}

    def blow() -> tuple[Person, Person, str] | None:
        """Who may name a character that the other holds."""
        for villain, victim in (both, both[::-1]):
            question = villain.page.evaluate(STATE, table)["question"]
            keys = {option["key"] for option in question["options"]} if question else set()
            named = sorted(keys & {f"name:{character}" for character in held(victim)})
            if named and villain.question() == str(question["number"]):
                return villain, victim, named[0]
        return None

    play([*both], lambda: blow() is not None)
    found = blow()
    assert found is not None
    villain, victim, key = found
    before = times(BLOW, heard(victim)), times(BLOW, heard(villain))
    villain.page.locator(f".lit[data-node='character:{key.partition(':')[2]}']").click()
    wait_until(lambda: times(BLOW, heard(victim)) == before[0] + 1)
    assert times(BLOW, heard(villain)) == before[1]
