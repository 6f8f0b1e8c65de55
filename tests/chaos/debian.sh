#!/usr/bin/env bash
# `make chaos` on Debian's own brokers, one after the other. For a throw-away Debian machine, as root: it installs packages.
#
#   tests/chaos/debian.sh [SECONDS [BROKER...]]
set -euo pipefail
cd "$(dirname "$0")/../.."
seconds=${1:-60}
brokers=("${@:2}")
[ ${#brokers[@]} -gt 0 ] || brokers=(redis rabbitmq)
apt-get update -qq
for broker in "${brokers[@]}"; do
    # A server that Debian starts by itself is left alone: the harness starts another, on ports of its own.
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$broker-server" >/dev/null
    make chaos BROKER="$broker" SECONDS="$seconds"
done
