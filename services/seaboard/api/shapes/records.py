"""What is taken away from matches: signed outcomes, and the keys to verify them with."""

from __future__ import annotations

from marshmallow import fields

from seaboard.api.shapes.base import Shape, list_of, required


class StatementShape(Shape):
    """How a match ended, signed."""

    statement = required(
        fields.String,
        "A JWT (RFC 7519) signed by Ed25519, of type `seaboard-outcome+jwt`: `sub` is the match, `iss` this service, "
        "`outcome` and `seats` say how it ended and for whom, and `replay_sha256` is the SHA-256, in hex, over the "
        "replay as JSON in UTF-8 with sorted names and without spaces.",
    )


class KeyShape(Shape):
    """A public key (RFC 8037)."""

    kty = fields.String(required=True)
    crv = fields.String(required=True)
    x = fields.String(required=True)
    kid = fields.String(required=True)
    use = fields.String(required=True)
    alg = fields.String(required=True)


class KeysShape(Shape):
    """The public keys (RFC 7517): the first signs now, the others did."""

    keys = list_of(KeyShape)
