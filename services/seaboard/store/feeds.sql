-- name: add_news
-- Something that a player is to be told, which is of no match.
insert into news (player_id, fact, topic, match_id, content)
values (%(player_id)s, %(fact)s, %(topic)s, null, %(content)s::jsonb);

-- name: publish_news
-- Number what is to be told, for each player in the order in which it was written; rows that another relay has in hand are left to it.
with taken as (
    delete from news where id in (select id from news order by id limit %(limit)s for update skip locked)
    returning id, player_id, fact, topic, match_id, content
), placed as (
    select taken.*, row_number() over (partition by player_id order by taken.id) as place, count(*) over (partition by player_id) as total
    from taken join players on players.id = taken.player_id
), counted as (
    insert into feeds as feed (player_id, last) select player_id, count(*) from placed group by player_id order by player_id
    on conflict (player_id) do update set last = feed.last + excluded.last
    returning player_id, last
), told as (
    insert into notices (player_id, number, at, fact, topic, match_id, content)
    select player_id, last - total + place, clock_timestamp(), fact, topic, match_id, content
    from placed join counted using (player_id)
    returning player_id, number, at, fact, topic, match_id, content
)
select player_id::text, number, at, fact::text, topic, match_id::text, content from told order by player_id, number;

-- name: read_notices
-- A player's notices after a number.
select player_id::text, number, at, fact::text, topic, match_id::text, content
from notices where player_id = %(player)s and number > %(after)s order by number limit %(limit)s;

-- name: read_latest
-- The number of a player's latest notice; null before its first.
select last from feeds where player_id = %(player)s;

-- name: drop_old_notices
-- Notices are kept for so many days.
delete from notices where at < now() - make_interval(days => %(days)s);
