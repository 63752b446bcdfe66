"""Positions: what lies and stands on the table, as one picture or as text."""
