"""What is said in a match."""

from __future__ import annotations

from marshmallow import fields
from marshmallow.validate import Length

from seaboard.api.fields import Timestamp
from seaboard.api.shapes.base import Shape, list_of, next_cursor, required
from seaboard.api.shapes.players import PlayerShape


class ChatRoomShape(Shape):
    """A room that I may read."""

    name = required(
        fields.String,
        "`seats`: all who sit. `spectators`: those who follow the match and do not sit. Others, such as `crew`: the "
        "side of that name alone.",
    )
    may_say = required(fields.Boolean, "Whether I may speak there now.")
    last = required(fields.Integer, "The number of its latest line; 0 before the first.")


class ChatShape(Shape):
    """The rooms of a match that I may read."""

    is_on = required(fields.Boolean, "Whether there is any chat in this match.")
    rooms = list_of(ChatRoomShape)


class ChatSwitchShape(Shape):
    """Whether there is any chat."""

    is_on = fields.Boolean(required=True)


class NewChatLineShape(Shape):
    """What I say."""

    text = required(fields.String, "Plain text.", validate=Length(1, 500))


class ChatLineShape(Shape):
    """Something that was said."""

    number = required(fields.Integer, "Counts the lines of the room, from 1, without a gap.")
    at = Timestamp(required=True)
    player = required(fields.String, "The id of who said it; null if it is gone.", allow_none=True)
    name = required(fields.String, "How it is called now.", allow_none=True)
    seat = required(fields.Integer, "Its seat then; null for a spectator.", allow_none=True)
    text = required(fields.String, "Null if I have muted who said it, or if it is gone.", allow_none=True)
    is_muted = fields.Boolean(required=True)


class ChatPageShape(Shape):
    """Lines after a number, the oldest first."""

    items = fields.List(fields.Nested(ChatLineShape), required=True, attribute="lines")
    next = required(fields.String, "Ask for what comes `after` this.", attribute="last")
    has_more = required(fields.Boolean, "Whether there are more now.")


class MutesShape(Shape):
    """A page of the players whom I have muted, the newest accounts first."""

    items = list_of(PlayerShape)
    next = next_cursor()
