import { compare } from '@/domain/money/decimal';
import { toMultiples } from '@/domain/money/increments';
import { AppError } from '../../appError';
import type { LiveRules } from '../../markets/listedInstrument';
import { LEDGER_LIMIT } from '../ledger/limits';
import { defineMarket, type Market } from './market';

/** Steps, limits and band: what may change of a market besides its state. Decimals. */
export type RuleChange = Partial<Omit<LiveRules, 'state' | 'stateReason' | 'stateUntil'>>;

const QUANTITIES = ['minQuantity', 'maxQuantity'] as const;
const POSITIVE = ['priceIncrement', 'quantityIncrement', 'minQuantity', 'maxQuantity', 'minNotional'] as const;

/** What the ledger cannot hold is no limit. */
function refuseUncountable({ basePerLot, maxLots, minNotionalUnits }: Market): void {
  if (BigInt(maxLots) * basePerLot > LEDGER_LIMIT) throw new AppError('badRequest', 'maxQuantity', 'at most what an account can hold');
  if (minNotionalUnits > LEDGER_LIMIT) throw new AppError('badRequest', 'minNotional', 'at most what an account can hold');
}

/**
 * The market under new rules. Throws badRequest, naming the field, when they do not go together: increments are multiples of the units
 * prices and quantities are stored in, limits are whole lots, and amounts that an account can hold.
 */
export function changedMarket(before: Market, change: RuleChange): Market {
  const row = { ...before, ...change };
  for (const field of POSITIVE) {
    if (compare(row[field], '0') <= 0) throw new AppError('badRequest', field, 'above zero');
  }
  if (compare(row.priceBand, '0') <= 0 || compare(row.priceBand, '1') >= 0)
    throw new AppError('badRequest', 'priceBand', 'between 0 and 1');
  if (compare(row.minQuantity, row.maxQuantity) > 0) throw new AppError('badRequest', 'minQuantity', 'at most maxQuantity');
  const market = defined(row, change);
  for (const field of QUANTITIES) {
    const quantity = change[field];
    if (quantity !== undefined && toMultiples(quantity, row.quantityUnit) === undefined)
      throw new AppError('badRequest', field, `a multiple of ${row.quantityUnit}`);
  }
  refuseUncountable(market);
  return market;
}

function defined(row: Market, change: RuleChange): Market {
  try {
    return defineMarket(row);
  } catch (error) {
    if (error instanceof RangeError) throw new AppError('badRequest', Object.keys(change)[0] ?? 'request', error.message);
    throw error;
  }
}
