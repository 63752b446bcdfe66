"""Players: the levels, programs and classes of others, and how each is named."""
