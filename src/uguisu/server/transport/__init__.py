"""Sockets and HTTP connections: limits, framing, and the commands that arrive."""
