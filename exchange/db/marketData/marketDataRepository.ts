import type { ClosedCandles, CommittedTrade, MarketDataStore } from '../../app/marketData/ports';
import type { Database, Sql } from '../../app/ports/database';
import { type CandleWrite, minuteOf, readCandles, writeCandles } from './candleRows';
import { readListing } from './marketListing';

/** What is stored of market data: candles, how far they go, and the trades they are made from. */
export function createMarketDataRepository(database: Database): MarketDataStore {
  // Written on a lane of its own: however much is read, closed candles do not wait.
  const background = database.lane('background');
  return {
    listing: () => readListing(database),
    candles: (...range) => readCandles(database, ...range),
    progress: (symbol) => readProgress(database, symbol),
    tradesAfter: (symbol, afterId, limit) =>
      database.query<CommittedTrade>(`select ${TRADE} from spot_trades where symbol = $1 and id > $2 order by spot_trades.id limit $3`, [
        symbol,
        afterId,
        limit,
      ]),
    latestTrades: (symbol, limit) =>
      database.query<CommittedTrade>(`select ${TRADE} from spot_trades where symbol = $1 order by spot_trades.id desc limit $2`, [
        symbol,
        limit,
      ]),
    insertKlines: (symbol, interval, candles) =>
      background.transaction((tx) =>
        writeCandles(
          tx,
          candles.map((candle) => ({ symbol, interval, candle })),
        ),
      ),
    saveClosed: (closed) => background.transaction((tx) => saveClosed(tx, closed)),
    pruneCandles: (interval, beforeMs) => prune(background, interval, beforeMs),
  };
}

// Ticks, lots and times are below 2^53, which float8 holds exactly; ids may be larger and travel as text.
// The alias hides the column in ORDER BY, which must sort numbers: it names the table.
const TRADE = `id::text as "id", price_ticks::float8 as "priceTicks", lots::float8 as "lots", taker_side as "takerSide", at_ms::float8 as "atMs"`;

async function readProgress(sql: Sql, symbol: string): Promise<{ tradeId: string; newestMinuteMs: number | undefined }> {
  const [row] = await sql.query<{ tradeId: string | null; newestMs: number | null }>(
    `select (select trade_id::text from candle_progress where symbol = $1) as "tradeId",
       (select max(open_minute)::float8 * 60000 from candles
        where series_id = (select id from candle_series where symbol = $1 and interval = '1m')) as "newestMs"`,
    [symbol],
  );
  return { tradeId: row?.tradeId ?? '0', newestMinuteMs: row?.newestMs ?? undefined };
}

async function saveClosed(tx: Sql, closed: readonly ClosedCandles[]): Promise<void> {
  const writes = closed.flatMap(({ symbol, candles }): CandleWrite[] => candles.map((candle) => ({ symbol, ...candle })));
  await writeCandles(tx, writes);
  await tx.query(
    `insert into candle_progress (symbol, trade_id) select * from unnest($1::text[], $2::bigint[])
     on conflict (symbol) do update set trade_id = excluded.trade_id`,
    [closed.map(({ symbol }) => symbol), closed.map(({ lastTradeId }) => lastTradeId)],
  );
}

async function prune(sql: Sql, interval: string, beforeMs: number): Promise<number> {
  // Never the newest: the price a quiet market carries forward.
  const [row] = await sql.query<{ count: number }>(
    `with old as (
       delete from candles c using (
         select s.id, (select max(open_minute) from candles where series_id = s.id) as newest from candle_series s where s.interval = $1
       ) series
       where c.series_id = series.id and c.open_minute < least($2::integer, series.newest)
       returning 1)
     select count(*)::integer as count from old`,
    [interval, minuteOf(beforeMs)],
  );
  return row?.count ?? 0;
}
