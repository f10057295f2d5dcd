import Type, { type Static } from 'typebox';
import { KLINE_INTERVALS } from '../domain/chart/intervals';
import { ORDER_SIDES } from '../domain/order/enums';
import { AssetCode, Decimal, oneOf, SignedDecimal, SymbolName, TimestampMs } from './primitives';

/** Specification section 3, "Coin (as read by the picker)". */
export const Coin = Type.Object({
  coinSymbol: AssetCode,
  name: Type.String(),
  icon: Type.String(),
  isFiat: Type.Boolean(),
  isOpen: Type.Integer(),
  /** Market-cap rank used by the picker's `cap` order: highest first. */
  sort: Type.Integer(),
  /** Decimal places the ledger keeps. */
  scale: Type.Integer(),
});
export type Coin = Static<typeof Coin>;

/** Rolling 24 hours. Absent prices (a market that never traded) are null. */
export const Ticker = Type.Object({
  symbol: SymbolName,
  last: Type.Union([Decimal, Type.Null()]),
  open: Type.Union([Decimal, Type.Null()]),
  high: Type.Union([Decimal, Type.Null()]),
  low: Type.Union([Decimal, Type.Null()]),
  baseVolume: Decimal,
  quoteVolume: Decimal,
  /** last - open */
  change: Type.Union([SignedDecimal, Type.Null()]),
  /** (last - open) / open x 100, two decimals, rounded half up */
  changePercent: Type.Union([SignedDecimal, Type.Null()]),
  bestBid: Type.Union([Decimal, Type.Null()]),
  bestAsk: Type.Union([Decimal, Type.Null()]),
  /** What price bands are counted from: a mean over some minutes of where the market stood, which one trader cannot move. */
  reference: Type.Union([Decimal, Type.Null()]),
  at: TimestampMs,
});
export type Ticker = Static<typeof Ticker>;

/** [openTime ms, open, high, low, close, base volume, quote volume] */
export const Kline = Type.Tuple([TimestampMs, Decimal, Decimal, Decimal, Decimal, Decimal, Decimal]);
export type Kline = Static<typeof Kline>;

/** [price, quantity at that price]. Quantity "0" removes the level. */
export const Level = Type.Tuple([Decimal, Decimal]);
export type Level = Static<typeof Level>;

/** Bids from the highest price down, asks from the lowest up. `seq` is the last stream update it contains. */
export const Depth = Type.Object({
  symbol: SymbolName,
  seq: Type.Integer(),
  bids: Type.Array(Level),
  asks: Type.Array(Level),
  at: TimestampMs,
});
export type Depth = Static<typeof Depth>;

/** `side` is the taker's. */
export const PublicTrade = Type.Object({ id: Type.String(), price: Decimal, quantity: Decimal, side: oneOf(ORDER_SIDES), at: TimestampMs });
export type PublicTrade = Static<typeof PublicTrade>;

export const SymbolQuery = Type.Object({ symbol: SymbolName });
export const TickersQuery = Type.Object({ symbol: Type.Optional(SymbolName) });
export const DepthQuery = Type.Object({
  symbol: SymbolName,
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 500, default: 30 })),
});
export const TradesQuery = Type.Object({
  symbol: SymbolName,
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200, default: 50 })),
});
export const KlinesQuery = Type.Object({
  /** The specification's `coinSymbol`: the pair. */
  coinSymbol: SymbolName,
  /** The specification's `type`: the interval. */
  type: oneOf(KLINE_INTERVALS),
  /** Candles opening before this time; absent: up to now. Oldest first in the answer. */
  endTime: Type.Optional(TimestampMs),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000, default: 300 })),
});
/** Last prices of the past 24 hours, one per half hour, oldest first, by symbol. */
export const Sparklines = Type.Record(SymbolName, Type.Array(Decimal));
