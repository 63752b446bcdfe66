"""These tests run where the fake box is laid over the package (`make test-fake`); elsewhere there are none."""

from __future__ import annotations

from carcassonne.boxes import BOXES

collect_ignore_glob = [] if "fair" in BOXES else ["test_*.py"]
