"""The house's own keys, all made from one secret of 32 bytes: what seals webhooks' secrets, and what signs outcomes.

The secret is `SEABOARD_KEY`, or else a file of `SEABOARD_HOME` that the first process to need it makes. Several may be
given: the first seals and signs, the others still open what they sealed and are still published.
"""

from __future__ import annotations

import base64
import binascii
import os
import secrets
from collections.abc import Callable, Sequence
from functools import cached_property
from pathlib import Path

from cryptography.fernet import Fernet, MultiFernet
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from seaboard.settings import SettingRefused

BYTES = 32
FILE = "key"


class Keyring:
    """Reads its secret when it is first needed. Prints as nothing that is secret."""

    def __init__(self, read: Callable[[], Sequence[bytes]]) -> None:
        self._read = read

    @cached_property
    def _roots(self) -> Sequence[bytes]:
        return self._read()

    @cached_property
    def _sealer(self) -> MultiFernet:
        return MultiFernet([Fernet(base64.urlsafe_b64encode(_derive(root, "webhooks"))) for root in self._roots])

    @cached_property
    def signers(self) -> list[Ed25519PrivateKey]:
        """What signs outcomes: the first does, the public halves of all are published."""
        return [Ed25519PrivateKey.from_private_bytes(_derive(root, "outcomes")) for root in self._roots]

    def seal(self, secret: bytes) -> bytes:
        """The secret as it may lie in the database (AES-128-CBC with HMAC-SHA-256: Fernet)."""
        return self._sealer.encrypt(secret)

    def unseal(self, sealed: bytes) -> bytes:
        """The secret again."""
        return self._sealer.decrypt(sealed)


def _derive(root: bytes, use: str) -> bytes:
    return HKDF(SHA256(), BYTES, salt=None, info=f"seaboard/{use}/1".encode()).derive(root)


def new_keyring() -> Keyring:
    """A keyring that lasts as long as the process."""
    root = secrets.token_bytes(BYTES)
    return Keyring(lambda: [root])


def open_keyring(written: str, home: Path) -> Keyring:
    """The keyring of the settings. Raises SettingRefused for a key that is none."""
    given = [_decode(part) for part in written.split(":") if part]
    return Keyring(lambda: given or [_read_or_make(home / FILE)])


def _decode(text: str) -> bytes:
    try:
        found = base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except (binascii.Error, ValueError):
        found = b""
    if len(found) != BYTES:
        raise SettingRefused("SEABOARD_KEY takes 32 bytes in base64url, as `openssl rand -base64 32 | tr '+/' '-_'`.")
    return found


def _read_or_make(file: Path) -> bytes:
    """Many processes may come here at once: the file appears whole, and the first one's stays."""
    if not file.exists():
        file.parent.mkdir(parents=True, exist_ok=True)
        draft = file.with_name(f"{FILE}.{secrets.token_hex(8)}")
        with open(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="ascii") as written:
            written.write(base64.urlsafe_b64encode(secrets.token_bytes(BYTES)).decode())
        try:
            os.link(draft, file)
        except FileExistsError:
            pass
        finally:
            draft.unlink()
    return _decode(file.read_text(encoding="ascii").strip())
