-- migrate:up

-- What refers to a match is looked up whenever one is deleted.
create index matches_by_what_they_repeat on matches (rematch_of) where rematch_of is not null;
create index pool_entries_of_a_match on pool_entries (match_id) where match_id is not null;
create index turn_calls_of_a_match on turn_calls (match_id);

-- migrate:down

-- Migrations go forward only: a mistake is mended by the next one.
