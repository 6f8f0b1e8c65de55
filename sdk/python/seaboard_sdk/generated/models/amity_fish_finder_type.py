# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

AmityFishFinderType = Literal["amity.fish-finder"]

AMITY_FISH_FINDER_TYPE_VALUES: set[AmityFishFinderType] = {
    "amity.fish-finder",
}


def check_amity_fish_finder_type(value: str) -> AmityFishFinderType:
    if value in AMITY_FISH_FINDER_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {AMITY_FISH_FINDER_TYPE_VALUES!r}"
    )
