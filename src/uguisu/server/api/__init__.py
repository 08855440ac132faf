"""The REST side: everything that is not played over a socket."""
