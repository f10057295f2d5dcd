import type { OrderType, SizeUnit, TimeInForce } from './enums';

// All that differs from one order type to another, but for what the engine does with it. Adding a type: CONTRIBUTING.md.

/** What the ticket asks for. `marketPrice` stands where others have a price; `share` is a share of the balance. */
export type TicketField = 'price' | 'marketPrice' | 'size' | 'share' | 'total';

/** What the ticket tells of the order as it stands. */
export type TicketFigure = 'received' | 'average' | 'largest' | 'fee' | 'slippage';

/** The rules of `reasons.ts`. */
export type ReasonRule =
  | 'marketOpen'
  | 'priceGiven'
  | 'sizeGiven'
  | 'priceOnTick'
  | 'sizeOnLot'
  | 'sizeWithinLimits'
  | 'notionalLargeEnough'
  | 'priceWithinBand'
  | 'affordable'
  | 'somebodyToTradeWith'
  | 'postOnlyRests';

export interface OrderTypeRules {
  /** It has a price of its own, which bounds it; else it takes what the book gives. */
  hasPrice: boolean;
  /** What is left of it may stay in the book: post only and time in force can be chosen. */
  canRest: boolean;
  /** What its size may be given in. */
  sizeUnits: readonly SizeUnit[];
  /** What the exchange takes; whatever never rests is immediate or cancelled all the same. */
  timesInForce: readonly TimeInForce[];
  /** From top to bottom. */
  fields: readonly TicketField[];
  /** From top to bottom; the last gives its place to what stands against the order. */
  figures: readonly TicketFigure[];
  /** In the order in which a user would mend them; the ticket says the first that is broken. */
  reasons: readonly ReasonRule[];
}

export const TYPE_RULES: Readonly<Record<OrderType, OrderTypeRules>> = {
  LIMIT: {
    hasPrice: true,
    canRest: true,
    sizeUnits: ['BASE'],
    timesInForce: ['GTC', 'IOC', 'FOK'],
    fields: ['price', 'size', 'share', 'total'],
    figures: ['largest', 'fee'],
    reasons: [
      'marketOpen',
      'priceGiven',
      'sizeGiven',
      'priceOnTick',
      'sizeOnLot',
      'sizeWithinLimits',
      'notionalLargeEnough',
      'priceWithinBand',
      'affordable',
      'postOnlyRests',
    ],
  },
  MARKET: {
    hasPrice: false,
    canRest: false,
    sizeUnits: ['BASE', 'QUOTE'],
    timesInForce: ['GTC', 'IOC'],
    fields: ['marketPrice', 'size', 'share'],
    figures: ['received', 'average', 'largest', 'fee', 'slippage'],
    reasons: ['marketOpen', 'sizeGiven', 'sizeOnLot', 'sizeWithinLimits', 'notionalLargeEnough', 'affordable', 'somebodyToTradeWith'],
  },
};
