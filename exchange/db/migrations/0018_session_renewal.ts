import type { Migration } from './migration';

// A session can get a new token; the one before is good for some seconds more, for calls that are under way.
const sql = `
alter table sessions add column former_token_hash text, add column former_until bigint;
create index sessions_by_former_token on sessions (former_token_hash) where former_token_hash is not null;
`;

export const sessionRenewal: Migration = { version: 18, name: 'session renewal', sql };
