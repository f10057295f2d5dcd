import type { Instrument } from '@/contract/instrument';
import type { MarketData } from '../marketData/createMarketData';
import type { Channel } from './channel';
import { type EncodedFrame, encodeFrame } from './frame';

/** What is listed, and each change of a rule or state as soon as it is committed. */
export class InstrumentsChannel implements Channel {
  /** As last given out. A changed instrument is another object. */
  readonly #told: Map<string, Instrument>;
  #snapshot: readonly EncodedFrame[] | undefined;
  #collectedMs: number;

  constructor(
    private readonly marketData: Pick<MarketData, 'markets'>,
    nowMs: number,
  ) {
    this.#collectedMs = nowMs;
    this.#told = new Map(marketData.markets().map(({ symbol, instrument }) => [symbol, instrument]));
  }

  snapshot(): readonly EncodedFrame[] {
    const instruments = [...this.#told.values()].filter(({ state }) => state !== 'DELISTED');
    this.#snapshot ??= [encodeFrame({ type: 'instruments', isSnapshot: true, instruments, at: this.#collectedMs })];
    return this.#snapshot;
  }

  collect(nowMs: number): readonly EncodedFrame[] {
    const instruments = this.marketData
      .markets()
      .filter(({ symbol, instrument }) => this.#told.get(symbol) !== instrument)
      .map(({ instrument }) => instrument);
    if (instruments.length === 0) return [];
    for (const instrument of instruments) this.#told.set(instrument.symbol, instrument);
    this.#snapshot = undefined;
    this.#collectedMs = nowMs;
    return [encodeFrame({ type: 'instruments', isSnapshot: false, instruments, at: nowMs })];
  }
}
