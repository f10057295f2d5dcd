import { compare } from '@/domain/money/decimal';
import { STORAGE_KEYS } from '@/src/config/storageKeys';
import { createKeptJson } from '@/src/lib/storage';
import { useStore } from '@/src/lib/store/useStore';

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

const rules = createKeptJson(STORAGE_KEYS.tradeAsks, read);

/** What one tab switches off is not asked in another. */
export const askRules = {
  ...rules,
  /** Changes what is given and keeps the rest. */
  change: (change: Partial<AskRules>): void => rules.set({ ...rules.getSnapshot(), ...change }),
  /** Market orders of a quote asset ask from this amount on; undefined: all of them. */
  askMarketFrom: (quote: string, amount: string | undefined): void => {
    const { [quote]: _before, ...others } = rules.getSnapshot().marketFrom;
    askRules.change({ marketFrom: amount === undefined ? others : { ...others, [quote]: amount } });
  },
};

/** The rules in force; the server and the first paint have those of a newcomer. */
export function useAskRules(): AskRules {
  return useStore(askRules, () => FIRST_RULES);
}

/** Whether a market order worth `total` in `quote` asks. */
export function asksMarket(rules: AskRules, quote: string, total: string): boolean {
  const from = rules.marketFrom[quote];
  return from === undefined || compare(total, from) >= 0;
}

/** Storage may hold what another version, or anybody, wrote: each part that is not understood falls back by itself. */
function read(kept: unknown): AskRules {
  const stored = isRecord(kept) ? kept : {};
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
