import type { Migration } from './migration';

const sql = `
-- Whether all visitors share it: what cannot be taken back for the next one is refused to it. Which one it is the exchange says at each start.
alter table users add column is_shared boolean not null default false;
`;

export const sharedAccounts: Migration = { version: 39, name: 'shared accounts', sql };
