"""The Celery app: how jobs are carried, so that a worker that dies loses none, and what the beat asks for."""

from __future__ import annotations

import os
from functools import lru_cache
from typing import Any

from celery import Celery
from kombu import Queue

from seaboard.matches.service import Service, make_service
from seaboard.settings import read_settings
from seaboard.workers.courier import Courier
from seaboard.workers.postman import Postman

QUEUES = ("bot", "clock", "relay", "webhook", "mail")

# Redis gives back a dead worker's message this many seconds after it was taken; a task that takes longer may run twice.
VISIBILITY_SECONDS = 10
# A broker that is there and says nothing is given up after a while: who sends a job holds rows of the outbox meanwhile.
REDIS_OPTIONS = {
    "visibility_timeout": VISIBILITY_SECONDS,
    "unacked_restore_interval": 2,
    "unacked_restore_throttle": 1,
    "socket_timeout": 5,
    "socket_connect_timeout": 2,
    "socket_keepalive": True,
}

BEAT = {
    "sweep-clocks": {"task": "clock.sweep", "schedule": 0.5, "options": {"queue": "clock", "expires": 5}},
    "sweep-invitations": {
        "task": "clock.end_invitations",
        "schedule": 1.0,
        "options": {"queue": "clock", "expires": 5},
    },
    "end-vacancies": {"task": "clock.end_vacancies", "schedule": 1.0, "options": {"queue": "clock", "expires": 5}},
    "rate-matches": {"task": "clock.rate", "schedule": 1.0, "options": {"queue": "clock", "expires": 5}},
    "advance-tournaments": {
        "task": "clock.advance_tournaments",
        "schedule": 1.0,
        "options": {"queue": "clock", "expires": 5},
    },
    "pair-pool": {"task": "clock.pair", "schedule": 1.0, "options": {"queue": "clock", "expires": 5}},
    "send-what-was-left": {"task": "relay.send", "schedule": 2.0, "options": {"queue": "relay", "expires": 5}},
    "hire-again": {"task": "relay.hire_again", "schedule": 2.0, "options": {"queue": "relay", "expires": 5}},
    "archive": {"task": "clock.archive", "schedule": 600.0, "options": {"queue": "clock", "expires": 600}},
    "add-months": {"task": "clock.add_months", "schedule": 3600.0, "options": {"queue": "clock", "expires": 3600}},
    "tidy": {"task": "clock.tidy", "schedule": 3600.0, "options": {"queue": "clock", "expires": 3600}},
}


def make_app(broker_url: str) -> Celery:
    """The app on this broker."""
    made = Celery("seaboard", broker=broker_url, include=["seaboard.workers.tasks", "seaboard.workers.watching"])
    made.conf.update(
        task_queues=[Queue(name) for name in QUEUES],
        task_default_queue="bot",
        task_routes={f"{name}.*": {"queue": name} for name in QUEUES},
        task_acks_late=True,
        task_reject_on_worker_lost=True,
        task_ignore_result=True,
        task_serializer="json",
        accept_content=["json"],
        worker_prefetch_multiplier=1,
        worker_hijack_root_logger=False,
        broker_connection_retry_on_startup=True,
        broker_transport_options=_transport_options(broker_url),
        beat_schedule=BEAT,
        timezone="UTC",
    )
    return made


def _transport_options(broker_url: str) -> dict[str, Any]:
    return REDIS_OPTIONS if broker_url.startswith(("redis", "valkey")) else {}


def the_service() -> Service:
    """This process's service: made after the fork, so that no two processes share a connection."""
    return _service_of(os.getpid())


@lru_cache(maxsize=1)
def _service_of(_process: int) -> Service:
    return make_service(read_settings())


def the_courier() -> Courier:
    """What this process posts with."""
    return _courier_of(os.getpid())


@lru_cache(maxsize=1)
def _courier_of(_process: int) -> Courier:
    return Courier(the_service().webhook_networks)


def the_postman() -> Postman:
    """What this process sends letters with."""
    return Postman(read_settings())


app = make_app(read_settings().broker_url)
