"""What several tests share: the examples' runner, the comparison with the slow referee, the run's tally."""
