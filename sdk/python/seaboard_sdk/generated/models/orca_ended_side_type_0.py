# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

OrcaEndedSideType0 = Literal["crew", "shark"]

ORCA_ENDED_SIDE_TYPE_0_VALUES: set[OrcaEndedSideType0] = {
    "crew",
    "shark",
}


def check_orca_ended_side_type_0(value: str) -> OrcaEndedSideType0:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(OrcaEndedSideType0, value)
