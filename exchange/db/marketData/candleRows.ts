import type { Candle, StoredInterval } from '../../app/marketData/ports';
import type { Sql } from '../../app/ports/database';

const MINUTE_MS = 60_000;
/** Rows of one statement: large enough that round trips do not count, small enough not to hold up other queries. */
const ROWS_AT_ONCE = 10_000;

export interface CandleWrite {
  symbol: string;
  interval: StoredInterval;
  candle: Candle;
}

export const minuteOf = (ms: number): number => Math.floor(ms / MINUTE_MS);

/** Writes candles in bulk, replacing those with the same open time. */
export async function writeCandles(tx: Sql, writes: readonly CandleWrite[]): Promise<void> {
  const seriesIds = await seriesIdsOf(tx, writes);
  for (let from = 0; from < writes.length; from += ROWS_AT_ONCE) {
    await writeRows(tx, writes.slice(from, from + ROWS_AT_ONCE), seriesIds);
  }
}

const seriesKey = (symbol: string, interval: string) => `${symbol} ${interval}`;

/** Numbers of the series, made where they are missing. */
async function seriesIdsOf(tx: Sql, writes: readonly CandleWrite[]): Promise<Map<string, number>> {
  const series = [...new Map(writes.map(({ symbol, interval }) => [seriesKey(symbol, interval), { symbol, interval }])).values()];
  const names = [series.map(({ symbol }) => symbol), series.map(({ interval }) => interval)];
  await tx.query(
    'insert into candle_series (symbol, interval) select * from unnest($1::text[], $2::text[]) on conflict (symbol, interval) do nothing',
    names,
  );
  const rows = await tx.query<{ id: number; symbol: string; interval: string }>(
    'select id, symbol, interval from candle_series join unnest($1::text[], $2::text[]) as wanted (symbol, interval) using (symbol, interval)',
    names,
  );
  return new Map(rows.map(({ id, symbol, interval }) => [seriesKey(symbol, interval), id]));
}

async function writeRows(tx: Sql, writes: readonly CandleWrite[], seriesIds: Map<string, number>): Promise<void> {
  // An array literal is one string to both drivers, far quicker than a JavaScript array of thousands.
  const column = (value: (write: CandleWrite) => unknown) => `{${writes.map(value).join(',')}}`;
  await tx.query(
    `insert into candles (series_id, open_minute, open_ticks, high_ticks, low_ticks, close_ticks, lots, tick_lots)
     select * from unnest($1::integer[], $2::integer[], $3::bigint[], $4::bigint[], $5::bigint[], $6::bigint[], $7::bigint[], $8::numeric[])
     on conflict (series_id, open_minute) do update set open_ticks = excluded.open_ticks, high_ticks = excluded.high_ticks,
       low_ticks = excluded.low_ticks, close_ticks = excluded.close_ticks, lots = excluded.lots, tick_lots = excluded.tick_lots`,
    [
      column(({ symbol, interval }) => seriesIds.get(seriesKey(symbol, interval))),
      column(({ candle }) => minuteOf(candle.openMs)),
      column(({ candle }) => candle.open),
      column(({ candle }) => candle.high),
      column(({ candle }) => candle.low),
      column(({ candle }) => candle.close),
      column(({ candle }) => candle.lots),
      column(({ candle }) => candle.tickLots),
    ],
  );
}

/** Candles opening in [fromMs, toMs), oldest first, and the last one before them when there is one. */
export async function readCandles(
  sql: Sql,
  symbol: string,
  interval: StoredInterval,
  fromMs: number,
  toMs: number,
): Promise<{ before: Candle | undefined; rows: Candle[] }> {
  // One text instead of a row each: parsing a thousand result rows takes longer than finding them.
  const [answer] = await sql.query<{ candles: string | null }>(
    `with series as (select id from candle_series where symbol = $1 and interval = $2),
       bounds as (select coalesce((select max(open_minute) from candles
         where series_id = (select id from series) and open_minute < $3), $3::integer) as first)
     select string_agg(concat_ws(' ', open_minute, open_ticks, high_ticks, low_ticks, close_ticks, lots, tick_lots), ','
       order by open_minute) as candles
     from candles
     where series_id = (select id from series) and open_minute >= (select first from bounds) and open_minute < $4`,
    [symbol, interval, minuteOf(fromMs), Math.ceil(toMs / MINUTE_MS)],
  );
  const rows = answer?.candles ? answer.candles.split(',').map(parseCandle) : [];
  const first = rows[0];
  return first && first.openMs < fromMs ? { before: first, rows: rows.slice(1) } : { before: undefined, rows };
}

function parseCandle(text: string): Candle {
  const [minute, open, high, low, close, lots, tickLots = '0'] = text.split(' ');
  return {
    openMs: Number(minute) * MINUTE_MS,
    open: Number(open),
    high: Number(high),
    low: Number(low),
    close: Number(close),
    lots: Number(lots),
    tickLots: BigInt(tickLots),
  };
}
