"""The OpenAPI document of the HTTP part, made from the same list as the routes."""

import re
from typing import Any

import msgspec

import skarb
from skarb.server.calls import CALLS
from skarb.server.messages import Failure

STATUSES = {
    "400": "cannot be read, or not allowed by a rule",
    "403": "not yours",
    "404": "not found",
    "408": "too slow",
    "409": "not now",
    "413": "too large",
    "429": "too many",
    "503": "not possible just now",
}


def document() -> dict[str, Any]:
    kinds = [kind for call in CALLS for kind in (call.answer, call.body) if kind is not None]
    schemas, parts = msgspec.json.schema_components([*kinds, Failure], ref_template="#/components/schemas/{name}")
    schema = iter(schemas)
    failure = {"application/json": {"schema": {"$ref": "#/components/schemas/Failure"}}}
    paths: dict[str, Any] = {}
    for call in CALLS:
        answer = {"application/json": {"schema": next(schema)}}
        operation: dict[str, Any] = {
            "operationId": call.run.__name__,
            "summary": (call.run.__doc__ or "").strip(),
            "parameters": _parameters(call.path, call.query),
            "responses": {
                "200": {"description": "done", "content": answer},
                **{status: {"description": text, "content": failure} for status, text in STATUSES.items()},
            },
        }
        if call.body is not None:
            operation["requestBody"] = {"required": True, "content": {"application/json": {"schema": next(schema)}}}
        path = re.sub(r"\{(\w+):\w+\}", r"{\1}", call.path)
        paths.setdefault(path, {})[call.method.lower()] = operation
    return {
        "openapi": "3.1.0",
        "info": {"title": "Skarb", "version": skarb.__version__, "summary": "Tables, records and replays"},
        "paths": paths,
        "components": {"schemas": parts},
    }


def _parameters(path: str, query: tuple[str, ...]) -> list[dict[str, Any]]:
    out: list[dict[str, Any]] = []
    for name, kind in re.findall(r"\{(\w+)(?::(\w+))?\}", path):
        number = {"type": "integer", "minimum": 0} if kind == "int" else {"type": "string"}
        out.append({"name": name, "in": "path", "required": True, "schema": number})
    out.extend({"name": name, "in": "query", "required": False, "schema": {"type": "string"}} for name in query)
    return out
