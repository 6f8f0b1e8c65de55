"""What a newer service says that this version has no class for: kept whole, and sent back as it came."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


class Unknown:
    """An action, an event or a view that this version does not know. `data` is its JSON."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.data = data

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Unknown) and self.data == other.data

    def __repr__(self) -> str:
        return f"Unknown({dict(self.data)!r})"

    @property
    def tag(self) -> str:
        """What it says that it is: the type of an action or an event, the game of a view."""
        return str(self.data.get("type") or self.data.get("game") or "")

    def to_dict(self) -> dict[str, Any]:
        """As it came."""
        return dict(self.data)
