import { usdRatesFrom } from '@/domain/market/usdRates';
import type { HeavyReads } from '../app/heavyReads';
import type { MarketData } from '../app/marketData/createMarketData';
import type { RunningMoneyWriter } from '../app/money/moneyWriter';
import type { Clock } from '../app/ports/clock';
import type { Database } from '../app/ports/database';
import type { Log } from '../app/ports/log';
import type { BrandStore } from '../app/site/brandStore';
import { coinInfoOf } from '../app/site/siteConfig';
import type { EarnAssets, WalletContext } from '../app/wallet/context';
import { beginDayEnds, takeDayEnds } from '../app/wallet/takeDayEnds';
import { takeHourEnds } from '../app/wallet/takeHourEnds';
import { usdRatesAt } from '../app/wallet/usdRatesAt';
import { createDayEnds } from '../db/wallet/dayEnds';
import { createHourEnds } from '../db/wallet/hourEnds';
import { createWalletQueries } from '../db/wallet/walletQueries';
import { createBreath } from '../jobs/breath';
import { startDayEndsJob } from '../jobs/dayEndsJob';
import type { Closers } from './closers';

interface WalletParts {
  database: Database;
  writer: RunningMoneyWriter;
  marketData: Pick<MarketData, 'lastPrices' | 'coins' | 'instruments' | 'klines'>;
  heavyReads: HeavyReads;
  brands: Pick<BrandStore, 'get'>;
  /** What lies in a user's earn plans. */
  earnAssets(userId: string): Promise<EarnAssets>;
  clock: Clock;
  log: Log;
}

/** Between two days, so that others get their turn, ms. */
const BREATH_MS = 5;

/** The wallets: what people see of theirs, and what writes down what they had when a day ended. */
export async function openWallets(
  { database, writer, marketData, heavyReads, brands, earnAssets, clock, log }: WalletParts,
  closers: Closers,
): Promise<WalletContext> {
  const { breathe, stop: holdBreath } = createBreath(BREATH_MS);
  const store = createDayEnds(database.lane('background'));
  const usdRates = () => usdRatesFrom(marketData.lastPrices());
  const dayEnds = { store, clock, log, rates: usdRates, breathe };
  const ratesAt = (endMs: number) => usdRatesAt(marketData, endMs);
  const hourEnds = { days: store, hours: createHourEnds(database.lane('background')), clock, ratesAt, breathe };
  await beginDayEnds(dayEnds);
  const takeEnds = async () => {
    await takeDayEnds(dayEnds);
    await takeHourEnds(hourEnds);
  };
  const stop = startDayEndsJob(takeEnds, log);
  closers.add('ends of days', () => {
    holdBreath();
    return stop();
  });
  const queries = createWalletQueries(database);
  const heavy: WalletContext['queries'] = {
    ...queries,
    balanceDays: (...asked) => heavyReads.run(() => queries.balanceDays(...asked)),
    balanceHours: (...asked) => heavyReads.run(() => queries.balanceHours(...asked)),
    transactions: (...asked) => heavyReads.run(() => queries.transactions(...asked)),
    transfers: (...asked) => heavyReads.run(() => queries.transfers(...asked)),
  };
  const coinInfo: WalletContext['coinInfoOf'] = (brand) =>
    coinInfoOf(brands.get(brand).file, { coins: () => marketData.coins(), usdRates });
  return { writer, queries: heavy, scales: writer.scales, clock, coinInfoOf: coinInfo, earnAssets: ({ userId }) => earnAssets(userId) };
}
