"""A million messages that nobody would send: `python bench/noise.py [--messages N] [--heads N] [--calls N] [--seed N]`.

The noise of tests/siege, longer: messages at four tables of each game, heads of raw bytes, and requests that
schemathesis makes from our own OpenAPI, at a server in a process of its own. A traceback, a 5xx that is not 503, an
answer of another shape than it is described, or a choice in a log that nobody acknowledged ends it with an error.
"""

import argparse
import os
import platform
import sys
import tempfile
import time
from pathlib import Path

sys.path[0] = str(Path(__file__).parents[1] / "tests")  # instead of bench, where other modules have the same names

from siege.noise import HEADS, MESSAGES, Crowd, Doors, make_noise  # noqa: E402
from siege.nursery import Nursery  # noqa: E402

TABLES = 4  # of each game
BATCH = 120  # messages that are said at once
PART = 100  # examples from one look at the clock to the next


def main() -> None:
    read = argparse.ArgumentParser()
    read.add_argument("--messages", type=int, default=1_000_000)
    read.add_argument("--heads", type=int, default=20_000)
    read.add_argument("--calls", type=int, default=5_000)
    for what in ("messages", "heads", "calls"):
        read.add_argument(f"--{what}-seconds", type=float, default=3600.0)
    read.add_argument("--seed", type=int, default=1)
    asked = read.parse_args()
    print(
        f"Python {platform.python_version()}, {os.cpu_count()} cores, load average before {os.getloadavg()[0]:.0f}.\n"
    )
    print("| what | seconds | sent | answered |\n|---|--:|--:|---|")
    with tempfile.TemporaryDirectory() as folder:
        nursery = Nursery(Path(folder), str(Path(folder) / "noise.sqlite"))
        server = nursery.bear("noise")
        server.open()
        crowd, doors, described = Crowd(server.port, TABLES, BATCH), Doors(server.port), Doors(server.port)
        for name, noise, send, count, unit, most, seconds in (
            ("messages", MESSAGES, crowd.shout, crowd.count, "messages", asked.messages, asked.messages_seconds),
            ("heads", HEADS, doors.knock, doors.count, "requests", asked.heads, asked.heads_seconds),
            ("calls", described.cases(), described.call, described.count, "requests", asked.calls, asked.calls_seconds),
        ):
            begun, number = time.monotonic(), asked.seed * 1_000_000
            while count[unit] < most and time.monotonic() - begun < seconds:
                make_noise(noise, PART, number, send)
                number += 1
                print(f"{time.monotonic() - begun:.0f} s: {dict(count)}", file=sys.stderr, flush=True)
                assert "Traceback" not in nursery.errors.read_text(), nursery.errors.read_text()[-3000:]
            told = ", ".join(f"{key}: {value}" for key, value in sorted(count.items()) if key != unit)
            print(f"| {name} | {time.monotonic() - begun:.0f} | {count[unit]} | {told} |", flush=True)
        crowd.close()
        server.close()
        nursery.close()


if __name__ == "__main__":
    main()
