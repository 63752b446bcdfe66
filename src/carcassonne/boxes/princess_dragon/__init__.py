"""The Princess & the Dragon: the dragon and his volcanoes, the fairy, princesses and magic portals."""
