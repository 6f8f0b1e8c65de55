# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

ReceiptStatus = Literal["closed", "sealed"]

RECEIPT_STATUS_VALUES: set[ReceiptStatus] = {
    "closed",
    "sealed",
}


def check_receipt_status(value: str) -> ReceiptStatus:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(ReceiptStatus, value)
