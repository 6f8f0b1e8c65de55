"""An app: itself, its players, their tokens, and what was done in it."""

from __future__ import annotations

from marshmallow import fields
from marshmallow.validate import Length, Range

from seaboard.api.fields import Timestamp
from seaboard.api.shapes.base import Shape, list_of, next_cursor, required
from seaboard.api.shapes.tokens import scopes_field
from seaboard.matches.app_players import USUAL_SCOPES


class TenantShape(Shape):
    """An app: what it uses, and the most that it may; null: no limit."""

    id = fields.String(required=True)
    name = fields.String(required=True)
    created_at = Timestamp(required=True)
    players = fields.Integer(required=True)
    players_most = fields.Integer(required=True, allow_none=True)
    unfinished_matches = required(fields.Integer, "Matches that are open or running.")
    unfinished_matches_most = fields.Integer(required=True, allow_none=True)
    matches = required(fields.Integer, "All that there have been.")
    issuer = required(fields.String, "Whose signed tokens are taken for the app's players.", allow_none=True)


class PutAppPlayerShape(Shape):
    """What one of the app's players is now."""

    name = required(fields.String, "How the others see it; unique in the app.", validate=Length(1, 100))
    is_bot = fields.Boolean(load_default=False, metadata={"description": "Whether it is a program."})


class AppPlayerShape(Shape):
    """A player of the app."""

    id = fields.String(required=True, attribute="player.id")
    external_id = required(fields.String, "Its id in the app.")
    name = fields.String(required=True, attribute="player.name")
    is_bot = fields.Boolean(required=True, attribute="player.is_bot")
    created_at = Timestamp(required=True, attribute="player.created_at")


class AppPlayersShape(Shape):
    """A page of the app's players, the newest first."""

    items = list_of(AppPlayerShape)
    next = next_cursor()


class MintedTokenShape(Shape):
    """A short-lived token of one of the app's players."""

    seconds = fields.Integer(
        load_default=3600,
        strict=True,
        validate=Range(1, 86_400),
        metadata={"description": "How long it lasts."},
    )
    scopes = scopes_field(load_default=list(USUAL_SCOPES))
    label = fields.String(load_default="", validate=Length(max=100))


class ActShape(Shape):
    """An act that is remembered: who did what to what. Ids only, no names."""

    id = fields.String(required=True)
    at = Timestamp(required=True)
    actor = required(fields.String, "The id of a player or of one of the app's keys, or `operator`.")
    act = required(fields.String, "Such as `key-created`, `quotas-set`, `player-erased`.")
    subject = required(fields.String, "The id of what it was done to.")
    details = fields.Dict(required=True, keys=fields.String())


class ActsShape(Shape):
    """A page of what was done in the app, the newest first."""

    items = list_of(ActShape)
    next = next_cursor()
