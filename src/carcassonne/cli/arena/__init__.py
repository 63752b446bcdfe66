"""The sub-commands about players and what they learn: a module each, with its `parser` and its `run`."""
