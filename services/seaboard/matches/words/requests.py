"""Requests that must not happen twice, and whether the house can take any."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class Claim:
    """An idempotency key in its scope (the player's id, or empty before there is one), and what it was sent with.
    `secret` is something that only the sender knows: it encrypts what of the answer is secret."""

    scope: str
    key: str
    fingerprint: str
    secret: str = ""


@dataclass(frozen=True, slots=True)
class Made:
    """The answer to a creating request. `secrets` are parts of it that are never stored in clear."""

    body: Mapping[str, Any]
    secrets: Mapping[str, Any] = field(default_factory=dict)
    is_repeated: bool = False


@dataclass(frozen=True, slots=True)
class Readiness:
    """Whether requests can be served now, and if not what is missing, by part."""

    is_ready: bool
    parts: Mapping[str, str]
