#!/bin/sh
# Compiles the lock files: every version and hash, for every platform, and no address of any index.
set -eu
cd "$(dirname "$0")/../.."

compile() {
    lock=$1
    shift
    uv pip compile pyproject.toml --group build "$@" --output-file "$lock" \
        --universal --python-version 3.11 --generate-hashes --no-header --no-emit-index-url --no-annotate
}

compile requirements.lock --extra server --extra embedded "$@"
# The others repeat its versions: what developers need, and what an image needs, which brings no database of its own and
# can tell traces.
compile requirements-dev.lock --all-extras --constraint requirements.lock "$@"
compile requirements-server.lock --extra server --extra telemetry --constraint requirements-dev.lock "$@"
