import type { OrderSide } from '@/domain/order/enums';
import type { MarketCommitted } from '../../../events';

export interface BookLevels {
  symbol: string;
  seq: number;
  /** What bands hang on, in ticks. */
  referenceTicks: number;
  bids: { priceTicks: number; lots: number }[];
  asks: { priceTicks: number; lots: number }[];
}

/**
 * The book as the database has it. The engine's own book is ahead of it while a batch commits, and what is not committed
 * must not be shown.
 */
export class CommittedBook {
  private seq = 0;
  private referenceTicks = 1;
  private readonly sides: Record<OrderSide, Map<number, number>> = { BUY: new Map(), SELL: new Map() };

  constructor(private readonly symbol: string) {}

  reset({ seq, referenceTicks, bids, asks }: Omit<BookLevels, 'symbol'>): void {
    this.seq = seq;
    this.referenceTicks = referenceTicks;
    this.sides.BUY = new Map(bids.map((level) => [level.priceTicks, level.lots]));
    this.sides.SELL = new Map(asks.map((level) => [level.priceTicks, level.lots]));
  }

  apply({ seq, referenceTicks, levels }: Pick<MarketCommitted, 'seq' | 'referenceTicks' | 'levels'>): void {
    this.seq = seq;
    this.referenceTicks = referenceTicks;
    for (const { side, priceTicks, lots } of levels) {
      if (lots === 0) this.sides[side].delete(priceTicks);
      else this.sides[side].set(priceTicks, lots);
    }
  }

  levels(limit: number): BookLevels {
    const best = (side: OrderSide, direction: 1 | -1) =>
      [...this.sides[side]]
        .sort(([left], [right]) => (left - right) * direction)
        .slice(0, limit)
        .map(([priceTicks, lots]) => ({ priceTicks, lots }));
    const { symbol, seq, referenceTicks } = this;
    return { symbol, seq, referenceTicks, bids: best('BUY', -1), asks: best('SELL', 1) };
  }
}
