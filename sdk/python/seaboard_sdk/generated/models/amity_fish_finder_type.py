# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

AmityFishFinderType = Literal["amity.fish-finder"]

AMITY_FISH_FINDER_TYPE_VALUES: set[AmityFishFinderType] = {
    "amity.fish-finder",
}


def check_amity_fish_finder_type(value: str) -> AmityFishFinderType:
    if value not in AMITY_FISH_FINDER_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {AMITY_FISH_FINDER_TYPE_VALUES!r}")
    return cast(AmityFishFinderType, value)
