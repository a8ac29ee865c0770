"""How long a visitor waits for bots: a real server, a person who answers at once and by chance, bots elsewhere.

`python bench/waits.py [GAME …] [--seconds 20] [--seats 2 4] [--levels adept master]` prints a table in Markdown. A
choice: from the moment when nobody but bots is asked to the next change. A row: from the person's answer until the
person is asked again. All that a visitor feels is in it: the queue, the world, the thought, the pace of bots, the
disk, the socket.
"""

import argparse
import asyncio
import json
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from typing import Any

import httpx
from websockets.asyncio.client import connect

SERVER = """
import sys
from skarb.server.guard import Limits
from skarb.server.main import serve
much = (9999.0, 9999.0)
serve(port=int(sys.argv[1]), db=sys.argv[2], limits=Limits(post=much, connect=much, tables=much))
"""


async def play(base: str, game: str, seats: int, level: str, seconds: float) -> tuple[list[float], list[float]]:
    """Waits for single choices of bots, and for whole rows of them."""
    chance, choices, rows = random.Random(1), [], []
    async with httpx.AsyncClient(base_url=f"http://{base}", timeout=60) as http:
        end = time.perf_counter() + seconds
        while time.perf_counter() < end:
            levels = {str(seat): level for seat in range(1, seats)}
            order: dict[str, Any] = {"game": game, "seats": seats, "bots": levels, "start": True}
            table = (await http.post("/api/tables", json=order)).json()["id"]
            headers = {"Cookie": f"skarb={http.cookies['skarb']}"}
            async with connect(f"ws://{base}/ws/{table}", additional_headers=headers) as line:
                before: dict[str, Any] | None = None
                since = answered = 0.0
                async for text in line:
                    now, frame = time.perf_counter(), json.loads(text)
                    if frame["t"] != "state" or (before is not None and frame["ply"] == before["ply"]):
                        continue
                    if before is not None and before["table"]["turn"] and 0 not in before["table"]["turn"]:
                        choices.append(now - since)
                    before, since = frame, now
                    if frame["result"] or now > end:
                        break
                    if frame["question"]:
                        if answered:
                            rows.append(now - answered)
                        choice = chance.choice(frame["question"]["choices"])["text"]
                        message = {"t": "choose", "n": 1, "seat": 0, "ply": frame["ply"], "choice": choice}
                        await line.send(json.dumps(message | {"n": frame["ply"]}))
                        answered = now
            await http.post(f"/api/tables/{table}/leave", json={})  # its bots think no more
    return choices, rows


def told(waits: list[float]) -> str:
    """Half of them, 99 of 100, the longest."""
    ordered = sorted(waits) or [0.0]
    at = [ordered[int(part * (len(ordered) - 1))] for part in (0.5, 0.99, 1.0)]
    return " | ".join([str(len(waits)), *(f"{wait:.2f}" for wait in at)])


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("games", nargs="*")
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--seats", type=int, nargs="*", default=[2, 4])
    parser.add_argument("--levels", nargs="*", default=["adept", "master"])
    args = parser.parse_args()
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    base = f"127.0.0.1:{port}"
    with tempfile.TemporaryDirectory() as folder:
        server = subprocess.Popen([sys.executable, "-c", SERVER, str(port), f"{folder}/waits.sqlite"])
        for _ in range(600):
            try:
                games = json.load(urllib.request.urlopen(f"http://{base}/api/games", timeout=5))
                break
            except OSError:
                time.sleep(0.1)
        about = json.load(urllib.request.urlopen(f"http://{base}/api/about", timeout=5))
        time.sleep(5)  # the server has read its texts, its workers have begun
        try:
            print(f"Bots {about['bots']}, load average {os.getloadavg()[0]:.1f}.\n")
            print("| game | seats | level | choices | p50 s | p99 s | longest s | rows | p50 s | p99 s | longest s |")
            print("|---|--:|---|--:|--:|--:|--:|--:|--:|--:|--:|")
            for game in games:
                for seats in args.seats if not args.games or game["id"] in args.games else ():
                    for level in args.levels:
                        choices, rows = asyncio.run(play(base, game["id"], seats, level, args.seconds))
                        print(f"| {game['id']} | {seats} | {level} | {told(choices)} | {told(rows)} |", flush=True)
            print(f"\nLoad average after it: {os.getloadavg()[0]:.1f}.")
        finally:
            server.terminate()
            server.wait()


if __name__ == "__main__":
    main()
