# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

AmityInCourseMember = Literal["brody", "hooper", "quint"]

AMITY_IN_COURSE_MEMBER_VALUES: set[AmityInCourseMember] = {
    "brody",
    "hooper",
    "quint",
}


def check_amity_in_course_member(value: str) -> AmityInCourseMember:
    if value in AMITY_IN_COURSE_MEMBER_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {AMITY_IN_COURSE_MEMBER_VALUES!r}"
    )
