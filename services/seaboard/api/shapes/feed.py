"""What a player is told across all its matches."""

from __future__ import annotations

from typing import get_args

from marshmallow import fields

from seaboard.api.fields import Timestamp
from seaboard.api.shapes.base import Shape, list_of, one_of, required
from seaboard.matches.words.telling import Topic

TOPICS: tuple[str, ...] = get_args(Topic)


class NoticeShape(Shape):
    """Something that the player was told. It is thin: what is hidden in a match is read from the match."""

    number = required(fields.Integer, "Counts the player's notices, from 1, without a gap.")
    at = Timestamp(required=True)
    topic = required(
        fields.String,
        "What happened. `match.turn`: it is your turn now; `match.turn-again`: it still is, and you are asked anew. "
        "`webhook.closed`: nothing more is sent to a webhook of yours.",
        validate=one_of(TOPICS),
    )
    match = fields.String(required=True, allow_none=True)
    game = fields.String(required=True, allow_none=True)
    seat = fields.Integer(required=True, allow_none=True)
    decision = required(fields.Integer, "The number of the seat's decision.", allow_none=True)
    deadline = fields.String(required=True, allow_none=True, metadata={"format": "date-time"})
    player = required(fields.String, "The id of whoever did it, where that is another player.", allow_none=True)
    webhook = required(fields.String, "The id of the webhook that it is about.", allow_none=True)


class NoticePageShape(Shape):
    """Notices after a number, the oldest first."""

    items = list_of(NoticeShape)
    next = required(fields.String, "Ask for what comes `after` this.")
    has_more = required(fields.Boolean, "Whether there are more now.")
    is_gap = required(
        fields.Boolean, "Whether some after the number asked for are not kept any more: look at your matches anew."
    )
