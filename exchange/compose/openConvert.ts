import { usdRatesFrom } from '@/domain/market/usdRates';
import type { ConvertContext, ConvertSettings } from '../app/convert/context';
import { runLimits } from '../app/convert/runLimits';
import { runPlans } from '../app/convert/runPlans';
import type { HeavyReads } from '../app/heavyReads';
import type { MarketData } from '../app/marketData/createMarketData';
import type { RunningMoneyWriter } from '../app/money/moneyWriter';
import type { Clock } from '../app/ports/clock';
import type { Database } from '../app/ports/database';
import type { Log } from '../app/ports/log';
import { newToken } from '../app/tokens';
import { createSecretStore } from '../db/accounts/smallStores';
import { createConvertRepository } from '../db/convert/convertRepository';
import { createUserStore } from '../db/users/users';
import { createBreath } from '../jobs/breath';
import { startConvertJob } from '../jobs/convertJob';
import type { Settings } from '../settings/table';
import type { Closers } from './closers';

interface ConvertParts {
  database: Database;
  writer: RunningMoneyWriter;
  marketData: Pick<MarketData, 'referencePrices'>;
  heavyReads: HeavyReads;
  clock: Clock;
  log: Log;
}

const BREATH_MS = 5;
const PERCENT_IN_PPM = 10_000;
/** Of small balances: 1 %. */
const SMALL_FEE_PPM = 10_000;
/** The account of the house that places the desk's orders. */
const HOUSE = 'conversion-desk';

export const convertSettingsOf = (settings: Settings): ConvertSettings => ({
  spreadPpm: Math.round(settings.CONVERT_SPREAD_PERCENT * PERCENT_IN_PPM),
  smallFeePpm: SMALL_FEE_PPM,
  quoteMs: settings.CONVERT_QUOTE_SECONDS * 1000,
  lossPpm: Math.round(settings.CONVERT_LOSS_PERCENT * PERCENT_IN_PPM),
  minUsd: 1,
  maxUsd: settings.CONVERT_MAX_USD,
  shortUsd: settings.CONVERT_DESK_SHORT_USD,
});

/** The desk that converts, and what converts by itself. */
export async function openConvert(settings: Settings, parts: ConvertParts, closers: Closers): Promise<ConvertContext> {
  const { database, writer, marketData, heavyReads, clock, log } = parts;
  const user = await createUserStore(database).ensureInternal(HOUSE, HOUSE, clock.now());
  const store = createConvertRepository(database);
  const base = {
    writer,
    clock,
    log,
    settings: convertSettingsOf(settings),
    house: { userId: user.id, brand: user.brand, accountType: user.accountType },
    secret: await createSecretStore(database).ensure('conversion-quotes', newToken()),
    rates: () => usdRatesFrom(marketData.referencePrices()),
  };
  const background: ConvertContext = { ...base, store: createConvertRepository(database.lane('background')) };
  const { breathe, stop: holdBreath } = createBreath(BREATH_MS);
  const stop = startConvertJob({ limits: () => runLimits(background, breathe), plans: () => runPlans(background, breathe) }, log);
  closers.add('conversions that wait', () => {
    holdBreath();
    return stop();
  });
  return { ...base, store: { ...store, conversions: (...asked) => heavyReads.run(() => store.conversions(...asked)) } };
}
