"""Bodies of ratings, leaderboards and tournaments."""

from __future__ import annotations

from marshmallow import Schema, fields
from marshmallow.validate import Length, Range

from seaboard.api.fields import Timestamp
from seaboard.api.shapes.base import Shape, Whole, list_of, next_cursor, one_of, required
from seaboard.api.shapes.matches import NAME
from seaboard.api.shapes.players import PlayerShape
from seaboard.api.shapes.queries import after, limit
from seaboard.api.shapes.time import TimeControlShape

LISTS = ("players", "house")
FORMS = ("round-robin", "swiss")
TOURNAMENT_STATUSES = ("entering", "running", "finished", "cancelled")
ROLE = "One role, or the roles that one seat plays, joined by `+`; empty for all roles of the game together."
LIST = "Matches in which a house bot sat from the start are counted apart: `house`."


class RatingShape(Shape):
    """How strong I am held to be: 1500 ± 500 before the first match."""

    game = fields.String(required=True)
    role = required(fields.String, ROLE)
    list = required(fields.String, LIST, validate=one_of(LISTS))
    rating = required(fields.Integer, "The likeliest strength.")
    deviation = required(fields.Integer, "How uncertain that is: one standard deviation.")
    standing = required(fields.Integer, "What the strength is at least: the rating less three deviations.")
    matches = required(fields.Integer, "How many were counted.")
    changed_at = Timestamp(required=True)


class RatingsShape(Shape):
    """All my ratings."""

    items = list_of(RatingShape)
    next = fields.Constant(None, required=True, metadata={"description": "Null: there are never more."})


class RatingChangeShape(Shape):
    """What one match did to my rating."""

    id = fields.String(required=True)
    match = fields.String(required=True)
    game = fields.String(required=True)
    role = required(fields.String, ROLE)
    list = required(fields.String, LIST, validate=one_of(LISTS))
    rating_before = fields.Integer(required=True, attribute="before")
    rating_after = fields.Integer(required=True, attribute="after")
    at = Timestamp(required=True)


class RatingChangesShape(Shape):
    """A page of my history, the newest first."""

    items = list_of(RatingChangeShape)
    next = next_cursor()


class LeaderShape(Shape):
    """Somebody on a leaderboard."""

    player = fields.Nested(PlayerShape, required=True, allow_none=True)
    level = required(fields.String, "Of a house bot, on the list `house`.", allow_none=True)
    rating = required(fields.Integer, "The likeliest strength.")
    deviation = required(fields.Integer, "How uncertain that is: one standard deviation.")
    standing = required(fields.Integer, "What the board goes by: the rating less three deviations.")
    matches = required(fields.Integer, "How many were counted.")


class LeadersShape(Shape):
    """A page of a leaderboard, the highest standing first."""

    items = list_of(LeaderShape)
    next = next_cursor()


class LeadersQuery(Schema):
    """Which leaderboard."""

    role = fields.String(
        load_default="",
        validate=Whole(r"^[a-z0-9+-]{0,80}$", error="must be roles joined by `+`"),
        metadata={"description": ROLE},
    )
    list = fields.String(load_default="players", validate=one_of(LISTS), metadata={"description": LIST})
    after = after()
    limit = limit()


class TournamentsQuery(Schema):
    """Which tournaments."""

    game = fields.String(validate=NAME)
    status = fields.String(validate=one_of(TOURNAMENT_STATUSES))
    after = after()
    limit = limit()


class HouseBotsShape(Shape):
    """So many house bots of a level."""

    level = required(fields.String, "One of the game's.", validate=one_of(("easy", "medium", "hard")))
    count = fields.Integer(required=True, strict=True, validate=Range(1, 128))


class NewTournamentShape(Shape):
    """A tournament to be opened; the game must be one for two."""

    game = required(fields.String, "The game's id.", validate=NAME)
    form = required(
        fields.String,
        "`round-robin`: everybody meets everybody (32 entrants at most). `swiss`: those meet who have as many points, "
        "and nobody the same twice while that can be avoided (128 at most).",
        validate=one_of(FORMS),
    )
    rounds = fields.Integer(
        load_default=None,
        allow_none=True,
        strict=True,
        validate=Range(1, 20),
        metadata={"description": "Of `swiss`; if nothing is said, as many as tell the entrants apart."},
    )
    options = fields.Dict(
        keys=fields.String(validate=Length(1, 40)),
        load_default=dict,
        metadata={"description": "The game's options; what is left out has its default."},
    )
    time_control = fields.Nested(
        TimeControlShape,
        load_default=None,
        allow_none=True,
        metadata={"description": "Needed where players may enter."},
    )
    is_rated = fields.Boolean(
        load_default=True, metadata={"description": "Whether the matches count; never with a chosen seed."}
    )
    house = fields.List(
        fields.Nested(HouseBotsShape),
        load_default=list,
        validate=Length(0, 10),
        metadata={"description": "House bots that play, from the start on."},
    )
    start = fields.String(
        load_default="call",
        validate=one_of(("now", "call")),
        metadata={"description": "`now`: nobody else may enter. `call`: when whoever opened it says so."},
    )
    entrants_most = fields.Integer(
        load_default=None,
        allow_none=True,
        strict=True,
        validate=Range(2, 128),
        metadata={"description": "How many may enter, house bots among them; if nothing is said, as many as may."},
    )
    seed = fields.String(
        load_default=None,
        allow_none=True,
        validate=Whole(r"^[0-9a-f]{64}$", error="must be 64 hexadecimal digits in small letters"),
        metadata={"description": "Of a tournament of house bots alone: it makes the whole result. Drawn if left out."},
    )


class TournamentShape(Shape):
    """A contest of many matches, in rounds."""

    id = fields.String(required=True)
    game = fields.String(required=True)
    form = fields.String(required=True, validate=one_of(FORMS))
    options = fields.Dict(required=True)
    time_control = fields.Nested(TimeControlShape, required=True, allow_none=True)
    rounds = required(fields.Integer, "How many there are, when that is known.", allow_none=True)
    round = required(fields.Integer, "Which is played, or was the last; 0 before the start.")
    is_rated = fields.Boolean(required=True)
    status = fields.String(required=True, validate=one_of(TOURNAMENT_STATUSES))
    entrants = required(fields.Integer, "How many have entered.")
    entrants_most = fields.Integer(required=True)
    opened_by = fields.Nested(PlayerShape, required=True, allow_none=True)
    opened_at = Timestamp(required=True)
    started_at = Timestamp(required=True, allow_none=True)
    finished_at = Timestamp(required=True, allow_none=True)
    commitment = required(fields.String, "SHA-256 over the seed.")
    seed = required(fields.String, "What lots and matches came from; null until it is finished.", allow_none=True)
    my_entry = required(fields.Integer, "My number among the entrants, if I have entered.", allow_none=True)
    has_withdrawn = required(fields.Boolean, "Whether I have withdrawn since.")


class TournamentsShape(Shape):
    """A page of tournaments, the newest first."""

    items = fields.List(fields.Nested(TournamentShape), required=True, attribute="tournaments")
    next = next_cursor()


class EntrantShape(Shape):
    """Who plays in a tournament; neither player nor level: somebody who is gone."""

    number = fields.Integer(required=True)
    player = fields.Nested(PlayerShape, required=True, allow_none=True)
    level = required(fields.String, "Of a house bot.", allow_none=True)
    has_withdrawn = fields.Boolean(required=True)


class TableRowShape(Shape):
    """An entrant's place and what it goes by. Who is alike in all of it shares a place."""

    place = fields.Integer(required=True)
    entrant = fields.Nested(EntrantShape, required=True)
    points = required(fields.Float, "1 for a win, 0.5 for a draw.")
    buchholz = required(fields.Float, "The points of all opponents; not counted in a round robin.")
    sonneborn_berger = required(fields.Float, "The points of the beaten, and half those of the drawn.")
    wins = fields.Integer(required=True)
    played = fields.Integer(required=True)
    byes = fields.Integer(required=True)


class TournamentTableShape(Shape):
    """All entrants, the best first, by the matches that are over."""

    items = list_of(TableRowShape)
    next = fields.Constant(None, required=True, metadata={"description": "Null: there are never more."})
    round = required(fields.Integer, "Which is played, or was the last.")
    is_final = fields.Boolean(required=True)


class PairingShape(Shape):
    """Two entrants at a board, the first in seat 0; without a second, the first has a bye."""

    board = fields.Integer(required=True)
    first = fields.Nested(EntrantShape, required=True)
    second = fields.Nested(EntrantShape, required=True, allow_none=True)
    match = fields.String(required=True, allow_none=True)
    first_points = required(fields.Float, "Null until the match is over.", allow_none=True)
    second_points = fields.Float(required=True, allow_none=True)


class TournamentRoundShape(Shape):
    """One round's pairings, by board."""

    items = list_of(PairingShape)
    next = fields.Constant(None, required=True, metadata={"description": "Null: there are never more."})
    number = fields.Integer(required=True)
