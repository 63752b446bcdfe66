"""Bridges, Castles and Bazaars: expansion 8."""
