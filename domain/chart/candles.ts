/** A chart point: prices and volume as JavaScript numbers, for drawing only. Money stays in decimal strings. */
export interface Candle {
  /** When it opened, in seconds since the epoch (UTC), as chart libraries count. */
  time: number;
  open: number;
  high: number;
  low: number;
  close: number;
  /** In base. */
  volume: number;
}

/** As on the wire: [openTime ms, open, high, low, close, base volume, quote volume]. */
export type WireCandle = readonly [number, string, string, string, string, string, string];

/** A price or size as a number to draw with: the one place where a decimal leaves exact arithmetic. */
export function chartNumber(decimal: string): number {
  return Number(decimal);
}

export function toCandle([openTimeMs, open, high, low, close, volume]: WireCandle): Candle {
  return {
    time: openTimeMs / 1000,
    open: chartNumber(open),
    high: chartNumber(high),
    low: chartNumber(low),
    close: chartNumber(close),
    volume: chartNumber(volume),
  };
}

/** Whether two differ in volume at most. */
export function hasSamePrices(one: Candle, other: Candle): boolean {
  const { time, open, high, low, close } = one;
  return time === other.time && open === other.open && high === other.high && low === other.low && close === other.close;
}

/**
 * History (oldest first) with the running candle in its place: it replaces the candle of its open time, or follows a candle that has
 * just closed. A candle older than the last one is a late frame and changes nothing but its own place.
 */
export function mergeCandle(history: readonly Candle[], candle: Candle): readonly Candle[] {
  const last = history.at(-1);
  if (!last || candle.time > last.time) return [...history, candle];
  const at = history.findLastIndex((known) => known.time === candle.time);
  return at < 0 ? history : history.with(at, candle);
}

/** Older candles put before newer ones; where both know a time, the newer page wins. Both oldest first. */
export function prependCandles(older: readonly Candle[], history: readonly Candle[]): readonly Candle[] {
  const first = history[0];
  return first ? [...older.filter((candle) => candle.time < first.time), ...history] : older;
}
