import type { Migration } from './migration';

// Sessions that were open before count as used now: nobody is logged out by an update.
const sql = `
alter table sessions add column country text, add column last_active_at bigint;
update sessions set last_active_at = greatest(created_at, (extract(epoch from now()) * 1000)::bigint);
alter table sessions alter column last_active_at set not null;
create index sessions_by_expiry on sessions (expires_at);
create index sessions_open_by_use on sessions (last_active_at) where revoked_at is null;

alter table users add column password_changed_at bigint, add column sending_held_until bigint;
-- Which password was typed for a login: the one that was set then.
alter table auth_tickets add column password_changed_at bigint;

-- What its owner is shown: logins, right or wrong, and what changed the protection of the account.
create table account_activity (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id),
  kind text not null,
  result text not null,
  ip text not null,
  user_agent text not null,
  country text,
  at_ms bigint not null
);
create index account_activity_by_user on account_activity (user_id, at_ms desc, id desc);
create index account_activity_by_time on account_activity (at_ms);
`;

export const accountActivity: Migration = { version: 17, name: 'account activity', sql };
