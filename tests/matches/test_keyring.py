"""The house's own keys: the same for all processes of a home, sealed apart by use, and changed without a loss."""

from __future__ import annotations

import base64
import secrets
import stat
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from cryptography.fernet import InvalidToken

from seaboard.matches.keyring import new_keyring, open_keyring
from seaboard.settings import SettingRefused


def written() -> str:
    return base64.urlsafe_b64encode(secrets.token_bytes(32)).decode()


def test_processes_that_start_at_once_share_one_key_that_nobody_else_may_read(tmp_path: Path) -> None:
    home = tmp_path / "home"
    with ThreadPoolExecutor(8) as pool:
        sealed = list(pool.map(lambda _: open_keyring("", home).seal(b"x"), range(8)))
    keyring = open_keyring("", home)
    assert {keyring.unseal(one) for one in sealed} == {b"x"}
    assert [file.name for file in home.iterdir()] == ["key"]
    assert stat.S_IMODE((home / "key").stat().st_mode) == 0o600


def test_a_key_of_the_settings_goes_before_the_file_and_makes_none(tmp_path: Path) -> None:
    key = written()
    sealed = open_keyring(key, tmp_path).seal(b"x")
    assert open_keyring(key, tmp_path).unseal(sealed) == b"x"
    assert not list(tmp_path.iterdir())


def test_a_new_key_before_the_old_one_opens_what_that_sealed(tmp_path: Path) -> None:
    old, new = written(), written()
    sealed = open_keyring(old, tmp_path).seal(b"x")
    both = open_keyring(f"{new}:{old}", tmp_path)
    assert both.unseal(sealed) == b"x"
    assert open_keyring(new, tmp_path).unseal(both.seal(b"y")) == b"y"
    with pytest.raises(InvalidToken):
        open_keyring(new, tmp_path).unseal(sealed)


@pytest.mark.parametrize("text", ["short", "not base64 at all!", "A" * 100])
def test_what_is_no_key_is_refused_without_being_repeated(tmp_path: Path, text: str) -> None:
    with pytest.raises(SettingRefused) as refused:
        open_keyring(text, tmp_path)
    assert text not in str(refused.value)


def test_it_prints_nothing_of_its_secret() -> None:
    assert "b'" not in repr(new_keyring())
