import type { Ticker } from '@/contract/market';
import type { KeptMarket } from '../marketData/keptMarket';
import type { Channel } from './channel';
import { type EncodedFrame, encodeFrame } from './frame';

/** Tickers of all markets: those that changed, at most every `everyMs`. */
export class TickersChannel implements Channel {
  readonly #tickers = new Map<string, Ticker>();
  #collectedMs: number;
  #snapshot: readonly EncodedFrame[] | undefined;

  constructor(
    private readonly markets: readonly KeptMarket[],
    private readonly everyMs: number,
    nowMs: number,
  ) {
    this.#collectedMs = nowMs;
    this.#changed(nowMs);
  }

  snapshot(): readonly EncodedFrame[] {
    this.#snapshot ??= [encodeFrame({ type: 'tickers', tickers: [...this.#tickers.values()], at: this.#collectedMs })];
    return this.#snapshot;
  }

  collect(nowMs: number): readonly EncodedFrame[] {
    if (nowMs - this.#collectedMs < this.everyMs) return [];
    this.#collectedMs = nowMs;
    const tickers = this.#changed(nowMs);
    if (tickers.length === 0) return [];
    this.#snapshot = undefined;
    return [encodeFrame({ type: 'tickers', tickers, at: nowMs })];
  }

  #changed(nowMs: number): Ticker[] {
    const changed: Ticker[] = [];
    for (const market of this.markets) {
      const ticker = market.ticker(nowMs);
      if (isSame(ticker, this.#tickers.get(market.symbol))) continue;
      this.#tickers.set(market.symbol, ticker);
      changed.push(ticker);
    }
    return changed;
  }
}

/** Whether nothing but the time of looking differs. */
function isSame(ticker: Ticker, before: Ticker | undefined): boolean {
  if (!before) return false;
  const fields = Object.keys(ticker) as (keyof Ticker)[];
  return fields.every((field) => field === 'at' || ticker[field] === before[field]);
}
