"""For the API pages of the site: examples in docstrings become blocks of code (mkdocs.yml, `extensions`)."""

from __future__ import annotations

import re
from typing import Any

import griffe

EXAMPLE = re.compile(r"^>>> .*?(?=\n\s*\n|\Z)", re.MULTILINE | re.DOTALL)


def fenced(text: str) -> str:
    """A docstring with its examples fenced."""
    return EXAMPLE.sub(lambda found: f"```python\n{found[0]}\n```", text)


class Doctests(griffe.Extension):
    """Fences the examples of every docstring."""

    def on_instance(self, *, obj: griffe.Object, **_: Any) -> None:
        if obj.docstring is not None:
            obj.docstring.value = fenced(obj.docstring.value)
