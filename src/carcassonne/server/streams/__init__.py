"""Streams: the frames of a game, broadcast to its subscribers."""
