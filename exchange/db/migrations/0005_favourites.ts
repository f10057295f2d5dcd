import type { Migration } from './migration';

// The id is the order of collecting; a pair that is collected again goes to the end.
const sql = `
create table favourites (
  id bigint generated always as identity,
  user_id bigint not null references users (id),
  symbol text not null references markets (symbol),
  primary key (user_id, symbol)
);
`;

export const favourites: Migration = { version: 5, name: 'favourites', sql };
