# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

AmitySoundedAnswer = Literal["here", "near", "no"]

AMITY_SOUNDED_ANSWER_VALUES: set[AmitySoundedAnswer] = {
    "here",
    "near",
    "no",
}


def check_amity_sounded_answer(value: str) -> AmitySoundedAnswer:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(AmitySoundedAnswer, value)
