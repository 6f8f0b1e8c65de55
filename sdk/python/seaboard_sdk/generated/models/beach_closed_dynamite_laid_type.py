# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

BeachClosedDynamiteLaidType = Literal["beach-closed.dynamite-laid"]

BEACH_CLOSED_DYNAMITE_LAID_TYPE_VALUES: set[BeachClosedDynamiteLaidType] = {
    "beach-closed.dynamite-laid",
}


def check_beach_closed_dynamite_laid_type(value: str) -> BeachClosedDynamiteLaidType:
    if value not in BEACH_CLOSED_DYNAMITE_LAID_TYPE_VALUES:
        raise TypeError(
            f"{value!r} is not one of {BEACH_CLOSED_DYNAMITE_LAID_TYPE_VALUES!r}"
        )
    return cast(BeachClosedDynamiteLaidType, value)
