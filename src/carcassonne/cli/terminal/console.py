"""The console: where a person reads and writes, on a terminal or through a pipe."""

from __future__ import annotations

import os
import sys

from carcassonne.cli.wrapping import terminal_width, wrapped


class Leave(Exception):
    """The person leaves the table: by command, or because the input ended."""


class Console:
    """Prints lines and asks for lines. Nothing depends on colour."""

    def __init__(self) -> None:
        self.interactive = sys.stdin.isatty()
        self.colour = (
            sys.stdout.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM", "dumb") != "dumb"
        )
        self.width = terminal_width()
        """The columns there are; None where nobody counts."""
        if self.interactive:
            import contextlib

            with contextlib.suppress(ImportError):
                import readline  # noqa: F401  lines can be edited and called back

    def say(self, text: str = "") -> None:
        """Print a line or several; what is too long for the terminal goes on below."""
        print(wrapped(text, self.width))

    def loud(self, text: str) -> str:
        """Text that stands out."""
        return f"\x1b[1m{text}\x1b[0m" if self.colour else text

    def ask(self, prompt: str) -> str:
        """A line from the person; raises Leave at the end of the input."""
        if self.interactive:
            try:
                return input(f"{prompt}> ").strip()
            except EOFError:
                self.say()
                raise Leave from None
        print(f"{prompt}> ", end="", flush=True)
        line = sys.stdin.readline()
        if not line:
            self.say()
            raise Leave
        line = line.strip()
        self.say(line)
        return line
