"""Requests and responses over HTTP, one module per topic."""
