"""The Abbot and his gardens."""
