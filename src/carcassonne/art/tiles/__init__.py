"""Tiles: from the tile data to a plan, the places on it, and the picture painted over it."""
