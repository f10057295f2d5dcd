import type { PublicTrade } from '@/contract/market';
import { type TradeLook, TradeWriter } from './tradeWriter';

/**
 * Shows the latest trades in rows that React has drawn, newest first. For a new one the last row goes to the front with other words and
 * all are shifted by one movement of what holds them: nothing else is written, laid out or painted, and nothing counts as a jump of the
 * page.
 */
export class TradeRing {
  /** From the newest down. */
  private readonly rows: TradeWriter[];
  /** How far they have moved, in rows. */
  private moved = 0;

  constructor(
    private readonly list: HTMLElement,
    look: TradeLook,
    /** Px. */
    private readonly rowHeight: number,
  ) {
    this.rows = [...list.children].map((row) => new TradeWriter(row as HTMLElement, look));
    for (const [place, { row }] of this.rows.entries()) this.stand(row, place);
    this.move(0);
  }

  write(trades: readonly PublicTrade[]): void {
    const first = this.rows[0]?.shown;
    const fresh = first ? trades.indexOf(first) : 0;
    // When none of them stays, there is nothing to move.
    if (fresh > 0 && fresh < this.rows.length) this.turn(fresh);
    this.rows.forEach((row, index) => {
      const trade = trades[index];
      if (trade) row.write(trade);
    });
  }

  private turn(count: number): void {
    this.move(this.moved + count);
    for (const row of this.rows.splice(-count).reverse()) {
      this.rows.unshift(row);
      this.list.prepend(row.row);
    }
    for (let index = 0; index < count; index += 1) this.stand((this.rows[index] as TradeWriter).row, index - this.moved);
  }

  private move(moved: number): void {
    this.moved = moved;
    this.list.style.translate = moved === 0 ? '' : `0 ${moved * this.rowHeight}px`;
  }

  private stand(row: HTMLElement, place: number): void {
    row.style.insetBlockStart = `${place * this.rowHeight}px`;
  }
}
