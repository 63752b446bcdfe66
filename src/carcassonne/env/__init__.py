"""Environments for reinforcement learning: thin adapters over the rules, which know nothing of them."""

from carcassonne.boxes import load

load("env")  # the codes of the boxes' own decisions
