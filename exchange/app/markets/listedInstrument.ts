import type { Instrument } from '@/contract/instrument';

/**
 * An instrument with what its prices and quantities are counted in. The units never change: stored ticks and lots, candles and
 * books are multiples of them. Increments are rules on top for new orders; they change live, to multiples of the units.
 */
export interface ListedInstrument extends Instrument {
  /** Decimal worth of one tick. */
  priceUnit: string;
  /** Decimal worth of one lot. */
  quantityUnit: string;
}

/** What an operator may change while the market runs. */
export type LiveRules = Pick<
  Instrument,
  | 'priceIncrement'
  | 'quantityIncrement'
  | 'minQuantity'
  | 'maxQuantity'
  | 'minNotional'
  | 'priceBand'
  | 'state'
  | 'stateReason'
  | 'stateUntil'
>;

/** As the wire has it: units are nobody else's business. */
export function toInstrument({ priceUnit: _price, quantityUnit: _quantity, ...instrument }: ListedInstrument): Instrument {
  return instrument;
}
