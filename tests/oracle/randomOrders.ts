import fc from 'fast-check';
import type { CreateSpotOrder } from '@/contract/spot';
import { LISTINGS, type Listing } from './listing';

/** One thing a trader does. `pick` chooses among what earlier bursts asked for, whatever became of it. */
export type Action =
  | { type: 'place'; who: number; terms: Omit<CreateSpotOrder, 'clientOrderId'>; isDoubleClick: boolean }
  /** The same name once more, for the same order or for another. */
  | { type: 'again'; pick: number; hasOtherTerms: boolean }
  | { type: 'cancel'; who: number; pick: number; isByName: boolean }
  | { type: 'cancelAll'; who: number };

export const TRADERS = 4;

const who = fc.nat(TRADERS - 1);
const pick = fc.nat(99);
const side = fc.constantFrom('BUY' as const, 'SELL' as const);
const selfTradePrevention = fc.constantFrom('CANCEL_TAKER' as const, 'CANCEL_MAKER' as const, 'CANCEL_BOTH' as const);
const isDoubleClick = fc.integer({ min: 0, max: 11 }).map((chance) => chance === 0);
/** Now and then too small for the market. */
const step = fc.oneof({ weight: 30, arbitrary: fc.nat(40) }, { weight: 1, arbitrary: fc.constant(-1) });
const limitOptions = fc.oneof(
  { weight: 7, arbitrary: fc.constant({}) },
  { weight: 2, arbitrary: fc.constantFrom({ timeInForce: 'IOC' as const }, { timeInForce: 'FOK' as const }) },
  { weight: 1, arbitrary: fc.constant({ isPostOnly: true }) },
);

const limitOf = (listing: Listing) =>
  fc
    .record({ who, side, ticks: fc.integer({ min: -4, max: 4 }), step, limitOptions, selfTradePrevention, isDoubleClick })
    .map(({ who, side, ticks, step, limitOptions, selfTradePrevention, isDoubleClick }): Action => {
      const size = step < 0 ? listing.lot.toFixed() : listing.size(step);
      const common = { symbol: listing.symbol, side, selfTradePrevention };
      return {
        type: 'place',
        who,
        isDoubleClick,
        terms: { ...common, type: 'LIMIT', price: listing.price(ticks), size, ...limitOptions },
      };
    });

/** Amounts of quote with every decimal it has, so that budgets leave something over. */
const budgetOf = (listing: Listing, step: number, dust: number) =>
  listing.minNotional
    .times(1 + step)
    .plus(`0.${String(dust).padStart(8, '0')}`)
    .toFixed();

const marketOf = (listing: Listing) =>
  fc
    .record({ who, side, step: fc.nat(40), dust: fc.nat(9999), isQuote: fc.boolean(), selfTradePrevention, isDoubleClick })
    .map(({ who, side, step, dust, isQuote, selfTradePrevention, isDoubleClick }): Action => {
      const size = isQuote ? { size: budgetOf(listing, step / 2, dust), sizeUnit: 'QUOTE' as const } : { size: listing.size(step + 2) };
      return {
        type: 'place',
        who,
        isDoubleClick,
        terms: { symbol: listing.symbol, side, type: 'MARKET', selfTradePrevention, ...size },
      };
    });

const ofAnyListing = (make: (listing: Listing) => fc.Arbitrary<Action>) => fc.constantFrom(...LISTINGS).chain(make);

const action: fc.Arbitrary<Action> = fc.oneof(
  { weight: 12, arbitrary: ofAnyListing(limitOf) },
  { weight: 4, arbitrary: ofAnyListing(marketOf) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('again' as const), pick, hasOtherTerms: fc.boolean() }) },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('cancel' as const), who, pick, isByName: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('cancelAll' as const), who }) },
);

/** Bursts reach the exchange at once, one after the other: orders of one burst share a batch. */
export const bursts: fc.Arbitrary<Action[][]> = fc.array(fc.array(action, { minLength: 1, maxLength: 12, size: 'max' }), {
  minLength: 4,
  maxLength: 14,
  size: 'max',
});
