"""How letters (e-mail) read: one that asks to confirm an address, and one that tells of turns. Pure.

Of a match they tell its id, its game, which seat is to choose and until when: what everybody may know, and no name.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from email import policy
from email.message import EmailMessage
from email.utils import format_datetime

from seaboard.matches.join_codes import write_code
from seaboard.matches.letterhead import Letterhead

WHOLE_LINES = policy.SMTP.clone(max_line_length=998)
"""No link is folded, which not every program undoes; longer lines RFC 5322 (2.1.1) does not allow."""
TURNS_MOST = 50
"""So many turns a letter lists; of the others it says how many there are."""


@dataclass(frozen=True, slots=True)
class TurnTold:
    """A turn as a letter tells it; `deadline` in real time, None where no clock runs."""

    match: str
    game: str
    seat: int
    deadline: datetime | None


def write_confirmation(head: Letterhead, address: str, number: str, code: str, now: datetime) -> EmailMessage:
    """What asks a reader who may be a stranger."""
    letter = _begin(head, address, number, now)
    letter["Subject"] = "Confirm your address"
    letter.set_content(
        "Somebody, we hope you, wants to be told at this address whenever it is their turn in a match.\n\n"
        f"Your code: {write_code(code)}\n\n"
        "Enter it within a day where you gave this address. If that was not you, leave it: nothing more will come.\n"
    )
    return letter


def write_turns(
    head: Letterhead, address: str, number: str, token: str, turns: Sequence[TurnTold], now: datetime
) -> EmailMessage:
    """What tells of turns, the most urgent first, with the headers of RFC 8058 to unsubscribe by one click."""
    letter, link = _begin(head, address, number, now), head.unsubscribe_link(token)
    first, count = turns[0], len(turns)
    letter["Subject"] = f"Your turn: {first.game}" if count == 1 else f"Your turn in {count} matches"
    letter["List-Unsubscribe"] = f"<{link}>"
    letter["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    parts = [_write_turn(head, turn) for turn in turns[:TURNS_MOST]]
    if count > TURNS_MOST:
        parts.append(f"And {count - TURNS_MOST} more.")
    letter.set_content("\n\n".join(["It is your turn.", *parts, f"To get no more such letters: {link}"]) + "\n")
    return letter


def _write_turn(head: Letterhead, turn: TurnTold) -> str:
    until = "" if turn.deadline is None else f", until {turn.deadline.astimezone(UTC):%Y-%m-%d %H:%M:%S} UTC"
    return f"{turn.game}, seat {turn.seat}{until}\n{head.link_to(turn.match)}"


def _begin(head: Letterhead, address: str, number: str, now: datetime) -> EmailMessage:
    letter = EmailMessage(WHOLE_LINES)
    letter["From"], letter["To"] = head.sender, address
    letter["Date"] = format_datetime(now.astimezone(UTC))
    letter["Message-ID"] = f"<{number}@{head.domain}>"
    letter["Auto-Submitted"] = "auto-generated"
    return letter
