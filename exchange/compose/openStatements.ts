import { usdRatesFrom } from '@/domain/market/usdRates';
import type { MarketData } from '../app/marketData/createMarketData';
import type { Log } from '../app/ports/log';
import type { BrandStore } from '../app/site/brandStore';
import type { StatementContext } from '../app/statements/context';
import { joinedAt } from '../db/statements/joinedAt';
import { createWalletQueries } from '../db/wallet/walletQueries';
import { createInlinePapers, createProcessPapers } from '../statements/paperMakers';
import type { Closers } from './closers';
import { type OwnDataParts, openOwnParts } from './openOwnData';

interface StatementParts extends OwnDataParts {
  marketData: Pick<MarketData, 'lastPrices'>;
  brands: Pick<BrandStore, 'get'>;
  log: Log;
  /** The exchange's program, which draws in a process of its own; undefined: it is done in this one. */
  program: string | undefined;
}

/** Monthly statements: read out of the ledger as the export of own data is, and drawn apart from what trades. */
export function openStatements(parts: StatementParts, closers: Closers): StatementContext {
  const { database, marketData, brands, clock, log, program } = parts;
  const ledger = openOwnParts(parts).find(({ name }) => name === 'ledger');
  if (!ledger) throw new Error('the export of own data has the ledger');
  const paper = program === undefined ? createInlinePapers() : createProcessPapers({ program, log });
  closers.add('statements', () => paper.close());
  return {
    ledger: ledger.read,
    rateDays: createWalletQueries(database).rateDays,
    ratesNow: () => usdRatesFrom(marketData.lastPrices()),
    joinedAt: (userId) => joinedAt(database, userId),
    brandOf: (brand) => {
      const { site, practice } = brands.get(brand).file;
      return { name: site.name, isPractice: practice };
    },
    paper,
    clock,
  };
}
