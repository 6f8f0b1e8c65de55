-- name: add_entry
-- A player waits in the pool. No row: it waits for the same already.
insert into pool_entries (
    id, player_id, terms, game, options, seats, control, is_rated, rating, rating_low, rating_high, status,
    entered_at, expires_at
) values (
    %(id)s, %(player)s, %(terms)s, %(game)s, %(options)s::jsonb, %(seats)s, %(control)s::jsonb, %(is_rated)s, %(rating)s,
    %(rating_low)s, %(rating_high)s, 'waiting', clock_timestamp(), clock_timestamp() + make_interval(secs => %(seconds)s)
)
on conflict do nothing
returning id::text, player_id::text, game, options, seats, control, is_rated, rating, rating_low, rating_high, status,
    match_id::text, entered_at, expires_at, ended_at;

-- name: read_entry
-- One entry of a player.
select id::text, player_id::text, game, options, seats, control, is_rated, rating, rating_low, rating_high, status,
    match_id::text, entered_at, expires_at, ended_at
from pool_entries where id = %(id)s and player_id = %(player)s;

-- name: cancel_entry
-- A player waits no more. No row: it was paired just now, or waited no more already.
update pool_entries set status = 'cancelled', ended_at = clock_timestamp()
where id = %(id)s and player_id = %(player)s and status = 'waiting'
returning id::text, player_id::text, game, options, seats, control, is_rated, rating, rating_low, rating_high, status,
    match_id::text, entered_at, expires_at, ended_at;

-- name: list_entries
-- A page of a player's entries, newest first, whatever became of them.
select id::text, player_id::text, game, options, seats, control, is_rated, rating, rating_low, rating_high, status,
    match_id::text, entered_at, expires_at, ended_at
from pool_entries where player_id = %(player)s and id < %(cursor)s::uuid order by pool_entries.id desc limit %(limit)s;

-- name: list_ripe_terms
-- Terms for which enough players wait to fill a match.
select terms from pool_entries where status = 'waiting' and expires_at > clock_timestamp()
group by terms, seats having count(*) >= seats order by min(entered_at) limit %(limit)s;

-- name: take_waiting
-- Those who wait for the same, the longest first, and that no other worker has in hand.
select id::text, player_id::text, game, options, seats, control, is_rated, rating, rating_low, rating_high, status,
    match_id::text, entered_at, expires_at, ended_at
from pool_entries where terms = %(terms)s and status = 'waiting' and expires_at > clock_timestamp()
order by entered_at, pool_entries.id limit %(limit)s for update skip locked;

-- name: pair_entries
-- These have found each other.
update pool_entries set status = 'paired', match_id = %(match)s, ended_at = clock_timestamp()
where id = any(%(ids)s::uuid[]) and status = 'waiting';

-- name: expire_entries
-- Those who have waited for as long as they wanted wait no more.
update pool_entries set status = 'expired', ended_at = clock_timestamp()
where id in (
    select id from pool_entries where status = 'waiting' and expires_at <= clock_timestamp()
    order by expires_at limit %(limit)s for update skip locked
) returning id::text;
