import type { Migration } from './migration';

const sql = `
-- In which session it was done: a visitor of an account that all share is shown what is their own.
alter table account_activity add column session_id bigint;
create index account_activity_by_session on account_activity (session_id, at_ms desc, id desc) where session_id is not null;

-- Where other visitors logged in from.
delete from notices n using users u where u.id = n.user_id and u.is_shared and n.kind = 'SECURITY';
`;

export const sharedVisitors: Migration = { version: 42, name: 'shared visitors', sql };
