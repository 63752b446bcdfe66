"""Metrics for operators, in the text format of Prometheus at `/metrics`. Nothing in them depends on a tile."""

from __future__ import annotations

try:
    from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, Counter, Gauge, Histogram, generate_latest
except ImportError:
    from carcassonne.server.no_metrics import (  # type: ignore[assignment]
        CONTENT_TYPE_LATEST,
        CollectorRegistry,
        Counter,
        Gauge,
        Histogram,
        generate_latest,
    )

REGISTRY = CollectorRegistry()
REQUESTS = Counter("carcassonne_requests_total", "Requests answered", ["method", "route", "status"], registry=REGISTRY)
SECONDS = Histogram(
    "carcassonne_request_seconds",
    "Time to answer a request",
    ["method", "route"],
    buckets=(0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5),
    registry=REGISTRY,
)
GAMES = Counter("carcassonne_games_total", "Games created", ["preset"], registry=REGISTRY)
ENTRIES = Counter("carcassonne_entries_total", "Log entries committed", ["kind"], registry=REGISTRY)
CONFLICTS = Counter("carcassonne_conflicts_total", "Writes that came after another's", registry=REGISTRY)
SUBSCRIBERS = Gauge("carcassonne_listeners", "Subscribers: streams and sockets open", registry=REGISTRY)
TABLES = Gauge("carcassonne_tables", "Games in memory", registry=REGISTRY)
BOT_SECONDS = Histogram("carcassonne_bot_seconds", "Time a bot took for a decision", registry=REGISTRY)
BOT_DECISIONS = Counter(
    "carcassonne_bot_decisions_total", "Decisions bots were asked for", ["bot", "outcome"], registry=REGISTRY
)
STAND_INS = Counter("carcassonne_stand_ins_total", "Decisions made for a bot that failed", ["by"], registry=REGISTRY)
CONNECTIONS = Gauge("carcassonne_connections", "Connections open", registry=REGISTRY)
CONNECTIONS_CUT = Counter(
    "carcassonne_connections_refused_total", "Connections refused or cut, by the reason", ["reason"], registry=REGISTRY
)
LOOP_LAG = Histogram(
    "carcassonne_loop_lag_seconds",
    "How late the event loop was with a timer",
    buckets=(0.001, 0.005, 0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5),
    registry=REGISTRY,
)
DATABASE_SECONDS = Histogram(
    "carcassonne_database_seconds",
    "Time that a statement took",
    ["kind"],
    buckets=(0.0005, 0.001, 0.002, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5),
    registry=REGISTRY,
)
DATABASE_CONNECTIONS = Gauge("carcassonne_database_connections", "Database connections in use", registry=REGISTRY)
WAITING = Gauge("carcassonne_waiting", "Questions that wait for a worker or are being answered", registry=REGISTRY)
JOBS = Gauge("carcassonne_jobs", "Hints and analyses not done yet, of all processes", ["kind"], registry=REGISTRY)
OVERDUE = Gauge("carcassonne_games_overdue", "Games in which something is due for 5 seconds", registry=REGISTRY)
SEEKS = Gauge("carcassonne_seeks", "People who look for a game", registry=REGISTRY)
SECONDS_TO_PAIR = Histogram(
    "carcassonne_seconds_to_pair",
    "How long somebody looked for a game until it was found",
    buckets=(0.2, 0.5, 1, 2, 5, 10, 20, 30, 45, 60, 120, 300, 900),
    registry=REGISTRY,
)
PASSKEYS_REFUSED = Counter(
    "carcassonne_passkeys_refused_total", "Ways into an account that were refused", ["way"], registry=REGISTRY
)
RATED_GAMES = Counter(
    "carcassonne_rated_games_total", "Rated games that are over, by what came of them", ["outcome"], registry=REGISTRY
)
FAULTS = Counter(
    "carcassonne_faults_total",
    "Rated games that were aborted, not begun or left, by seat",
    ["fault"],
    registry=REGISTRY,
)
MATCHES = Counter("carcassonne_matches_total", "Matches that are over, by how they ended", ["end"], registry=REGISTRY)
LOG_LOSS = Gauge(
    "carcassonne_rating_log_loss",
    "How surprising the rated games of a week were: to the ratings, and to the coin",
    ["to"],
    registry=REGISTRY,
)
REFUSED = Counter("carcassonne_refused_total", "Requests over a limit or a quota", ["limit"], registry=REGISTRY)


def exposition() -> tuple[bytes, str]:
    """Return the metrics as text, and its media type."""
    return generate_latest(REGISTRY), CONTENT_TYPE_LATEST
