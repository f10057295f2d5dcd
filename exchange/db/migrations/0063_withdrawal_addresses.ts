import type { Migration } from './migration';

const sql = `
create table withdrawal_addresses (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id),
  label text not null,
  chain_id text collate "C" not null,
  -- Null: for every coin of the network.
  asset text collate "C",
  address text not null,
  memo text,
  added_ms bigint not null,
  usable_ms bigint not null,
  told_usable boolean not null default false
);
create index withdrawal_addresses_by_user on withdrawal_addresses (user_id, id);
create unique index withdrawal_addresses_once on withdrawal_addresses (user_id, chain_id, address, coalesce(memo, ''));
create index withdrawal_addresses_untold on withdrawal_addresses (usable_ms) where not told_usable;

-- A row where its owner ever chose: saved addresses only, and when that ends where it was asked to.
create table withdrawal_choices (
  user_id bigint primary key references users (id),
  saved_only boolean not null,
  ends_ms bigint
);
`;

export const withdrawalAddresses: Migration = { version: 63, name: 'address book of withdrawals', sql };
