# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

MatchVacatedType = Literal["match.vacated"]

MATCH_VACATED_TYPE_VALUES: set[MatchVacatedType] = {
    "match.vacated",
}


def check_match_vacated_type(value: str) -> MatchVacatedType:
    if value in MATCH_VACATED_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {MATCH_VACATED_TYPE_VALUES!r}"
    )
