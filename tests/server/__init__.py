"""Tests of the server: through real sockets, with the client library."""
