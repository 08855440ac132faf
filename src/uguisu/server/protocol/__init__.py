"""The socket protocol: every message between a table and its players and spectators.

One WebSocket per table, JSON text frames, one message per frame, distinguished by `type`. Unknown
fields and types are refused. `incoming` has what a client sends, `outgoing` what it receives,
`events` what the log of a table consists of. `docs/protocol.md` is generated from these types.
"""
