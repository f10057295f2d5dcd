import { marketTopic } from '@/exchange/app/events';
import { createMarketData, type MarketData } from '@/exchange/app/marketData/createMarketData';
import type { CommittedTrade } from '@/exchange/app/marketData/ports';
import type { Bus } from '@/exchange/app/ports/bus';
import type { Database } from '@/exchange/app/ports/database';
import { createInProcessBus } from '@/exchange/bus/inProcessBus';
import { createMarketDataRepository } from '@/exchange/db/marketData/marketDataRepository';
import { seedCatalogue } from '@/exchange/db/seedCatalogue';
import { type FakeClock, TestBook } from './marketDataFixtures';
import { silentLog } from './silentLog';

/** A market of the catalogue with the tick and lot of the naive recomputation. */
export const SYMBOL = 'BTC_USDT';

/** Listed markets, and nothing that moved yet. */
export async function emptyMarkets(database: Database): Promise<void> {
  await seedCatalogue(database, 0);
  await database.query('truncate candles, candle_series, candle_progress, spot_trades');
}

/** What the money writer's commit leaves in the database. */
export async function storeTrades(database: Database, trades: readonly CommittedTrade[]): Promise<void> {
  await database.query(
    `insert into spot_trades (id, symbol, price_ticks, lots, quote, taker_side, buyer_id, seller_id, buy_order_id, sell_order_id,
       buyer_fee, seller_fee, is_internal, at_ms)
     select (t->>'id')::bigint, $2, (t->>'priceTicks')::bigint, (t->>'lots')::bigint, 0, t->>'takerSide', '1', '2', 1, 2, 0, 0, true,
       (t->>'atMs')::bigint
     from json_array_elements($1::json) t`,
    [JSON.stringify(trades), SYMBOL],
  );
}

export interface RunningMarketData {
  marketData: MarketData;
  bus: Bus;
  /** Commits and publishes, as the money writer does. */
  trade(trades: readonly CommittedTrade[]): Promise<void>;
}

/** A process on the data as it is. Killing it is forgetting it. */
export async function startOn(database: Database, clock: FakeClock): Promise<RunningMarketData> {
  const bus = createInProcessBus(silentLog);
  const book = new TestBook(SYMBOL);
  const store = createMarketDataRepository(database);
  const marketData = createMarketData({ store, books: book, bus, clock, log: silentLog });
  await marketData.start();
  const trade = async (trades: readonly CommittedTrade[]) => {
    await storeTrades(database, trades);
    bus.publish(marketTopic(SYMBOL), book.commit([], [...trades], clock.now()));
    await Promise.resolve();
  };
  return { marketData, bus, trade };
}
