# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

OrcaViewChumType0 = Literal["brody", "hooper", "quint"]

ORCA_VIEW_CHUM_TYPE_0_VALUES: set[OrcaViewChumType0] = {
    "brody",
    "hooper",
    "quint",
}


def check_orca_view_chum_type_0(value: str) -> OrcaViewChumType0:
    if value in ORCA_VIEW_CHUM_TYPE_0_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {ORCA_VIEW_CHUM_TYPE_0_VALUES!r}"
    )
