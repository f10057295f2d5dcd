import type { Migration } from './migration';

// Amounts are ledger units. A deposit is credited once, and stays so: a trigger holds what the program means to.
const sql = `
-- Numbers of addresses count up and are never given twice.
create table chain_addresses (
  chain_id text collate "C" primary key references chains (chain_id),
  last_index integer not null check (last_index >= 0)
);

create table deposit_addresses (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id),
  chain_id text collate "C" not null references chains (chain_id),
  index integer not null check (index > 0),
  address text collate "C" not null,
  -- Where all share the address.
  memo text collate "C",
  made_ms bigint not null,
  unique (chain_id, index)
);
create unique index deposit_addresses_by_address on deposit_addresses (chain_id, address, coalesce(memo, ''));
create index deposit_addresses_by_user on deposit_addresses (user_id, chain_id, id);

-- How far a chain was read, and what the last blocks of it were: by these a reorganisation is seen.
create table chain_cursors (
  chain_id text collate "C" not null references chains (chain_id),
  height integer not null,
  hash text not null,
  primary key (chain_id, height)
);

create table deposits (
  id bigint generated always as identity primary key,
  -- Null where nobody knows whose it is.
  user_id bigint references users (id),
  chain_id text collate "C" not null references chains (chain_id),
  asset text collate "C" not null references assets (asset),
  amount bigint not null check (amount > 0),
  tx_id text collate "C" not null,
  output_index integer not null,
  address text not null,
  memo text,
  from_address text,
  -- Null while no block has it: it was taken back.
  height integer,
  status text not null check (status in ('PENDING', 'SMALL', 'CREDITED', 'ASIDE', 'GONE', 'RETURNED')),
  -- Why it is kept aside.
  reason text,
  at_ms bigint not null,
  credited_ms bigint,
  posting_id bigint,
  -- Of a credited one: its block gave way to another, and it has not come back.
  is_missing boolean not null default false,
  unique (chain_id, tx_id, output_index),
  check ((status = 'CREDITED') = (credited_ms is not null))
);
create index deposits_by_user on deposits (user_id, at_ms, id);
create index deposits_open on deposits (chain_id, status) where status in ('PENDING', 'SMALL', 'ASIDE');
create index deposits_by_height on deposits (chain_id, height);
create index deposits_by_posting on deposits (posting_id) where posting_id is not null;

create function keep_credited() returns trigger language plpgsql as $body$
begin
  if old.status in ('CREDITED', 'RETURNED') and new.status <> old.status then
    raise exception 'deposit % is % and stays so', old.id, old.status using errcode = 'KM020';
  end if;
  if new.status = 'CREDITED' and old.status not in ('PENDING', 'SMALL', 'ASIDE', 'CREDITED') then
    raise exception 'deposit % is % and cannot be credited', old.id, old.status using errcode = 'KM020';
  end if;
  return new;
end
$body$;
create trigger keep_credited before update on deposits for each row execute function keep_credited();

create table refund_addresses (
  user_id bigint not null references users (id),
  asset text collate "C" not null references assets (asset),
  chain_id text collate "C" not null references chains (chain_id),
  address text not null,
  memo text,
  at_ms bigint not null,
  primary key (user_id, asset, chain_id)
);

-- Practice coins somebody had sent to themselves: so many a day.
create table practice_payments (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id),
  chain_id text collate "C" not null,
  asset text not null,
  amount bigint not null,
  at_ms bigint not null
);
create index practice_payments_by_user on practice_payments (user_id, at_ms);

insert into money_tables (name, key_columns) values ('deposits', '{id}');
insert into notice_sources (source, told_through) values ('deposits', 0);
`;

export const deposits: Migration = { version: 59, name: 'deposits', sql };
