-- name: add_match
-- A match as it is opened.
insert into matches (
    id, game, rules_version, options, seed, commitment, access, join_code, start, limit_seconds, limit_policy, opened_by,
    opened_at, status, sequences, numbers
) values (
    %(id)s, %(game)s, %(rules_version)s, %(options)s::jsonb, %(seed)s, %(commitment)s, %(access)s, %(join_code)s, %(start)s,
    %(limit_seconds)s, %(limit_policy)s, %(opened_by)s, clock_timestamp(), 'open', %(sequences)s, %(numbers)s
);

-- name: add_seats
-- The seats of a match as it is opened.
insert into seats (match_id, number, status, player_id, level, pick, roles)
select %(match)s, number, status, player_id, level, pick, roles
from jsonb_to_recordset(%(rows)s::jsonb)
    as row (number smallint, status text, player_id uuid, level text, pick text, roles text[]);

-- name: lock_match
-- The match, and nobody else may change it until the transaction ends.
select id::text, game, rules_version, options, seed, nonces, commitment, access, join_code, start, limit_seconds, limit_policy,
    opened_by::text, opened_at, started_at, finished_at, status, state, sequences, numbers, last_event, last_choice, outcome
from matches where id = %(match)s for no key update;

-- name: read_match
-- The match as it is now.
select id::text, game, rules_version, options, seed, nonces, commitment, access, join_code, start, limit_seconds, limit_policy,
    opened_by::text, opened_at, started_at, finished_at, status, state, sequences, numbers, last_event, last_choice, outcome
from matches where id = %(match)s;

-- name: find_match_by_code
-- The match that a join code leads to.
select id::text from matches where join_code = %(code)s;

-- name: read_clock
-- The database's clock.
select clock_timestamp();

-- name: read_timed_seats
-- The seats of a match, in order, and the database's clock: asked after the lock, it tells when the lock was had.
select match_id::text, number, status, player_id::text, level, pick, roles, has_left, clock_timestamp() as now
from seats where match_id = %(match)s order by number;

-- name: read_seats
-- The seats of some matches, in order.
select match_id::text, number, status, player_id::text, level, pick, roles, has_left
from seats where match_id = any(%(matches)s::uuid[]) order by match_id, number;

-- name: list_matches
-- A page of the matches that somebody may see, newest first, without what is secret in them.
select id::text, game, rules_version, options, ''::bytea as seed, '{}'::bytea[] as nonces, commitment, access, join_code, start,
    limit_seconds, limit_policy, opened_by::text, opened_at, started_at, finished_at, status, null::bytea as state, sequences,
    numbers, last_event, last_choice, outcome
from matches m
where (%(cursor)s::uuid is null or m.id < %(cursor)s::uuid)
    and (%(game)s::text is null or m.game = %(game)s)
    and (%(status)s::text is null or m.status = %(status)s)
    and (m.access = 'public' or m.opened_by = %(player)s::uuid
        or exists (select from seats s where s.match_id = m.id and s.player_id = %(player)s::uuid))
order by m.id desc limit %(limit)s;

-- name: list_my_matches
-- A page of the matches that a player opened, sits in or is invited to, newest first, without what is secret in them.
select id::text, game, rules_version, options, ''::bytea as seed, '{}'::bytea[] as nonces, commitment, access, join_code, start,
    limit_seconds, limit_policy, opened_by::text, opened_at, started_at, finished_at, status, null::bytea as state, sequences,
    numbers, last_event, last_choice, outcome
from matches m
where (%(cursor)s::uuid is null or m.id < %(cursor)s::uuid)
    and (%(game)s::text is null or m.game = %(game)s)
    and (%(status)s::text is null or m.status = %(status)s)
    and m.id in (
        select s.match_id from seats s where s.player_id = %(player)s::uuid
        union all select o.id from matches o where o.opened_by = %(player)s::uuid
    )
order by m.id desc limit %(limit)s;

-- name: read_newest_migration
-- How far the database's tables are.
select max(version) from schema_migrations;
