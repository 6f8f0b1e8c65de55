# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

MatchInvitationExpiredType = Literal["match.invitation-expired"]

MATCH_INVITATION_EXPIRED_TYPE_VALUES: set[MatchInvitationExpiredType] = {
    "match.invitation-expired",
}


def check_match_invitation_expired_type(value: str) -> MatchInvitationExpiredType:
    if value not in MATCH_INVITATION_EXPIRED_TYPE_VALUES:
        raise TypeError(
            f"{value!r} is not one of {MATCH_INVITATION_EXPIRED_TYPE_VALUES!r}"
        )
    return cast(MatchInvitationExpiredType, value)
