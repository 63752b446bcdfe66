"""Text and JSON: the turn, the position, the game record, and the protocol's objects."""
