"""The table on the network: HTTP and WebSocket, tables, seats, clocks, an append-only store. See docs/protocol.md."""
