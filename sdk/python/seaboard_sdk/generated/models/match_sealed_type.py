# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

MatchSealedType = Literal["match.sealed"]

MATCH_SEALED_TYPE_VALUES: set[MatchSealedType] = {
    "match.sealed",
}


def check_match_sealed_type(value: str) -> MatchSealedType:
    if value in MATCH_SEALED_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {MATCH_SEALED_TYPE_VALUES!r}"
    )
