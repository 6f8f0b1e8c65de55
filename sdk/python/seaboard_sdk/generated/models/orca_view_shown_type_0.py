# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

OrcaViewShownType0 = Literal["A", "B", "C"]

ORCA_VIEW_SHOWN_TYPE_0_VALUES: set[OrcaViewShownType0] = {
    "A",
    "B",
    "C",
}


def check_orca_view_shown_type_0(value: str) -> OrcaViewShownType0:
    if value in ORCA_VIEW_SHOWN_TYPE_0_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {ORCA_VIEW_SHOWN_TYPE_0_VALUES!r}"
    )
