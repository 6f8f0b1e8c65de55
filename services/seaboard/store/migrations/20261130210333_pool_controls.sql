-- migrate:up

-- Those who wait may want any time control, of which a limit is the short form, and a match that is rated or not.
alter table pool_entries add column control jsonb, add column is_rated boolean not null default false;
update pool_entries set control = jsonb_build_object('kind', 'per-decision', 'seconds', limit_seconds, 'policy', limit_policy,
    'increment', 0, 'cap', null, 'rests', false);
alter table pool_entries alter column control set not null, drop column limit_seconds, drop column limit_policy;
update pool_entries set status = 'expired', ended_at = clock_timestamp() where status = 'waiting';

-- migrate:down

-- Migrations go forward only: a mistake is mended by the next one.
