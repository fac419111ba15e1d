"""How clocks run: by the second while a seat is asked, but not at night. Only arithmetic."""

from collections.abc import Iterable, Iterator
from datetime import datetime, time, timedelta
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import msgspec

from stavitel.server.errors import ClientError
from stavitel.server.protocol import ClockRules, SeatClock

WELCOME_SHARE = 10  # of the bank is what somebody who comes back finds at least


class SeatTime(msgspec.Struct, frozen=True):
    """One seat's clock as it is stored."""

    seat: int
    left: float | None
    since: float | None = None
    deadline: float | None = None


def check_clock(rules: ClockRules) -> None:
    """ClientError for a clock that cannot be kept."""
    try:
        ZoneInfo(rules.zone)
    except (ZoneInfoNotFoundError, ValueError):
        raise ClientError("bad-clock", f"There is no time zone {rules.zone!r}.") from None
    if rules.cap < rules.bank:
        raise ClientError("bad-clock", "A clock cannot begin with more than it may hold.")


def used_seconds(rules: ClockRules, start: float, end: float) -> float:
    """How many of the seconds between two moments count.

    >>> used_seconds(ClockRules(bank=100), 1000.0, 1060.0)
    60.0
    >>> night = ClockRules(bank=100, night=(22, 6))
    >>> used_seconds(night, 21 * 3600.0, 30 * 3600.0 + 5)
    3605.0
    """
    asleep = sum(max(0.0, min(end, until) - max(start, begin)) for begin, until in _nights(rules, start, end))
    return max(0.0, end - start - asleep)


def runs_out(rules: ClockRules, start: float, seconds: float) -> float:
    """When so many seconds that count are over.

    >>> runs_out(ClockRules(bank=100, night=(22, 6)), 21 * 3600.0, 3700.0) - 30 * 3600
    100.0
    """
    now, left = start, max(0.0, seconds)
    while True:
        for begin, until in _nights(rules, now, now + left):
            if until <= now:
                continue
            if begin <= now:
                now = until
            elif begin - now < left:
                left -= begin - now
                now = until
            else:
                break
        ahead = used_seconds(rules, now, now + left)
        if left - ahead < 1e-6:
            return now + left
        now, left = now + left, left - ahead


def _nights(rules: ClockRules, start: float, end: float) -> Iterator[tuple[float, float]]:
    """The nights that may touch the time between two moments, in order."""
    if rules.night is None or rules.night[0] == rules.night[1]:
        return
    zone = ZoneInfo(rules.zone)
    first, last = rules.night
    day = datetime.fromtimestamp(start, zone).date() - timedelta(days=1)
    final = datetime.fromtimestamp(end, zone).date()
    while day <= final:
        morning = day if first < last else day + timedelta(days=1)
        yield (
            datetime.combine(day, time(first), zone).timestamp(),
            datetime.combine(morning, time(last), zone).timestamp(),
        )
        day += timedelta(days=1)


def left_at(rules: ClockRules, time_: SeatTime, now: float) -> float:
    """What a seat has left at a moment; never less than nothing."""
    left = time_.left if time_.left is not None else float(rules.bank)
    return max(0.0, left - used_seconds(rules, time_.since, now)) if time_.since is not None else left


def asked_now(
    rules: ClockRules, times: Iterable[SeatTime], asked: Iterable[int], now: float, *, undone: bool = False
) -> list[SeatTime]:
    """The clocks that change when these seats, and no others, are asked from now on.

    Who is asked no more has used some, and gains the increment; who is still asked goes on. If that is so because an
    answer was taken back nobody gains, and who is asked again returns what the answer had gained.
    """
    wanted = set(asked)
    gain, returned = (0, rules.increment) if undone else (rules.increment, 0)
    changed = []
    for one in times:
        if one.seat in wanted and one.since is None:
            left = max(0.0, left_at(rules, one, now) - returned)
            changed.append(SeatTime(one.seat, left, now, runs_out(rules, now, left)))
        elif one.seat not in wanted and one.since is not None:
            changed.append(SeatTime(one.seat, min(float(rules.cap), left_at(rules, one, now) + gain)))
    return changed


def welcomed_back(rules: ClockRules, time_: SeatTime, now: float) -> SeatTime:
    """The clock of somebody who is back: it stands, with enough on it to look around."""
    least = max(rules.increment, rules.bank / WELCOME_SHARE)
    return SeatTime(time_.seat, min(float(rules.cap), max(left_at(rules, time_, now), float(least))))


def shown(rules: ClockRules, time_: SeatTime, now: float) -> SeatClock:
    """A clock as everybody at the table sees it."""
    left = left_at(rules, time_, now)
    return SeatClock(time_.seat, left, time_.since is not None, time_.deadline, out=left <= 0)
