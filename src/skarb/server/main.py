"""Run the server: `skarb serve`, or `serve()` from a program."""

import os

import uvicorn

from skarb.server.app import create_app


def serve(host: str = "127.0.0.1", port: int = 8000, db: str = "skarb.sqlite") -> None:
    """Serve until Ctrl-C. Everything lives in the one file `db`."""
    app = create_app(db, workers=max(1, (os.cpu_count() or 2) - 1))
    shown = f"[{host}]" if ":" in host else host
    print(f"Skarb is open at http://{shown}:{port}/ (stop with Ctrl-C)", flush=True)
    uvicorn.run(
        app,
        host=host,
        port=port,
        log_level="warning",
        server_header=False,
        ws="websockets-sansio",
        ws_max_size=65536,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=5,
    )
