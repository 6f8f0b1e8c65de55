-- name: is_quiet
-- Whether there is no chat in a match: by its opener's wish, or its app's.
select exists (select from quiet_matches where match_id = %(match)s) or exists (select from quiet_tenants where tenant_id = %(tenant)s);

-- name: hush_match
-- No chat in this match.
insert into quiet_matches (match_id) values (%(match)s) on conflict do nothing;

-- name: open_match
-- Chat in this match again.
delete from quiet_matches where match_id = %(match)s;

-- name: hush_tenant
-- No chat in any match of an app.
insert into quiet_tenants (tenant_id) values (%(tenant)s) on conflict do nothing;

-- name: open_tenant
-- Chat in an app's matches again.
delete from quiet_tenants where tenant_id = %(tenant)s;

-- name: is_tenant_quiet
-- Whether there is no chat in an app's matches.
select exists (select from quiet_tenants where tenant_id = %(tenant)s);

-- name: read_rooms
-- The rooms of a match in which something was said.
select id::text, name, seats, last from chat_rooms where match_id = %(match)s order by name;

-- name: read_room
-- One of them.
select id::text, name, seats, last from chat_rooms where id = %(room)s;

-- name: count_lines
-- How much a player has said in a match within a minute.
select count(*) from chat_lines l join chat_rooms r on r.id = l.room_id
where l.player_id = %(player)s and l.at > clock_timestamp() - interval '1 minute' and r.match_id = %(match)s;

-- name: open_room
-- The room is there, whoever else says the first line at the same moment.
insert into chat_rooms (id, match_id, name, seats, last) values (%(room)s, %(match)s, %(name)s, %(seats)s, 0)
on conflict do nothing;

-- name: count_on
-- The next number of a room; lines of a room are said one after the other.
update chat_rooms set last = last + 1, seats = %(seats)s where id = %(room)s returning last;

-- name: add_line
-- Something is said; who waits for it is woken after the commit.
with said as (
    insert into chat_lines (room_id, number, at, player_id, seat, text)
    values (%(room)s, %(number)s, clock_timestamp(), %(player)s, %(seat)s, %(text)s)
    returning room_id, number, at, player_id, seat, text
), woken as (
    insert into outbox (kind, match_id, due_at) select 'wake', room_id, at from said
)
select s.number, s.at, s.player_id::text, p.name, s.seat, s.text, false as is_muted
from said s join players p on p.id = s.player_id;

-- name: tell_lines
-- Those to whom it was said are told that there is something to read; not those who mute or block who said it.
insert into news (player_id, fact, topic, match_id, content)
select id::uuid, %(fact)s, 'chat.said', %(match)s, %(content)s::jsonb from unnest(%(players)s::text[]) as id
where not exists (select from mutes where player_id = id::uuid and muted_id = %(player)s)
    and not exists (select from blocks where player_id = id::uuid and blocked_id = %(player)s);

-- name: read_lines
-- Lines of a room after a number; without the text where the reader has muted or blocked who said it.
select l.number, l.at, l.player_id::text, p.name, l.seat, case when not m.is_muted then l.text end as text, m.is_muted
from chat_lines l left join players p on p.id = l.player_id cross join lateral (
    select exists (select from mutes where player_id = %(reader)s and muted_id = l.player_id)
        or exists (select from blocks where player_id = %(reader)s and blocked_id = l.player_id) as is_muted
) m
where l.room_id = %(room)s and l.number > %(after)s order by l.number limit %(limit)s;

-- name: blank_lines
-- What a player has said is gone.
update chat_lines set text = null where player_id = %(player)s;

-- name: mute
-- A player wants to read nothing more of another.
insert into mutes (player_id, muted_id) values (%(player)s, %(muted)s) on conflict do nothing;

-- name: unmute
-- It does again. No row: it did.
delete from mutes where player_id = %(player)s and muted_id = %(muted)s returning true;

-- name: list_mutes
-- A page of those whom a player has muted, the newest accounts first.
select p.id::text, p.name, p.is_bot, p.created_at
from (
    select muted_id from mutes where player_id = %(player)s and muted_id < %(cursor)s::uuid order by muted_id desc limit %(limit)s
) m cross join lateral (select id, name, is_bot, created_at from players where id = m.muted_id offset 0) p
order by m.muted_id desc;
