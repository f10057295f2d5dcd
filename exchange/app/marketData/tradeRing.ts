import type { PublicTrade } from '@/contract/market';
import type { MarketUnits } from './marketUnits';
import type { CommittedTrade } from './ports';

/** Kept per market: the longest answer of the call, and room for what one publishing interval may bring. */
const CAPACITY = 1000;

/** The latest trades of one market, in wire form. */
export class TradeRing {
  /** Oldest first; the newest has number `count`. */
  #trades: PublicTrade[] = [];
  /** Trades ever added: a cursor for `since`. */
  count = 0;

  constructor(private readonly units: MarketUnits) {}

  add({ id, priceTicks, lots, takerSide, atMs }: CommittedTrade): void {
    this.#trades.push({ id, price: this.units.price(priceTicks), quantity: this.units.quantity(lots), side: takerSide, at: atMs });
    this.count += 1;
    // Cut in steps, so that a full ring does not move its content with every trade.
    if (this.#trades.length > 2 * CAPACITY) this.#trades = this.#trades.slice(-CAPACITY);
  }

  /** Newest first, up to the trade with number `upTo`. */
  latest(limit: number, upTo = this.count): PublicTrade[] {
    const end = this.#trades.length - (this.count - upTo);
    return this.#trades.slice(Math.max(0, end - limit), Math.max(0, end)).reverse();
  }

  /** Trades after number `cursor`, oldest first; undefined when some of them are no longer here. */
  since(cursor: number): PublicTrade[] | undefined {
    const missing = this.count - cursor;
    return missing > this.#trades.length ? undefined : this.#trades.slice(this.#trades.length - missing);
  }
}
