#!/bin/sh
# Makes .venv from a lock file and installs the project into it; does nothing when that was done before.
#
#   deploy/make/environment.sh run     what `seaboard up` needs
#   deploy/make/environment.sh dev     that, and what tests, lint and code generation need
#
# PYTHON names the interpreter (default python3). Every way this can fail ends in one line that says what to do.
set -eu
cd "$(dirname "$0")/../.."

kind=$1
python=${PYTHON:-python3}
venv=.venv
log=$venv/install.log

refuse() {
    echo "seaboard: $*" >&2
    exit 1
}

lock_of() {
    case $1 in
    run) echo requirements.lock ;;
    dev) echo requirements-dev.lock ;;
    *) refuse "deploy/make/environment.sh takes 'run' or 'dev', not '$1'." ;;
    esac
}

# What an installed environment depends on: where it stands, what it was made of, and the interpreter asked for.
fingerprint() {
    {
        echo "$PWD"
        command -v "$python" || true
        cat "$(lock_of "$1")" pyproject.toml sdk/python/pyproject.toml 2>/dev/null || true
    } | cksum
}

is_installed() {
    [ "$(cat "$venv/installed-$1" 2>/dev/null)" = "$(fingerprint "$1")" ] && "$venv/bin/python" -c '' 2>/dev/null
}

check_machine() {
    [ -w . ] || refuse "this folder cannot be written to ($PWD); clone Seaboard into a folder of your own."
    command -v "$python" >/dev/null 2>&1 ||
        refuse "no '$python' here; install Python 3.11 or newer (Debian: apt-get install python3 python3-venv) or set PYTHON=."
    "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null ||
        refuse "$("$python" --version 2>&1) is too old; Seaboard needs 3.11 or newer: make PYTHON=/path/to/python3.11 ..."
    "$python" -c 'import ensurepip, venv' 2>/dev/null ||
        refuse "$python cannot make virtual environments; on Debian: apt-get install python3-venv"
}

install() {
    rm -f "$venv"/installed-*
    "$venv/bin/python" -m pip --version >/dev/null 2>&1 || "$python" -m venv --clear "$venv" ||
        refuse "$python -m venv failed; remove $PWD/$venv and see that there is free space on the disk."
    echo "seaboard: installing $(lock_of "$kind") into $venv (once; about half a minute)" >&2
    pip_install --require-hashes --only-binary :all: -r "$(lock_of "$kind")"
    pip_install --no-deps --no-build-isolation -e .
    if [ -f sdk/python/pyproject.toml ]; then
        pip_install --no-deps --no-build-isolation -e sdk/python
    fi
}

pip_install() {
    "$venv/bin/python" -m pip --disable-pip-version-check install --quiet "$@" >"$log" 2>&1 ||
        refuse "pip could not install for $(uname -sm) and $("$venv/bin/python" --version): $(reason) (all of it: $log)"
}

# The one line of pip's that says most.
reason() {
    grep -m 1 -i -E 'no matching distribution|do not match the hashes' "$log" || grep 'Error: ' "$log" | tail -n 1 | grep . ||
        tail -n 1 "$log"
}

is_installed "$kind" && exit 0
check_machine
# An environment of another interpreter or another place is no start for this one.
if [ -e "$venv" ] && [ "$(cat "$venv/made-by" 2>/dev/null)" != "$PWD $(command -v "$python")" ]; then
    rm -rf "$venv"
fi
install
echo "$PWD $(command -v "$python")" >"$venv/made-by"
fingerprint "$kind" >"$venv/installed-$kind"
# The development lock holds all of the other one.
[ "$kind" = run ] || fingerprint run >"$venv/installed-run"
