# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

WebhookStatus = Literal["active", "given-up", "gone", "paused"]

WEBHOOK_STATUS_VALUES: set[WebhookStatus] = {
    "active",
    "given-up",
    "gone",
    "paused",
}


def check_webhook_status(value: str) -> WebhookStatus:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(WebhookStatus, value)
