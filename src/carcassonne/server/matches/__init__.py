"""Matches: two people play best of one, three or five at a time that they agreed on; the table opens by itself."""
