"""Puzzles: which one is shown when, whether an answer is right, what it says of the solver, and mistakes of games."""
