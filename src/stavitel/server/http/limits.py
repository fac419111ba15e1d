"""Limits by token buckets."""

import time


class TokenBucket:
    """A limit: `burst` at once and `rate` a second for long."""

    __slots__ = ("burst", "level", "rate", "when")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = self.level = burst
        self.when = time.monotonic()

    def take(self) -> bool:
        """Whether one more is allowed now."""
        now = time.monotonic()
        level = self.level + (now - self.when) * self.rate
        self.level = self.burst if level > self.burst else level
        self.when = now
        if self.level < 1:
            return False
        self.level -= 1
        return True


class RateLimiter:
    """The same limit for each of many keys."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._buckets: dict[str, TokenBucket] = {}

    def allow(self, key: str) -> bool:
        """Whether one more is allowed now for this key."""
        bucket = self._buckets.get(key)
        if bucket is None:
            if len(self._buckets) > 20_000:
                since = time.monotonic() - self.burst / self.rate  # those untouched since then are full again
                self._buckets = {name: kept for name, kept in self._buckets.items() if kept.when > since}
            bucket = self._buckets[key] = TokenBucket(self.rate, self.burst)
        return bucket.take()
