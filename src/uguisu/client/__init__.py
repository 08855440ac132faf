"""A small client of the server, for programs and for the tests."""
