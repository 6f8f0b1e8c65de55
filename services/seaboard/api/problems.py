"""What each refusal means in HTTP: one table, and the RFC 9457 problem that a row of it becomes.

Problem         an answer that is not the one asked for, raised anywhere in this package
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

CONTENT_TYPE = "application/problem+json"


@dataclass(frozen=True, slots=True)
class Kind:
    """A row: the status, the title, what a caller can do about it, and whether the same request may succeed later."""

    status: int
    title: str
    meaning: str
    again: bool = False


KINDS: Mapping[str, Kind] = {
    # The request cannot be read
    "malformed-json": Kind(400, "The body is not JSON", "Send one JSON text in UTF-8, no name twice, not nested deeply."),
    "bad-request": Kind(400, "The request cannot be read", "The HTTP request itself is broken."),
    "not-json": Kind(415, "The body must be JSON", "Send `Content-Type: application/json`."),
    "body-too-large": Kind(413, "The body is too large", "Send less; `GET /v1` tells the limit."),
    "invalid-request": Kind(
        422, "The request does not fit", "`errors` names every part that does not fit, by JSON pointer, and why."
    ),
    # The address is wrong
    "not-found": Kind(404, "There is nothing here", "No such thing, or none that this caller may see."),
    "method-not-allowed": Kind(405, "Not this method", "The `Allow` header names the methods that this address takes."),
    "not-acceptable": Kind(406, "Not in this form", "`Accept` names no form in which this can be answered."),
    "wrong-process": Kind(
        421,
        "Another process answers this",
        "Long polls run on the streaming processes, everything else on the ordinary ones; `GET /v1` tells where.",
    ),
    # The caller is not known, or may not
    "unauthenticated": Kind(401, "Who is asking?", "Send `Authorization: Bearer` with an access token."),
    # The service cannot answer now
    "internal-error": Kind(500, "A fault of ours", "Tell us the `request_id`.", again=True),
    "unavailable": Kind(503, "Not ready", "A server that is needed does not answer; try again soon.", again=True),
}


@dataclass(frozen=True, slots=True)
class Fault:
    """One part of a request that does not fit: whether in the body, query, path or header, where in it, and why."""

    place: str
    pointer: str
    why: str

    def to_data(self) -> dict[str, str]:
        return {"in": self.place, "pointer": self.pointer, "detail": self.why}


class Problem(Exception):
    """An answer with a status of 400 or more. `code` is a row of the table; `members` are further parts of the answer."""

    def __init__(
        self,
        code: str,
        detail: str = "",
        *,
        errors: Sequence[Fault] = (),
        headers: Mapping[str, str] | None = None,
        **members: Any,
    ) -> None:
        super().__init__(code)
        self.code = code
        self.kind = KINDS[code]
        self.detail = detail or self.kind.meaning
        self.errors = tuple(errors)
        self.headers = dict(headers or {})
        self.members = members

    def to_data(self, request_id: str) -> dict[str, Any]:
        """The body."""
        data: dict[str, Any] = {
            "type": f"/problems/{self.code}",
            "title": self.kind.title,
            "status": self.kind.status,
            "detail": self.detail,
            "code": self.code,
            "request_id": request_id,
        }
        if self.errors:
            data["errors"] = [fault.to_data() for fault in self.errors]
        return data | {name: value for name, value in self.members.items() if value is not None}
