# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

AmitySightingBy = Literal["barrel", "binoculars", "fish-finder"]

AMITY_SIGHTING_BY_VALUES: set[AmitySightingBy] = {
    "barrel",
    "binoculars",
    "fish-finder",
}


def check_amity_sighting_by(value: str) -> AmitySightingBy:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(AmitySightingBy, value)
