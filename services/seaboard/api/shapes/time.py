"""Clocks as they are set, shown and stopped."""

from __future__ import annotations

from marshmallow import fields
from marshmallow.validate import Length, Range

from seaboard.api.fields import RecordedList, Timestamp
from seaboard.api.shapes.base import Shape, Whole, one_of, required
from seaboard.matches.calendars import DAYS

SECONDS_MOST = 5_184_000


def _seconds(description: str, *, least: int = 1, **more: object) -> fields.Integer:
    metadata = {"description": description}
    return fields.Integer(strict=True, validate=Range(least, SECONDS_MOST), metadata=metadata, **more)  # type: ignore[arg-type]


class TimeControlShape(Shape):
    """How long a seat may take. In all kinds that keep time: bank after = min(cap, bank - used + increment)."""

    kind = required(
        fields.String,
        "`per-decision`: `seconds` for each decision. `fischer`: a bank that starts with `seconds`; each decision made "
        "adds `increment`, up to `cap`. `reserve`: each decision may take `increment` and, beyond it, a reserve that "
        "starts with `seconds` and never holds more.",
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


class AdvanceShape(Shape):
    """How far the sandbox's clock is moved."""

    seconds = _seconds("How far forward.", required=True)


class SandboxShape(Shape):
    """What who opens a sandbox fixes."""

    seed = fields.String(
        load_default=None,
        allow_none=True,
        validate=Whole(r"^[0-9a-f]{64}$", error="must be 64 hexadecimal digits in small letters"),
        metadata={"description": "The match's seed, of 32 bytes; drawn if nothing is said."},
    )
    nonces = fields.List(
        fields.String(validate=Whole(r"^([0-9a-f]{2}){0,64}$", error="must be at most 64 bytes in hex")),
        load_default=list,
        validate=Length(0, 20),
        metadata={"description": "What each seat adds to the seed, as a replay has it; empty if none does."},
    )
    choices = RecordedList(
        "LogEntry",
        load_default=list,
        validate=Length(0, 500),
        metadata={
            "description": "Played at once for all seats, so that the match begins in that position: the `choices` "
            "of a replay, as many as you like. All seats must be `me` or `house`."
        },
    )


CLOCK_TIME = Whole(r"^([01][0-9]|2[0-3]):[0-5][0-9]$", error="must be a time such as 22:30")


class WeekShape(Shape):
    """When a player's clocks stand still every week, in matches whose time control lets rests count."""

    zone = required(fields.String, "Of the time zone database, such as `Europe/Berlin`.", validate=Length(1, 64))
    days_off = fields.List(
        fields.String(validate=one_of(DAYS)),
        load_default=list,
        validate=Length(0, 7),
        metadata={"description": "At most three days."},
    )
    quiet_from = fields.String(
        load_default=None, allow_none=True, validate=CLOCK_TIME, metadata={"description": "Each day, local time."}
    )
    quiet_to = fields.String(
        load_default=None,
        allow_none=True,
        validate=CLOCK_TIME,
        metadata={"description": "At most 14 hours later, perhaps on the next day."},
    )


class NewVacationShape(Shape):
    """When a player is away."""

    starts_at = Timestamp(load_default=None, allow_none=True, metadata={"description": "Now, if nothing is said."})
    ends_at = Timestamp(required=True, metadata={"description": "A day or more after the start."})


class VacationShape(Shape):
    """A time in which a player's clocks stand still, in matches whose time control lets rests count."""

    id = fields.String(required=True)
    starts_at = Timestamp(required=True)
    ends_at = Timestamp(required=True)


class VacationsShape(Shape):
    """A player's vacations of this year and later."""

    items = fields.List(fields.Nested(VacationShape), required=True, attribute="vacations")
    next = fields.Constant(None, required=True, metadata={"description": "Null: there are never more."})
    days_left = required(fields.Integer, "Whole days that may still be booked of this year (UTC).")
    server_time = Timestamp(required=True, attribute="now")
