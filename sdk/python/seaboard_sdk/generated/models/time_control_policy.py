# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

TimeControlPolicy = Literal["default-action", "forfeit", "house", "opponents-decide"]

TIME_CONTROL_POLICY_VALUES: set[TimeControlPolicy] = {
    "default-action",
    "forfeit",
    "house",
    "opponents-decide",
}


def check_time_control_policy(value: str) -> TimeControlPolicy:
    if value in TIME_CONTROL_POLICY_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {TIME_CONTROL_POLICY_VALUES!r}"
    )
