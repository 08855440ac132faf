"""The campaigns: long attacks on a real server, with real sockets, for anyone to run.

- `make chaos`: nodes, PostgreSQL and Redis are killed and hung, the disk is full, clocks jump.
- `make hostile`: commands with one thing changed, and nasty values for every endpoint.
- `make soak`: thousands of finished tables; memory and open files must come back.

Each is seeded, ends with one line of figures, and exits with 1 if anything was wrong. What they
prove, and the last figures: docs/reliability.md.
"""
