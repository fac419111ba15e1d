"""What is counted, for Prometheus."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

FAST = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)


class Metrics:
    """The counters of one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.answers = Counter("stavitel_answers", "Commands by outcome", ["outcome"], registry=self.registry)
        self.answer_seconds = Histogram(
            "stavitel_answer_seconds", "From a command's arrival to its effect", buckets=FAST, registry=self.registry
        )
        self.requests = Counter("stavitel_requests", "HTTP requests", ["method", "status"], registry=self.registry)
        self.connections = Gauge("stavitel_connections", "Open WebSockets", registry=self.registry)
        self.tables = Gauge("stavitel_tables_in_memory", "Tables in memory", registry=self.registry)
        self.commits = Gauge("stavitel_commits", "Commits since the start", registry=self.registry)
        self.writes = Gauge("stavitel_writes", "Writes since the start", registry=self.registry)
        self.bots_failed = Counter("stavitel_bots_failed", "Bots that crashed or dawdled", registry=self.registry)
        self.bot_seconds = Histogram(
            "stavitel_bot_seconds", "How long bots think", buckets=FAST, registry=self.registry
        )
        self.rules_errors = Counter("stavitel_rules_errors", "Rules that failed", registry=self.registry)
        self.refused = Counter("stavitel_refused", "Requests refused by limits", ["why"], registry=self.registry)
        self.gc_seconds = Histogram(
            "stavitel_gc_seconds", "Pauses of the garbage collector", buckets=FAST, registry=self.registry
        )
        self._outcomes: dict[str, Counter] = {}
        self.pushes = Counter("stavitel_pushes", "Push messages by outcome", ["outcome"], registry=self.registry)

    def answered(self, outcome: str, seconds: float) -> None:
        """A command was carried out, or came too late."""
        counter = self._outcomes.get(outcome)
        if counter is None:
            counter = self._outcomes[outcome] = self.answers.labels(outcome)
        counter.inc()
        self.answer_seconds.observe(seconds)

    def text(self) -> bytes:
        """Everything in Prometheus' words."""
        return generate_latest(self.registry)
