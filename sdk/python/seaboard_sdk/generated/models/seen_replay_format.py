# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

SeenReplayFormat = Literal["seaboard-seen-1"]

SEEN_REPLAY_FORMAT_VALUES: set[SeenReplayFormat] = {
    "seaboard-seen-1",
}


def check_seen_replay_format(value: str) -> SeenReplayFormat:
    if value not in SEEN_REPLAY_FORMAT_VALUES:
        raise TypeError(f"{value!r} is not one of {SEEN_REPLAY_FORMAT_VALUES!r}")
    return cast(SeenReplayFormat, value)
