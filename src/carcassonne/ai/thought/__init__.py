"""Evaluation and search, compiled like the core: no lock and no allocation while thinking."""
