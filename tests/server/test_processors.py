"""How much of the machine's processors nobody uses, but for programs that give way."""

from pathlib import Path

import pytest

from stavitel.server import processors
from stavitel.server.processors import TICKS, Processors


class Clock:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.now = 1000.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    made = Clock()
    monkeypatch.setattr(processors, "time", made)
    return made


def idle_for(file: Path, seconds: float) -> None:
    """The statistics of a machine whose processors were idle, or did what can wait, for so long since its start."""
    nice, waiting = 20, 3
    idle = int(seconds * TICKS) - nice - waiting
    file.write_text(f"cpu  900 {nice} 300 {idle} {waiting} 0 7 0 0 0\ncpu0 450 10 150 1 1 0 3 0 0 0\n")


def test_what_nobody_uses_is_spare(tmp_path: Path, clock: Clock) -> None:
    file = tmp_path / "stat"
    idle_for(file, 50.0)
    watched = Processors(file)
    assert watched.spare() == 1.0, "nothing is known yet"
    clock.now += 2.0
    idle_for(file, 50.5)
    assert watched.spare() == pytest.approx(0.25)
    clock.now += 1.0
    assert watched.spare() == 0.0, "the processors were busy all the time"
    clock.now += 1.0
    idle_for(file, 53.0)
    assert watched.spare() == 1.0, "of two idle processors one thread can use one"
    idle_for(file, 40.0)
    clock.now += 1.0
    assert watched.spare() == 0.0, "nor less than nothing, where the statistics go back"


def test_it_is_looked_up_now_and_then(tmp_path: Path, clock: Clock) -> None:
    file = tmp_path / "stat"
    idle_for(file, 50.0)
    watched = Processors(file)
    assert watched.spare() == 1.0
    clock.now += processors.LOOK_SECONDS / 2
    assert watched.spare() == 1.0
    clock.now += processors.LOOK_SECONDS
    assert watched.spare() == 0.0


@pytest.mark.parametrize("text", [None, "", "cpu 1 2\n", "a b c d e f g\n"])
def test_where_the_system_does_not_tell_all_is_spare(tmp_path: Path, clock: Clock, text: str | None) -> None:
    if text is not None:
        (tmp_path / "stat").write_text(text)
    watched = Processors(tmp_path / "stat")
    for _ in range(3):
        assert watched.spare() == 1.0
        clock.now += 1.0
