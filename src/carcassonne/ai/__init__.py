"""Players: evaluation and search beside the compiled core, levels of play, matches and analysis."""
