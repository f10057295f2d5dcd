import type { HeavyReads } from '../app/heavyReads';
import { createMarketData, type MarketData } from '../app/marketData/createMarketData';
import { createMoneyWriter } from '../app/money/createMoneyWriter';
import type { RunningMoneyWriter } from '../app/money/moneyWriter';
import type { Bus } from '../app/ports/bus';
import type { Clock } from '../app/ports/clock';
import type { Database } from '../app/ports/database';
import type { Log } from '../app/ports/log';
import type { BrandStore } from '../app/site/brandStore';
import { createMarketDataRepository } from '../db/marketData/marketDataRepository';
import { measuredMoneyStore } from '../db/money/measuredMoneyStore';
import { createMoneyRepository } from '../db/money/moneyRepository';
import { createRetentionRepository } from '../db/money/retentionRepository';
import type { Metrics } from '../http/metrics';
import { startMarketDataJobs } from '../jobs/marketDataJobs';
import { startRetentionJob } from '../jobs/retentionJob';
import type { Settings } from '../settings/table';
import type { Closers } from './closers';
import { followPractice, preparePractice } from './openPractice';

interface MarketParts {
  database: Database;
  bus: Bus;
  clock: Clock;
  log: Log;
  metrics: Metrics;
  brands: BrandStore;
  /** Reads that cost much wait for each other here. */
  heavyReads: HeavyReads;
  writer: RunningMoneyWriter;
}

export interface Markets {
  writer: RunningMoneyWriter;
  marketData: MarketData;
}

function addWriterGauges({ addGauge }: Metrics, writer: RunningMoneyWriter): void {
  addGauge({ name: 'kontor_money_queue_depth', help: 'Commands that no batch has taken yet', read: () => writer.figures().queueDepth });
  addGauge({ name: 'kontor_money_oldest_ms', help: 'Age of the oldest unanswered command, ms', read: () => writer.stuckMs() });
  addGauge({ name: 'kontor_money_traders', help: 'Users in memory', read: () => writer.figures().traders });
  addGauge({ name: 'kontor_money_recoveries_total', help: 'Rebuilds from the database', read: () => writer.figures().recoveries });
  addGauge({ name: 'kontor_money_separated_total', help: 'Commands refused for a fault', read: () => writer.figures().separated });
  addGauge({ name: 'kontor_money_refused_total', help: 'Commands refused by a full queue', read: () => writer.figures().refused });
}

type WriterParts = Omit<MarketParts, 'brands' | 'heavyReads' | 'writer'>;

/** From here on this process is the one exchange on its database. @throws StartError secondInstance */
export async function takeOver({ database, bus, clock, log, metrics }: WriterParts, closers: Closers): Promise<RunningMoneyWriter> {
  const store = measuredMoneyStore(createMoneyRepository(database.lane('writer')), metrics.registry);
  const writer = await createMoneyWriter({ database, store, bus, clock, log });
  closers.add('money writer', () => writer.stop());
  closers.add('retention', startRetentionJob({ store: createRetentionRepository(database.lane('background')), clock, log }));
  addWriterGauges(metrics, writer);
  metrics.addGauge({ name: 'kontor_money_writer_up', help: '1 while orders are taken', read: () => Number(writer.isUp()) });
  return writer;
}

/**
 * Gives practice markets their past, and follows every commit from then on. The practice market opens its books right after: nobody has
 * to wait for it.
 */
export async function openMarkets(settings: Settings, parts: MarketParts, closers: Closers): Promise<Markets> {
  const { database, bus, clock, log, brands, metrics, heavyReads, writer } = parts;
  const store = createMarketDataRepository(database);
  const marketData = createMarketData({
    store: { ...store, candles: (...range) => heavyReads.run(() => store.candles(...range)) },
    books: writer,
    bus,
    clock,
    log,
  });
  closers.add('market data', () => marketData.stop());
  const startMarketData = async () => {
    await marketData.start();
    closers.add('market data jobs', startMarketDataJobs(marketData, log));
  };
  const practice = await preparePractice(settings, { database, store, writer, marketData, clock, log });
  await followPractice(practice, brands, log, startMarketData, closers);
  metrics.addGauge({
    name: 'kontor_practice_market_open',
    help: '1 once the books of the practice market are open',
    read: () => Number(practice.isOpen()),
  });
  return { writer, marketData };
}
