#!/usr/bin/env bash
# The processes of the Procfile against Debian's own Postgres, RabbitMQ and nginx, and a match through the proxy.
# For a throw-away Debian machine, as root: it installs packages and starts servers of its own under /tmp, on ports of their own.
#
#   deploy/try-debian.sh             uses .venv of `make run`, or the `python` of PYTHON=
#   BROKER=redis deploy/try-debian.sh     Debian's Redis in RabbitMQ's place
#   POOLER=1 deploy/try-debian.sh         Debian's pgbouncer, in transaction mode, before Postgres
set -euo pipefail
cd "$(dirname "$0")/.."
python=$(command -v "${PYTHON:-.venv/bin/python}")
python=$(cd "$(dirname "$python")" && pwd)/$(basename "$python")
broker=${BROKER:-rabbitmq}
work=$(mktemp -d /tmp/seaboard-debian.XXXX)
chmod 755 "$work"
declare -A port=([postgres]=15432 [rabbitmq]=15673 [redis]=16379 [api]=18080 [streams]=18081 [proxy]=18090 [dist]=25673 [pooler]=16432)

say() { echo "try-debian: $*" >&2; }

stop() {
    status=$?
    trap - EXIT
    say "stopping"
    [ -z "${processes:-}" ] || kill "$processes" 2>/dev/null && wait "${processes:-}" 2>/dev/null || true
    [ ! -f "$work/nginx.pid" ] || kill "$(cat "$work/nginx.pid")" || true
    [ ! -f "$work/pooler/pid" ] || kill "$(cat "$work/pooler/pid")" || true
    [ ! -f "$work/redis.pid" ] || kill "$(cat "$work/redis.pid")" || true
    [ ! -d "$work/rabbitmq" ] || on_rabbit rabbitmqctl -q stop >/dev/null 2>&1 || true
    [ ! -f "$work/postgres/postmaster.pid" ] || as postgres "$bin/pg_ctl" -D "$work/postgres" -m fast stop >/dev/null || true
    if [ "$status" = 0 ]; then rm -rf "$work"; else say "logs are in $work"; fi
    exit "$status"
}
trap stop EXIT

as() { (cd / && setpriv --reuid "$1" --regid "$1" --clear-groups "${@:2}"); }

install_packages() {
    say "installing Postgres, $broker and nginx"
    local server=rabbitmq-server
    [ "$broker" = rabbitmq ] || server=redis-server
    # Debian starts a server that it installs; ours run beside it, on other ports.
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends postgresql "$server" nginx-light ${POOLER:+pgbouncer} >"$work/apt.log" 2>&1 ||
        { tail -n 3 "$work/apt.log" >&2 && return 1; }
    bin=$(echo /usr/lib/postgresql/*/bin | tr ' ' '\n' | tail -n 1)
}

start_postgres() {
    say "starting $("$bin/postgres" --version)"
    install -d -o postgres -g postgres "$work/postgres"
    echo sesame >"$work/password"
    chmod 644 "$work/password"
    as postgres "$bin/initdb" -D "$work/postgres" -U seaboard -A scram-sha-256 --pwfile "$work/password" -E UTF8 >/dev/null
    as postgres "$bin/pg_ctl" -D "$work/postgres" -w -l "$work/postgres/log" \
        -o "-p ${port[postgres]} -k $work/postgres -c listen_addresses=127.0.0.1" start >/dev/null
    PGPASSWORD=sesame "$bin/createdb" -h 127.0.0.1 -p "${port[postgres]}" -U seaboard seaboard
    export SEABOARD_DATABASE_URL=postgresql://seaboard:sesame@127.0.0.1:${port[postgres]}/seaboard
}

# What lasts longer than a transaction (waking, listening, migrations) goes around it.
start_pooler() {
    install -d -o postgres -g postgres "$work/pooler"
    echo '"seaboard" "sesame"' >"$work/pooler/users"
    cat >"$work/pooler/ini" <<-INI
	[databases]
	seaboard = host=127.0.0.1 port=${port[postgres]} dbname=seaboard
	[pgbouncer]
	listen_addr = 127.0.0.1
	listen_port = ${port[pooler]}
	unix_socket_dir =
	auth_type = plain
	auth_file = $work/pooler/users
	pool_mode = transaction
	default_pool_size = 10
	logfile = $work/pooler/log
	pidfile = $work/pooler/pid
	INI
    as postgres pgbouncer -d -q "$work/pooler/ini"
    say "started $(pgbouncer --version | head -n 1)"
    export SEABOARD_DATABASE_DIRECT_URL=$SEABOARD_DATABASE_URL
    export SEABOARD_DATABASE_URL=postgresql://seaboard:sesame@127.0.0.1:${port[pooler]}/seaboard
}

# RabbitMQ with a name, folders and ports of its own, as the account that Debian made for it.
on_rabbit() {
    as rabbitmq env HOME="$work/rabbitmq" RABBITMQ_NODENAME=seaboard@localhost RABBITMQ_MNESIA_BASE="$work/rabbitmq/data" \
        RABBITMQ_LOG_BASE="$work/rabbitmq/log" RABBITMQ_NODE_IP_ADDRESS=127.0.0.1 RABBITMQ_NODE_PORT="${port[rabbitmq]}" \
        RABBITMQ_DIST_PORT="${port[dist]}" RABBITMQ_ENABLED_PLUGINS_FILE="$work/rabbitmq/plugins" \
        RABBITMQ_CONF_ENV_FILE=/dev/null /usr/lib/rabbitmq/bin/"$1" "${@:2}"
}

start_rabbitmq() {
    install -d -o rabbitmq -g rabbitmq "$work/rabbitmq"
    on_rabbit rabbitmq-server -detached >"$work/rabbitmq.log" 2>&1
    for _ in $(seq 60); do on_rabbit rabbitmqctl -q await_startup --timeout 5 >/dev/null 2>&1 && break || sleep 1; done
    say "started RabbitMQ $(on_rabbit rabbitmqctl -q version 2>/dev/null)"
    on_rabbit rabbitmqctl -q add_user seaboard sesame >/dev/null
    on_rabbit rabbitmqctl -q set_permissions seaboard '.*' '.*' '.*' >/dev/null
    export SEABOARD_BROKER_URL=amqp://seaboard:sesame@127.0.0.1:${port[rabbitmq]}//
}

start_redis() {
    redis-server --port "${port[redis]}" --bind 127.0.0.1 --requirepass sesame --save '' --daemonize yes \
        --dir "$work" --pidfile "$work/redis.pid" --logfile "$work/redis.log" >/dev/null
    say "started $(redis-server --version | cut -d ' ' -f 1-3)"
    export SEABOARD_BROKER_URL=redis://:sesame@127.0.0.1:${port[redis]}/0
}

start_proxy() {
    sed -e "s|api:8080|127.0.0.1:${port[api]}|; s|streams:8080|127.0.0.1:${port[streams]}|" deploy/proxy/upstreams.conf >"$work/upstreams.conf"
    sed -e "s|/run/nginx.pid|$work/nginx.pid|; s|listen 8080|listen 127.0.0.1:${port[proxy]}|; s|/dev/stdout|$work/proxy.log|; s|/dev/stderr|$work/proxy-errors.log|" \
        deploy/proxy/nginx.conf >"$work/nginx.conf"
    nginx -c "$work/nginx.conf"
}

start_processes() {
    SEABOARD_KEY=$(head -c 32 /dev/urandom | base64 | tr '+/' '-_' | tr -d '=')
    export SEABOARD_KEY SEABOARD_PROXIES=1
    PATH="$(dirname "$python"):$PATH" deploy/procfile.sh "$work/logs" "${port[api]}" "${port[streams]}" &
    processes=$!
    for _ in $(seq 60); do
        curl -fsS "http://127.0.0.1:${port[proxy]}/readyz" >"$work/ready.json" 2>/dev/null && break
        kill -0 "$processes" || { say "the processes have ended" && return 1; }
        sleep 1
    done
    say "ready: $(cat "$work/ready.json")"
}

install_packages
start_postgres
[ -z "${POOLER:-}" ] || start_pooler
"start_$broker"
start_proxy
start_processes
"$python" deploy/play_through.py "http://127.0.0.1:${port[proxy]}"
"$python" deploy/slow_clients.py "http://127.0.0.1:${port[proxy]}"
say "served by the API: $(grep -c '"house":"api"' "$work/proxy.log"), by the streams: $(grep -c '"house":"streams"' "$work/proxy.log")"
if grep -rlE "sesame|$SEABOARD_KEY|sb_[A-Za-z0-9_-]{20}" "$work/logs" "$work/proxy.log"; then say "a log holds a secret" && exit 1; fi
say "done"
