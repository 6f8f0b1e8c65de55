-- migrate:up

-- A player's first token may do all that its player may.
update access_tokens set scopes = '{read,play,open,webhooks,admin}' where scopes = '{read,play,open}';

drop index access_tokens_of_a_player;
create index access_tokens_of_a_player on access_tokens (player_id, id);

-- What of an answer is secret, encrypted with what only its receiver knows; null: nothing is.
alter table idempotency_keys add sealed bytea;

-- migrate:down

-- Migrations go forward only: a mistake is mended by the next one.
