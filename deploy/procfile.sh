#!/usr/bin/env bash
# Runs every process of the Procfile on this machine until one ends or this is stopped; logs go to a folder.
#
#   SEABOARD_DATABASE_URL=... SEABOARD_BROKER_URL=... deploy/procfile.sh LOGS [API_PORT [STREAMS_PORT]]
#
# `python` is the one on PATH: the environment that Seaboard is installed in.
set -euo pipefail
procfile=$(cd "$(dirname "$0")" && pwd)/Procfile
logs=$(mkdir -p "$1" && cd "$1" && pwd)
declare -A ports=([api]=${2:-8080} [streams]=${3:-8081})

command_of() { sed -n "s/^$1: //p" "$procfile"; }

cd "$logs" # beat keeps its schedule where it runs
eval "$(command_of migrate)"
trap 'kill $(jobs -p) 2>/dev/null; wait' EXIT
trap 'exit 0' INT TERM
mapfile -t names < <(sed "s/:.*//" "$procfile" | grep -v "^migrate\$")
for name in "${names[@]}"; do
    PORT=${ports[$name]:-} bash -c "eval \"exec env \$0\"" "$(command_of "$name")" >>"$logs/$name.log" 2>&1 &
done
wait -n
echo "a process ended; see $logs" >&2
exit 1
