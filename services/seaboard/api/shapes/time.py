"""Clocks as they are set, shown and stopped."""

from __future__ import annotations

from marshmallow import fields
from marshmallow.validate import Range

from seaboard.api.fields import Timestamp
from seaboard.api.shapes.base import Shape, one_of, required

SECONDS_MOST = 5_184_000


def _seconds(description: str, *, least: int = 1, **more: object) -> fields.Integer:
    metadata = {"description": description}
    return fields.Integer(strict=True, validate=Range(least, SECONDS_MOST), metadata=metadata, **more)  # type: ignore[arg-type]


class TimeControlShape(Shape):
    """How long a seat may take. In all kinds that keep time: bank after = min(cap, bank - used + increment)."""

    kind = required(
        fields.String,
        "`per-decision`: `seconds` for each decision. `fischer`: a bank that starts with `seconds`; each decision made "
        "adds `increment`, up to `cap`. `reserve`: each decision may take `increment` and, beyond it, a reserve that starts "
        "with `seconds` and never holds more.",
        validate=one_of(("per-decision", "fischer", "reserve")),
    )
    seconds = _seconds("For each decision, or at the start.", required=True)
    policy = required(
        fields.String,
        "What happens when the time has run out. `forfeit`: the seat has left the match. `default-action`: a sensible "
        "choice is made for it. `house`: a house bot plays for it until its player is back. `opponents-decide`: an "
        "opponent may claim the forfeit or wait; if nobody does for as long again, a sensible choice is made.",
        validate=one_of(("forfeit", "default-action", "house", "opponents-decide")),
    )
    increment = _seconds("Not of `per-decision`.", least=0, load_default=0)
    cap = _seconds("Of `fischer`; without it the bank never exceeds `seconds`.", load_default=None, allow_none=True)
    rests = fields.Boolean(
        load_default=False,
        metadata={"description": "Whether vacations, days off and quiet hours of a seat's player stop its clock."},
    )


class SeatTimeShape(Shape):
    """What a seat has of time."""

    seat = fields.Integer(required=True)
    bank = required(fields.Integer, "Seconds kept, of a time control that keeps any.", allow_none=True)
    is_resting = required(fields.Boolean, "Whether its clock stands still now: a day off, quiet hours, a vacation.")
    away_until = required(Timestamp, "When its player's vacation ends, if it is on one.", allow_none=True)
    has_lapsed = required(fields.Boolean, "Whether its time has run out and its opponents may claim.")
    stand_in = required(
        fields.String, "The level of the house bot that plays until its player is back.", allow_none=True
    )
    wants_pause = fields.Boolean(required=True)


class VerdictShape(Shape):
    """What comes of a seat whose time has run out."""

    verdict = required(
        fields.String,
        "`forfeit`: the seat has left the match. `wait`: it has its whole time again.",
        validate=one_of(("forfeit", "wait")),
    )
