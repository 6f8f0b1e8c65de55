"""A player's own feed: what it was told across all its matches, read at once, waited for, or followed."""

from __future__ import annotations

from time import monotonic
from typing import cast

from seaboard.matches.hub import Hub
from seaboard.matches.refusals import BadCursor
from seaboard.matches.service import Service
from seaboard.matches.streams import SECONDS_A_BEAT, Beat, End, Flow, Part, Resync, flow, line, take_place
from seaboard.matches.wait_for_events import SECONDS_WITHOUT_A_LOOK
from seaboard.matches.words.people import Caller
from seaboard.matches.words.telling import Notice, NoticePage, Topic
from seaboard.store import feeds
from seaboard.store.feeds import NoticeRow

PAGE = 100


def read_notices(service: Service, caller: Caller, *, after: int | None = None, limit: int = 100) -> NoticePage:
    """Notices with numbers greater than `after`; all that are kept for None. Raises BadCursor (a number not given out).

    `is_gap` says that some of those after `after` are not kept any more.
    """
    with service.database.snapshot() as tx:
        latest = feeds.read_latest(tx, caller.player.id)
        if not 0 <= (after or 0) <= latest:
            raise BadCursor("/after", "is no number of your feed")
        rows = feeds.read_notices(tx, caller.player.id, after or 0, limit) if (after or 0) < latest else []
    first = rows[0].number if rows else latest + 1
    return NoticePage(
        notices=tuple(_to_notice(row) for row in rows),
        last=rows[-1].number if rows else latest,
        has_more=bool(rows) and rows[-1].number < latest,
        is_gap=after is not None and first > after + 1,
    )


def wait_for_notices(
    service: Service, hub: Hub, caller: Caller, *, after: int | None, limit: int = 100, seconds: float = 25
) -> NoticePage:
    """As `read_notices`, but an empty page is given only when nothing came for so long."""
    end = monotonic() + seconds
    with hub.watch(caller.player.id) as changed:
        while True:
            changed.clear()
            page = read_notices(service, caller, after=after, limit=limit)
            left = end - monotonic()
            if page.notices or page.is_gap or left <= 0 or hub.is_closed:
                return page
            changed.wait(min(left, SECONDS_WITHOUT_A_LOOK))


def follow_notices(
    service: Service,
    hub: Hub,
    caller: Caller,
    *,
    after: int | None = None,
    most: int = 10,
    seconds: float = SECONDS_A_BEAT,
) -> Flow[Notice | Beat | Resync | End]:
    """All notices after `after`, then each as it comes, without an end. Raises BadCursor and TooManyStreams at once,
    and UnknownToken once the token is no longer good.
    """
    page = read_notices(service, caller, after=after, limit=1)
    start = after if after is not None else page.notices[0].number - 1 if page.notices else page.last

    def look(last: int) -> Part:
        page = read_notices(service, caller, after=last, limit=PAGE)
        return Part(page.notices, page.last, page.has_more)

    stream = take_place(service, caller, most)
    return flow(line(service, hub, caller, stream, caller.player.id, seconds), start, look)


def _to_notice(row: NoticeRow) -> Notice:
    told = row.content
    return Notice(
        number=row.number,
        at=row.at,
        topic=cast(Topic, row.topic),
        match=row.match_id,
        game=told.get("game"),
        seat=told.get("seat"),
        decision=told.get("decision"),
        deadline=told.get("deadline"),
        player=told.get("player"),
        webhook=told.get("webhook"),
    )
