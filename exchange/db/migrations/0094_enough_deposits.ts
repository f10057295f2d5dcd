import type { Migration } from './migration';

// What has reached the minimum together is not measured again by what is left of it: a process may die between two of them.
const sql = `
alter table deposits add column is_enough boolean not null default false;
`;

export const enoughDeposits: Migration = { version: 94, name: 'enough_deposits', sql };
