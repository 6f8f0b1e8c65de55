-- name: save_glance
-- A player has read so far.
insert into glances (match_id, player_id, number) values (%(match)s, %(player)s, %(number)s)
on conflict (match_id, player_id) do update set number = excluded.number;

-- name: read_glance
-- Up to which event a player knows what happened: as it said, or what it could see when it last chose by itself. Of a sealed
-- choice that is what came before the revealing.
select greatest(
    coalesce((select number from glances where match_id = %(match)s and player_id = %(player)s), 0),
    coalesce((
        select max(case when mode = 'all' then first_event - 1 else last_event end) from decisions
        where match_id = %(match)s and seat = %(seat)s and status = 'closed' and maker = 'seat' and player_id = %(player)s
    ), 0)
);
