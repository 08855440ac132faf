"""How nodes tell each other that something happened."""
