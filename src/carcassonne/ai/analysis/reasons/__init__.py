"""Reasons: why one line of play is better than another."""
