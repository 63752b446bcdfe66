"""The artwork of the wheel: its board, its pig and crown spaces, the symbols on its tiles."""
