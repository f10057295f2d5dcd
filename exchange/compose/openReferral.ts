import { usdRatesFrom } from '@/domain/market/usdRates';
import type { MarketData } from '../app/marketData/createMarketData';
import type { RunningMoneyWriter } from '../app/money/moneyWriter';
import type { Clock } from '../app/ports/clock';
import type { Database } from '../app/ports/database';
import type { Log } from '../app/ports/log';
import type { ReferralContext } from '../app/referral/context';
import { type ProgrammeParts, runProgramme } from '../app/referral/runProgramme';
import { beginProgramme } from '../app/referral/settleDays';
import { createReferralPaying } from '../db/referral/referralPaying';
import { createReferralQueries } from '../db/referral/referralQueries';
import { createReferralSettling } from '../db/referral/referralSettling';
import { createBreath } from '../jobs/breath';
import { startReferralJob } from '../jobs/referralJob';
import type { Closers } from './closers';

interface ReferralParts {
  database: Database;
  writer: RunningMoneyWriter;
  marketData: Pick<MarketData, 'referencePrices'>;
  clock: Clock;
  log: Log;
}

const BREATH_MS = 5;

/** The referral programme: what people see of it, and what settles and pays its days. */
export async function openReferral(
  { database, writer, marketData, clock, log }: ReferralParts,
  closers: Closers,
): Promise<ReferralContext> {
  const { breathe, stop: holdBreath } = createBreath(BREATH_MS);
  const background = database.lane('background');
  const settling = {
    store: createReferralSettling(background),
    clock,
    log,
    scales: writer.scales,
    rates: () => usdRatesFrom(marketData.referencePrices()),
    breathe,
  };
  const programme: ProgrammeParts = { settling, paying: { store: createReferralPaying(background), writer, clock, log, breathe }, log };
  await beginProgramme(settling);
  const stop = startReferralJob(() => runProgramme(programme), log);
  closers.add('referral programme', () => {
    holdBreath();
    return stop();
  });
  return { queries: createReferralQueries(database), scales: writer.scales, clock };
}
