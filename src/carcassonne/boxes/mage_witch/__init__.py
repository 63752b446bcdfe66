"""Mage & Witch: two figures of nobody's, who raise or halve what a road or city is worth."""
