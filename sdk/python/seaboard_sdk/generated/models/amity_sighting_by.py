# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

AmitySightingBy = Literal["barrel", "binoculars", "fish-finder"]

AMITY_SIGHTING_BY_VALUES: set[AmitySightingBy] = {
    "barrel",
    "binoculars",
    "fish-finder",
}


def check_amity_sighting_by(value: str) -> AmitySightingBy:
    if value in AMITY_SIGHTING_BY_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {AMITY_SIGHTING_BY_VALUES!r}"
    )
