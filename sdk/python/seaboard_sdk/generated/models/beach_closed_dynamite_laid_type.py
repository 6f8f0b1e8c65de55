# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

BeachClosedDynamiteLaidType = Literal["beach-closed.dynamite-laid"]

BEACH_CLOSED_DYNAMITE_LAID_TYPE_VALUES: set[BeachClosedDynamiteLaidType] = {
    "beach-closed.dynamite-laid",
}


def check_beach_closed_dynamite_laid_type(value: str) -> BeachClosedDynamiteLaidType:
    if value in BEACH_CLOSED_DYNAMITE_LAID_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {BEACH_CLOSED_DYNAMITE_LAID_TYPE_VALUES!r}"
    )
