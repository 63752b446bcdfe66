"""Alembic's environment: migrations run on the connection that the server hands over."""

from __future__ import annotations

from alembic import context

from carcassonne.server.storage import schema

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=schema.metadata, transactional_ddl=False)
context.run_migrations()
