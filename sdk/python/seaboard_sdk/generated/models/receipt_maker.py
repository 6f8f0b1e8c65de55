# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

ReceiptMaker = Literal["clock", "conditional", "house", "seat"]

RECEIPT_MAKER_VALUES: set[ReceiptMaker] = {
    "clock",
    "conditional",
    "house",
    "seat",
}


def check_receipt_maker(value: str) -> ReceiptMaker:
    if value in RECEIPT_MAKER_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {RECEIPT_MAKER_VALUES!r}"
    )
