import { createMarketData, type MarketData } from '@/exchange/app/marketData/createMarketData';
import { createMoneyWriter } from '@/exchange/app/money/createMoneyWriter';
import type { MoneyStore } from '@/exchange/app/money/moneyStore';
import type { RunningMoneyWriter } from '@/exchange/app/money/moneyWriter';
import type { Bus } from '@/exchange/app/ports/bus';
import type { Clock } from '@/exchange/app/ports/clock';
import type { Database } from '@/exchange/app/ports/database';
import type { Log } from '@/exchange/app/ports/log';
import { asHeavyReads, type SpotQueries } from '@/exchange/app/spot/spotQueries';
import { createInProcessBus } from '@/exchange/bus/inProcessBus';
import { openHeavyReads } from '@/exchange/compose/openHeavyReads';
import { createMarketDataRepository } from '@/exchange/db/marketData/marketDataRepository';
import { createMoneyRepository } from '@/exchange/db/money/moneyRepository';
import { createSpotRepository } from '@/exchange/db/spot/spotRepository';
import { createMetrics } from '@/exchange/http/metrics';

export const clock: Clock = { now: () => Date.now() };

export interface BenchExchange {
  writer: RunningMoneyWriter;
  marketData: MarketData;
  queries: SpotQueries;
  bus: Bus;
  stop(): Promise<void>;
}

/** Writer, market data and histories in this process as they are composed in the exchange, without HTTP. */
export async function startBenchExchange(
  database: Database,
  { log, wrap = (store) => store }: { log: Log; wrap?: (store: MoneyStore) => MoneyStore },
): Promise<BenchExchange> {
  const heavyReads = openHeavyReads(database.kind, createMetrics());
  const bus = createInProcessBus(log);
  const store = wrap(createMoneyRepository(database.lane('writer')));
  const writer = await createMoneyWriter({ database, store, bus, clock, log });
  const candles = createMarketDataRepository(database);
  const marketData = createMarketData({
    store: { ...candles, candles: (...range) => heavyReads.run(() => candles.candles(...range)) },
    books: writer,
    bus,
    clock,
    log,
  });
  await marketData.start();
  const stop = async () => {
    await marketData.stop();
    await writer.stop();
    await bus.close();
  };
  return { writer, marketData, queries: asHeavyReads(createSpotRepository(database), heavyReads), bus, stop };
}
