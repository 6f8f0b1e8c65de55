# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

ReplayFormat = Literal["seaboard-replay-1"]

REPLAY_FORMAT_VALUES: set[ReplayFormat] = {
    "seaboard-replay-1",
}


def check_replay_format(value: str) -> ReplayFormat:
    if value not in REPLAY_FORMAT_VALUES:
        raise TypeError(f"{value!r} is not one of {REPLAY_FORMAT_VALUES!r}")
    return cast(ReplayFormat, value)
