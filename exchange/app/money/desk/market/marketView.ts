import type { Market } from '../../records/market';
import type { MarketDesk } from './marketDesk';

/** The markets by symbol as they are now: a view, for rules change while the exchange runs. */
export class MarketView implements ReadonlyMap<string, Market> {
  constructor(private readonly desks: ReadonlyMap<string, MarketDesk>) {}

  get size(): number {
    return this.desks.size;
  }

  get(symbol: string): Market | undefined {
    return this.desks.get(symbol)?.market;
  }

  has(symbol: string): boolean {
    return this.desks.has(symbol);
  }

  keys() {
    return this.desks.keys();
  }

  *values(): Generator<Market, undefined> {
    for (const { market } of this.desks.values()) yield market;
    return undefined;
  }

  *entries(): Generator<[string, Market], undefined> {
    for (const [symbol, { market }] of this.desks) yield [symbol, market];
    return undefined;
  }

  [Symbol.iterator]() {
    return this.entries();
  }

  forEach(callback: (market: Market, symbol: string, markets: ReadonlyMap<string, Market>) => void): void {
    for (const [symbol, market] of this) callback(market, symbol, this);
  }
}
