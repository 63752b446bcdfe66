"""People: who plays here under a name, how they sign in, and who asks (docs/server.md)."""
