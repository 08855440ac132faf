"""Pages without a table are told what changes."""
