"""Quick match: finds tables for people."""
