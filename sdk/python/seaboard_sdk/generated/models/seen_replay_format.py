# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

SeenReplayFormat = Literal["seaboard-seen-1"]

SEEN_REPLAY_FORMAT_VALUES: set[SeenReplayFormat] = {
    "seaboard-seen-1",
}


def check_seen_replay_format(value: str) -> SeenReplayFormat:
    if value in SEEN_REPLAY_FORMAT_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {SEEN_REPLAY_FORMAT_VALUES!r}"
    )
