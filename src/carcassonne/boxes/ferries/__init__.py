"""The Ferries: lakes, each with a ferry that joins two of its roads and may be moved when one of them grows."""
