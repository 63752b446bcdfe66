"""The lobby: people who look for somebody to play with, and how they are brought together."""
