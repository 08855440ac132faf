"""Files on the user's disk: records, and saved games with their locks."""
