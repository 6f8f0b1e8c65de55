# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

AmitySharkViewPlayedType0 = Literal[
    "evasive-moves", "feeding-frenzy", "out-of-sight", "speed-burst"
]

AMITY_SHARK_VIEW_PLAYED_TYPE_0_VALUES: set[AmitySharkViewPlayedType0] = {
    "evasive-moves",
    "feeding-frenzy",
    "out-of-sight",
    "speed-burst",
}


def check_amity_shark_view_played_type_0(value: str) -> AmitySharkViewPlayedType0:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(AmitySharkViewPlayedType0, value)
