import type { OrderSide } from '@/domain/order/enums';
import { PriceLevel } from './priceLevel';

/**
 * The levels of one side in a sorted array with the best price at its end: the best is read and removed in constant time,
 * and an insert moves only the levels that are better, which are few because most orders come near the top.
 */
export class BookSide {
  private readonly sorted: PriceLevel[] = [];
  private readonly byPrice = new Map<number, PriceLevel>();
  /** Turns prices so that greater is always better: 1 for bids, -1 for asks. */
  private readonly sign: 1 | -1;

  constructor(readonly side: OrderSide) {
    this.sign = side === 'BUY' ? 1 : -1;
  }

  get best(): PriceLevel | undefined {
    return this.sorted[this.sorted.length - 1];
  }

  get levelCount(): number {
    return this.sorted.length;
  }

  /** The level `rank` places behind the best. */
  at(rank: number): PriceLevel | undefined {
    return this.sorted[this.sorted.length - 1 - rank];
  }

  level(priceTicks: number): PriceLevel | undefined {
    return this.byPrice.get(priceTicks);
  }

  levelToJoin(priceTicks: number): PriceLevel {
    const existing = this.byPrice.get(priceTicks);
    if (existing !== undefined) return existing;
    const level = new PriceLevel(this.side, priceTicks);
    this.byPrice.set(priceTicks, level);
    this.insert(level);
    return level;
  }

  /** Takes out a level that holds no orders any more. */
  drop(level: PriceLevel): void {
    this.byPrice.delete(level.priceTicks);
    if (this.best === level) this.sorted.pop();
    else this.sorted.splice(this.position(level.priceTicks), 1);
  }

  private insert(level: PriceLevel): void {
    const { best } = this;
    if (best === undefined || this.isBetter(level.priceTicks, best.priceTicks)) this.sorted.push(level);
    else this.sorted.splice(this.position(level.priceTicks), 0, level);
  }

  /** Index of the first level that is not worse than the price. */
  private position(priceTicks: number): number {
    let low = 0;
    let high = this.sorted.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const level = this.sorted[middle];
      if (level !== undefined && this.isBetter(priceTicks, level.priceTicks)) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  private isBetter(priceTicks: number, thanTicks: number): boolean {
    return priceTicks * this.sign > thanTicks * this.sign;
  }
}
