"""Matches and events: pairing and standings as pure functions, and the commands that play them."""
