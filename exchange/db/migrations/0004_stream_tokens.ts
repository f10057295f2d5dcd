import type { Migration } from './migration';

// A token stands for a session: whose it is and whether it still holds is looked up when the token is used.
const sql = `
create table stream_tokens (
  token_hash text primary key,
  session_id bigint not null references sessions (id) on delete cascade,
  expires_ms bigint not null
);
create index stream_tokens_by_expiry on stream_tokens (expires_ms);
create index stream_tokens_by_session on stream_tokens (session_id);
`;

export const streamTokens: Migration = { version: 4, name: 'stream tokens', sql };
