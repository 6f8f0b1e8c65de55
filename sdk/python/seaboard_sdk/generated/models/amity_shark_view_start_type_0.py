# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

AmitySharkViewStartType0 = Literal[
    "1", "2", "3", "4", "5", "6", "7", "8", "E", "N", "S", "W"
]

AMITY_SHARK_VIEW_START_TYPE_0_VALUES: set[AmitySharkViewStartType0] = {
    "1",
    "2",
    "3",
    "4",
    "5",
    "6",
    "7",
    "8",
    "E",
    "N",
    "S",
    "W",
}


def check_amity_shark_view_start_type_0(value: str) -> AmitySharkViewStartType0:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(AmitySharkViewStartType0, value)
