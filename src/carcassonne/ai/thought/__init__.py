"""Evaluation, greedy play and search: compiled like the core, and reading its state directly."""

from carcassonne.boxes import load

load("thought")  # what the boxes' own things are worth
load("trading")  # phases that a box decides by rules of its own
