"""Canaries: what must not be found where, and the search for it in all that was received and written."""

from __future__ import annotations

import base64
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from secrecy.tables import Table
from secrecy.wires import Heard, Person

WRAPPED = re.compile(rb"[A-Za-z0-9+/_-]{40,}={0,2}")


@dataclass(frozen=True, slots=True)
class Mark:
    """A secret in the forms in which it could travel. `owners` may receive it; who else does has been told a secret."""

    name: str
    forms: tuple[bytes, ...]
    owners: tuple[int, ...] = ()
    """The `id` of each person who may know it."""
    is_an_id: bool = False
    """Whether the house may write it down for itself, as it does with the ids of matches."""


def token_of(person: Person) -> Mark:
    """An access token: it goes out once, to its player."""
    return Mark(f"the token of {person.name}", (person.token.encode(), person.token.removeprefix("sb_").encode()))


def secrets_of(table: Table) -> Iterator[Mark]:
    """What a running match keeps from everybody: its seed, its nonces, and the whole truth as it is stored."""
    row = table.held().row
    nonces = ((f"nonce {at}", nonce) for at, nonce in enumerate(row.nonces) if nonce)
    for name, secret in (("the seed", row.seed), *nonces):
        yield Mark(f"{name} of {table.game}", tuple(in_all_forms(secret)))
    if row.state is not None:
        yield Mark(f"the state of {table.game}", (bytes(row.state), base64.b64encode(row.state).rstrip(b"=")[:-2]))


def in_all_forms(secret: bytes) -> Iterator[bytes]:
    """As it is, in hex of both kinds, and in Base64 of both kinds without its end, which depends on what follows."""
    yield from (secret, secret.hex().encode(), secret.hex().upper().encode())
    yield base64.b64encode(secret).rstrip(b"=")[:-1]
    yield base64.urlsafe_b64encode(secret).rstrip(b"=")[:-1]


def found_in(text: bytes, marks: Iterable[Mark]) -> list[str]:
    """The marks in a text, as it is or wrapped in Base64 as the broker's messages are."""
    unwrapped = b"\n".join([text, *_unwrapped(text)])
    return [mark.name for mark in marks if any(form in unwrapped for form in mark.forms)]


def _unwrapped(text: bytes) -> Iterator[bytes]:
    for run in set(WRAPPED.findall(text)):
        padded = run.rstrip(b"=").translate(bytes.maketrans(b"-_", b"+/")) + b"=="
        try:
            yield base64.b64decode(padded)
        except ValueError:
            continue


def leaks_to(people: Iterable[Person], marks: Iterable[Mark]) -> list[str]:
    """Who received what it should not, and by which request."""
    kept = list(marks)
    return [leak for person in people for leak in _leaks(person, [one for one in kept if id(person) not in one.owners])]


def _leaks(person: Person, marks: list[Mark]) -> Iterator[str]:
    """All answers at once are searched first: where nothing is in them, none need be looked at by itself."""
    everything = found_in(b"\n".join(answer_of(heard) for heard in person.heard), marks)
    leaking = [mark for mark in marks if mark.name in everything]
    for heard in person.heard if leaking else ():
        for name in found_in(answer_of(heard), leaking):
            yield f"{person.name or 'a passer-by'} got {name} by {heard.asked}"


def answer_of(heard: Heard) -> bytes:
    """What came back: headers and body; what was asked is the asker's own."""
    return "\n".join(f"{name}: {value}" for name, value in heard.headers).encode() + b"\n\n" + heard.body
