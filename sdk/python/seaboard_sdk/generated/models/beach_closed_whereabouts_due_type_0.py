# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

BeachClosedWhereaboutsDueType0 = Literal["island", "leave"]

BEACH_CLOSED_WHEREABOUTS_DUE_TYPE_0_VALUES: set[BeachClosedWhereaboutsDueType0] = {
    "island",
    "leave",
}


def check_beach_closed_whereabouts_due_type_0(
    value: str,
) -> BeachClosedWhereaboutsDueType0:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(BeachClosedWhereaboutsDueType0, value)
