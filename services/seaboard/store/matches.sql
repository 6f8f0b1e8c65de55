-- name: add_match
-- A match as it is opened.
insert into matches (
    id, tenant_id, game, rules_version, options, seed, commitment, access, join_code, start, limit_seconds, limit_policy, opened_by,
    is_rated, opened_at, status, sequences, numbers, free_seats, rematch_of, spectators, spectator_delay
) values (
    %(id)s, %(tenant_id)s, %(game)s, %(rules_version)s, %(options)s::jsonb, %(seed)s, %(commitment)s, %(access)s, %(join_code)s, %(start)s,
    %(limit_seconds)s, %(limit_policy)s, %(opened_by)s, %(is_rated)s, clock_timestamp(), 'open', %(sequences)s, %(numbers)s, %(free_seats)s,
    %(rematch_of)s, %(spectators)s, %(spectator_delay)s
);

-- name: add_seats
-- The seats of a match as it is opened.
insert into seats (match_id, number, status, player_id, level, pick, roles)
select %(match)s, number, status, player_id, level, pick, roles
from jsonb_to_recordset(%(rows)s::jsonb)
    as row (number smallint, status text, player_id uuid, level text, pick text, roles text[]);

-- name: lock_match
-- The match, and nobody else may change it until the transaction ends.
select id::text, tenant_id::text, game, rules_version, options, seed, nonces, commitment, access, join_code, start, limit_seconds, limit_policy,
    opened_by::text, opened_at, started_at, finished_at, status, state, sequences, numbers, last_event, last_choice, outcome,
    free_seats, rematch_of::text, spectators, spectator_delay, is_rated
from matches where id = %(match)s for no key update;

-- name: read_match
-- The match as it is now.
select id::text, tenant_id::text, game, rules_version, options, seed, nonces, commitment, access, join_code, start, limit_seconds, limit_policy,
    opened_by::text, opened_at, started_at, finished_at, status, state, sequences, numbers, last_event, last_choice, outcome,
    free_seats, rematch_of::text, spectators, spectator_delay, is_rated
from matches where id = %(match)s;

-- name: find_match_by_code
-- The match that a join code leads to.
select id::text from matches where join_code = %(code)s and tenant_id = %(tenant)s;

-- name: find_rematch
-- The rematch of a match, if there is one that was not called off.
select id::text from matches where rematch_of = %(match)s and status <> 'aborted';

-- name: read_clock
-- The database's clock.
select clock_timestamp();

-- name: read_seats
-- The seats of some matches, in order.
select match_id::text, number, status, player_id::text, level, pick, roles, has_left
from seats where match_id = any(%(matches)s::uuid[]) order by match_id, number;

-- name: read_matches
-- Some matches, without what is secret in them.
select id::text, tenant_id::text, game, rules_version, options, ''::bytea as seed, '{}'::bytea[] as nonces, commitment, access, join_code, start,
    limit_seconds, limit_policy, opened_by::text, opened_at, started_at, finished_at, status, null::bytea as state, sequences,
    numbers, last_event, last_choice, outcome, free_seats, rematch_of::text, spectators, spectator_delay, is_rated
from matches where id = any(%(matches)s::uuid[]);

-- name: list_matches
-- A page of the matches that somebody may see, newest first: for each game and status the next few from an index, whose
-- order is written out, lest the planner walk through all matches for the few that fit.
select found.id::text from (
    select m.id
    from unnest(%(games)s::text[]) as g (game) cross join unnest(%(statuses)s::text[]) as s (status) cross join lateral (
        select id from matches
        where tenant_id = %(tenant)s and access = 'public' and (game, status, id) < (g.game, s.status, %(cursor)s::uuid)
            and (game, status, id) > (g.game, s.status, %(first)s::uuid)
        order by game desc, status desc, id desc limit %(limit)s
    ) as m
    union
    select p.match_id
    from unnest(%(games)s::text[]) as g (game) cross join unnest(%(statuses)s::text[]) as s (status) cross join lateral (
        select match_id from parts
        where player_id = %(player)s::uuid and (game, status, match_id) < (g.game, s.status, %(cursor)s::uuid)
            and (game, status, match_id) > (g.game, s.status, %(first)s::uuid)
        order by game desc, status desc, match_id desc limit %(limit)s
    ) as p
) as found (id) order by found.id desc limit %(limit)s;

-- name: list_my_matches
-- A page of the matches that a player has opened, sits in or is invited to, newest first.
select p.match_id::text
from unnest(%(games)s::text[]) as g (game) cross join unnest(%(statuses)s::text[]) as s (status) cross join lateral (
    select match_id from parts
    where player_id = %(player)s::uuid and (game, status, match_id) < (g.game, s.status, %(cursor)s::uuid)
        and (game, status, match_id) > (g.game, s.status, %(first)s::uuid)
    order by game desc, status desc, match_id desc limit %(limit)s
) as p order by p.match_id desc limit %(limit)s;

-- name: list_free_matches
-- A page of the matches with a seat for the player, newest first: one that is open to all, or one that is kept for it.
select found.id::text from (
    select m.id
    from unnest(%(games)s::text[]) as g (game) cross join unnest(%(statuses)s::text[]) as s (status) cross join lateral (
        select id from matches
        where tenant_id = %(tenant)s and access = 'public' and free_seats > 0 and (game, status, id) < (g.game, s.status, %(cursor)s::uuid)
            and (game, status, id) > (g.game, s.status, %(first)s::uuid)
            and not exists (select from seats where match_id = matches.id and player_id = %(player)s::uuid offset 0)
        order by game desc, status desc, id desc limit %(limit)s
    ) as m
    union
    select i.match_id
    from invitations i cross join lateral (
        select game, status from matches where id = i.match_id offset 0
    ) as m
    where i.player_id = %(player)s::uuid and i.status = 'pending' and i.match_id < %(cursor)s::uuid
        and m.game = any(%(games)s) and m.status = any(%(statuses)s)
) as found (id) order by found.id desc limit %(limit)s;

-- name: read_newest_migration
-- How far the database's tables are.
select max(version) from schema_migrations;
