"""Searches every frame that a seat received for cards whose place it does not know."""

import importlib.util
import json
import re
from pathlib import Path
from typing import Any

RULES = Path(__file__).parents[1] / "rules"


def unseen_of(game: str) -> Any:
    """`unseen(position, seat)` of the game's own cases."""
    path = RULES / game / "cases.py"
    spec = importlib.util.spec_from_file_location(f"cases_{game}", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module.unseen


def words(frame: dict[str, Any]) -> set[str]:
    """Every word of what the frame says about the game."""
    text = json.dumps({key: frame.get(key) for key in ("view", "events", "question", "offers", "result")})
    return set(re.findall(r"[A-Za-z0-9_]+", text))


def leaks(visitor: Any, table: str, game: str) -> list[str]:
    """Cards in frames during play that their seat could not know then, by the truth told after the game."""
    unseen = unseen_of(game)
    found = []
    checked = 0
    first = True
    for raw in visitor.frames:
        frame = json.loads(raw)
        if frame.get("t") != "state" or frame["view"] is None:
            continue
        connecting, first = first, False
        if connecting or frame["result"] is not None:  # on connecting the past is told; at the end hands may be shown
            continue
        truth = visitor.get(f"/api/tables/{table}/replay/{frame['ply']}?seat=none")["position"]
        hidden = set(unseen(truth, frame["seat"]))
        said = words(frame) & hidden
        checked += 1
        if said:
            found.append(f"ply {frame['ply']}: {sorted(said)}")
    assert checked > 3, "too few frames to say anything"
    return found
