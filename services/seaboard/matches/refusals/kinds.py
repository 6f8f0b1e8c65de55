"""The kinds of refusal, which say what whoever was refused can do about it."""

from __future__ import annotations

import inspect
from collections.abc import Mapping
from typing import Any, ClassVar


class Refusal(Exception):
    """The request is refused."""

    code: ClassVar[str] = "refused"

    @property
    def sentence(self) -> str:
        """What to tell people, in English."""
        return inspect.cleandoc(type(self).__doc__ or "")

    @property
    def details(self) -> Mapping[str, Any]:
        """More for machines, as JSON data; nothing that the caller may not know."""
        return {}

    def __str__(self) -> str:
        return self.sentence


class NotSignedIn(Refusal):
    """This needs an access token."""

    code = "not-signed-in"


class NotFound(Refusal):
    """There is no such thing."""

    code = "not-found"


class Forbidden(Refusal):
    """This is not yours to do."""

    code = "forbidden"


class Invalid(Refusal):
    """The request cannot be meant so."""

    code = "invalid"

    def __init__(self, pointer: str, why: str) -> None:
        super().__init__(pointer, why)
        self.pointer = pointer
        self.why = why

    @property
    def sentence(self) -> str:
        return f"{super().sentence} {self.pointer or '/'}: {self.why}."

    @property
    def details(self) -> Mapping[str, Any]:
        return {"pointer": self.pointer, "why": self.why}


class Conflict(Refusal):
    """Not as things stand now."""

    code = "conflict"


class TooMany(Refusal):
    """There are as many of these as there may be."""

    code = "too-many"

    def __init__(self, most: int) -> None:
        super().__init__(most)
        self.most = most

    @property
    def details(self) -> Mapping[str, Any]:
        return {"most": self.most}
