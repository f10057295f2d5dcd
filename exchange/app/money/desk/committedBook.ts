import type { OrderSide } from '@/domain/order/enums';

export interface BookLevels {
  symbol: string;
  seq: number;
  bids: { priceTicks: number; lots: number }[];
  asks: { priceTicks: number; lots: number }[];
}

type Level = { priceTicks: number; lots: number };

/**
 * The book as the database has it. The engine's own book is ahead of it while a batch commits, and what is not committed
 * must not be shown.
 */
export class CommittedBook {
  private seq = 0;
  private readonly sides: Record<OrderSide, Map<number, number>> = { BUY: new Map(), SELL: new Map() };

  constructor(private readonly symbol: string) {}

  reset(seq: number, bids: readonly Level[], asks: readonly Level[]): void {
    this.seq = seq;
    this.sides.BUY = new Map(bids.map((level) => [level.priceTicks, level.lots]));
    this.sides.SELL = new Map(asks.map((level) => [level.priceTicks, level.lots]));
  }

  apply(seq: number, levels: readonly (Level & { side: OrderSide })[]): void {
    this.seq = seq;
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
    return { symbol: this.symbol, seq: this.seq, bids: best('BUY', -1), asks: best('SELL', 1) };
  }
}
