# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

OrcaViewShownType0 = Literal["A", "B", "C"]

ORCA_VIEW_SHOWN_TYPE_0_VALUES: set[OrcaViewShownType0] = {
    "A",
    "B",
    "C",
}


def check_orca_view_shown_type_0(value: str) -> OrcaViewShownType0:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(OrcaViewShownType0, value)
