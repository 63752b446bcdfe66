"""Storage: games in a database."""
