"""The balance of a game: who wins from which seat, what decides it, and the report."""
