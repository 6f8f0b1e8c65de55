"""Which account an embedded server runs under. Postgres refuses root, so root's servers run as `nobody`."""

import os
import stat
from dataclasses import dataclass
from pathlib import Path

NOBODY = 65534  # the same number on every Linux


@dataclass(frozen=True, slots=True)
class Account:
    """Who a server runs as; `uid` is None for the account of this process."""

    uid: int | None
    reaches_everywhere: bool = False

    def own(self, folder: Path) -> None:
        """Make a folder and all in it the account's, closed to others."""
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        if self.uid is None:
            return
        for path in (folder, *folder.rglob("*")):
            os.chown(path, self.uid, self.uid, follow_symlinks=False)


def account_for(*paths: Path) -> Account:
    """The account for a server that must reach these files and folders.

    Root's home is often closed to everyone else; a server that lives below it keeps the one right to pass closed
    folders. (A user namespace would do as well, but containers usually forbid those.)
    """
    if os.geteuid() != 0:
        return Account(uid=None)
    return Account(uid=NOBODY, reaches_everywhere=not all(is_open_to_all(path) for path in paths))


def is_open_to_all(path: Path) -> bool:
    """Whether everyone may pass all folders above a path."""
    return all(parent.stat().st_mode & stat.S_IXOTH for parent in path.resolve().parents)
