import type { Migration } from './migration';

const sql = `
-- What whoever sends a file calls this sending, so that one that is sent again because its answer was lost is kept once. null: nothing.
alter table upload_sessions add column send_id text;
`;

export const sendings: Migration = { version: 45, name: 'sendings', sql };
