-- name: keep_spectacle
-- What a spectator sees after a step, for later; what nobody is shown any more goes.
with kept as (
    insert into spectacles (match_id, number, view, asked) values (%(match)s, %(number)s, %(view)s::jsonb, %(asked)s::jsonb)
    on conflict do nothing
)
delete from spectacles where match_id = %(match)s and number < (
    select max(number) from spectacles where match_id = %(match)s and number <= %(shown)s
);

-- name: read_spectacle
-- What a spectator saw when it had so many events.
select number, view, asked from spectacles where match_id = %(match)s and number <= %(shown)s order by number desc limit 1;

-- name: drop_spectacles
-- The match is over: nothing is held back any more.
delete from spectacles where match_id = %(match)s;
