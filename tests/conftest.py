"""The test run as a whole: its mode, how many games it compares, and what it shows at the end.

With `-n` several processes run the tests (pytest-xdist): each hands its numbers to the first one, which shows the sum.
"""

from __future__ import annotations

import os
from typing import Any

import pytest

from support.tally import TALLY, mode

GAMES = {"compiled": 92, "uncompiled": 23, "sanitized": 46}
"""Games compared with the slow referee by default; a round of 46 holds every variant and odd deck once."""

FURTHER_GAMES = {"compiled": range(146), "uncompiled": range(12), "sanitized": range(146, 219)}
"""Which games of the further boxes; a round has 146. Those of the sanitized mode are others than the compiled one's."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--games", type=int, default=None, help="games to compare with the slow referee")
    parser.addoption(
        "--further-games",
        type=lambda count: range(int(count)),
        default=None,
        help="games of the further boxes, as many by default",
    )


def pytest_configure(config: pytest.Config) -> None:
    """A run that says which mode it is must be that mode: a wrong path would test something else without a word."""
    os.environ.pop("COLUMNS", None)  # pytest-xdist says 80; what goes into a pipe is not wrapped
    os.environ.setdefault("CARCASSONNE_SETTINGS", "none")  # the machine may serve games, with settings of its own
    wanted = os.environ.get("CARCASSONNE_MODE")
    if wanted and wanted != mode():
        raise pytest.UsageError(f"CARCASSONNE_MODE is {wanted}, but the core that is found runs {mode()}")
    if config.option.further_games is None:
        config.option.further_games = range(config.option.games) if config.option.games else FURTHER_GAMES[mode()]
    if config.option.games is None:
        config.option.games = GAMES[mode()]


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """Count an example; a report is seen twice with `-n`, where it is made and by the process that shows it."""
    told = report.when == "call" and report.passed and "PYTEST_XDIST_WORKER" not in os.environ
    if told and "test_examples.py::test_example" in report.nodeid:
        TALLY.examples += 1


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Hand the numbers over, in a process that only runs tests for another."""
    if hasattr(session.config, "workeroutput"):
        session.config.workeroutput["tally"] = TALLY.to_json()


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    """Add what a process hands over; one that crashed hands over nothing."""
    handed = getattr(node, "workeroutput", {}).get("tally")
    if handed:
        TALLY.add(handed)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    terminalreporter.section("carcassonne")
    for line in TALLY.lines():
        terminalreporter.write_line(line)
    TALLY.write()
