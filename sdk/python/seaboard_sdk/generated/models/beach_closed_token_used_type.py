# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

BeachClosedTokenUsedType = Literal["beach-closed.token-used"]

BEACH_CLOSED_TOKEN_USED_TYPE_VALUES: set[BeachClosedTokenUsedType] = {
    "beach-closed.token-used",
}


def check_beach_closed_token_used_type(value: str) -> BeachClosedTokenUsedType:
    if value in BEACH_CLOSED_TOKEN_USED_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {BEACH_CLOSED_TOKEN_USED_TYPE_VALUES!r}"
    )
