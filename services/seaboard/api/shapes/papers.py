"""What a player keeps to itself: notes, nonces, choices made in advance."""

from __future__ import annotations

from marshmallow import fields
from marshmallow.validate import Length

from seaboard.api.fields import RecordedList, Timestamp
from seaboard.api.shapes.base import Shape, Whole, required

NONCE = Whole(r"^([0-9a-f]{2}){16,64}$", error="must be 16 to 64 bytes as hexadecimal digits in small letters")


class NoteShape(Shape):
    """A player's note to itself."""

    text = fields.String(required=True)
    written_at = Timestamp(required=True, allow_none=True)


class NewNoteShape(Shape):
    """What it says from now on."""

    text = fields.String(required=True, validate=Length(0, 10_000))


class NonceShape(Shape):
    """A seat's part of the match's chance."""

    nonce = required(fields.String, "16 to 64 random bytes in hex; show them nobody before the end.", validate=NONCE)


class StandingChoiceShape(Shape):
    """A choice made in advance. It holds once."""

    kind = required(
        fields.String,
        "The type of an action, such as `amity.launch`: it is played when the seat is next asked and may do so.",
        validate=Length(1, 80),
    )
    actions = RecordedList("Action", required=True, validate=Length(1, 50))


class StandingShape(Shape):
    """All choices that a seat has made in advance; the first whose kind is asked for is played."""

    items = fields.List(
        fields.Nested(StandingChoiceShape), required=True, validate=Length(0, 20), attribute="choices", data_key="items"
    )
