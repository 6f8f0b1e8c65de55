# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

WebhookStatus = Literal["active", "gone", "paused"]

WEBHOOK_STATUS_VALUES: set[WebhookStatus] = {
    "active",
    "gone",
    "paused",
}


def check_webhook_status(value: str) -> WebhookStatus:
    if value in WEBHOOK_STATUS_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {WEBHOOK_STATUS_VALUES!r}"
    )
