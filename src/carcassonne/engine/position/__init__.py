"""The position line: one line of text for any position, written and read exactly (docs/notation.md)."""

from carcassonne.engine.position.line import parse_position, print_position

__all__ = ["parse_position", "print_position"]
