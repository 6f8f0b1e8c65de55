-- name: read_around
-- What belongs to a match, in one row: seats, pending decisions, its clocks and what stopped them since those were opened; and
-- the database's clock, which tells, asked after the lock, when the lock was had.
select clock_timestamp() as now,
    (
        select json_agg(row order by row.number) from (
            select match_id, number, status, player_id, level, pick, roles, has_left from seats where match_id = %(match)s
        ) as row
    ) as seats,
    (
        select json_agg(row order by row.seat) from (
            select match_id, seat, number, status, mode, is_private, is_house, opened_at, deadline, revision, has_chosen,
                actions, maker, made_at, first_event, last_event, next_decision, prepared, player_id
            from decisions where match_id = %(match)s and status in ('open', 'sealed')
        ) as row
    ) as pending,
    (
        select json_agg(row) from (
            with timed as (
                select t.content, (
                    select min(d.opened_at) from decisions d where d.match_id = %(match)s and d.status in ('open', 'sealed')
                ) as since
                from timings t where t.match_id = %(match)s
            )
            select 'timing' as kind, null::text as player_id, null::timestamptz as starts_at, null::timestamptz as ends_at, content from timed
            union all
            select 'outage', null, o.starts_at, o.ends_at, null from timed join outages o on o.ends_at > timed.since
            union all
            select 'vacation', v.player_id::text, v.starts_at, v.ends_at, null
            from timed join seats s on s.match_id = %(match)s join vacations v on v.player_id = s.player_id
            where v.ends_at > coalesce(timed.since, clock_timestamp())
            union all
            select 'week', w.player_id::text, null, null, w.content
            from timed join seats s on s.match_id = %(match)s join weeks w on w.player_id = s.player_id
        ) as row
    ) as timing;
