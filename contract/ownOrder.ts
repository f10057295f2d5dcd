import Type, { type Static } from 'typebox';
import { CLOSE_REASONS, LIQUIDITY_ROLES, ORDER_SIDES, ORDER_STATUSES, ORDER_TYPES, TIMES_IN_FORCE } from '../domain/order/enums';
import { AssetCode, Decimal, Id, oneOf, SymbolName, TimestampMs } from './primitives';

// What is told of one's own orders and fills on a market of any kind; kinds that know more add it to these.

/** One's own order. */
export const OwnOrder = Type.Object({
  orderId: Id,
  clientOrderId: Type.String(),
  symbol: SymbolName,
  side: oneOf(ORDER_SIDES),
  type: oneOf(ORDER_TYPES),
  timeInForce: oneOf(TIMES_IN_FORCE),
  isPostOnly: Type.Boolean(),
  /** null for market orders */
  price: Type.Union([Decimal, Type.Null()]),
  /** In base; null for a market order sized in quote */
  quantity: Type.Union([Decimal, Type.Null()]),
  /** In quote; null unless sized in quote */
  quoteQuantity: Type.Union([Decimal, Type.Null()]),
  filledQuantity: Decimal,
  /** Quote paid or received before fees */
  filledQuote: Decimal,
  /** filledQuote / filledQuantity, rounded down to the price increment's decimals plus two; null before a fill */
  averagePrice: Type.Union([Decimal, Type.Null()]),
  feePaid: Decimal,
  /** The received asset: base for buys, quote for sells */
  feeAsset: AssetCode,
  status: oneOf(ORDER_STATUSES),
  closeReason: Type.Union([oneOf(CLOSE_REASONS), Type.Null()]),
  createdAt: TimestampMs,
  updatedAt: TimestampMs,
});
export type OwnOrder = Static<typeof OwnOrder>;

/** One's own side of a trade. */
export const OwnFill = Type.Object({
  tradeId: Id,
  orderId: Id,
  symbol: SymbolName,
  side: oneOf(ORDER_SIDES),
  role: oneOf(LIQUIDITY_ROLES),
  price: Decimal,
  quantity: Decimal,
  quote: Decimal,
  fee: Decimal,
  feeAsset: AssetCode,
  at: TimestampMs,
});
export type OwnFill = Static<typeof OwnFill>;
