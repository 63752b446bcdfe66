"""Commands: what a request or a bot may change in a game."""
