"""The Tower: towers that capture followers, and what becomes of prisoners."""
