"""What a tournament is, as pure functions of its log: no I/O."""
