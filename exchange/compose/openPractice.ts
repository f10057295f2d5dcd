import type { MarketData } from '../app/marketData/createMarketData';
import type { MarketDataStore } from '../app/marketData/ports';
import { marketSeeds } from '../app/markets/catalogue';
import type { RunningMoneyWriter } from '../app/money/moneyWriter';
import type { Clock } from '../app/ports/clock';
import type { Database } from '../app/ports/database';
import type { Log } from '../app/ports/log';
import { createBotAccounts } from '../app/practice/market/bots/botAccounts';
import { createPracticeMarket, type PracticeMarket } from '../app/practice/market/createPracticeMarket';
import type { BrandStore } from '../app/site/brandStore';
import { createSpotRepository } from '../db/spot/spotRepository';
import { createUserStore } from '../db/users/users';
import type { Settings } from '../settings/table';
import type { Closers } from './closers';

interface PracticeParts {
  database: Database;
  store: MarketDataStore;
  writer: RunningMoneyWriter;
  marketData: MarketData;
  clock: Clock;
  log: Log;
}

/** The practice market over the listed pairs; nothing is opened yet. */
export async function preparePractice(settings: Settings, parts: PracticeParts): Promise<PracticeMarket> {
  const { database, store, writer, marketData, clock, log } = parts;
  const { coins, instruments } = await store.listing();
  return createPracticeMarket({
    writer,
    history: store,
    rewriteHistory: (work) => marketData.rewriteHistory(work),
    accounts: createBotAccounts({ users: createUserStore(database), queries: createSpotRepository(database), clock }),
    instruments,
    scales: new Map(coins.map(({ coinSymbol, scale }) => [coinSymbol, scale])),
    catalogue: marketSeeds,
    clock,
    log,
    seed: settings.PRACTICE_SEED,
    rate: settings.PRACTICE_RATE,
    isPaused: settings.PRACTICE_PAUSED,
  });
}

const hasPractice = (brands: BrandStore) => brands.all().some(({ file }) => file.practice);

/**
 * Runs the practice market from the moment there is a brand that trades practice coins, which usually is the start. Its past is then
 * written before `startMarketData`, so that the first answer has it; its books open while the exchange is serving already.
 */
export async function followPractice(
  practice: PracticeMarket,
  brands: BrandStore,
  log: Log,
  startMarketData: () => Promise<void>,
  closers: Closers,
): Promise<void> {
  if (hasPractice(brands)) {
    await practice.fillHistory().catch((error: unknown) => log.error({ err: error }, 'practice history could not be written yet'));
  }
  await startMarketData();
  closers.add('practice market', () => practice.stop());
  const startIfWanted = () => {
    if (hasPractice(brands)) void practice.start();
  };
  closers.add('practice brands', brands.onChange(startIfWanted));
  startIfWanted();
}
