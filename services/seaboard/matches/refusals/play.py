"""What the rules of a game forbid."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from seaboard.engine.refusals import IllegalAction as Forbiddance
from seaboard.matches.refusals.kinds import Refusal


class IllegalAction(Refusal):
    """The rules forbid this."""

    code = "illegal-action"

    def __init__(self, cause: Forbiddance, english: str) -> None:
        super().__init__(cause.rule, english)
        self.rule = cause.rule
        self.key = cause.text.key
        self.params = dict(cause.text.params)
        self.index = cause.index
        self.english = english

    @property
    def sentence(self) -> str:
        return self.english

    @property
    def details(self) -> Mapping[str, Any]:
        return {"rule": self.rule, "index": self.index, "text": {"key": self.key, "params": self.params}}
