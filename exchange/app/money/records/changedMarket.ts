import { compare } from '@/domain/money/decimal';
import { AppError } from '../../appError';
import type { LiveRules } from '../../markets/listedInstrument';
import { defineMarket, type Market } from './market';

/** Steps, limits and band: what may change of a market besides its state. Decimals. */
export type RuleChange = Partial<Omit<LiveRules, 'state' | 'stateReason' | 'stateUntil'>>;

const POSITIVE = ['priceIncrement', 'quantityIncrement', 'minQuantity', 'maxQuantity', 'minNotional'] as const;

/**
 * The market under new rules. Throws badRequest, naming the field, when they do not go together: increments are multiples of the units
 * prices and quantities are stored in, limits are lots that can be counted.
 */
export function changedMarket(market: Market, change: RuleChange): Market {
  const row = { ...market, ...change };
  for (const field of POSITIVE) {
    if (compare(row[field], '0') <= 0) throw new AppError('badRequest', field, 'above zero');
  }
  if (compare(row.priceBand, '0') <= 0 || compare(row.priceBand, '1') >= 0)
    throw new AppError('badRequest', 'priceBand', 'between 0 and 1');
  if (compare(row.minQuantity, row.maxQuantity) > 0) throw new AppError('badRequest', 'minQuantity', 'at most maxQuantity');
  try {
    return defineMarket(row);
  } catch (error) {
    if (error instanceof RangeError) throw new AppError('badRequest', Object.keys(change)[0] ?? 'request', error.message);
    throw error;
  }
}
