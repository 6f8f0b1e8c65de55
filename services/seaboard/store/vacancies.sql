-- name: add_vacancy
-- A seat waits for somebody to go on.
insert into vacancies (match_id, seat, level, expires_at) values (%(match)s, %(seat)s, %(level)s, %(expires_at)s)
on conflict (match_id, seat) do update set level = excluded.level, expires_at = excluded.expires_at;

-- name: drop_vacancy
-- Nobody is waited for in this seat any more.
delete from vacancies where match_id = %(match)s and seat = %(seat)s;

-- name: list_expired_vacancies
-- Matches in which somebody was waited for until now, longest ago first; nothing is locked.
select match_id::text from vacancies where expires_at <= clock_timestamp()
group by match_id order by min(expires_at) limit %(limit)s;

-- name: read_vacancies
-- The seats of a match that wait for somebody.
select seat, level, expires_at from vacancies where match_id = %(match)s order by expires_at, seat;

-- name: add_sitting
-- A player knows what a seat of a running match knew.
insert into sittings (match_id, player_id, seat) values (%(match)s, %(player)s, %(seat)s) on conflict do nothing;

-- name: read_sitting
-- Which seat of a match a player has held before; no row: none.
select seat from sittings where match_id = %(match)s and player_id = %(player)s;
