import Type, { type Static } from 'typebox';
import { INSTRUMENT_KINDS, MARKET_STATES, STATE_REASONS } from '../domain/market/marketState';
import { AssetCode, Decimal, oneOf, SymbolName, TimestampMs } from './primitives';

/**
 * What can be traded, from the listing to the screen. A symbol is a name: what it trades stands in `base` and `quote`, and nobody
 * takes the name apart.
 */
export const Instrument = Type.Object({
  symbol: SymbolName,
  kind: oneOf(INSTRUMENT_KINDS),
  base: AssetCode,
  quote: AssetCode,
  /** What profit, loss and fees of a contract are paid in; a spot pair's quote. */
  settle: AssetCode,
  /** Tick size: every new price is a multiple. Orders placed under an earlier one stay as they are. */
  priceIncrement: Decimal,
  /** Lot size: every new quantity is a multiple. */
  quantityIncrement: Decimal,
  minQuantity: Decimal,
  maxQuantity: Decimal,
  /** Minimum price x quantity, in quote. */
  minNotional: Decimal,
  /**
   * A limit buy above reference x (1 + band), or a sell below reference x (1 - band), is refused, and a market order stops there; the
   * ticker tells the reference.
   */
  priceBand: Decimal,
  state: oneOf(MARKET_STATES),
  /** null while live */
  stateReason: Type.Union([oneOf(STATE_REASONS), Type.Null()]),
  /** When the state ends by itself and the market goes on; null when an operator has to decide. */
  stateUntil: Type.Union([TimestampMs, Type.Null()]),
  categories: Type.Array(Type.String()),
  listedAt: TimestampMs,
  sort: Type.Integer(),
});
export type Instrument = Static<typeof Instrument>;
