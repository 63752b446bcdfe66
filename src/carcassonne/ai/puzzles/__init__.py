"""Puzzles: what is the best move now? Found in games of the levels, weighed by the strongest, shipped as a file.

`puzzle` says what a puzzle is, `finding` finds them in games, `making` writes a file of them and weighs it again.
"""
