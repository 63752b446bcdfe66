"""The sub-commands about games: a module each, with its `parser` and its `run`."""
