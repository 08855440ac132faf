"""Balance of a game: who wins from where, what decides it, and the report about it."""
