-- name: read_sights
-- Of each of some matches, in one value, who may see it and who sits in it, without what is secret in the match itself, and its events
-- after one of them: the latest so many at most.
select json_build_object('match', (
        select row from (
            select m.id, m.tenant_id, m.game, m.rules_version, m.options, m.commitment, m.access, m.join_code, m.start, m.limit_seconds,
                m.limit_policy, m.opened_by, m.opened_at, m.started_at, m.finished_at, m.status, m.sequences, m.numbers, m.last_event,
                m.last_choice, m.outcome, m.free_seats, m.rematch_of, m.spectators, m.spectator_delay, m.is_rated
        ) as row
    ), 'now', clock_timestamp(), 'seats', (
        select json_agg(row order by row.number) from (
            select match_id, number, status, player_id, level, pick, roles, has_left from seats where match_id = m.id
        ) as row
    ), 'players', (
        select json_agg(row) from (
            select p.id, p.name, p.is_bot, p.created_at from players p where p.id in (select player_id from seats where match_id = m.id)
        ) as row
    ), 'events', (
        select json_agg(row order by row.event) from (
            select event, numbers, at, public, own from events
            where match_id = m.id and event > greatest(coalesce(asked.after, m.last_event), m.last_event - %(most)s)
        ) as row
    ))
from unnest(%(matches)s::uuid[], %(after)s::integer[]) as asked (id, after) join matches m on m.id = asked.id;
