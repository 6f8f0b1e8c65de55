"""What streams of one match share: one read, of which each is told its own and no more, while it may be told."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime
from queue import Queue
from typing import Any

import pytest

from seaboard.engine.events import Viewer
from seaboard.matches import follow_events as following
from seaboard.matches import sights as shared
from seaboard.matches.follow_events import follow_events
from seaboard.matches.hub import Hub
from seaboard.matches.read_events import read_events
from seaboard.matches.refusals import NoSpectators, NotYourSeat, Refusal, UnknownMatch
from seaboard.matches.service import Service
from seaboard.matches.sights import SECONDS_KEPT, Sights
from seaboard.matches.words.people import Caller
from seaboard.matches.words.telling import SeenEvent
from seaboard.store import sights as stored
from seaboard.store.database import Transaction, Unavailable
from seaboard.store.sights import SharedRow, read_sights
from seated import open_with, play_on, rows, send

PATIENCE = 10.0
NO_BEAT = 600.0


@pytest.fixture
def hub(service: Service) -> Iterator[Hub]:
    hub = Hub(service.database)
    yield hub
    hub.close()


@dataclass(slots=True)
class Reader:
    """A stream that is read in a thread of its own: all events it told, and what ended it."""

    events: list[SeenEvent] = field(default_factory=list)
    ended_by: Queue[Refusal | None] = field(default_factory=Queue)
    told: threading.Condition = field(default_factory=threading.Condition)

    def read(self, stream: Iterator[Any]) -> None:
        try:
            for one in stream:
                with self.told:
                    self.events += [one] if isinstance(one, SeenEvent) else []
                    self.told.notify_all()
        except Refusal as refusal:
            self.ended_by.put(refusal)
        else:
            self.ended_by.put(None)

    def wait_for(self, number: int) -> None:
        with self.told:
            assert self.told.wait_for(lambda: bool(self.events) and self.events[-1].number >= number, PATIENCE)


Follow = Callable[[Caller, str, Viewer], Reader]


@pytest.fixture
def follow(service: Service, hub: Hub) -> Iterator[Follow]:
    """Streams without beats: what they tell they were woken for."""
    threads = []

    def begin(caller: Caller, match: str, viewer: Viewer) -> Reader:
        reader = Reader()
        stream = follow_events(service, hub, caller, match, viewer, seconds=NO_BEAT)
        threads.append(threading.Thread(target=reader.read, args=[stream]))
        threads[-1].start()
        return reader

    yield begin
    hub.close()
    for thread in threads:
        thread.join(PATIENCE)


def latest(service: Service, match: str, viewer: Viewer) -> int:
    slot = 1 if viewer is None else viewer + 2
    ((number,),) = rows(service, "select sequences[%s] from matches where id = %s", slot, match)
    return int(number)


def go_on(service: Service, players: list[Caller], match: str, readers: Iterable[tuple[Reader, Viewer]]) -> None:
    """A choice is made and announced, and all have been told."""
    play_on(service, players, match, 1)
    send(service)
    for reader, viewer in readers:
        reader.wait_for(latest(service, match, viewer))


@contextmanager
def statements_of_others() -> Iterator[list[str]]:
    """What is sent to the database meanwhile by any thread but this one."""
    own, sent = threading.current_thread(), list[str]()
    originals = {name: getattr(Transaction, name) for name in ("run", "ask", "value", "column")}

    def noting(original: Any) -> Any:
        def note(self: Transaction, *arguments: Any) -> Any:
            if threading.current_thread() is not own:
                sent.append(next(one for one in arguments if isinstance(one, str)))
            return original(self, *arguments)

        return note

    for name, original in originals.items():
        setattr(Transaction, name, noting(original))
    try:
        yield sent
    finally:
        for name, original in originals.items():
            setattr(Transaction, name, original)


def test_however_many_streams_a_match_has_it_is_read_once(
    service: Service, follow: Follow, ann: Caller, bob: Caller, eve: Caller
) -> None:
    match = open_with(service, "aqualin", [ann, bob]).id
    viewers: list[tuple[Caller, Viewer]] = [(ann, 0), (bob, 1), (eve, None), (eve, None), (ann, None)]
    readers = [(follow(caller, match, viewer), viewer) for caller, viewer in viewers]
    for _ in range(2):  # until all of them wait, and the hub listens
        go_on(service, [ann, bob], match, readers)
    with statements_of_others() as sent:
        go_on(service, [ann, bob], match, readers)
    assert len(sent) == 1


def test_matches_that_are_announced_together_are_read_together(
    service: Service, follow: Follow, ann: Caller, bob: Caller, eve: Caller
) -> None:
    matches = [open_with(service, "aqualin", [ann, bob]).id for _ in range(3)]
    readers = {match: follow(eve, match, None) for match in matches}

    def go_on_everywhere() -> None:
        for match in matches:
            play_on(service, [ann, bob], match, 1)
        send(service)
        for match, reader in readers.items():
            reader.wait_for(latest(service, match, None))

    go_on_everywhere()
    with statements_of_others() as sent:
        go_on_everywhere()
    assert len(sent) == 1


@pytest.mark.parametrize("game", ["lanterns", "aqualin"])
def test_of_what_is_shared_each_viewer_is_told_what_it_would_have_read_alone(
    service: Service, follow: Follow, ann: Caller, bob: Caller, eve: Caller, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    match = open_with(service, game, [ann, bob]).id
    viewers: list[tuple[Caller, Viewer]] = [(eve, None), (ann, 0), (ann, None), (bob, 1)]
    readers = [(follow(caller, match, viewer), viewer) for caller, viewer in viewers]
    go_on(service, [ann, bob], match, readers)
    begun = [latest(service, match, viewer) for _, viewer in viewers]
    monkeypatch.setattr(following, "_read_alone", None)  # from here on all comes from what is shared
    for _ in range(6):
        go_on(service, [ann, bob], match, readers)
    for (caller, viewer), (reader, _), start in zip(viewers, readers, begun, strict=True):
        alone = read_events(service, caller, match, viewer, after=start, limit=500).events
        assert [event for event in reader.events if event.number > start] == list(alone)
        assert alone


def test_one_viewer_s_part_is_all_that_is_had_of_a_shared_event() -> None:
    parts = {"0": {"type": "a"}, "1": {"type": "b"}}
    row = SharedRow(7, [3, 4, None], datetime(2026, 1, 2, tzinfo=UTC), {"type": "public"}, parts)
    assert [row.seen_by(viewer).own for viewer in (None, 0)] == [None, {"type": "a"}]
    assert [row.number(viewer) for viewer in (None, 0, 1)] == [3, 4, None]
    assert "type" not in repr(row)


@pytest.mark.parametrize(
    ("change", "refusal"),
    [
        pytest.param("update seats set player_id = null, status = 'open' where number = 1", NotYourSeat, id="the seat"),
        pytest.param("update matches set access = 'private'", UnknownMatch, id="the match is for others"),
        pytest.param("update matches set spectators = 'none'", NoSpectators, id="nobody may look on"),
    ],
)
def test_whoever_may_look_no_longer_is_cut_off_by_the_next_wake_up_and_the_others_go_on(
    service: Service, follow: Follow, ann: Caller, bob: Caller, eve: Caller, change: str, refusal: type[Refusal]
) -> None:
    match = open_with(service, "aqualin", [ann, bob]).id
    stays, goes = follow(ann, match, 0), follow(*((bob, match, 1) if refusal is NotYourSeat else (eve, match, None)))
    go_on(service, [ann, bob], match, [(stays, 0), (goes, None if refusal is not NotYourSeat else 1)])
    told = len(goes.events)
    play_on(service, [ann, bob], match, 1)
    rows(service, change)
    send(service)
    stays.wait_for(latest(service, match, 0))
    assert isinstance(goes.ended_by.get(timeout=PATIENCE), refusal)
    assert len(goes.events) == told


# Wake-ups and reads that cross


@pytest.fixture
def sights(service: Service) -> Sights:
    return Sights(service.database)


@pytest.mark.parametrize("can_read", [True, False])
def test_a_read_begun_before_a_wake_up_does_not_serve_for_it(
    service: Service, sights: Sights, ann: Caller, bob: Caller, monkeypatch: pytest.MonkeyPatch, can_read: bool
) -> None:
    match = open_with(service, "aqualin", [ann, bob]).id
    has_read, go = threading.Event(), threading.Event()

    def slow(*arguments: Any) -> Any:
        found = read_sights(*arguments)
        has_read.set()
        assert go.wait(PATIENCE)
        return found

    def lost(*_: Any) -> Any:
        raise Unavailable

    with sights.follow(match):
        monkeypatch.setattr(stored, "read_sights", slow)
        early = threading.Thread(target=sights.look, args=[match, NO_BEAT])
        early.start()
        assert has_read.wait(PATIENCE)
        play_on(service, [ann, bob], match, 1)
        monkeypatch.setattr(stored, "read_sights", read_sights if can_read else lost)
        sights.renew([match])
        monkeypatch.setattr(stored, "read_sights", read_sights)
        go.set()
        early.join(PATIENCE)
        seen = sights.look(match, NO_BEAT)
    ((last,),) = rows(service, "select last_event from matches where id = %s", match)
    assert seen is not None
    assert seen.found.match.last_event == last


def test_what_is_old_is_read_again_though_nobody_was_woken(
    service: Service, sights: Sights, ann: Caller, bob: Caller, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = open_with(service, "aqualin", [ann, bob]).id
    with sights.follow(match):
        first = sights.look(match, NO_BEAT)
        assert first is not None
        assert sights.look(match, NO_BEAT) is first
        play_on(service, [ann, bob], match, 1)
        monkeypatch.setattr(shared, "monotonic", lambda: first.read_at + NO_BEAT + 1.0)
        again = sights.look(match, NO_BEAT)
    assert again is not None
    assert again.found.match.last_event > first.found.match.last_event


def test_nothing_is_kept_of_what_nobody_follows(service: Service, sights: Sights, ann: Caller, bob: Caller) -> None:
    match = open_with(service, "aqualin", [ann, bob]).id
    with sights.follow(match), sights.follow(match):
        assert sights.look(match, NO_BEAT) is not None
    assert sights.look(match, NO_BEAT) is None
    assert sights._kept == {}


def test_of_what_happened_as_much_is_kept_as_may_be_and_never_with_a_gap(
    service: Service, sights: Sights, ann: Caller, bob: Caller, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shared, "MOST_EVENTS", 4)
    match = open_with(service, "aqualin", [ann, bob]).id
    with sights.follow(match):
        assert sights.look(match, NO_BEAT) is not None
        start = latest(service, match, None)
        for _ in range(3):
            play_on(service, [ann, bob], match, 1)
            sights.renew([match])
        sight = sights.look(match, NO_BEAT)
    assert sight is not None
    assert len(sight.latest) == 4
    held, last = sight.hold(service), latest(service, match, None)
    assert sight.events(held, None, start, last) is None
    assert [event.number for event in sight.events(held, None, last - 2, last) or ()] == [last - 1, last]


def test_old_events_are_let_go_with_the_next_read(
    service: Service, sights: Sights, ann: Caller, bob: Caller, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, time = open_with(service, "aqualin", [ann, bob]).id, 1000.0
    monkeypatch.setattr(shared, "monotonic", lambda: time)
    with sights.follow(match):
        sights.renew([match])
        play_on(service, [ann, bob], match, 1)
        sights.renew([match])
        kept = sights._kept[match]
        assert kept.sight is not None
        assert kept.sight.latest
        time += SECONDS_KEPT
        sights.renew([match])
        assert not kept.sight.latest
