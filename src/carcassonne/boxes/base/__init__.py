"""The base game: the tiles of 2000 in their Dutch, Danish and modern rules."""
