"""The socket protocol: every message between a table and those who sit at it or watch it.

One WebSocket per table, JSON text frames, one message per frame, told apart by `type`. Unknown
fields and unknown types are refused. `asked` is what a client sends, `told` what it receives,
`happened` what the log of a table consists of. `docs/protocol.md` is written from these types.
"""
