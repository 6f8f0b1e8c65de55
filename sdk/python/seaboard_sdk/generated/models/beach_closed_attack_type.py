# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

BeachClosedAttackType = Literal["beach-closed.attack"]

BEACH_CLOSED_ATTACK_TYPE_VALUES: set[BeachClosedAttackType] = {
    "beach-closed.attack",
}


def check_beach_closed_attack_type(value: str) -> BeachClosedAttackType:
    if value not in BEACH_CLOSED_ATTACK_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {BEACH_CLOSED_ATTACK_TYPE_VALUES!r}")
    return cast(BeachClosedAttackType, value)
