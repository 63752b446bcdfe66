"""Learning what players know: completion tables by calibration, weights by tuning. Repeatable from a seed."""
