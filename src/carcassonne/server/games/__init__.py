"""Games: their model, their log, their clocks, and those in memory."""
