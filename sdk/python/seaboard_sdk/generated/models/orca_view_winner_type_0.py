# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

OrcaViewWinnerType0 = Literal["crew", "shark"]

ORCA_VIEW_WINNER_TYPE_0_VALUES: set[OrcaViewWinnerType0] = {
    "crew",
    "shark",
}


def check_orca_view_winner_type_0(value: str) -> OrcaViewWinnerType0:
    if value in ORCA_VIEW_WINNER_TYPE_0_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {ORCA_VIEW_WINNER_TYPE_0_VALUES!r}"
    )
