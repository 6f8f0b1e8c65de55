"""Where the embedded servers put their sockets: a closed folder whose name is short enough for the kernel."""

import shutil
import tempfile
from pathlib import Path

from seaboard.cli.embedded.accounts import Account

LONGEST_PATH = 107  # unix(7): sun_path holds 108 bytes with the closing zero
LONGEST_NAME = len("/.s.PGSQL.5432")
POINTER = "sockets.at"


def open_socket_folder(home: Path, account: Account) -> Path:
    """Make the folder: in `home` if its path is short enough, else in the system's folder for temporary files."""
    close_socket_folder(home)
    folder = home.resolve() / "sockets"
    if len(bytes(folder)) + LONGEST_NAME > LONGEST_PATH:
        folder = Path(tempfile.mkdtemp(prefix="seaboard-"))
        # Remembered, so that the next start removes it if this one cannot.
        (home / POINTER).write_text(str(folder))
    account.own(folder)
    return folder


def close_socket_folder(home: Path) -> None:
    """Remove the folder that the last start made, wherever it was."""
    pointer = home / POINTER
    if pointer.exists():
        shutil.rmtree(pointer.read_text(), ignore_errors=True)
        pointer.unlink()
    shutil.rmtree(home / "sockets", ignore_errors=True)
