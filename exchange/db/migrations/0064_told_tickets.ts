import type { Migration } from './migration';

/** What a code confirms, as its message says it: the code is good for nothing else. */
const sql = `
alter table auth_tickets add column about text;
`;

export const toldTickets: Migration = { version: 64, name: 'what a code confirms', sql };
