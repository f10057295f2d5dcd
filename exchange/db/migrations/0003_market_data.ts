import type { Migration } from './migration';

/**
 * Candles of the stored intervals (exchange/app/marketData/candleSeries.ts) that something traded in. Rows are narrow, for there
 * are hundreds of thousands: a series number instead of names, minutes instead of milliseconds.
 */
export const marketData: Migration = {
  version: 3,
  name: 'market data',
  sql: `
create table candle_series (
  id integer generated always as identity primary key,
  symbol text not null,
  interval text not null,
  unique (symbol, interval)
);

create table candles (
  series_id integer not null,
  open_minute integer not null,
  open_ticks bigint not null,
  high_ticks bigint not null,
  low_ticks bigint not null,
  close_ticks bigint not null,
  lots bigint not null,
  tick_lots numeric not null,
  primary key (series_id, open_minute)
);

-- The last trade that the stored minutes of a market contain: where a restart continues to count.
create table candle_progress (
  symbol text primary key,
  trade_id bigint not null
);
`,
};
