"""Access tokens, as they are asked for, shown once, and listed."""

from __future__ import annotations

from marshmallow import fields
from marshmallow.validate import Length

from seaboard.api.fields import Timestamp
from seaboard.api.shapes.base import Shape, list_of, next_cursor, one_of, required
from seaboard.matches.tokens import SCOPES


def scopes_field(**more: object) -> fields.List[str]:
    """Some scopes, at least one."""
    return fields.List(
        fields.String(validate=one_of(tuple(SCOPES))),
        validate=Length(1, len(SCOPES)),
        metadata={"description": "What it allows; no more than the token that asks.", "uniqueItems": True},
        **more,  # type: ignore[arg-type]
    )


class NewAccessTokenShape(Shape):
    """A further token of the caller."""

    label = fields.String(
        load_default="", validate=Length(max=100), metadata={"description": "What it is for, in words of yours."}
    )
    scopes = scopes_field(required=True)
    expires_at = Timestamp(
        load_default=None,
        allow_none=True,
        metadata={"description": "When it ends: at the latest when the token ends that asks for it."},
    )


class AccessTokenShape(Shape):
    """A token without its secret."""

    id = fields.String(required=True)
    label = fields.String(required=True)
    scopes = fields.List(fields.String(validate=one_of(tuple(SCOPES))), required=True)
    created_at = Timestamp(required=True)
    expires_at = Timestamp(required=True, allow_none=True)
    is_current = required(fields.Boolean, "Whether it is the one that asks.")


class CreatedAccessTokenShape(Shape):
    """A new token with its secret, which is shown to whoever made it and never stored in clear."""

    token = fields.Nested(AccessTokenShape, required=True)
    access_token = required(fields.String, "Send it as `Authorization: Bearer`.")


class AccessTokensShape(Shape):
    """A page of the caller's good tokens, the newest first."""

    items = list_of(AccessTokenShape)
    next = next_cursor()


class RevokedShape(Shape):
    """A token that is good no more."""

    id = fields.String(required=True)
