# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

MatchNonceAddedType = Literal["match.nonce-added"]

MATCH_NONCE_ADDED_TYPE_VALUES: set[MatchNonceAddedType] = {
    "match.nonce-added",
}


def check_match_nonce_added_type(value: str) -> MatchNonceAddedType:
    if value not in MATCH_NONCE_ADDED_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {MATCH_NONCE_ADDED_TYPE_VALUES!r}")
    return cast(MatchNonceAddedType, value)
