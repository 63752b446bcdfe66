"""Upkeep: what an operator needs besides the games, retention, backups and measurements of the process itself."""
