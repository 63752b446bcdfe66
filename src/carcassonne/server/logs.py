"""Logs: one line of JSON per event on standard error. They never hold a token or an undrawn tile."""

from __future__ import annotations

import io
import logging
import sys
from contextvars import ContextVar
from typing import TextIO, cast

import structlog
from structlog.typing import EventDict

REQUEST: ContextVar[str] = ContextVar("request", default="")
"""The id of the request that is being answered."""


class StandardError(io.TextIOBase):
    """Standard error as it is when a line is written: whoever exchanges or closes it meanwhile breaks no log."""

    def write(self, text: str) -> int:
        """Write to today's standard error."""
        return sys.stderr.write(text)

    def flush(self) -> None:
        """Flush today's standard error."""
        sys.stderr.flush()


def configure_logs(level: str) -> None:
    """Write events of this level and above; those of uvicorn and Alembic are written the same way."""
    number = getattr(logging, level.upper())
    structlog.configure(
        processors=[
            _with_request,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(number),
        logger_factory=structlog.WriteLoggerFactory(cast(TextIO, StandardError())),
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(StandardError())
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                structlog.processors.JSONRenderer(),
            ],
            foreign_pre_chain=[
                _with_request,
                structlog.stdlib.add_logger_name,
                structlog.processors.add_log_level,
                structlog.processors.TimeStamper(fmt="iso", utc=True),
                structlog.processors.format_exc_info,
            ],
        )
    )
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(max(number, logging.INFO))
    for name in ("alembic", "uvicorn", "aiosqlite", "asyncio"):
        logging.getLogger(name).setLevel(logging.WARNING)


def _with_request(_: object, __: str, event: EventDict) -> EventDict:
    """Say which request a line is about."""
    request = REQUEST.get()
    if request:
        event["request"] = request
    return event
