"""Why the rules refuse an action.

IllegalAction
├── PastNews        the choice goes on after something new came to light
└── Unfinished      a private turn was not played to its end
"""

from __future__ import annotations

from seaboard.engine.texts import Text


class IllegalAction(Exception):
    """The rules forbid this: `rule` is the id in the rule book, `text` says why, `index` which action of the choice."""

    def __init__(self, rule: str, text: Text, index: int = 0) -> None:
        super().__init__(f"{rule}: {text.key}")
        self.rule = rule
        self.text = text
        self.index = index


class PastNews(IllegalAction):
    """A choice must stop at the first action that brings something new."""


class Unfinished(IllegalAction):
    """A choice in a private turn must be the whole turn."""
