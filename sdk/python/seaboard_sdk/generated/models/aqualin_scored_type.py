# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

AqualinScoredType = Literal["aqualin.scored"]

AQUALIN_SCORED_TYPE_VALUES: set[AqualinScoredType] = {
    "aqualin.scored",
}


def check_aqualin_scored_type(value: str) -> AqualinScoredType:
    if value in AQUALIN_SCORED_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {AQUALIN_SCORED_TYPE_VALUES!r}"
    )
