"""Players and what is done with them.

`player` is the contract, `thought` the compiled evaluation and search, `players` the levels and programs, `arena` the
games, matches and tournaments among them; `training` learns what they know, `analysis` finds the mistakes of a game.
"""
