#!/bin/sh
# Compiles the two lock files: every version and hash, for every platform, and no address of any index.
set -eu
cd "$(dirname "$0")/../.."

compile() {
    lock=$1
    shift
    uv pip compile pyproject.toml --group build "$@" --output-file "$lock" \
        --universal --python-version 3.11 --generate-hashes --no-header --no-emit-index-url --no-annotate
}

compile requirements.lock --extra server --extra embedded "$@"
# The development lock repeats the versions of the other one.
compile requirements-dev.lock --all-extras --constraint requirements.lock "$@"
