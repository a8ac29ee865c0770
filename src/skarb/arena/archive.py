"""Where a contest is kept: a folder with its description and its games as Parquet, so that it can be resumed."""

import json
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq

from skarb.arena.contest import Contest
from skarb.kernel.refusal import refuse

SCHEMA = pa.schema(
    [
        ("number", pa.int64()),
        ("deal", pa.int64()),
        ("seating", pa.list_(pa.int32())),
        ("sides", pa.list_(pa.int32())),
        ("places", pa.list_(pa.int32())),
        ("scores", pa.list_(pa.float64())),
        ("decisions", pa.list_(pa.int64())),
        ("seconds", pa.list_(pa.list_(pa.float32()))),
    ]
)


class Archive:
    """Games are kept in parts, each written once and whole: a part that was cut off is not there."""

    def __init__(self, folder: Path, contest: Contest) -> None:
        self.folder = folder
        folder.mkdir(parents=True, exist_ok=True)
        about = folder / "contest.json"
        described = json.loads(json.dumps(asdict(contest)))
        if about.exists():
            if json.loads(about.read_text("utf-8")) != described:
                raise refuse("", "arena-other", folder=str(folder))
        else:
            about.write_text(json.dumps(described, indent=1), "utf-8")

    def games(self) -> list[dict[str, Any]]:
        """All games kept so far, by number."""
        rows = [row for part in sorted(self.folder.glob("games-*.parquet")) for row in pq.read_table(part).to_pylist()]
        return sorted(rows, key=lambda row: int(row["number"]))

    def add(self, rows: list[dict[str, Any]]) -> None:
        if not rows:
            return
        part = self.folder / f"games-{rows[0]['number']:09d}.parquet"
        unfinished = part.with_suffix(".writing")
        pq.write_table(pa.Table.from_pylist(rows, schema=SCHEMA), unfinished)
        unfinished.replace(part)
