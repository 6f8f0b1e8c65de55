# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

AmitySoundedAnswer = Literal["here", "near", "no"]

AMITY_SOUNDED_ANSWER_VALUES: set[AmitySoundedAnswer] = {
    "here",
    "near",
    "no",
}


def check_amity_sounded_answer(value: str) -> AmitySoundedAnswer:
    if value in AMITY_SOUNDED_ANSWER_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {AMITY_SOUNDED_ANSWER_VALUES!r}"
    )
