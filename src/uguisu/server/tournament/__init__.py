"""The state of a tournament, as pure functions of its log: no I/O."""
