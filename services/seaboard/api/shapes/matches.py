"""A match as it is opened, listed and looked at."""

from __future__ import annotations

from typing import Any

from marshmallow import fields
from marshmallow.validate import Length, Range

from seaboard.api.fields import Recorded, Timestamp
from seaboard.api.shapes.base import Shape, Whole, list_of, next_cursor, one_of, required
from seaboard.api.shapes.papers import NONCE
from seaboard.api.shapes.players import PlayerShape
from seaboard.api.shapes.time import SandboxShape, SeatTimeShape, TimeControlShape

STATUSES = ("open", "running", "finished", "aborted")
NAME = Whole(r"^[a-z0-9-]{1,40}$", error="must be small letters, digits and hyphens, at most 40")


class TimeLimitShape(Shape):
    """The short form of a time control per decision: how long a seat may take, and what happens when it is late."""

    seconds = fields.Integer(required=True, strict=True, validate=Range(1, 31_536_000))
    policy = required(
        fields.String,
        "`forfeit`: the seat has left the match. `default-action`: a sensible choice is made for it.",
        validate=one_of(("forfeit", "default-action")),
    )


class SpectatorsShape(Shape):
    """What those who do not sit in a match may follow while it runs; then, everybody may follow everything."""

    kind = required(
        fields.String,
        "`none`: nothing. `live`: all that is public, as it happens. `delayed`: that, `delay` public events later.",
        validate=one_of(("none", "live", "delayed")),
    )
    delay = fields.Integer(
        load_default=0,
        strict=True,
        validate=Range(0, 1000),
        metadata={"description": "How many public events later; 0 unless `delayed`."},
    )


def expires_in() -> fields.Field[Any]:
    """How long an invitation stands."""
    text = "How many seconds an invitation stands; 14 days if nothing is said."
    return fields.Integer(strict=True, validate=Range(60, 5_184_000), metadata={"description": text})


def otherwise() -> fields.Field[Any]:
    """What the end of an invitation does."""
    text = (
        "What happens when an invitation is declined or expires. `open`: the seat is open to all. "
        "`abort`: the match is called off."
    )
    return fields.String(load_default="open", validate=one_of(("open", "abort")), metadata={"description": text})


class SeatWishShape(Shape):
    """How a seat is to be filled."""

    kind = required(
        fields.String,
        "`me`: by whoever opens the match. `open`: by whoever takes it. `house`: by a house bot of `level`. "
        "`invited`: by the player `player`.",
        validate=one_of(("me", "open", "house", "invited")),
    )
    level = fields.String(validate=one_of(("easy", "medium", "hard")))
    player = fields.String(validate=Length(1, 40), metadata={"description": "A player's id."})
    pick = fields.String(validate=NAME, metadata={"description": "What the seat picks, where the game asks for it."})
    expires_in = expires_in()
    otherwise = otherwise()


class NewMatchShape(Shape):
    """A match to be opened."""

    game = required(fields.String, "The game's id.", validate=NAME)
    seats = fields.List(
        fields.Nested(SeatWishShape),
        required=True,
        validate=Length(1, 20),
        metadata={"description": "One entry for each seat, in order."},
    )
    options = fields.Dict(
        keys=fields.String(validate=Length(1, 40)),
        load_default=dict,
        metadata={"description": "The game's options; what is left out has its default."},
    )
    time_limit = fields.Nested(TimeLimitShape, load_default=None, allow_none=True)
    time_control = fields.Nested(TimeControlShape, load_default=None, allow_none=True)
    sandbox = fields.Nested(SandboxShape, load_default=None, allow_none=True)
    start = fields.String(
        load_default="full",
        validate=one_of(("full", "call")),
        metadata={"description": "`full`: when the last seat is taken. `call`: when whoever opened it says so."},
    )
    access = fields.String(
        load_default="public",
        validate=one_of(("public", "private")),
        metadata={"description": "Whether others find the match and may watch it."},
    )
    spectators = fields.Nested(SpectatorsShape, load_default=lambda: {"kind": "live", "delay": 0})
    is_rated = fields.Boolean(
        load_default=False,
        metadata={"description": "Whether the match counts for ratings when it is over; never in a sandbox."},
    )


class SeatShape(Shape):
    """A place in a match and who holds it."""

    number = fields.Integer(required=True)
    status = fields.String(required=True, validate=one_of(("open", "invited", "taken", "house")))
    player = fields.Nested(PlayerShape, required=True, allow_none=True)
    level = required(fields.String, "Of a house bot.", allow_none=True)
    roles = fields.List(fields.String(), required=True)
    pick = fields.String(required=True, allow_none=True)
    picks = fields.List(
        fields.String(), required=True, metadata={"description": "What may be picked when sitting down here."}
    )
    has_left = fields.Boolean(required=True)


class AskedShape(Shape):
    """A seat that must choose now."""

    seat = fields.Integer(required=True)
    has_chosen = required(fields.Boolean, "Whether its sealed choice is made; that it is, is public.")
    deadline = Timestamp(required=True, allow_none=True)
    seconds_left = required(fields.Integer, "What its clock has left, not counting when it stands.", allow_none=True)


class MatchShape(Shape):
    """What everybody who may see the match may know of it."""

    id = fields.String(required=True)
    game = fields.String(required=True)
    rules_version = fields.Integer(required=True)
    status = fields.String(required=True, validate=one_of(STATUSES))
    access = fields.String(required=True, validate=one_of(("public", "private")))
    join_code = required(
        fields.String,
        "Of a private match, for who opened it and for those who sit in it: whoever has it may join.",
        allow_none=True,
    )
    start = fields.String(required=True, validate=one_of(("full", "call")))
    options = fields.Dict(required=True)
    time_limit = fields.Nested(TimeLimitShape, required=True, allow_none=True)
    time_control = fields.Nested(TimeControlShape, required=True, allow_none=True)
    times = list_of(SeatTimeShape, "What each seat has of time; empty where no clock is kept.")
    is_paused = fields.Boolean(required=True)
    is_rated = required(fields.Boolean, "Whether it counts for ratings when it is over.")
    is_sandbox = required(fields.Boolean, "Whether its opener moves its clock and chose its seed: it proves nothing.")
    spectators = fields.Nested(SpectatorsShape, required=True)
    commitment = required(fields.String, "SHA-256 over the seed, which is shown when the match is over.")
    opened_by = fields.Nested(PlayerShape, required=True, allow_none=True)
    rematch_of = required(fields.String, "The match that this is the rematch of.", allow_none=True)
    opened_at = Timestamp(required=True)
    started_at = Timestamp(required=True, allow_none=True)
    finished_at = Timestamp(required=True, allow_none=True)
    seats = list_of(SeatShape)
    asked = list_of(
        AskedShape, "The seats that must choose now; empty for outsiders of a match that they may not follow live."
    )
    outcome = Recorded("Outcome", required=True, allow_none=True)
    my_seats = fields.List(fields.Integer(), required=True, metadata={"description": "The caller's seats."})
    server_time = Timestamp(required=True, attribute="now")


class MatchesShape(Shape):
    """A page of matches."""

    items = fields.List(fields.Nested(MatchShape), required=True, attribute="matches")
    next = next_cursor()


class SitDownShape(Shape):
    """Whoever sits down here; an empty body will do."""

    pick = fields.String(validate=NAME, metadata={"description": "One of the seat's `picks`, where it has any."})
    nonce = fields.String(
        validate=NONCE, metadata={"description": "The seat's part of the match's chance: random bytes in hex."}
    )
