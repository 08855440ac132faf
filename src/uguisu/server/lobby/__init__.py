"""Live updates for pages without a table."""
