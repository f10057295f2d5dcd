/** Shares of the received amount, parts per million. */
export interface FeeRates {
  makerPpm: number;
  takerPpm: number;
}

/** What new accounts pay by. */
export const DEFAULT_FEE_TIER = 0;

/** What orders pay by tier, and in markets that are exceptions. */
export class FeeTable {
  readonly #tiers = new Map<number, FeeRates>();
  /** By symbol and tier; null where there was an exception once. */
  readonly #markets = new Map<string, FeeRates | null>();

  tier(tier: number): FeeRates | undefined {
    return this.#tiers.get(tier);
  }

  /** Undefined when there never was an exception, null when there is none any more. */
  market(symbol: string, tier: number): FeeRates | null | undefined {
    return this.#markets.get(keyOf(symbol, tier));
  }

  /** Undefined: there is no such tier. */
  setTier(tier: number, rates: FeeRates | undefined): void {
    if (rates) this.#tiers.set(tier, rates);
    else this.#tiers.delete(tier);
  }

  setMarket(symbol: string, tier: number, rates: FeeRates | null | undefined): void {
    if (rates === undefined) this.#markets.delete(keyOf(symbol, tier));
    else this.#markets.set(keyOf(symbol, tier), rates);
  }

  /** What an order pays that is placed now. A tier that is not known is a fault in the program. */
  ratesOf(symbol: string, tier: number): FeeRates {
    const rates = this.market(symbol, tier) ?? this.tier(tier);
    if (!rates) throw new Error(`fee tier ${tier} is not known`);
    return rates;
  }

  clear(): void {
    this.#tiers.clear();
    this.#markets.clear();
  }
}

const keyOf = (symbol: string, tier: number) => `${tier} ${symbol}`;
