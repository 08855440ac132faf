"""Storage: the logs of the tables, and what is derived from them. SQLite or PostgreSQL."""
