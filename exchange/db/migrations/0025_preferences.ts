import type { Migration } from './migration';

// One row for each thing a user has chosen. The version of the whole is the highest of them: it counts the changes of one user.
const sql = `
create table user_preferences (
  user_id bigint not null references users (id),
  name text not null,
  value jsonb not null,
  version integer not null check (version > 0),
  primary key (user_id, name)
);
`;

export const preferences: Migration = { version: 25, name: 'preferences', sql };
