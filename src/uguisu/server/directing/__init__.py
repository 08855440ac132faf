"""Running tournaments at a node, and showing them."""
