"""Crop circles: everybody adds a follower of one kind, or everybody takes one home."""
