import type { Migration } from './migration';

// Money from one user to another. Names are masked and are those of when it was sent; they and the note go with the account they are of.
const table = `
create table user_transfers (
  id bigint primary key,
  sender_id text collate "C" not null,
  receiver_id text collate "C" not null check (receiver_id <> sender_id),
  client_transfer_id text collate "C" not null,
  asset text collate "C" not null references assets (asset),
  amount bigint not null check (amount > 0),
  cents bigint not null check (cents >= 0),
  note text,
  sender_name text not null,
  receiver_name text not null,
  at_ms bigint not null,
  unique (sender_id, client_transfer_id)
);
create index user_transfers_by_sender on user_transfers (sender_id, at_ms, id);
create index user_transfers_by_receiver on user_transfers (receiver_id, at_ms, id);
insert into money_tables (name, key_columns) values ('user_transfers', '{id}');
insert into id_ranges (name, next) values ('userTransfer', 1);
-- Each is told twice: to its sender at twice its id, to its receiver right behind.
insert into notice_sources (source, told_through) values ('userTransfers', 0);
`;

export const userTransfers: Migration = { version: 56, name: 'transfers to other users', sql: table };
