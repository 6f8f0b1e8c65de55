# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

MatchNonceAddedType = Literal["match.nonce-added"]

MATCH_NONCE_ADDED_TYPE_VALUES: set[MatchNonceAddedType] = {
    "match.nonce-added",
}


def check_match_nonce_added_type(value: str) -> MatchNonceAddedType:
    if value in MATCH_NONCE_ADDED_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {MATCH_NONCE_ADDED_TYPE_VALUES!r}"
    )
