"""Puzzles: which one is shown when, what would follow from an answer, and whether it is right."""
