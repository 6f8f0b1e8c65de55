# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

MatchInvitationExpiredType = Literal["match.invitation-expired"]

MATCH_INVITATION_EXPIRED_TYPE_VALUES: set[MatchInvitationExpiredType] = {
    "match.invitation-expired",
}


def check_match_invitation_expired_type(value: str) -> MatchInvitationExpiredType:
    if value in MATCH_INVITATION_EXPIRED_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {MATCH_INVITATION_EXPIRED_TYPE_VALUES!r}"
    )
