"""The state of a table, as pure functions of its log: nothing here reads, writes or waits."""
