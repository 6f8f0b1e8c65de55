# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

ChangedWebhookStatus = Literal["active", "paused"]

CHANGED_WEBHOOK_STATUS_VALUES: set[ChangedWebhookStatus] = {
    "active",
    "paused",
}


def check_changed_webhook_status(value: str) -> ChangedWebhookStatus:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(ChangedWebhookStatus, value)
