# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

ChangedWebhookStatus = Literal["active", "paused"]

CHANGED_WEBHOOK_STATUS_VALUES: set[ChangedWebhookStatus] = {
    "active",
    "paused",
}


def check_changed_webhook_status(value: str) -> ChangedWebhookStatus:
    if value in CHANGED_WEBHOOK_STATUS_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {CHANGED_WEBHOOK_STATUS_VALUES!r}"
    )
