"""An open table at this node: its log, its connections, and what they are sent."""
