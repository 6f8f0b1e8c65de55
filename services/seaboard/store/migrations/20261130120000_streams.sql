-- migrate:up

-- Streams that are open now, so that each access token has no more of them than it may, whichever process serves them.
-- One whose process died is forgotten when it was not seen for a while; nothing is lost with the table.
create unlogged table streams (
    id uuid primary key,
    token_id uuid not null references access_tokens on delete cascade,
    seen_at timestamptz not null
);
create index streams_of_a_token on streams (token_id);

-- migrate:down

-- Migrations go forward only: a mistake is mended by the next one.
