"""What a table is, as pure functions of its log: nothing here reads, writes or waits."""
