"""How a match ended, as a signed statement that a host app can trust without asking again: a JWT by Ed25519."""

from __future__ import annotations

import base64
import hashlib
import json
from typing import Any

import jwt
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from seaboard.matches.held import Held, look
from seaboard.matches.read_replay import read_replay
from seaboard.matches.refusals import StillRunning
from seaboard.matches.service import Service
from seaboard.matches.words.people import Caller

TYPE = "seaboard-outcome+jwt"
ALGORITHM = "EdDSA"


def sign_outcome(service: Service, caller: Caller | None, match: str) -> str:
    """The statement of a finished match; the same, byte for byte, whenever it is asked for while the key and the seats'
    players are the same. Raises UnknownMatch, StillRunning.
    """
    with service.database.snapshot() as tx:
        held = look(service, tx, match, caller)
    claims = _claims(service, held, fingerprint(read_replay(service, caller, match)))
    key = service.keyring.signers[0]
    headers = {"typ": TYPE, "kid": key_id(key.public_key())}
    return jwt.encode(claims, key, algorithm=ALGORITHM, headers=headers)


def public_keys(service: Service) -> list[dict[str, str]]:
    """The keys to verify statements with, as JWKs: the one that signs now, and those that did."""
    return [to_jwk(key.public_key()) for key in service.keyring.signers]


def to_jwk(key: Ed25519PublicKey) -> dict[str, str]:
    """RFC 8037."""
    return {**_members(key), "kid": key_id(key), "use": "sig", "alg": ALGORITHM}


def key_id(key: Ed25519PublicKey) -> str:
    """The key's thumbprint (RFC 7638), so that every key is known by its own name."""
    return _encode(hashlib.sha256(_canonical(_members(key))).digest())


def fingerprint(replay: dict[str, Any]) -> str:
    """SHA-256, in hex, over the replay file written with sorted names and without spaces."""
    return hashlib.sha256(_canonical(replay)).hexdigest()


def _members(key: Ed25519PublicKey) -> dict[str, str]:
    raw = key.public_bytes(Encoding.Raw, PublicFormat.Raw)
    return {"crv": "Ed25519", "kty": "OKP", "x": _encode(raw)}


def _canonical(data: Any) -> bytes:
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


def _encode(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def _claims(service: Service, held: Held, replay: str) -> dict[str, Any]:
    row = held.row
    if row.outcome is None or row.finished_at is None:
        raise StillRunning
    return {
        "iss": service.issuer,
        "sub": row.id,
        "iat": int(row.finished_at.timestamp()),
        "game": row.game,
        "rules_version": row.rules_version,
        "options": row.options,
        "outcome": row.outcome,
        "seats": [
            {"seat": seat.number, "player": seat.player_id, "level": seat.level, "roles": seat.roles}
            for seat in held.seats
        ],
        "commitment": row.commitment,
        "replay_sha256": replay,
    }
