import Type, { type Static } from 'typebox';
import { KLINE_INTERVALS } from '../domain/chart/intervals';
import { Balance } from './balance';
import { Instrument } from './instrument';
import { Kline, Level, PublicTrade, Ticker } from './market';
import { OwnFill, OwnOrder } from './ownOrder';
import { oneOf, SymbolName, TimestampMs } from './primitives';
import { FeeRates } from './spot';
import { Transfer } from './wallet';

// One WebSocket at /ws carries everything. Frames are JSON objects, one a message.
// The server sends {type:'heartbeat'} whenever it has sent nothing else for HEARTBEAT_MS.

/** `answers`: what a verification was told, by typing or a phone, and nothing that is decided by it; `verification`: how it stands. */
const ACCOUNT_PARTS = ['answers', 'verification', 'standing', 'locked', 'closed', 'deposits'] as const;
export type AccountPart = (typeof ACCOUNT_PARTS)[number];

/** What a client may subscribe to; `private` needs an `auth` request first. */
const ChannelRef = Type.Union([
  Type.Object({ channel: Type.Literal('depth'), symbol: SymbolName }),
  Type.Object({ channel: Type.Literal('trades'), symbol: SymbolName }),
  Type.Object({ channel: Type.Literal('tickers') }),
  Type.Object({ channel: Type.Literal('instruments') }),
  Type.Object({ channel: Type.Literal('klines'), symbol: SymbolName, interval: oneOf(KLINE_INTERVALS) }),
  Type.Object({ channel: Type.Literal('private') }),
]);
export type ChannelRef = Static<typeof ChannelRef>;

/** `id` comes back in the ack, so that a client can pair them. */
export const ClientFrame = Type.Union([
  Type.Object({ op: Type.Literal('subscribe'), id: Type.Integer(), channels: Type.Array(ChannelRef, { maxItems: 50 }) }),
  Type.Object({ op: Type.Literal('unsubscribe'), id: Type.Integer(), channels: Type.Array(ChannelRef, { maxItems: 50 }) }),
  Type.Object({ op: Type.Literal('auth'), id: Type.Integer(), token: Type.String() }),
  Type.Object({ op: Type.Literal('ping'), id: Type.Integer() }),
]);
export type ClientFrame = Static<typeof ClientFrame>;

export const ServerFrame = Type.Union([
  Type.Object({ type: Type.Literal('ack'), id: Type.Integer() }),
  Type.Object({ type: Type.Literal('error'), id: Type.Union([Type.Integer(), Type.Null()]), code: Type.String(), msg: Type.String() }),
  Type.Object({ type: Type.Literal('pong'), id: Type.Integer(), at: TimestampMs }),
  Type.Object({ type: Type.Literal('heartbeat'), at: TimestampMs }),
  /** First frame after subscribing, and again after the server coalesced too much. Replaces the book. */
  Type.Object({
    type: Type.Literal('depth.snapshot'),
    symbol: SymbolName,
    seq: Type.Integer(),
    bids: Type.Array(Level),
    asks: Type.Array(Level),
    at: TimestampMs,
  }),
  /** Applies on top of `prevSeq`; any other `prevSeq` is a gap: subscribe again. Quantities are absolute, "0" removes. */
  Type.Object({
    type: Type.Literal('depth.update'),
    symbol: SymbolName,
    prevSeq: Type.Integer(),
    seq: Type.Integer(),
    bids: Type.Array(Level),
    asks: Type.Array(Level),
    at: TimestampMs,
  }),
  /** Newest first on the snapshot, oldest first on updates. */
  Type.Object({
    type: Type.Literal('trades'),
    symbol: SymbolName,
    isSnapshot: Type.Boolean(),
    trades: Type.Array(PublicTrade),
    at: TimestampMs,
  }),
  /** Only those that changed, all of them on the first frame. */
  Type.Object({ type: Type.Literal('tickers'), tickers: Type.Array(Ticker), at: TimestampMs }),
  /** All of them on the first frame, then those whose rules or state changed. A delisted one is told once, and is in no list after. */
  Type.Object({ type: Type.Literal('instruments'), isSnapshot: Type.Boolean(), instruments: Type.Array(Instrument), at: TimestampMs }),
  /** The running candle. A new openTime means the one before has closed. */
  Type.Object({ type: Type.Literal('kline'), symbol: SymbolName, interval: oneOf(KLINE_INTERVALS), kline: Kline, at: TimestampMs }),
  /** Absolute rows after a commit; never coalesced away. `seq` counts per user and connection process, gaps mean: refetch. */
  Type.Object({
    type: Type.Literal('private'),
    seq: Type.Integer(),
    orders: Type.Array(OwnOrder),
    fills: Type.Array(OwnFill),
    /** Of every wallet that changed. */
    balances: Type.Array(Balance),
    transfers: Type.Array(Transfer),
    at: TimestampMs,
  }),
  /** On the private channel: what orders placed from now on pay. Those that are open keep the rates they were placed at. */
  Type.Object({ type: Type.Literal('feeRates'), ...FeeRates.properties, at: TimestampMs }),
  /** On the private channel: how many notifications are unread now. */
  Type.Object({ type: Type.Literal('notices'), count: Type.Integer({ minimum: 0 }), at: TimestampMs }),
  /** On the private channel: the user's preferences are of this version now, changed on whatever device. */
  Type.Object({ type: Type.Literal('preferences'), version: Type.Integer({ minimum: 1 }), at: TimestampMs }),
  /**
   * On the private channel: something of the account's own standing is different. What it says is read by a call; locked and closed say
   * themselves, for the session ends with them.
   */
  Type.Object({ type: Type.Literal('account'), part: oneOf(ACCOUNT_PARTS), at: TimestampMs }),
]);
export type ServerFrame = Static<typeof ServerFrame>;
