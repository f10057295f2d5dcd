import { useSyncExternalStore } from 'react';
import { compare } from '@/domain/money/decimal';
import { STORAGE_KEYS } from '@/src/config/storageKeys';
import { onOtherTabChange, readLocalJson, writeLocalJson } from '@/src/lib/storage';

/** Before which orders the ticket asks whether they are meant, on this device. */
export interface AskRules {
  /** Every limit order. One far from the market asks all the same. */
  limit: boolean;
  /**
   * Market orders worth at least so much, by quote asset; of a quote that is not here, all. One that would move the price asks all the
   * same.
   */
  marketFrom: Readonly<Record<string, string>>;
}

export const FIRST_RULES: AskRules = { limit: true, marketFrom: {} };

const DECIMAL = /^\d+(\.\d+)?$/;

class AskRulesStore {
  private readonly listeners = new Set<() => void>();
  private value: AskRules | undefined;

  readonly subscribe = (listener: () => void): (() => void) => {
    // While nobody listened, another tab may have changed them.
    if (this.listeners.size === 0) this.value = undefined;
    this.listeners.add(listener);
    // What one tab switches off must not be asked in another.
    const stop = onOtherTabChange([STORAGE_KEYS.tradeAsks], () => {
      this.value = undefined;
      listener();
    });
    return () => {
      this.listeners.delete(listener);
      stop();
    };
  };

  readonly getSnapshot = (): AskRules => {
    this.value ??= read();
    return this.value;
  };

  /** Changes what is given and keeps the rest. */
  change(change: Partial<AskRules>): void {
    this.value = { ...this.getSnapshot(), ...change };
    writeLocalJson(STORAGE_KEYS.tradeAsks, this.value);
    for (const listener of this.listeners) listener();
  }

  /** Market orders of a quote asset ask from this amount on; undefined: all of them. */
  askMarketFrom(quote: string, amount: string | undefined): void {
    const { [quote]: _before, ...others } = this.getSnapshot().marketFrom;
    this.change({ marketFrom: amount === undefined ? others : { ...others, [quote]: amount } });
  }
}

export const askRules = new AskRulesStore();

/** The rules in force; the server and the first paint have those of a newcomer. */
export function useAskRules(): AskRules {
  return useSyncExternalStore(askRules.subscribe, askRules.getSnapshot, () => FIRST_RULES);
}

/** Whether a market order worth `total` in `quote` asks. */
export function asksMarket(rules: AskRules, quote: string, total: string): boolean {
  const from = rules.marketFrom[quote];
  return from === undefined || compare(total, from) >= 0;
}

/** Storage may hold what another version, or anybody, wrote: each part that is not understood falls back by itself. */
function read(): AskRules {
  const stored = readLocalJson(STORAGE_KEYS.tradeAsks, isRecord) ?? {};
  const amounts = isRecord(stored.marketFrom) ? Object.entries(stored.marketFrom) : [];
  return {
    limit: stored.limit !== false,
    marketFrom: Object.fromEntries(
      amounts.filter((entry): entry is [string, string] => typeof entry[1] === 'string' && DECIMAL.test(entry[1])),
    ),
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
