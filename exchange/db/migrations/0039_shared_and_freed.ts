import type { Migration } from './migration';

const sql = `
-- Whether all visitors share it: what cannot be taken back for the next one is refused to it. Which one it is the exchange says at each start.
alter table users add column is_shared boolean not null default false;

-- From now on freeze_told_ms goes when the owner was told that the freeze has ended: where it is left without a freeze in traders, a process
-- died between the two. Those that ended before there was this rule were told.
update users u set freeze_told_ms = null
  from traders t where t.user_id = u.id::text and t.self_frozen_ms is null and u.freeze_told_ms is not null;
create index users_freeze_told on users (id) where freeze_told_ms is not null;
`;

export const sharedAndFreed: Migration = { version: 39, name: 'shared and freed accounts', sql };
