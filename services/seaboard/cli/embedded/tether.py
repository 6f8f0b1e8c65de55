"""Runs a command that dies with the process that started it, under another account if asked. A script of its own.

    python tether.py PARENT SIGNAL ACCOUNT REACH COMMAND...

PARENT is the id of the starting process and SIGNAL what the kernel sends when that process is gone. ACCOUNT is `-` or a
numeric id to become; REACH is `-` or `everywhere`, which lets the account into folders and files that only root may
enter. It replaces itself with COMMAND, so that the process id is the command's own.
"""

import ctypes
import os
import sys

PR_SET_PDEATHSIG = 1  # linux/prctl.h, as the next three
PR_SET_SECUREBITS = 28
PR_CAP_AMBIENT = 47
PR_CAP_AMBIENT_RAISE = 2
SECBIT_NO_SETUID_FIXUP = 4  # linux/securebits.h
CAP_DAC_OVERRIDE = 1  # linux/capability.h
CAPABILITY_VERSION_3 = 0x20080522

_libc = ctypes.CDLL(None, use_errno=True)


def _check(result: int) -> None:
    if result != 0:
        raise OSError(ctypes.get_errno(), os.strerror(ctypes.get_errno()))


def _prctl(option: int, *values: int) -> None:
    padded = (*values, 0, 0, 0, 0)[:4]
    _check(_libc.prctl(option, *(ctypes.c_ulong(value) for value in padded)))


def become(account: int) -> None:
    """Take another account's rights for good."""
    os.setgroups([])
    os.setresgid(account, account, account)
    os.setresuid(account, account, account)


def become_reaching_everywhere(account: int) -> None:
    """Take another account's rights, but keep the one right to pass folders closed to it, through the next exec too."""
    # Without this bit access(2), by which Postgres looks for its own programs, would not know of the right.
    _prctl(PR_SET_SECUREBITS, SECBIT_NO_SETUID_FIXUP)
    become(account)
    header = (ctypes.c_uint32 * 2)(CAPABILITY_VERSION_3, 0)
    bit = 1 << CAP_DAC_OVERRIDE
    # Twice (effective, permitted, inheritable): the lower 32 capabilities, then the upper.
    _check(_libc.capset(header, (ctypes.c_uint32 * 6)(bit, bit, bit, 0, 0, 0)))
    _prctl(PR_CAP_AMBIENT, PR_CAP_AMBIENT_RAISE, CAP_DAC_OVERRIDE)


def die_with(parent: int, signal_number: int) -> None:
    """Ask the kernel for a signal at the parent's death. Only Linux can; elsewhere a killed launcher leaves orphans."""
    if sys.platform != "linux":
        return
    _prctl(PR_SET_PDEATHSIG, signal_number)
    if os.getppid() != parent:  # it died before we asked
        sys.exit(1)


def main(arguments: list[str]) -> None:
    """Drop rights first: the kernel forgets the death signal when a process changes its account."""
    parent, signal_number, account, reach, *command = arguments
    if account != "-":
        take = become_reaching_everywhere if reach == "everywhere" else become
        try:
            take(int(account))
        except OSError as error:
            sys.exit(f"root may not become account {account} here ({error.strerror}); start Seaboard as another user")
    die_with(int(parent), int(signal_number))
    os.execvpe(command[0], command, os.environ)


if __name__ == "__main__":
    main(sys.argv[1:])
