"""The database's migrations, a file a step; Alembic runs them when the server starts."""
