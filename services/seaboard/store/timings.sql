-- name: read_timings
-- The clocks of some matches, and what stops each from outside since its pending decisions were opened.
with timed as (
    select t.match_id, t.content, (
        select min(d.opened_at) from decisions d where d.match_id = t.match_id and d.status in ('open', 'sealed')
    ) as since
    from timings t where t.match_id = any(%(matches)s::uuid[])
)
select 'timing' as kind, null::text as player_id, null::timestamptz as starts_at, null::timestamptz as ends_at, content,
    match_id::text from timed
union all
select 'outage', null, o.starts_at, o.ends_at, null, timed.match_id::text from timed join outages o on o.ends_at > timed.since
union all
select 'vacation', v.player_id::text, v.starts_at, v.ends_at, null, timed.match_id::text
from timed join seats s on s.match_id = timed.match_id join vacations v on v.player_id = s.player_id
where v.ends_at > coalesce(timed.since, clock_timestamp())
union all
select 'week', w.player_id::text, null, null, w.content, timed.match_id::text
from timed join seats s on s.match_id = timed.match_id join weeks w on w.player_id = s.player_id;

-- name: save_timing
-- The clocks of a match as they are now.
insert into timings (match_id, content) values (%(match)s, %(content)s::jsonb)
on conflict (match_id) do update set content = excluded.content;

-- name: lock_heartbeat
-- The last sweep; nobody else may judge a gap after it until the transaction ends.
insert into heartbeats (beat_at) values (clock_timestamp()) on conflict (id) do update set beat_at = heartbeats.beat_at
returning beat_at;

-- name: beat
-- The clocks are swept now.
update heartbeats set beat_at = clock_timestamp() returning beat_at;

-- name: add_outage
-- From then to then the clocks stood still.
insert into outages (starts_at, ends_at) values (%(starts_at)s, %(ends_at)s)
on conflict (starts_at) do update set ends_at = greatest(outages.ends_at, excluded.ends_at);

-- name: list_running
-- A page of the matches in which some clock runs, after one of them.
select match_id::text from (
    select distinct match_id from deadlines where match_id > %(after)s::uuid order by match_id limit %(limit)s
) found order by found.match_id;

-- name: list_running_of_player
-- The matches in which a clock runs for the player.
select distinct d.match_id::text from seats s join deadlines d on d.match_id = s.match_id and d.seat = s.number
where s.player_id = %(player)s order by 1;

-- name: read_week
-- A player's days off and quiet hours.
select content from weeks where player_id = %(player)s;

-- name: save_week
-- A player's days off and quiet hours, from now on.
insert into weeks (player_id, content) values (%(player)s, %(content)s::jsonb)
on conflict (player_id) do update set content = excluded.content;

-- name: lock_player
-- The player, so that no two vacations are booked at once, and the time.
select clock_timestamp() from players where id = %(player)s for no key update;

-- name: read_vacations
-- A player's vacations that ended after a moment, in order.
select id::text, player_id::text, starts_at, ends_at, booked_at from vacations
where player_id = %(player)s and ends_at > %(after)s order by starts_at, id;

-- name: add_vacation
-- A vacation is booked.
insert into vacations (id, player_id, starts_at, ends_at, booked_at)
values (%(id)s, %(player)s, %(starts_at)s, %(ends_at)s, clock_timestamp());

-- name: end_vacation
-- A vacation ends earlier.
update vacations set ends_at = %(ends_at)s where id = %(id)s and player_id = %(player)s;

-- name: drop_vacation
-- A vacation that has not begun is called off.
delete from vacations where id = %(id)s and player_id = %(player)s;
