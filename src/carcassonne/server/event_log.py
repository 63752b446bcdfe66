"""The log as those write to it who tell events: structlog (see `logs`), or Python's own where that is not installed."""

from __future__ import annotations

import logging
from typing import Any


class PlainLog:
    """Tells events as lines of text, in a browser for one."""

    def __init__(self) -> None:
        self._logger = logging.getLogger("carcassonne")

    def info(self, event: str, **values: object) -> None:
        self._logger.info("%s", _line(event, values))

    def warning(self, event: str, **values: object) -> None:
        self._logger.warning("%s", _line(event, values))

    def error(self, event: str, exc_info: BaseException | None = None, **values: object) -> None:
        self._logger.error("%s", _line(event, values), exc_info=exc_info)


def _line(event: str, values: dict[str, object]) -> str:
    return " ".join([event, *(f"{name}={value!r}" for name, value in values.items())])


def event_log() -> Any:
    """Return what events are told to: `log.warning("what happened", game=…, fault=…)`."""
    try:
        import structlog
    except ImportError:
        return PlainLog()
    return structlog.get_logger()
