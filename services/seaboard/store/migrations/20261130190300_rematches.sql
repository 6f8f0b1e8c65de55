-- migrate:up

-- The match that this one is the rematch of: one, unless it was called off.
alter table matches add column rematch_of uuid references matches on delete set null;
create unique index one_rematch_a_match on matches (rematch_of) where rematch_of is not null and status <> 'aborted';

-- migrate:down

-- Migrations go forward only: a mistake is mended by the next one.
