# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

OrcaViewWinnerType0 = Literal["crew", "shark"]

ORCA_VIEW_WINNER_TYPE_0_VALUES: set[OrcaViewWinnerType0] = {
    "crew",
    "shark",
}


def check_orca_view_winner_type_0(value: str) -> OrcaViewWinnerType0:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(OrcaViewWinnerType0, value)
