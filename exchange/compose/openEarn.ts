import type { EarnContext } from '../app/earn/context';
import { settlePlans } from '../app/earn/settlePlans';
import type { HeavyReads } from '../app/heavyReads';
import type { RunningMoneyWriter } from '../app/money/moneyWriter';
import type { Clock } from '../app/ports/clock';
import type { Database } from '../app/ports/database';
import type { Log } from '../app/ports/log';
import type { BrandStore } from '../app/site/brandStore';
import { createDuePlans } from '../db/earn/duePlans';
import { createEarnQueries } from '../db/earn/earnQueries';
import { createBreath } from '../jobs/breath';
import { startEarnJob } from '../jobs/earnJob';
import type { Closers } from './closers';

interface EarnParts {
  database: Database;
  writer: RunningMoneyWriter;
  heavyReads: HeavyReads;
  brands: Pick<BrandStore, 'all'>;
  clock: Clock;
  log: Log;
}

/** Between two pieces of plans, so that others get their turn, ms. */
const BREATH_MS = 5;

/** Earn plans: what people see and do with them, and what pays them day by day. */
export function openEarn({ database, writer, heavyReads, brands, clock, log }: EarnParts, closers: Closers): EarnContext {
  const { breathe, stop: holdBreath } = createBreath(BREATH_MS);
  // Of a brand that is not there any more nothing renews either.
  const offersPlans = (brand: string) => brands.all().some(({ name, file }) => name === brand && file.supportEarn);
  const settling = { store: createDuePlans(database.lane('background')), writer, clock, log, offersPlans, breathe };
  const stop = startEarnJob(() => settlePlans(settling), log);
  closers.add('earn plans', () => {
    holdBreath();
    return stop();
  });
  const queries = createEarnQueries(database);
  const heavy: EarnContext['queries'] = {
    ...queries,
    subscriptions: (...asked) => heavyReads.run(() => queries.subscriptions(...asked)),
    rewards: (...asked) => heavyReads.run(() => queries.rewards(...asked)),
  };
  return { writer, queries: heavy, scales: writer.scales, clock, offersPlans };
}
