-- name: save_step
-- All that a step changed of a match, in one statement: its row, its seats, the log, what was told, decisions, alarms, mail, news.
-- Of the decisions that it opened, those whose seat may have chosen in advance are looked at by a worker.
-- All but the state comes as one JSON value (its type is named where it stands first): what costs a client most is the number of values.
with saved_match as (
    update matches set status = row.status, state = %(state)s, sequences = row.sequences, numbers = row.numbers,
        last_event = row.last_event, last_choice = row.last_choice, outcome = row.outcome, free_seats = row.free_seats,
        started_at = row.started_at, finished_at = row.finished_at
    from jsonb_to_record(%(step)s::jsonb -> 'match') as row (
        status text, sequences integer[], numbers integer[], last_event integer, last_choice integer, outcome jsonb,
        free_seats smallint, started_at timestamptz, finished_at timestamptz
    )
    where id = %(match)s
), saved_seats as (
    update seats set status = row.status, player_id = row.player_id, level = row.level, pick = row.pick,
        roles = row.roles, has_left = row.has_left
    from jsonb_to_recordset(%(step)s -> 'seats') as row (
        number smallint, status text, player_id uuid, level text, pick text, roles text[], has_left boolean
    )
    where seats.match_id = %(match)s and seats.number = row.number
), added_choices as (
    insert into choices (match_id, entry, kind, seat, content, maker, made_at)
    select %(match)s, entry, kind, seat, content, maker, made_at
    from jsonb_to_recordset(%(step)s -> 'choices')
        as row (entry integer, kind text, seat smallint, content jsonb, maker text, made_at timestamptz)
), added_events as (
    insert into events (match_id, event, numbers, at, public, own)
    select %(match)s, event, numbers, (%(step)s ->> 'now')::timestamptz, public, own
    from jsonb_to_recordset(%(step)s -> 'events') as row (event integer, numbers integer[], public jsonb, own jsonb)
), saved_decisions as (
    insert into decisions (
        match_id, seat, number, status, mode, is_private, is_house, opened_at, deadline, revision, has_chosen, actions,
        maker, made_at, first_event, last_event, next_decision, prepared, player_id, hired_at
    )
    select %(match)s, seat, number, status, mode, is_private, is_house, opened_at, deadline, revision, has_chosen, actions,
        maker, made_at, first_event, last_event, next_decision, prepared, player_id, least(opened_at, clock_timestamp())
    from jsonb_to_recordset(%(step)s -> 'decisions') as row (
        seat smallint, number integer, status text, mode text, is_private boolean, is_house boolean, opened_at timestamptz,
        deadline timestamptz, revision integer, has_chosen boolean, actions jsonb, maker text, made_at timestamptz,
        first_event integer, last_event integer, next_decision integer, prepared jsonb, player_id uuid
    )
    on conflict (match_id, seat, number) do update set status = excluded.status, deadline = excluded.deadline,
        revision = excluded.revision, has_chosen = excluded.has_chosen, actions = excluded.actions,
        maker = excluded.maker, made_at = excluded.made_at, first_event = excluded.first_event,
        last_event = excluded.last_event, next_decision = excluded.next_decision, prepared = excluded.prepared,
        player_id = excluded.player_id, is_house = excluded.is_house
), stopped_clocks as (
    delete from deadlines where match_id = %(match)s and seat = any(array(select value::smallint from jsonb_array_elements(%(step)s -> 'stopped')))
), running_clocks as (
    insert into deadlines (match_id, seat, number, due_at)
    select %(match)s, seat, number, due_at
    from jsonb_to_recordset(%(step)s -> 'alarms') as row (seat smallint, number integer, due_at timestamptz)
    on conflict (match_id, seat) do update set number = excluded.number, due_at = excluded.due_at
), added_news as (
    insert into news (player_id, fact, topic, match_id, content)
    select player_id, fact, topic, %(match)s, content
    from jsonb_to_recordset(%(step)s -> 'news') as row (player_id uuid, fact uuid, topic text, content jsonb)
)
insert into outbox (kind, match_id, seat, number, due_at)
select kind, match_id, seat, number, due_at
from jsonb_to_recordset(%(step)s -> 'mail')
    as row (kind text, match_id uuid, seat smallint, number integer, due_at timestamptz)
union all
select 'bot', s.match_id, s.seat, fresh.number, clock_timestamp()
from jsonb_to_recordset(%(step)s -> 'asked') as fresh (seat smallint, number integer)
    join standing_choices s on s.match_id = %(match)s and s.seat = fresh.seat;
