# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

BeachClosedAttackType = Literal["beach-closed.attack"]

BEACH_CLOSED_ATTACK_TYPE_VALUES: set[BeachClosedAttackType] = {
    "beach-closed.attack",
}


def check_beach_closed_attack_type(value: str) -> BeachClosedAttackType:
    if value in BEACH_CLOSED_ATTACK_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {BEACH_CLOSED_ATTACK_TYPE_VALUES!r}"
    )
