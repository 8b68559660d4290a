"""Metrics for operators, in the Prometheus format."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest

SECONDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2.0)


class Metrics:
    """The counters of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        self.requests = Counter("pithead_requests", "HTTP requests by status", ["status"], registry=self.registry)
        self.messages = Counter(
            "pithead_messages", "Messages from clients by type and outcome", ["type", "outcome"], registry=self.registry
        )
        self.done = {kind: self.messages.labels(kind, "done") for kind in ("play", "undo")}  # looked up once, because every move uses them
        self.seconds = Histogram("pithead_move_seconds", "From a move's arrival to its answer", buckets=SECONDS, registry=self.registry)
        self.tables = Gauge("pithead_tables", "Tables in memory", registry=self.registry)
        self.streams = Gauge("pithead_streams", "Open streams", registry=self.registry)
        self.thoughts = Gauge("pithead_thoughts", "Searches running or waiting for a worker", registry=self.registry)
        self.writes = Gauge("pithead_writes", "Changes written to the store", registry=self.registry)
        self.groups = Gauge("pithead_groups", "Commits to the store", registry=self.registry)

    def text(self) -> bytes:
        """Return all metrics as text."""
        return generate_latest(self.registry)
