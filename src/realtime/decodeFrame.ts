import type { ServerFrame } from '@/contract/channels';

// The browser carries no schema validator. These checks cover what the stores rely on; everything else in a frame is display text.

export type Decoded = { ok: true; frame: ServerFrame } | { ok: false; reason: string; key: string | undefined };

type Fields = Record<string, unknown>;

const DECIMAL = /^-?\d+(\.\d+)?$/;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);
const isDecimal = (value: unknown): value is string => typeof value === 'string' && DECIMAL.test(value);
const isText = (value: unknown): value is string => typeof value === 'string';
const isInteger = (value: unknown): value is number => Number.isSafeInteger(value);
const all = (value: unknown, check: (item: unknown) => boolean) => Array.isArray(value) && value.every(check);

const isLevel = (value: unknown) => Array.isArray(value) && value.length === 2 && isDecimal(value[0]) && isDecimal(value[1]);
const isSide = (value: unknown) => value === 'BUY' || value === 'SELL';
const isTrade = (value: unknown) =>
  isFields(value) && isText(value.id) && isDecimal(value.price) && isDecimal(value.quantity) && isSide(value.side) && isInteger(value.at);
const isTicker = (value: unknown) => isFields(value) && isText(value.symbol) && (value.last === null || isDecimal(value.last));
const isInstrument = (value: unknown) =>
  isFields(value) && isText(value.symbol) && isText(value.state) && isDecimal(value.priceIncrement) && isDecimal(value.quantityIncrement);
const isKline = (value: unknown) => Array.isArray(value) && value.length === 7 && isInteger(value[0]) && value.slice(1).every(isDecimal);
const isOrder = (value: unknown) =>
  isFields(value) && isText(value.orderId) && isText(value.symbol) && isText(value.status) && isDecimal(value.filledQuantity);
const isFill = (value: unknown) => isFields(value) && isText(value.tradeId) && isDecimal(value.price) && isDecimal(value.quantity);
const isBalance = (value: unknown) => isFields(value) && isText(value.asset) && isDecimal(value.available) && isDecimal(value.held);
const isRates = (value: Fields) => isDecimal(value.makerFeeRate) && isDecimal(value.takerFeeRate);
const isMarketRates = (value: unknown) => isFields(value) && isText(value.symbol) && isRates(value);

const checks: Record<ServerFrame['type'], (frame: Fields) => boolean> = {
  ack: (frame) => isInteger(frame.id),
  error: (frame) => isText(frame.code) && isText(frame.msg),
  pong: (frame) => isInteger(frame.id),
  heartbeat: (frame) => isInteger(frame.at),
  'depth.snapshot': (frame) => isText(frame.symbol) && isInteger(frame.seq) && all(frame.bids, isLevel) && all(frame.asks, isLevel),
  'depth.update': (frame) =>
    isText(frame.symbol) && isInteger(frame.seq) && isInteger(frame.prevSeq) && all(frame.bids, isLevel) && all(frame.asks, isLevel),
  trades: (frame) => isText(frame.symbol) && typeof frame.isSnapshot === 'boolean' && all(frame.trades, isTrade),
  tickers: (frame) => all(frame.tickers, isTicker),
  instruments: (frame) => typeof frame.isSnapshot === 'boolean' && all(frame.instruments, isInstrument),
  feeRates: (frame) => isRates(frame) && (frame.markets === undefined || all(frame.markets, isMarketRates)),
  notices: (frame) => isInteger(frame.count),
  preferences: (frame) => isInteger(frame.version),
  account: (frame) => isText(frame.part),
  kline: (frame) => isText(frame.symbol) && isText(frame.interval) && isKline(frame.kline),
  private: (frame) => isInteger(frame.seq) && all(frame.orders, isOrder) && all(frame.fills, isFill) && all(frame.balances, isBalance),
};

/** Text of one message -> a frame that the stores can trust, or why not and (where readable) whose channel it was. */
export function decodeFrame(text: string): Decoded {
  const value = parse(text);
  if (!isFields(value) || !isText(value.type)) return { ok: false, reason: 'not a frame', key: undefined };
  const check = Object.hasOwn(checks, value.type) ? checks[value.type as ServerFrame['type']] : undefined;
  if (!check) return { ok: false, reason: `unknown frame type ${value.type}`, key: undefined };
  if (check(value)) return { ok: true, frame: value as unknown as ServerFrame };
  return { ok: false, reason: `malformed ${value.type} frame`, key: brokenChannelKey(value) };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Which channel lost a frame, so that it alone starts over. */
function brokenChannelKey(frame: Fields): string | undefined {
  if (frame.type === 'tickers' || frame.type === 'instruments' || frame.type === 'private') return frame.type;
  if (['feeRates', 'preferences', 'account', 'notices'].includes(frame.type as string)) return 'private';
  if (!isText(frame.symbol)) return undefined;
  if (frame.type === 'trades') return `trades:${frame.symbol}`;
  if (frame.type === 'kline') return `klines:${frame.symbol}:${String(frame.interval)}`;
  return `depth:${frame.symbol}`;
}
