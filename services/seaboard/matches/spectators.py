"""What those who do not sit in a match may follow while it runs; when it is over, everybody may follow everything."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime

from seaboard.engine.events import Viewer
from seaboard.engine.records import View, from_tagged, to_data
from seaboard.matches.events import AskedSeat
from seaboard.matches.held import Held
from seaboard.matches.refusals import NoSpectators, NotStarted
from seaboard.matches.words.matches import Asked
from seaboard.matches.words.people import Caller
from seaboard.store import spectacles
from seaboard.store.database import Transaction
from seaboard.store.matches import MatchRow
from seaboard.store.spectacles import Spectacle


def is_held_back(row: MatchRow) -> bool:
    """Whether something public is not yet for everybody."""
    return row.spectators != "live" and row.status not in ("finished", "aborted")


def is_outside(held: Held, caller: Caller | None) -> bool:
    """Whether the caller is told no more of the match than its spectators are."""
    sits = caller is not None and any(seat.player_id == caller.player.id for seat in held.seats)
    return held.row.status == "running" and is_held_back(held.row) and not sits


def shown_sequence(held: Held, viewer: Viewer) -> int:
    """The number of the latest event that the viewer may be told now. Raises NoSpectators."""
    latest = held.sequence(viewer)
    if viewer is not None or not is_held_back(held.row):
        return latest
    if held.row.spectators == "none":
        raise NoSpectators
    return max(0, latest - held.row.spectator_delay)


def keep_for_spectators(tx: Transaction, held: Held, asked: Iterable[AskedSeat]) -> None:
    """After a step of a delayed match: what spectators will see when so many further events have happened."""
    if held.row.spectators != "delayed":
        return
    if held.row.status == "running":
        view = to_data(held.game.view(held.state, None))
        seats = [{"seat": one.seat, "deadline": one.deadline, "has_chosen": one.has_chosen} for one in asked]
        spectacle = Spectacle(held.sequence(None), view, seats)
        spectacles.keep_spectacle(tx, held.id, spectacle, shown_sequence(held, None))
    else:
        spectacles.drop_spectacles(tx, held.id)


def read_delayed(tx: Transaction, held: Held) -> tuple[int, View, tuple[Asked, ...]]:
    """The number of the event after which it was so, the public view, and who was asked. Raises NotStarted."""
    found = spectacles.read_spectacle(tx, held.id, shown_sequence(held, None))
    if found is None:
        raise NotStarted
    view: View = from_tagged((held.game.view_type,), found.view)
    asked = (Asked(one["seat"], one["has_chosen"], _to_time(one["deadline"])) for one in found.asked)
    return found.number, view, tuple(asked)


def _to_time(text: str | None) -> datetime | None:
    return None if text is None else datetime.fromisoformat(text)
