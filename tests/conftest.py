"""The test run as a whole: its mode, how many games it compares, and what it shows at the end."""

from __future__ import annotations

import os

import pytest

from support.tally import TALLY, mode

GAMES = {"compiled": 230, "uncompiled": 46, "sanitized": 46}
"""Games compared with the slow referee by default; a round of 46 holds every variant and odd deck once."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--games", type=int, default=None, help="games to compare with the slow referee")


def pytest_configure(config: pytest.Config) -> None:
    """A run that says which mode it is must be that mode: a wrong path would test something else without a word."""
    wanted = os.environ.get("CARCASSONNE_MODE")
    if wanted and wanted != mode():
        raise pytest.UsageError(f"CARCASSONNE_MODE is {wanted}, but the core that is found runs {mode()}")
    if config.option.games is None:
        config.option.games = GAMES[mode()]


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    if report.when == "call" and report.passed and "test_examples.py::test_example" in report.nodeid:
        TALLY.examples += 1


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    terminalreporter.section("carcassonne")
    for line in TALLY.lines():
        terminalreporter.write_line(line)
    TALLY.write()
