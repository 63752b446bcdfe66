"""The server: games in the browser and by API (docs/server.md). Importing this loads nothing."""
