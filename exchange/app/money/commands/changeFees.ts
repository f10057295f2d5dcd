import { AppError } from '../../appError';
import type { AuditRecord } from '../../auditRecord';
import { FEES_TOPIC, type FeesChanged } from '../../events';
import type { Batch } from '../batch/batch';
import { audit } from '../desk/auditRow';
import type { Desk } from '../desk/desk';
import type { FeeRates } from '../records/feeRates';
import type { CommandKind } from './commandKind';

export interface ChangeFees {
  input: {
    tier: number;
    /** One market; absent: the tier itself, which holds in every market that is no exception. */
    symbol?: string;
    /** Null ends a market's exception. */
    rates: FeeRates | null;
    audit: AuditRecord;
  };
  /** `from`: book sequences from which on it holds, by market. */
  result: { tier: number; from: Readonly<Record<string, number>> };
  found: never;
}

/** Gives the change a place in the books of all markets it may hold in. */
function mark(desk: Desk, batch: Batch, only: string | undefined): Record<string, number> {
  const open = [...desk.markets].filter(([symbol, { state }]) => (only === undefined ? state !== 'DELISTED' : symbol === only));
  return Object.fromEntries(
    open.map(([symbol, { seq }]) => {
      batch.mark(symbol);
      return [symbol, seq + 1];
    }),
  );
}

function changeTier({ fees }: Desk, batch: Batch, tier: number, rates: FeeRates): FeeRates | null {
  const before = fees.tier(tier);
  const row = { tier, maker_ppm: rates.makerPpm, taker_ppm: rates.takerPpm };
  if (before) batch.update('fee_tiers', row);
  else batch.insert('fee_tiers', row);
  fees.setTier(tier, rates);
  batch.onUndo(() => fees.setTier(tier, before));
  return before ?? null;
}

function changeMarket({ fees }: Desk, batch: Batch, tier: number, symbol: string, rates: FeeRates | null): FeeRates | null {
  if (!fees.tier(tier)) throw new AppError('badRequest', 'tier', 'no such tier');
  const before = fees.market(symbol, tier);
  const row = { symbol, tier, maker_ppm: rates?.makerPpm ?? null, taker_ppm: rates?.takerPpm ?? null };
  if (before === undefined) batch.insert('market_fees', row);
  else batch.update('market_fees', row);
  fees.setMarket(symbol, tier, rates);
  batch.onUndo(() => fees.setMarket(symbol, tier, before));
  return before ?? null;
}

function change(desk: Desk, batch: Batch, tier: number, symbol: string | undefined, rates: FeeRates | null): FeeRates | null {
  if (symbol !== undefined) return changeMarket(desk, batch, tier, symbol, rates);
  if (rates) return changeTier(desk, batch, tier, rates);
  throw new AppError('badRequest', 'symbol', 'which market pays no more than its tier again');
}

/**
 * Sets what orders placed from now on pay in a tier, which is made if there is none, or in one market of it. Open orders keep the rates
 * they were placed at.
 */
export const changeFees: CommandKind<ChangeFees> = {
  needs: () => ({}),
  apply: ({ desk, batch }, { tier, symbol, rates, audit: record }) => {
    const before = change(desk, batch, tier, symbol, rates);
    const from = mark(desk, batch, symbol);
    const told: FeesChanged = { tier, atMs: batch.atMs };
    batch.tell(FEES_TOPIC, told);
    audit(batch, record, { before, from });
    return () => ({ tier, from });
  },
};
