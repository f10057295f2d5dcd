/** Movements between wallets of one user. Ids come from the range of the same name. */
export const transfers = `
create table transfers (
  id bigint primary key,
  user_id text not null,
  client_transfer_id text collate "C" not null,
  asset text not null references assets,
  amount bigint not null check (amount > 0),
  from_wallet text not null,
  to_wallet text not null check (to_wallet <> from_wallet),
  at_ms bigint not null,
  unique (user_id, client_transfer_id)
);
insert into money_tables (name, key_columns) values ('transfers', '{id}');
insert into id_ranges (name, next) values ('transfer', 1);
`;
