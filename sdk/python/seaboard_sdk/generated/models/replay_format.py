# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

ReplayFormat = Literal["seaboard-replay-1"]

REPLAY_FORMAT_VALUES: set[ReplayFormat] = {
    "seaboard-replay-1",
}


def check_replay_format(value: str) -> ReplayFormat:
    if value in REPLAY_FORMAT_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {REPLAY_FORMAT_VALUES!r}"
    )
