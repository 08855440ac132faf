"""Reviews of finished games, made behind everything else and kept."""
