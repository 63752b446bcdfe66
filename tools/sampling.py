"""A pytest plugin for runs that are slow by themselves: of a test with many cases only some are run.

    python -m pytest -p sampling --cases 4

Cases are taken evenly from first to last. Measuring coverage makes Python three times as slow, and the hundredth case
of a test seldom comes through a line that the others did not.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import TypeVar

import pytest

Case = TypeVar("Case")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--cases", type=int, default=4, help="the most cases of one test that are run (sampling)")


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Keep some cases of each test; the order stays."""
    cases: dict[str, list[pytest.Item]] = defaultdict(list)
    for item in items:
        cases[item.nodeid.split("[")[0]].append(item)
    kept = {item for listed in cases.values() for item in spread(listed, config.option.cases)}
    config.hook.pytest_deselected(items=[item for item in items if item not in kept])
    items[:] = [item for item in items if item in kept]


def spread(listed: Sequence[Case], most: int) -> list[Case]:
    """Return so many of a list at the most, the first and the last among them."""
    if len(listed) <= most:
        return list(listed)
    return [listed[round(i * (len(listed) - 1) / max(most - 1, 1))] for i in range(most)]
