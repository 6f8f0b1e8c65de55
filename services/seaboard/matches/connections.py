"""What the API and the workers must name of the database, which they do not touch themselves."""

from seaboard.store.bell import OUTBOX, SECONDS_BEFORE_RECONNECTING, Ear, Lost, breath
from seaboard.store.database import Database, Unavailable
from seaboard.store.decisions import Job
from seaboard.store.mailboxes import Errand
from seaboard.store.webhooks import Parcel

__all__ = [
    "OUTBOX",
    "SECONDS_BEFORE_RECONNECTING",
    "Database",
    "Ear",
    "Errand",
    "Job",
    "Lost",
    "Parcel",
    "Unavailable",
    "breath",
]
