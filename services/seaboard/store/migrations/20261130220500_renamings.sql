-- migrate:up

-- When a player has last given itself another name; null: never.
alter table players add column renamed_at timestamptz;

-- migrate:down

-- Migrations go forward only: a mistake is mended by the next one.
