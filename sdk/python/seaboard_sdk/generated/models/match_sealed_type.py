# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

MatchSealedType = Literal["match.sealed"]

MATCH_SEALED_TYPE_VALUES: set[MatchSealedType] = {
    "match.sealed",
}


def check_match_sealed_type(value: str) -> MatchSealedType:
    if value not in MATCH_SEALED_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {MATCH_SEALED_TYPE_VALUES!r}")
    return cast(MatchSealedType, value)
