"""The Gold Mines: ingots on tiles, for whoever finishes what lies on them."""
