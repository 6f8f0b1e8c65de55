"""The tasks. Each may be delivered late, twice or never: what it does is judged again under the match's lock."""

from __future__ import annotations

import logging

from seaboard.matches.advance_tournament import advance_tournament, list_ripe_tournaments
from seaboard.matches.archive import MOST_AT_ONCE, archive_some
from seaboard.matches.connections import Errand, Job, Parcel, Unavailable
from seaboard.matches.drop_matches import add_months
from seaboard.matches.expire import expire, list_expired
from seaboard.matches.expire_invitations import expire_invitations, list_expired_invitations
from seaboard.matches.hand_over import expire_vacancies, list_expired_vacancies
from seaboard.matches.keep_beat import keep_beat
from seaboard.matches.pair_pool import pair_pool
from seaboard.matches.play_house import play_house
from seaboard.matches.rate_match import list_unrated, rate_match
from seaboard.matches.retime import FIRST_MATCH, retime_some
from seaboard.matches.send_letter import send_letter, send_letters
from seaboard.matches.send_mail import hire_again, send_mail
from seaboard.matches.send_webhook import send_parcels, send_webhook
from seaboard.matches.standing import play_standing
from seaboard.matches.tidy import tidy
from seaboard.workers.app import app, the_courier, the_postman, the_service

log = logging.getLogger(__name__)


@app.task(name="bot.play", autoretry_for=(Unavailable,), max_retries=30, default_retry_delay=1)
def play(match: str, seat: int, number: int) -> None:
    """A house bot makes this decision, or what its seat has chosen in advance is played, if it is still open."""
    play_house(the_service(), match, seat, number) or play_standing(the_service(), match, seat, number)


@app.task(name="clock.sweep")
def sweep() -> None:
    """Every seat whose time has run out gets what its match's policy says."""
    service = the_service()
    if keep_beat(service):
        retime.apply_async(queue="clock")
    for match in list_expired(service):
        try:
            expire(service, match)
        except Exception:
            log.exception("the clock of match %s cannot be judged", match)


@app.task(name="clock.end_invitations")
def end_invitations() -> None:
    """Every invitation that was not answered in time ends, as who invited has chosen."""
    service = the_service()
    for match in list_expired_invitations(service):
        try:
            expire_invitations(service, match)
        except Exception:
            log.exception("the invitations to match %s cannot be judged", match)


@app.task(name="clock.retime")
def retime(after: str = FIRST_MATCH) -> None:
    """After an outage deadlines are shown where it has put them, some matches at a time."""
    following = retime_some(the_service(), after)
    if following is not None:
        retime.apply_async((following,), queue="clock")


@app.task(name="clock.end_vacancies")
def end_vacancies() -> None:
    """Every seat that has waited long enough for somebody to go on is a house bot's, or gives up."""
    service = the_service()
    for match in list_expired_vacancies(service):
        try:
            expire_vacancies(service, match)
        except Exception:
            log.exception("the seats that wait in match %s cannot be judged", match)


@app.task(name="clock.pair")
def pair() -> None:
    """Those who wait in the pool are paired, and those who have waited for long enough sent away."""
    pair_pool(the_service())


@app.task(name="clock.rate")
def rate() -> None:
    """Every rated match that is over is counted, in the order in which they ended."""
    service = the_service()
    for match in list_unrated(service):
        try:
            rate_match(service, match)
        except Exception:
            log.exception("match %s cannot be counted", match)


@app.task(name="clock.advance_tournaments")
def advance_tournaments() -> None:
    """Every tournament whose round is over goes on to the next, or is over too."""
    service = the_service()
    for tournament in list_ripe_tournaments(service):
        try:
            advance_tournament(service, tournament)
        except Exception:
            log.exception("tournament %s cannot go on", tournament)


@app.task(name="clock.tidy")
def throw_away() -> None:
    """What is kept for a while only is thrown away."""
    tidy(the_service())


@app.task(name="clock.archive")
def pack() -> None:
    """Matches that ended a while ago are packed, some at a time."""
    if archive_some(the_service()) == MOST_AT_ONCE:
        pack.apply_async(queue="clock")


@app.task(name="clock.add_months")
def make_ready() -> None:
    """Matches of the next months will have tables for their archives."""
    add_months(the_service())


@app.task(name="relay.send")
def send() -> None:
    """What the relay's loop should have sent, if it is not there to do it."""
    while send_mail(the_service(), hire).is_more:
        pass
    send_parcels(the_service(), deliver)
    send_letters(the_service(), carry)


@app.task(name="relay.hire_again")
def find_lost_jobs() -> None:
    """House bots are sent for again where a job may be lost."""
    hire_again(the_service(), hire)


@app.task(name="webhook.send")
def send_delivery(delivery: str, attempts: int) -> None:
    """A delivery is sent, unless that was done or is too early."""
    send_webhook(the_service(), delivery, attempts, the_courier().post)


@app.task(name="mail.send")
def send_mail_to(player: str, jobs: int) -> None:
    """The letter that is due to a player is written and sent, unless that was done."""
    send_letter(the_service(), player, jobs, the_postman().post)


def hire(job: Job) -> None:
    """Ask a worker for a house bot's decision."""
    play.apply_async((job.match_id, job.seat, job.number), queue="bot")


def deliver(parcel: Parcel) -> None:
    """Ask a worker to send to a webhook."""
    send_delivery.apply_async((parcel.id, parcel.attempts), queue="webhook")


def carry(errand: Errand) -> None:
    """Ask a worker to write to a player."""
    send_mail_to.apply_async((errand.player_id, errand.jobs), queue="mail")
