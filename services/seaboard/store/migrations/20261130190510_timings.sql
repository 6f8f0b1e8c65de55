-- migrate:up

-- The clocks of a match that has any: its time control, what each seat has left, pauses, and a sandbox's own time.
create table timings (
    match_id uuid primary key references matches on delete cascade,
    content jsonb not null
) with (fillfactor = 50);

insert into timings (match_id, content)
select m.id, jsonb_build_object(
    'control', jsonb_build_object(
        'kind', 'per-decision', 'seconds', m.limit_seconds, 'policy', m.limit_policy, 'increment', 0, 'cap', null, 'rests', false
    ),
    'clocks', (
        select jsonb_agg(jsonb_build_object(
            'bank', 0,
            'left', case when d.deadline is not null then m.limit_seconds end,
            'since', d.deadline - make_interval(secs => m.limit_seconds),
            'rest', null, 'has_rests', false, 'has_lapsed', false, 'stand_in', null
        ) order by s.number)
        from seats s left join decisions d on d.match_id = s.match_id and d.seat = s.number and d.status in ('open', 'sealed')
        where s.match_id = m.id
    ),
    'is_paused', false, 'wants_pause', '[]'::jsonb, 'is_sandbox', false, 'ahead', 0
)
from matches m where m.limit_seconds is not null;

-- A player's week: the days off and quiet hours in which its clocks stand still.
create table weeks (
    player_id uuid primary key references players on delete cascade,
    content jsonb not null
);

-- When a player is away. A vacation that was called off keeps what it has taken of the year's days.
create table vacations (
    id uuid primary key,
    player_id uuid not null references players on delete cascade,
    starts_at timestamptz not null,
    ends_at timestamptz not null,
    booked_at timestamptz not null,
    check (starts_at <= ends_at)
);
create index vacations_of_a_player on vacations (player_id, ends_at);

-- When the clocks were not swept, so that nobody can be sure that the service could be played on.
create table outages (
    starts_at timestamptz primary key,
    ends_at timestamptz not null,
    check (starts_at < ends_at)
);
create index outages_by_end on outages (ends_at);

-- The last time that the clocks were swept: one row.
create table heartbeats (
    id boolean primary key default true check (id),
    beat_at timestamptz not null
);

-- migrate:down

-- Migrations go forward only: a mistake is mended by the next one.
