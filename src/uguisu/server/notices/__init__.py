"""Your-turn notices, by browser push or by e-mail."""
