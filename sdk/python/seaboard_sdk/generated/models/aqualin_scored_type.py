# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

AqualinScoredType = Literal["aqualin.scored"]

AQUALIN_SCORED_TYPE_VALUES: set[AqualinScoredType] = {
    "aqualin.scored",
}


def check_aqualin_scored_type(value: str) -> AqualinScoredType:
    if value not in AQUALIN_SCORED_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {AQUALIN_SCORED_TYPE_VALUES!r}")
    return cast(AqualinScoredType, value)
