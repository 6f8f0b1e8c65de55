-- migrate:up

-- Of what waits to be sent, the trace of the request that asked for it (a W3C `traceparent`), where traces are on: the
-- transaction says it, so that no statement has to. It holds random numbers, and nobody but operators sees it.
alter table outbox add column trace text default nullif(current_setting('seaboard.trace', true), '');

-- migrate:down

-- Migrations go forward only: a mistake is mended by the next one.
