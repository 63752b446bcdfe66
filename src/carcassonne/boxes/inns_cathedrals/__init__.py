"""Inns & Cathedrals: roads and cities that pay more or nothing at all, and a follower that counts as two."""
