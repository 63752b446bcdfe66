"""The arena: games, matches and tournaments among players, and what their results prove."""
