# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

BeachClosedWhereaboutsDueType0 = Literal["island", "leave"]

BEACH_CLOSED_WHEREABOUTS_DUE_TYPE_0_VALUES: set[BeachClosedWhereaboutsDueType0] = {
    "island",
    "leave",
}


def check_beach_closed_whereabouts_due_type_0(
    value: str,
) -> BeachClosedWhereaboutsDueType0:
    if value in BEACH_CLOSED_WHEREABOUTS_DUE_TYPE_0_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {BEACH_CLOSED_WHEREABOUTS_DUE_TYPE_0_VALUES!r}"
    )
