"""What the service says of itself."""

from __future__ import annotations

from marshmallow import fields

from seaboard.api.fields import Timestamp
from seaboard.api.shapes.base import Shape, required


class LimitsShape(Shape):
    """What a request may ask for."""

    body_bytes = required(fields.Integer, "The largest body, in bytes.")
    page_size = required(fields.Integer, "How many items a page has if `limit` is not given.")
    page_size_most = required(fields.Integer, "The largest `limit`.")
    wait_seconds_most = required(fields.Integer, "The longest `wait`.")
    streams_most = required(fields.Integer, "How many event streams an access token may have open.")


class ServiceShape(Shape):
    """The service itself."""

    name = fields.String(required=True)
    version = fields.String(required=True)
    server_time = Timestamp(required=True)
    streams_url = required(
        fields.String, "Where long polls (`wait`) are answered; null: at this same address.", allow_none=True
    )
    limits = fields.Nested(LimitsShape, required=True)


class HealthShape(Shape):
    """That the process answers."""

    status = fields.String(required=True, metadata={"enum": ["ok"]})


class ReadinessShape(Shape):
    """Whether the process can do its work."""

    status = fields.String(required=True, metadata={"enum": ["ready", "not-ready"]})
    parts = required(fields.Dict, "What each part that is needed says.", keys=fields.String(), values=fields.String())


class ProblemKindShape(Shape):
    """What a problem's `type` means."""

    code = fields.String(required=True)
    title = fields.String(required=True)
    status = fields.Integer(required=True)
    meaning = fields.String(required=True)
    again = required(fields.Boolean, "Whether the same request may succeed later, unchanged.")
