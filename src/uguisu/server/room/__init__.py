"""A table at this node: its log, the people connected to it, and what they are sent."""
