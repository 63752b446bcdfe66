"""Rated games and ratings: what may be rated, who came first, what that says of everybody's strength."""
