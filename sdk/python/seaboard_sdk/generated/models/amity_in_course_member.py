# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

AmityInCourseMember = Literal["brody", "hooper", "quint"]

AMITY_IN_COURSE_MEMBER_VALUES: set[AmityInCourseMember] = {
    "brody",
    "hooper",
    "quint",
}


def check_amity_in_course_member(value: str) -> AmityInCourseMember:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(AmityInCourseMember, value)
