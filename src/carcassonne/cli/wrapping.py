"""Text in narrow terminals: lines that are too long go on below, under the column where they began."""

from __future__ import annotations

import argparse
import os
import re
import shutil
import sys
import textwrap

ANSI = re.compile(r"\x1b\[[0-9;]*m")
COLUMN = re.compile(r" *(?:>?\d+\.? +|[^ ]+(?: [^ ]+)*  +(?!.*  ))?")
"""What comes before the text of a line: its indentation, and a number, or a term with its blanks, if nothing but one
text follows it."""
NARROWEST = 20
USUAL = 80
"""The columns from which on help keeps its lines: a command that goes on below cannot be copied in one piece."""


def terminal_width() -> int | None:
    """The columns there are: those of COLUMNS or of the terminal; None where nobody counts, as in a file."""
    if not os.environ.get("COLUMNS", "").isdecimal() and not sys.stdout.isatty():
        return None
    return max(NARROWEST, shutil.get_terminal_size().columns)


def visible(line: str) -> int:
    """The columns that a line takes; colours take none."""
    return len(ANSI.sub("", line))


def wrapped(text: str, width: int | None) -> str:
    """A text whose lines are no longer than the width, as far as words allow; those that fit stay as they are."""
    if width is None:
        return text
    return "\n".join(_wrapped_line(line, width) for line in text.split("\n"))


def _wrapped_line(line: str, width: int) -> str:
    if visible(line) <= width:
        return line
    start = COLUMN.match(line)
    assert start is not None
    indent = start.end() if start.end() <= width // 2 else len(line) - len(line.lstrip()) + 2
    head, rest = line[: start.end()], re.sub(r" {3,}", "  ", line[start.end() :])
    return textwrap.fill(
        head + rest,
        width,
        subsequent_indent=" " * indent,
        replace_whitespace=False,
        break_long_words=False,
        break_on_hyphens=False,
    )


class HelpFormatter(argparse.RawDescriptionHelpFormatter):
    """Descriptions and examples keep their lines, and wrap where the terminal is narrow."""

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        text = super()._fill_text(text, width, indent)
        columns = terminal_width()
        return wrapped(text, columns) if columns is not None and columns < USUAL else text
