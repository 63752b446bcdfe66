"""The hooks of the package: functions to which boxes add what they bring."""

from __future__ import annotations

import re
from pathlib import Path

import carcassonne

PACKAGE = Path(carcassonne.__file__).parent


def hooks_of(folder: str) -> set[str]:
    """Every function called `add_…` in a folder; those that need no interpreter add numbers up, and are no hooks."""
    sources = [path.read_text("utf-8") for path in (PACKAGE / folder).iterdir() if path.suffix in (".py", ".pxd")]
    defined = {name for text in sources for name in re.findall(r"^def (add_\w+)\(", text, re.MULTILINE)}
    return defined - {name for text in sources for name in re.findall(r"(add_\w+)\(.*\) noexcept nogil", text)}
