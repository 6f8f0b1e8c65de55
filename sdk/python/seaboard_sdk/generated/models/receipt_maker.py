# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

ReceiptMaker = Literal["clock", "conditional", "house", "seat"]

RECEIPT_MAKER_VALUES: set[ReceiptMaker] = {
    "clock",
    "conditional",
    "house",
    "seat",
}


def check_receipt_maker(value: str) -> ReceiptMaker:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(ReceiptMaker, value)
