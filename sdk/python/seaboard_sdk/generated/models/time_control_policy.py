# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

TimeControlPolicy = Literal["default-action", "forfeit", "house", "opponents-decide"]

TIME_CONTROL_POLICY_VALUES: set[TimeControlPolicy] = {
    "default-action",
    "forfeit",
    "house",
    "opponents-decide",
}


def check_time_control_policy(value: str) -> TimeControlPolicy:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(TimeControlPolicy, value)
