// The vocabulary of orders, shared by database, wire and screen (specification section 3).

export const ORDER_SIDES = ['BUY', 'SELL'] as const;
export type OrderSide = (typeof ORDER_SIDES)[number];

/** What a type is like stands in `orderTypes.ts`. */
export const ORDER_TYPES = ['LIMIT', 'MARKET'] as const;
export type OrderType = (typeof ORDER_TYPES)[number];

/** GTC rests until cancelled, IOC fills what it can at once, FOK fills whole or not at all. */
export const TIMES_IN_FORCE = ['GTC', 'IOC', 'FOK'] as const;
export type TimeInForce = (typeof TIMES_IN_FORCE)[number];

/** What happens when a taker would meet an order of the same account. */
export const SELF_TRADE_PREVENTIONS = ['CANCEL_TAKER', 'CANCEL_MAKER', 'CANCEL_BOTH'] as const;
export type SelfTradePrevention = (typeof SELF_TRADE_PREVENTIONS)[number];

/** A market order's size is given in base, or as the quote amount to spend or receive. */
export const SIZE_UNITS = ['BASE', 'QUOTE'] as const;
export type SizeUnit = (typeof SIZE_UNITS)[number];

/**
 * OPEN: resting, perhaps partly filled. FILLED: nothing left. CANCELED: taken out by its owner.
 * EXPIRED: the rest was taken out by a rule (IOC, FOK, market depth, self-trade prevention); see `closeReason`.
 */
export const ORDER_STATUSES = ['OPEN', 'FILLED', 'CANCELED', 'EXPIRED'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** The history filter of the specification. FINISHED means no longer open, whatever the reason. */
export const ORDER_STATUS_FILTERS = ['OPEN', 'FILLED', 'FINISHED', 'CANCELED', 'ALL'] as const;
export type OrderStatusFilter = (typeof ORDER_STATUS_FILTERS)[number];

/** Why a rest was taken out without its owner asking. */
export const CLOSE_REASONS = [
  'USER',
  'IOC_REST',
  'FOK_UNFILLABLE',
  'NO_LIQUIDITY',
  'PRICE_BAND',
  'SELF_TRADE',
  'POST_ONLY_WOULD_TAKE',
  'MARKET_CLOSED',
] as const;
export type CloseReason = (typeof CLOSE_REASONS)[number];

export const LIQUIDITY_ROLES = ['MAKER', 'TAKER'] as const;
export type LiquidityRole = (typeof LIQUIDITY_ROLES)[number];
