"""Traders & Builders: goods in cities, a builder who brings a second tile, a pig for the farmers."""
