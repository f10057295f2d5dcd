import { AppError } from '@/exchange/app/appError';
import type { Database } from '@/exchange/app/ports/database';
import { insertOrders } from '@/tests/support/manyOrders';
import type { BenchExchange } from './benchExchange';

const HOUR_MS = 3_600_000;
const MINUTES_OF_A_DAY = 1_440;
const SYMBOLS = ['BTC_USDT', 'ETH_USDT', 'SOL_USDT', 'XRP_USDT', 'AVAX_USDT', 'LTC_USDT'];
/** Whose history is read. */
const READER = 'bench-reader';

// Hours of two years and the minutes of the last two days, of each market.
const CANDLES = `
  insert into candles (series_id, open_minute, open_ticks, high_ticks, low_ticks, close_ticks, lots, tick_lots)
  select $1::int, $2::int - n * $3::int, 900000, 900100 + n % 50, 899900, 900050, 1000, 900000000 from generate_series(1, $4::int) n`;

async function fillCandles(database: Database, nowMs: number): Promise<void> {
  for (const symbol of SYMBOLS)
    for (const [interval, minutes, count] of [
      ['1h', 60, 17_520],
      ['1m', 1, 2 * MINUTES_OF_A_DAY],
      ['1d', MINUTES_OF_A_DAY, 730],
    ] as const) {
      const [series] = await database.query<{ id: number }>('insert into candle_series (symbol, interval) values ($1, $2) returning id', [
        symbol,
        interval,
      ]);
      const newest = Math.floor(nowMs / 60_000 / minutes) * minutes;
      await database.lane('background').query(CANDLES, [series?.id, newest, minutes, count]);
    }
}

/** What hostile readers read: long candle histories, and a user with many finished orders. */
export async function fillForReaders(database: Database, orders: number, nowMs: number): Promise<void> {
  await fillCandles(database, nowMs);
  const [ids] = await database.query<{ next: bigint }>(`select next from id_ranges where name = 'order'`);
  const firstId = Number(ids?.next ?? 1n);
  await insertOrders(database, { userId: READER, count: orders, firstId, startMs: nowMs - orders * 1000 });
  await database.query(`update id_ranges set next = next + $1 where name = 'order'`, [orders]);
}

export interface Reading {
  /** Answers, and refusals because too many waited. */
  answers: number;
  refusals: number;
}

/** Readers that ask one thing after another, never the same: long candles that end anywhere, and histories by every filter. */
export async function readUntil({ marketData, queries }: BenchExchange, readers: number, isOver: () => boolean): Promise<Reading> {
  const reading: Reading = { answers: 0, refusals: 0 };
  let serial = 0;
  const one = async () => {
    serial += 1;
    const symbol = SYMBOLS[serial % SYMBOLS.length] ?? 'BTC_USDT';
    if (serial % 2 === 0) return marketData.klines(symbol, '12h', 1000, Date.now() - serial * HOUR_MS);
    const filter = { symbol: 'ETH_USDT', side: 'SELL', status: 'FILLED', limit: 101, toTime: Date.now() - serial * 1000 } as const;
    return queries.orders(READER, filter);
  };
  const reader = async () => {
    while (!isOver()) {
      try {
        await one();
        reading.answers += 1;
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        reading.refusals += 1;
      }
      await new Promise((resume) => setImmediate(resume));
    }
  };
  await Promise.all(Array.from({ length: readers }, reader));
  return reading;
}
