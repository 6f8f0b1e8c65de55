-- name: read_backlog
-- For how many seconds the oldest row of the outbox, the oldest deadline and the oldest question to a house bot have been due.
select
    (select greatest(extract(epoch from clock_timestamp() - min(due_at)), 0)::float8 from outbox) as outbox,
    (select greatest(extract(epoch from clock_timestamp() - min(due_at)), 0)::float8 from deadlines) as deadline,
    (select greatest(extract(epoch from clock_timestamp() - min(opened_at)), 0)::float8 from decisions
        where status = 'open' and is_house) as house_decision;
