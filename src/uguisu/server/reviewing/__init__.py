"""Reviews of finished games, made at low priority and stored."""
