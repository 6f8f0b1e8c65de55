"""What a seat is asked, what it answers, and what it comes to see."""

from __future__ import annotations

from marshmallow import fields
from marshmallow.validate import Length

from seaboard.api.fields import Recorded, RecordedList, Timestamp
from seaboard.api.shapes.base import Shape, list_of, next_cursor, one_of, required
from seaboard.api.shapes.matches import STATUSES, AskedShape
from seaboard.api.shapes.queries import NUMBER


class ChoiceShape(Shape):
    """What the seat chooses: one or more actions, played as one."""

    actions = RecordedList("Action", required=True, validate=Length(1, 200))


class DraftShape(Shape):
    """The beginning of a choice, perhaps nothing yet."""

    actions = RecordedList("Action", required=True, validate=Length(0, 200))


class ReceiptShape(Shape):
    """The stored record of a choice made. A repeated request gets the very same."""

    match = fields.String(required=True)
    seat = fields.Integer(required=True)
    decision = fields.Integer(required=True)
    status = required(
        fields.String,
        "`sealed`: made, waiting for the others. `closed`: played.",
        validate=one_of(("sealed", "closed")),
    )
    actions = RecordedList("Action", required=True)
    maker = required(
        fields.String,
        "Who made it: the seat's player, its clock, a choice made in advance, or a house bot.",
        validate=one_of(("seat", "clock", "conditional", "house")),
    )
    made_at = Timestamp(required=True)
    first_event = required(fields.Integer, "The first of the seat's own events that it caused.", allow_none=True)
    last_event = required(fields.Integer, "The last of them.", allow_none=True)
    next_decision = required(fields.Integer, "The seat's decision that was open after it.", allow_none=True)


class DecisionShape(Shape):
    """A point at which a seat must choose."""

    match = fields.String(required=True)
    game = fields.String(required=True)
    seat = fields.Integer(required=True)
    number = required(fields.Integer, "Counts the decisions of this seat, from 1.")
    status = required(
        fields.String,
        "`open`; `sealed`: made, waiting for the others; `closed`: played; `void`: overtaken.",
        validate=one_of(("open", "sealed", "closed", "void")),
    )
    mode = required(
        fields.String,
        "`one`: this seat alone is asked. `any`: the first of several to act acts. `all`: each makes a sealed choice.",
        validate=one_of(("one", "any", "all")),
    )
    is_private = required(fields.Boolean, "Whether the choice must be a whole turn, hidden until it ends.")
    legal_actions = RecordedList(
        "Action",
        required=True,
        metadata={"description": "All that may be chosen now; in a private turn, as its first step."},
    )
    opened_at = Timestamp(required=True)
    deadline = Timestamp(required=True, allow_none=True)
    seconds_left = required(fields.Integer, "What the clock has left, not counting when it stands.", allow_none=True)
    receipt = fields.Nested(ReceiptShape, required=True, allow_none=True)
    current = required(fields.Integer, "The number of the seat's open or sealed decision.", allow_none=True)
    server_time = Timestamp(required=True, attribute="now")


class DecisionsShape(Shape):
    """What the seat is asked now: one decision, or none."""

    items = list_of(DecisionShape)
    next = next_cursor()


class PreviewShape(Shape):
    """What would follow from these actions, as far as the seat can know; nothing is changed."""

    actions = RecordedList("Action", required=True)
    view = Recorded("View", required=True, allow_none=True)
    next_actions = RecordedList(
        "Action", required=True, metadata={"description": "What may follow as part of the choice."}
    )
    brings_news = required(fields.Boolean, "Whether something comes to light that the seat cannot foresee.")
    is_whole = required(fields.Boolean, "Whether these actions may be sent as the choice.")


class SeenMatchShape(Shape):
    """A match as one viewer sees it."""

    match = fields.String(required=True)
    game = fields.String(required=True)
    viewer = required(fields.Integer, "The seat that sees this; null for a spectator.", allow_none=True)
    sequence = required(fields.Integer, "The number of the viewer's latest event.")
    status = fields.String(required=True, validate=one_of(STATUSES))
    view = Recorded("View", required=True)
    asked = list_of(AskedShape)
    outcome = Recorded("Outcome", required=True, allow_none=True)
    server_time = Timestamp(required=True, attribute="now")


class TextShape(Shape):
    """A sentence by the key of its template and what fills it, to be said in any language."""

    key = fields.String(required=True)
    params = fields.Dict(required=True)


class SeenEventShape(Shape):
    """Something that happened, as one viewer may know it."""

    number = required(fields.Integer, "Counts the viewer's events in this match, from 1, without a gap.")
    at = Timestamp(required=True)
    public = Recorded("Event", required=True, allow_none=True, metadata={"description": "What everybody was told."})
    own = Recorded("Event", required=True, allow_none=True, metadata={"description": "What only this seat was told."})
    texts = list_of(TextShape, "What happened, to be said in any language.")
    english = fields.List(fields.String(), required=True, metadata={"description": "The same in English sentences."})


class EventPageShape(Shape):
    """Events after a number, the oldest first."""

    match = fields.String(required=True)
    viewer = fields.Integer(required=True, allow_none=True)
    items = fields.List(fields.Nested(SeenEventShape), required=True, attribute="events")
    next = required(fields.String, "Ask for what comes `after` this.", attribute="last")
    has_more = required(fields.Boolean, "Whether there are more now.")
    is_over = required(fields.Boolean, "Whether the match is over, so that no more will come after these.")


class LineShape(Shape):
    """A sentence of what happened."""

    number = required(fields.Integer, "The event's.")
    at = Timestamp(required=True)
    text = fields.String(required=True)


class CatchUpShape(Shape):
    """What happened since my last look, in English, and who must choose now."""

    match = fields.String(required=True)
    seat = fields.Integer(required=True)
    since = required(fields.String, "The number of the last event that was known.")
    text = required(fields.String, "All lines, each on one of its own; empty if nothing happened.")
    lines = list_of(LineShape, "The oldest first.")
    next = required(fields.String, "What to note as the last look, or to ask for more `after`.", attribute="last")
    has_more = required(fields.Boolean, "Whether there is more now.")
    is_over = fields.Boolean(required=True)
    asked = list_of(AskedShape, "The seats that must choose now.")
    server_time = Timestamp(required=True, attribute="now")


class GlanceShape(Shape):
    """How far I have read what my seat was told."""

    number = required(
        fields.String, "The `next` of what was read; one not given out yet counts as the latest.", validate=NUMBER
    )
