import type { DepositsContext } from '../app/custody/deposits/ownDeposits';
import { readReserves } from '../app/custody/readReserves';
import type { HeavyReads } from '../app/heavyReads';
import type { ReadingContext } from '../app/liabilities/snapshots';
import { takeSnapshot } from '../app/liabilities/takeSnapshot';
import type { RunningMoneyWriter } from '../app/money/moneyWriter';
import type { Clock } from '../app/ports/clock';
import type { Database } from '../app/ports/database';
import type { Log } from '../app/ports/log';
import type { BrandStore } from '../app/site/brandStore';
import { createLiabilityQueries } from '../db/liabilities/liabilityQueries';
import { createLiabilityStore } from '../db/liabilities/liabilityRepository';
import { createBreath } from '../jobs/breath';
import { startLiabilitiesJob } from '../jobs/liabilitiesJob';
import type { Closers } from './closers';

interface LiabilityParts {
  database: Database;
  writer: Pick<RunningMoneyWriter, 'scales'>;
  custody: Pick<DepositsContext, 'chains' | 'store'>;
  brands: Pick<BrandStore, 'all'>;
  heavyReads: HeavyReads;
  clock: Clock;
  log: Log;
}

/** Between two pieces, so that others get their turn, ms. */
const BREATH_MS = 5;

/** Proof of liabilities: what is published day by day, and what shows users that they are in it. */
export function openLiabilities(
  { database, writer, custody, brands, heavyReads, clock, log }: LiabilityParts,
  closers: Closers,
): ReadingContext {
  const { breathe, stop: holdBreath } = createBreath(BREATH_MS);
  const store = createLiabilityStore(database.lane('background'));
  const snapshots = {
    ...{ store, clock, breathe },
    isPractice: (brand: string) => brands.all().find(({ name }) => name === brand)?.file.practice,
    reserves: (isPractice: boolean) => readReserves({ ...custody, isPractice, log }),
  };
  const stop = startLiabilitiesJob(() => takeSnapshot(snapshots), log);
  closers.add('proof of liabilities', () => {
    holdBreath();
    return stop();
  });
  const queries = createLiabilityQueries(database);
  return {
    queries: { ...queries, leavesOf: (userId) => heavyReads.run(() => queries.leavesOf(userId)) },
    scales: writer.scales,
  };
}
