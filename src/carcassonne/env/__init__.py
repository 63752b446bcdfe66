"""Environments for reinforcement learning: thin adapters over the rules, which know nothing of them."""
