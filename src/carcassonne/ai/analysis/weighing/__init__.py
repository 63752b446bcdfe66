"""Weighing: what each decision and draw of a game was worth."""
