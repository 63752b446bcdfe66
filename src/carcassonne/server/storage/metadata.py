"""What the tables of the database have in common."""

from __future__ import annotations

from sqlalchemy import JSON, MetaData

metadata = MetaData()
Json = JSON(none_as_null=True)
"""A missing value is the database's own NULL, not the JSON text `null`."""
