"""Shrines: cloisters of heretics, and their contest with the cloisters beside them."""
