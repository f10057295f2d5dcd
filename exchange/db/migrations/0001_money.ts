import { applyMoneyBatch } from './0001_money_batch';
import type { Migration } from './migration';

// Amounts are integers at the asset's scale, prices are ticks, quantities are lots, times are ms since 1970.
// Tables that are updated in place leave room on each page, so that an update touches no index.
const tables = `
create table assets (
  asset text primary key,
  name text not null,
  scale smallint not null check (scale between 0 and 18),
  is_fiat boolean not null,
  is_open boolean not null default true,
  sort integer not null
);

create table markets (
  symbol text primary key,
  base text not null references assets,
  quote text not null references assets,
  price_increment numeric not null check (price_increment > 0),
  quantity_increment numeric not null check (quantity_increment > 0),
  min_quantity numeric not null,
  max_quantity numeric not null,
  min_notional numeric not null,
  price_band numeric not null check (price_band > 0 and price_band < 1),
  status text not null default 'TRADING' check (status in ('TRADING', 'PAUSED')),
  categories text[] not null,
  listed_ms bigint not null,
  sort integer not null
);

-- Moves with every batch. epoch is the fencing token: it grows when a market changes hands, and a batch of an earlier owner fails.
create table market_state (
  symbol text primary key references markets,
  epoch bigint not null default 0,
  seq bigint not null default 0,
  last_price_ticks bigint not null
) with (fillfactor = 10);

create table fee_tiers (
  tier smallint primary key,
  maker_ppm integer not null check (maker_ppm between 0 and 1000000),
  taker_ppm integer not null check (taker_ppm between 0 and 1000000)
);

-- Everyone who ever had an account in the ledger.
create table traders (
  user_id text primary key,
  account_type smallint not null check (account_type in (0, 1, 2)),
  fee_tier smallint not null default 0 references fee_tiers
);

create table accounts (
  id bigint generated always as identity primary key,
  owner_type text not null check (owner_type in ('user', 'system')),
  owner_id text not null,
  wallet text not null,
  asset text not null references assets,
  available bigint not null default 0,
  held bigint not null default 0 check (held >= 0),
  unique (owner_type, owner_id, wallet, asset),
  -- Issuance mirrors what was given out, so it alone may be negative.
  constraint accounts_available_check check (available >= 0 or (owner_type = 'system' and owner_id = 'issuance'))
) with (fillfactor = 50);

create table ledger_postings (
  id bigint primary key,
  kind text not null,
  reference text collate "C" not null,
  is_internal boolean not null,
  at_ms bigint not null,
  unique (kind, reference)
);
-- Retention finds what is old between internal accounts through these three.
create index ledger_postings_internal on ledger_postings (at_ms) where is_internal;

create table ledger_entries (
  posting_id bigint not null,
  account_id bigint not null,
  amount bigint not null check (amount <> 0),
  primary key (posting_id, account_id)
);

create table spot_orders (
  id bigint primary key,
  user_id text not null,
  account_type smallint not null,
  client_order_id text collate "C" not null,
  symbol text not null,
  side text not null check (side in ('BUY', 'SELL')),
  type text not null check (type in ('LIMIT', 'MARKET')),
  time_in_force text not null check (time_in_force in ('GTC', 'IOC', 'FOK')),
  is_post_only boolean not null,
  self_trade_prevention text not null,
  price_ticks bigint,
  lots bigint,
  quote_size bigint,
  filled_lots bigint not null,
  filled_quote bigint not null,
  fee_paid bigint not null,
  reserved bigint not null check (reserved >= 0),
  status text not null check (status in ('OPEN', 'FILLED', 'CANCELED', 'EXPIRED')),
  close_reason text,
  created_ms bigint not null,
  updated_ms bigint not null,
  check ((lots is null) <> (quote_size is null)),
  check (status = 'OPEN' or reserved = 0)
) with (fillfactor = 70);
create index spot_orders_by_user on spot_orders (user_id, id);
create index spot_orders_by_client_id on spot_orders (user_id, client_order_id);
create index spot_orders_internal on spot_orders (id) where account_type = 2;

-- Which orders are open. A table of its own, because an index that knew would be rewritten, with all others, whenever an order
-- closes; this way closing an order leaves every index of spot_orders alone.
create table spot_open_orders (
  user_id text not null,
  order_id bigint not null,
  primary key (user_id, order_id)
);

create table spot_trades (
  id bigint primary key,
  symbol text not null,
  price_ticks bigint not null,
  lots bigint not null,
  quote bigint not null,
  taker_side text not null check (taker_side in ('BUY', 'SELL')),
  buyer_id text not null,
  seller_id text not null,
  buy_order_id bigint not null,
  sell_order_id bigint not null,
  buyer_fee bigint not null,
  seller_fee bigint not null,
  is_internal boolean not null,
  at_ms bigint not null
);
create index spot_trades_by_symbol on spot_trades (symbol, id);
create index spot_trades_by_buyer on spot_trades (buyer_id, id);
create index spot_trades_by_seller on spot_trades (seller_id, id);
create index spot_trades_internal on spot_trades (at_ms) where is_internal;

-- Ids are handed out in ranges, so that a batch needs no round trip for them.
create table id_ranges (name text primary key, next bigint not null);
insert into id_ranges (name, next) values ('order', 1), ('trade', 1), ('posting', 1);
`;

export const money: Migration = { version: 1, name: 'money', sql: tables + applyMoneyBatch };
