# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

BeachClosedTokenUsedType = Literal["beach-closed.token-used"]

BEACH_CLOSED_TOKEN_USED_TYPE_VALUES: set[BeachClosedTokenUsedType] = {
    "beach-closed.token-used",
}


def check_beach_closed_token_used_type(value: str) -> BeachClosedTokenUsedType:
    if value not in BEACH_CLOSED_TOKEN_USED_TYPE_VALUES:
        raise TypeError(
            f"{value!r} is not one of {BEACH_CLOSED_TOKEN_USED_TYPE_VALUES!r}"
        )
    return cast(BeachClosedTokenUsedType, value)
