# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

AmitySharkViewSpaceType0 = Literal[
    "1", "2", "3", "4", "5", "6", "7", "8", "E", "N", "S", "W"
]

AMITY_SHARK_VIEW_SPACE_TYPE_0_VALUES: set[AmitySharkViewSpaceType0] = {
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


def check_amity_shark_view_space_type_0(value: str) -> AmitySharkViewSpaceType0:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(AmitySharkViewSpaceType0, value)
