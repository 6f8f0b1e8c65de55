"""Schemas of bodies that marshmallow does not write: problems, and the file of a finished match."""

from __future__ import annotations

from typing import Any, Final

from seaboard.api.fields import PREFIX

PROBLEM: Final[dict[str, Any]] = {
    "type": "object",
    "description": "Why the request was not done (RFC 9457).",
    "properties": {
        "type": {"type": "string", "format": "uri-reference", "description": "A stable address for this kind."},
        "title": {"type": "string", "description": "The kind, in a few words."},
        "status": {"type": "integer", "minimum": 400, "maximum": 599},
        "detail": {"type": "string", "description": "What happened this time, in English."},
        "code": {"type": "string", "description": "The kind, for programs: the last part of `type`."},
        "request_id": {"type": "string", "description": "Also in the header `X-Request-Id`."},
        "rule": {"type": "string", "description": "The id of the rule that forbids it, as in the game's rules page."},
        "text": {"$ref": PREFIX + "Text"},
        "index": {"type": "integer", "minimum": 0, "description": "Which action of the choice is refused."},
        "current": {
            "type": ["integer", "null"],
            "description": "The number of the seat's open decision; null if it has none.",
        },
        "quota": {"type": "string", "description": "What the app has as many of as it may."},
        "scope": {"type": "string", "description": "What the access token lacks."},
        "most": {"type": "integer", "minimum": 0, "description": "How many there may be."},
        "streams_url": {"type": "string", "description": "Where the streaming processes are."},
        "errors": {"type": "array", "items": {"$ref": PREFIX + "Fault"}},
    },
    "required": ["type", "title", "status", "detail", "code", "request_id"],
    "additionalProperties": False,
}

FAULT: Final[dict[str, Any]] = {
    "type": "object",
    "description": "One part of a request that does not fit.",
    "properties": {
        "in": {"type": "string", "enum": ["body", "query", "header", "path"]},
        "pointer": {"type": "string", "description": "Where: a JSON pointer (RFC 6901), such as `/actions/0/cell`."},
        "detail": {"type": "string"},
    },
    "required": ["in", "pointer", "detail"],
    "additionalProperties": False,
}

SEAT: Final = {"type": "integer", "minimum": 0}

LOG: Final[dict[str, Any]] = {
    "LogChosen": {
        "type": "object",
        "description": "A seat chose.",
        "properties": {
            "kind": {"type": "string", "enum": ["chosen"]},
            "seat": SEAT,
            "actions": {"type": "array", "items": {"$ref": PREFIX + "Action"}},
        },
        "required": ["kind", "seat", "actions"],
        "additionalProperties": False,
    },
    "LogRevealed": {
        "type": "object",
        "description": "The sealed choices of an `all` turn were revealed as one, by seat.",
        "properties": {
            "kind": {"type": "string", "enum": ["revealed"]},
            "actions": {"type": "object", "additionalProperties": {"$ref": PREFIX + "Action"}},
        },
        "required": ["kind", "actions"],
        "additionalProperties": False,
    },
    "LogLeft": {
        "type": "object",
        "description": "A seat gave up its part.",
        "properties": {
            "kind": {"type": "string", "enum": ["left"]},
            "seat": SEAT,
            "leaving": {"type": "string", "enum": ["resigned", "forfeited"]},
        },
        "required": ["kind", "seat", "leaving"],
        "additionalProperties": False,
    },
}

LOG_ENTRY: Final[dict[str, Any]] = {
    "oneOf": [{"$ref": PREFIX + name} for name in LOG],
    "discriminator": {
        "propertyName": "kind",
        "mapping": {entry["properties"]["kind"]["enum"][0]: PREFIX + name for name, entry in LOG.items()},
    },
}
"""What one entry of a match's log may be."""

REPLAY: Final[dict[str, Any]] = {
    "type": "object",
    "description": "All that a finished match is made of: `seaboard verify` plays it again to the same end.",
    "properties": {
        "format": {"type": "string", "enum": ["seaboard-replay-1"]},
        "match": {"type": "string"},
        "game": {"type": "string"},
        "rules_version": {"type": "integer"},
        "options": {"type": "object", "additionalProperties": True},
        "picks": {"type": "array", "items": {"type": ["string", "null"]}, "description": "What each seat picked."},
        "seed": {"type": "string", "description": "In hex; its commitment was shown when the match was opened."},
        "nonces": {"type": "array", "items": {"type": "string"}, "description": "What the seats added to it, in hex."},
        "commitment": {"type": "string"},
        "choices": {
            "type": "array",
            "items": LOG_ENTRY,
        },
        "outcome": {"$ref": PREFIX + "Outcome"},
    },
    "required": [
        "format",
        "match",
        "game",
        "rules_version",
        "options",
        "picks",
        "seed",
        "nonces",
        "commitment",
        "choices",
        "outcome",
    ],
    "additionalProperties": False,
}

EVENT_OR_NULL: Final = {"oneOf": [{"$ref": PREFIX + "Event"}, {"type": "null"}]}

SEEN_REPLAY: Final[dict[str, Any]] = {
    "type": "object",
    "description": "What one seat has seen of its match so far.",
    "properties": {
        "format": {"type": "string", "enum": ["seaboard-seen-1"]},
        "match": {"type": "string"},
        "game": {"type": "string"},
        "rules_version": {"type": "integer"},
        "options": {"type": "object", "additionalProperties": True},
        "seat": SEAT,
        "events": {
            "type": "array",
            "description": "All that the seat was told.",
            "items": {
                "type": "object",
                "properties": {
                    "number": {"type": "integer", "minimum": 1},
                    "at": {"type": "string", "format": "date-time"},
                    "public": EVENT_OR_NULL,
                    "own": EVENT_OR_NULL,
                },
                "required": ["number", "at", "public", "own"],
                "additionalProperties": False,
            },
        },
        "views": {
            "type": "array",
            "description": "The seat's view after each step of which it was told.",
            "items": {
                "type": "object",
                "properties": {
                    "after": {"type": "integer", "minimum": 1, "description": "The number of the step's last event."},
                    "view": {"$ref": PREFIX + "View"},
                },
                "required": ["after", "view"],
                "additionalProperties": False,
            },
        },
    },
    "required": ["format", "match", "game", "rules_version", "options", "seat", "events", "views"],
    "additionalProperties": False,
}

BY_HAND: Final[dict[str, dict[str, Any]]] = {
    "Problem": PROBLEM,
    "Fault": FAULT,
    "Replay": REPLAY,
    "SeenReplay": SEEN_REPLAY,
    **LOG,
    "LogEntry": LOG_ENTRY,
}
