"""The server: tables, people, storage and sockets; only views leave it."""
