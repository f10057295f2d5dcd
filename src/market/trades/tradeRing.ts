import type { PublicTrade } from '@/contract/market';
import { type TradeLook, TradeWriter } from './tradeWriter';

/** Rows from the start: a browser's lengths end at some millions of pixels. */
const FARTHEST = 1_000;

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
    this.startOver();
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

  private startOver(): void {
    this.move(0);
    for (const [place, { row }] of this.rows.entries()) this.stand(row, place);
  }

  private turn(count: number): void {
    if (this.moved + count > FARTHEST) this.startOver();
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
