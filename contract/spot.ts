import Type, { type Static } from 'typebox';
import { WALLETS } from '../domain/account/wallets';
import {
  CLOSE_REASONS,
  LIQUIDITY_ROLES,
  ORDER_SIDES,
  ORDER_STATUS_FILTERS,
  ORDER_STATUSES,
  SELF_TRADE_PREVENTIONS,
  SIZE_UNITS,
  SPOT_ORDER_TYPES,
  TIMES_IN_FORCE,
} from '../domain/order/enums';
import { AssetCode, Decimal, Id, oneOf, PageQuery, SymbolName, TimestampMs } from './primitives';

/** Chosen by the client; the same id answers with the order it first made, for good. */
export const ClientOrderId = Type.String({ pattern: '^[A-Za-z0-9._-]{1,36}$' });

export const CreateSpotOrder = Type.Object(
  {
    symbol: SymbolName,
    side: oneOf(ORDER_SIDES),
    type: oneOf(SPOT_ORDER_TYPES),
    /** Limit orders only. */
    price: Type.Optional(Decimal),
    /** In base, or in quote when sizeUnit is QUOTE (market orders only). */
    size: Decimal,
    sizeUnit: Type.Optional(oneOf(SIZE_UNITS, { default: 'BASE' })),
    timeInForce: Type.Optional(oneOf(TIMES_IN_FORCE, { default: 'GTC' })),
    isPostOnly: Type.Optional(Type.Boolean({ default: false })),
    selfTradePrevention: Type.Optional(oneOf(SELF_TRADE_PREVENTIONS, { default: 'CANCEL_TAKER' })),
    clientOrderId: ClientOrderId,
  },
  { additionalProperties: false },
);
export type CreateSpotOrder = Static<typeof CreateSpotOrder>;

export const SpotOrder = Type.Object({
  orderId: Id,
  clientOrderId: Type.String(),
  symbol: SymbolName,
  side: oneOf(ORDER_SIDES),
  type: oneOf(SPOT_ORDER_TYPES),
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
export type SpotOrder = Static<typeof SpotOrder>;

/** One's own side of a trade. */
export const SpotFill = Type.Object({
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
export type SpotFill = Static<typeof SpotFill>;

export const CancelSpotOrder = Type.Object(
  { symbol: SymbolName, orderId: Type.Optional(Id), clientOrderId: Type.Optional(ClientOrderId) },
  { additionalProperties: false },
);
export const CancelAllSpotOrders = Type.Object({ symbol: Type.Optional(SymbolName) }, { additionalProperties: false });
export const CanceledAll = Type.Object({ canceledOrderIds: Type.Array(Id) });

export const OpenOrdersQuery = Type.Object({ symbol: Type.Optional(SymbolName), ...PageQuery });
export const OrderHistoryQuery = Type.Object({
  symbol: Type.Optional(SymbolName),
  side: Type.Optional(oneOf(ORDER_SIDES)),
  status: Type.Optional(oneOf(ORDER_STATUS_FILTERS, { default: 'FINISHED' })),
  fromTime: Type.Optional(TimestampMs),
  toTime: Type.Optional(TimestampMs),
  ...PageQuery,
});
export const TradeHistoryQuery = Type.Object({
  symbol: Type.Optional(SymbolName),
  orderId: Type.Optional(Id),
  fromTime: Type.Optional(TimestampMs),
  toTime: Type.Optional(TimestampMs),
  ...PageQuery,
});

const rates = { makerFeeRate: Decimal, takerFeeRate: Decimal };
/** What orders pay that are placed now. Markets that are named pay their own rates instead; absent: there are none. */
export const FeeRates = Type.Object({ ...rates, markets: Type.Optional(Type.Array(Type.Object({ symbol: SymbolName, ...rates }))) });
export type FeeRates = Static<typeof FeeRates>;

/** Balance of one asset in one wallet; total = available + held. */
export const Balance = Type.Object({ wallet: oneOf(WALLETS), asset: AssetCode, available: Decimal, held: Decimal });
export type Balance = Static<typeof Balance>;

export const WebsocketToken = Type.Object({ token: Type.String(), expiresAt: TimestampMs });
