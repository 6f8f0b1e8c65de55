# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

MatchVacatedType = Literal["match.vacated"]

MATCH_VACATED_TYPE_VALUES: set[MatchVacatedType] = {
    "match.vacated",
}


def check_match_vacated_type(value: str) -> MatchVacatedType:
    if value not in MATCH_VACATED_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {MATCH_VACATED_TYPE_VALUES!r}")
    return cast(MatchVacatedType, value)
