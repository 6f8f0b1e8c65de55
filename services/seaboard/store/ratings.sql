-- name: list_unrated
-- Matches of these games that are over and still to be counted, the first to end first; nothing is locked.
select id::text from matches where is_rated and status = 'finished' and rated_at is null and game = any(%(games)s)
order by finished_at, matches.id limit %(limit)s;

-- name: claim_match
-- The match is counted by this transaction. No row: it was counted before, or is not to be.
update matches set rated_at = clock_timestamp()
where id = %(match)s and is_rated and status = 'finished' and rated_at is null
returning id::text;

-- name: read_starters
-- Who played each seat of a match from the start, and whether it got up before the end.
select s.number, case when first.seat is null then s.player_id else first.player_id end::text as player_id,
    case when first.seat is null then s.level end as level, s.roles, s.has_left,
    first.seat is not null as has_got_up
from seats s left join lateral (
    select seat, player_id from sittings where match_id = s.match_id and seat = s.number order by got_up_at, player_id limit 1
) as first on true
where s.match_id = %(match)s order by s.number;

-- name: add_ratings
-- Ratings of those who have none yet, in an order that all keep.
insert into ratings (tenant_id, game, role, list, competitor, player_id, mu, sigma, standing, matches, changed_at)
select %(tenant)s, %(game)s, role, %(list)s, competitor, player_id, %(mu)s, %(sigma)s, %(standing)s, 0, clock_timestamp()
from jsonb_to_recordset(%(rows)s::jsonb) as row (role text, competitor text, player_id uuid)
order by role, competitor
on conflict do nothing;

-- name: lock_ratings
-- Ratings of these, and nobody else may change them until the transaction ends.
select r.role, r.competitor, r.player_id::text, r.mu, r.sigma, r.standing, r.matches
from ratings r join jsonb_to_recordset(%(rows)s::jsonb) as row (role text, competitor text)
    on r.role = row.role and r.competitor = row.competitor
where r.tenant_id = %(tenant)s and r.game = %(game)s and r.list = %(list)s
order by r.role, r.competitor for no key update of r;

-- name: save_ratings
-- What a match has made of ratings.
update ratings r set mu = row.mu, sigma = row.sigma, standing = row.standing, matches = row.matches,
    changed_at = clock_timestamp()
from jsonb_to_recordset(%(rows)s::jsonb) as row (
    role text, competitor text, mu double precision, sigma double precision, standing integer, matches integer
)
where r.tenant_id = %(tenant)s and r.game = %(game)s and r.list = %(list)s
    and r.role = row.role and r.competitor = row.competitor;

-- name: add_changes
-- What a match has done to the ratings of its players.
insert into rating_changes (id, player_id, match_id, game, role, list, before, after, at)
select id, player_id, %(match)s, %(game)s, role, %(list)s, before, after, clock_timestamp()
from jsonb_to_recordset(%(rows)s::jsonb) as row (id uuid, player_id uuid, role text, before integer, after integer);

-- name: read_rating
-- How strong a player is held to be among players, in all roles of a game together.
select mu from ratings
where tenant_id = %(tenant)s and game = %(game)s and role = '' and list = 'players' and competitor = %(player)s
    and matches > 0;

-- name: list_ratings
-- All ratings of a player.
select game, role, list, mu, sigma, standing, matches, changed_at from ratings
where player_id = %(player)s and matches > 0 order by game, role, list;

-- name: list_changes
-- A page of what matches did to a player's ratings, the newest first.
select id::text, match_id::text, game, role, list, before, after, at from rating_changes
where player_id = %(player)s and id < %(cursor)s::uuid order by rating_changes.id desc limit %(limit)s;

-- name: list_leaders
-- A page of a leaderboard, the highest standing first.
select competitor, player_id::text, mu, sigma, standing, matches from ratings
where tenant_id = %(tenant)s and game = %(game)s and role = %(role)s and list = %(list)s and matches > 0
    and (-standing, competitor) > (-%(standing)s::integer, %(competitor)s)
order by -standing, competitor limit %(limit)s;
