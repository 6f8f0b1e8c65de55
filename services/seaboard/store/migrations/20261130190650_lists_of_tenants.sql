-- migrate:up

-- Lists show one tenant's matches, and walk through an index for that.
drop index public_matches;
drop index public_matches_with_free_seats;
create index public_matches on matches (tenant_id, game, status, id) where access = 'public';
create index public_matches_with_free_seats on matches (tenant_id, game, status, id)
    where access = 'public' and free_seats > 0;

-- migrate:down

-- Migrations go forward only: a mistake is mended by the next one.
