"""What is counted, for Prometheus."""

from bisect import bisect_left
from collections.abc import Iterable
from itertools import accumulate

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

FAST = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)


class Answers(Collector):
    """Commands by outcome and by how long they took; counted without locks, for there are thousands a second."""

    def __init__(self) -> None:
        self._outcomes: dict[str, int] = {}
        self._counts = [0] * (len(FAST) + 1)
        self._seconds = 0.0

    def count(self, outcome: str, seconds: float) -> None:
        """A command was carried out, or came too late."""
        self._outcomes[outcome] = self._outcomes.get(outcome, 0) + 1
        self._counts[bisect_left(FAST, seconds)] += 1
        self._seconds += seconds

    def collect(self) -> Iterable[Metric]:
        """The counts in Prometheus' words."""
        answers = CounterMetricFamily("stavitel_answers", "Commands by outcome", labels=["outcome"])
        for outcome, count in self._outcomes.items():
            answers.add_metric([outcome], count)
        yield answers
        buckets = zip([*map(str, FAST), "+Inf"], accumulate(self._counts), strict=True)
        yield HistogramMetricFamily(
            "stavitel_answer_seconds", "From a command's arrival to its effect", list(buckets), self._seconds
        )


class Metrics:
    """The counters of one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.answers = Answers()
        self.registry.register(self.answers)
        self.requests = Counter("stavitel_requests", "HTTP requests", ["method", "status"], registry=self.registry)
        self.connections = Gauge("stavitel_connections", "Open WebSockets", registry=self.registry)
        self.tables = Gauge("stavitel_tables_in_memory", "Tables in memory", registry=self.registry)
        self.writes = Gauge("stavitel_writes", "Writes since the start", registry=self.registry)
        self.commit_seconds = Histogram(
            "stavitel_commit_seconds", "How long the disk takes", buckets=FAST, registry=self.registry
        )
        self.bots_failed = Counter("stavitel_bots_failed", "Bots that crashed or took too long", registry=self.registry)
        self.bot_seconds = Histogram(
            "stavitel_bot_seconds", "How long bots think", buckets=FAST, registry=self.registry
        )
        self.rules_errors = Counter("stavitel_rules_errors", "Rules that failed", registry=self.registry)
        self.refused = Counter("stavitel_refused", "Requests refused by limits", ["why"], registry=self.registry)
        self.loop_lag = Gauge(
            "stavitel_loop_lag_seconds", "How late the event loop was of late", registry=self.registry
        )
        self.store_failing = Gauge("stavitel_store_failing", "1 while writes fail", registry=self.registry)
        self.gc_seconds = Histogram(
            "stavitel_gc_seconds", "Pauses of the garbage collector", buckets=FAST, registry=self.registry
        )
        self.pushes = Counter("stavitel_pushes", "Push messages by outcome", ["outcome"], registry=self.registry)

    def text(self) -> bytes:
        """Everything in Prometheus' words."""
        return generate_latest(self.registry)
