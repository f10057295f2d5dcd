import type { Migration } from './migration';

const sql = `
alter table users add column locked_at bigint, add column unlocked_at bigint;
`;

export const accountLocks: Migration = { version: 21, name: 'account locks', sql };
