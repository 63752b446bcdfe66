"""Workers: processes in which bots, hints and analyses are computed."""
