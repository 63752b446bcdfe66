"""Players: the levels, third-party classes and programs, and how each is named."""
