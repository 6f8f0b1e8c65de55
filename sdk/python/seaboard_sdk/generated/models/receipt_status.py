# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

ReceiptStatus = Literal["closed", "sealed"]

RECEIPT_STATUS_VALUES: set[ReceiptStatus] = {
    "closed",
    "sealed",
}


def check_receipt_status(value: str) -> ReceiptStatus:
    if value in RECEIPT_STATUS_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {RECEIPT_STATUS_VALUES!r}"
    )
