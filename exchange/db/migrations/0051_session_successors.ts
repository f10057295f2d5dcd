import type { Migration } from './migration';

// Whose token a session was opened in place of: what hangs on that one (sockets, their tokens, devices that are told) ended with it.
const sql = `
alter table sessions add column former_id bigint;
`;

export const sessionSuccessors: Migration = { version: 51, name: 'session_successors', sql };
