"""Where a player is told of its turns by e-mail."""

from __future__ import annotations

from marshmallow import fields
from marshmallow.validate import Length

from seaboard.api.shapes.base import Shape, one_of, required

TURNS = ("each", "hourly", "daily", "off")


class NewMailboxShape(Shape):
    """An address, and which letters should come there."""

    address = required(fields.String, "An e-mail address, in ASCII.", validate=Length(3, 254))
    turns = required(
        fields.String,
        "`each`: a letter for each turn. `hourly`, `daily`: one an hour, or a day, at most, with all that came up. "
        "`off`: none.",
        validate=one_of(TURNS),
    )


class MailboxShape(Shape):
    """Where I am told of my turns by e-mail."""

    address = fields.String(required=True)
    turns = fields.String(required=True, validate=one_of(TURNS))
    status = required(
        fields.String,
        "`unconfirmed`: a code was sent there. `confirmed`: letters are. `refused`: what was sent came back."
        " Set it again.",
        validate=one_of(("unconfirmed", "confirmed", "refused")),
    )


class MailCodeShape(Shape):
    """What was sent to the address."""

    code = fields.String(required=True, validate=Length(1, 40))
