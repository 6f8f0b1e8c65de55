# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

BeachClosedBlockCardType = Literal["beach-closed.block-card"]

BEACH_CLOSED_BLOCK_CARD_TYPE_VALUES: set[BeachClosedBlockCardType] = {
    "beach-closed.block-card",
}


def check_beach_closed_block_card_type(value: str) -> BeachClosedBlockCardType:
    if value not in BEACH_CLOSED_BLOCK_CARD_TYPE_VALUES:
        raise TypeError(
            f"{value!r} is not one of {BEACH_CLOSED_BLOCK_CARD_TYPE_VALUES!r}"
        )
    return cast(BeachClosedBlockCardType, value)
