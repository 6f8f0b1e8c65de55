-- name: add_tournament
-- A tournament as it is opened.
insert into tournaments (
    id, tenant_id, game, form, options, control, rounds, is_rated, entrants_most, seed, commitment, status, opened_by, opened_at
) values (
    %(id)s, %(tenant)s, %(game)s, %(form)s, %(options)s::jsonb, %(control)s::jsonb, %(rounds)s, %(is_rated)s,
    %(entrants_most)s, %(seed)s, %(commitment)s, 'entering', %(opened_by)s, clock_timestamp()
);

-- name: lock_tournament
-- The tournament, and nobody else may change it until the transaction ends.
select id::text, tenant_id::text, game, form, options, control, rounds, round, is_rated, entrants_most, seed, commitment, status,
    opened_by::text, opened_at, started_at, finished_at
from tournaments where id = %(id)s for no key update;

-- name: read_tournament
-- The tournament as it is now.
select id::text, tenant_id::text, game, form, options, control, rounds, round, is_rated, entrants_most, seed, commitment, status,
    opened_by::text, opened_at, started_at, finished_at
from tournaments where id = %(id)s;

-- name: read_tournaments
-- Some tournaments, newest first.
select id::text, tenant_id::text, game, form, options, control, rounds, round, is_rated, entrants_most, seed, commitment, status,
    opened_by::text, opened_at, started_at, finished_at
from tournaments where id = any(%(ids)s::uuid[]) order by tournaments.id desc;

-- name: lock_opener
-- A player opens one tournament at a time; matches may be opened for it meanwhile, which refer to it.
select id::text from players where id = %(player)s for no key update;

-- name: count_under_way
-- How many tournaments of a player are not over.
select count(*) from tournaments where opened_by = %(player)s and status in ('entering', 'running');

-- name: save_tournament
-- How far the tournament is; times are the database's.
update tournaments set status = %(status)s, round = %(round)s, rounds = %(rounds)s,
    started_at = case when %(status)s <> 'entering' and %(round)s > 0 then coalesce(started_at, clock_timestamp()) end,
    finished_at = case when %(status)s in ('finished', 'cancelled') then coalesce(finished_at, clock_timestamp()) end
where id = %(id)s;

-- name: list_tournaments
-- A page of a tenant's tournaments, newest first: for each game and status the next few from an index.
select t.id::text
from unnest(%(games)s::text[]) as g (game) cross join unnest(%(statuses)s::text[]) as s (status) cross join lateral (
    select id from tournaments
    where tenant_id = %(tenant)s and (game, status, id) < (g.game, s.status, %(cursor)s::uuid)
        and (game, status, id) > (g.game, s.status, %(first)s::uuid)
    order by game desc, status desc, id desc limit %(limit)s
) as t order by t.id desc limit %(limit)s;

-- name: list_ripe
-- Running tournaments of whose round no match is left to be played; nothing is locked.
select t.id::text from tournaments t
where t.status = 'running' and not exists (
    select from pairings p join matches m on m.id = p.match_id
    where p.tournament_id = t.id and p.round = t.round and m.status in ('open', 'running')
)
order by t.id limit %(limit)s;

-- name: add_entrants
-- Some enter.
insert into entrants (tournament_id, number, player_id, level)
select %(tournament)s, number, player_id, level
from jsonb_to_recordset(%(rows)s::jsonb) as row (number smallint, player_id uuid, level text);

-- name: remove_entrant
-- A player thinks better of it before the start.
delete from entrants where tournament_id = %(tournament)s and player_id = %(player)s;

-- name: withdraw_entrant
-- A player is paired no more.
update entrants set has_withdrawn = true where tournament_id = %(tournament)s and player_id = %(player)s;

-- name: read_entrants
-- Who plays in a tournament.
select number, player_id::text, level, has_withdrawn from entrants where tournament_id = %(tournament)s order by number;

-- name: read_own_entries
-- A player's entries to some tournaments, and how many have entered each.
select t.id::text as tournament_id,
    (select count(*) from entrants e where e.tournament_id = t.id) as entrants, own.number,
    coalesce(own.has_withdrawn, false) as has_withdrawn
from unnest(%(ids)s::uuid[]) as t (id)
left join entrants own on own.tournament_id = t.id and own.player_id = %(player)s::uuid;

-- name: add_pairings
-- A round is paired.
insert into pairings (tournament_id, round, board, first, second, match_id, bye)
select %(tournament)s, %(round)s, board, first, second, match_id, bye
from jsonb_to_recordset(%(rows)s::jsonb)
    as row (board smallint, first smallint, second smallint, match_id uuid, bye smallint);

-- name: read_pairings
-- All pairings of a tournament, with how their matches stand and which seats their players got up from.
select p.round, p.board, p.first, p.second, p.match_id::text, p.bye, m.status, m.outcome,
    array(select distinct seat::integer from sittings where match_id = p.match_id) as got_up
from pairings p left join matches m on m.id = p.match_id
where p.tournament_id = %(tournament)s order by p.round, p.board;
