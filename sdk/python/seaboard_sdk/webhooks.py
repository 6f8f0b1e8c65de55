"""Whether a webhook really comes from the service (Standard Webhooks). Needs the extra `webhooks`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from standardwebhooks import Webhook, WebhookVerificationError

from seaboard_sdk.groups import SeaboardError


class NotSigned(SeaboardError):
    """It was not signed with this secret, or too long ago: answer 400 and do nothing."""


def verify(secret: str, body: bytes, headers: Mapping[str, str]) -> dict[str, Any]:
    """What a delivery says. `secret` is the webhook's (`whsec_...`), `body` the bytes as they came; or NotSigned."""
    told = {name.lower(): value for name, value in headers.items()}
    try:
        said: dict[str, Any] = Webhook(secret).verify(body, told)
    except (WebhookVerificationError, ValueError) as fault:
        raise NotSigned(str(fault)) from fault
    return said
