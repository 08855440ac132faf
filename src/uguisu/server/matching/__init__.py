"""Quick match: people who look for a table are brought together."""
