import Type, { type Static } from 'typebox';
import { ORDER_SIDES, ORDER_STATUS_FILTERS, ORDER_TYPES, SELF_TRADE_PREVENTIONS, SIZE_UNITS, TIMES_IN_FORCE } from '../domain/order/enums';
import { OwnFill, OwnOrder } from './ownOrder';
import { Decimal, Id, oneOf, PageQuery, SymbolName, TimestampMs } from './primitives';

/** Chosen by the client; the same id answers with the order it first made, for good. */
export const ClientOrderId = Type.String({ pattern: '^[A-Za-z0-9._-]{1,36}$' });

export const CreateSpotOrder = Type.Object(
  {
    symbol: SymbolName,
    side: oneOf(ORDER_SIDES),
    type: oneOf(ORDER_TYPES),
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

/** An order of a spot market has nothing that others have not. */
export const SpotOrder = OwnOrder;
export type SpotOrder = OwnOrder;

export const SpotFill = OwnFill;
export type SpotFill = OwnFill;

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

export const WebsocketToken = Type.Object({ token: Type.String(), expiresAt: TimestampMs });
