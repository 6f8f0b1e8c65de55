# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

DeliveryStatus = Literal["delivered", "failed", "pending"]

DELIVERY_STATUS_VALUES: set[DeliveryStatus] = {
    "delivered",
    "failed",
    "pending",
}


def check_delivery_status(value: str) -> DeliveryStatus:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(DeliveryStatus, value)
