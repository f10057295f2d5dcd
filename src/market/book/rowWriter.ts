import type { LadderRow } from '@/domain/book/ladder';
import type { Format } from '@/src/format';
import { writeText } from '@/src/ui/numbers/writeText';

/** How the figures of a book are written, and which of them are marked. */
export interface RowLook {
  format: Format;
  priceDecimals: number;
  sizeDecimals: number;
  /** Price groups with own orders, at the book's scale. */
  ownPrices: ReadonlySet<bigint>;
}

/** A pixel of a wide book's row. */
const LEAST_PERCENT = 0.3;

const part = (row: Element, name: string) => row.querySelector<HTMLElement>(`[data-part="${name}"]`);

/** Moves one row of the book from one price to the next by its texts, its bar and its mark. React has drawn the row. */
export class RowWriter {
  private readonly price: HTMLElement | null;
  private readonly size: HTMLElement | null;
  private readonly total: HTMLElement | null;
  private readonly bar: HTMLElement | null;
  private readonly mine: HTMLElement | null;
  private shown: LadderRow | undefined;
  private percent: number | undefined;

  constructor(
    row: Element,
    private readonly look: RowLook,
  ) {
    this.price = part(row, 'price');
    this.size = part(row, 'size');
    this.total = part(row, 'total');
    this.bar = part(row, 'bar');
    this.mine = part(row, 'mine');
  }

  write(row: LadderRow, percent: number): void {
    this.widen(percent);
    const before = this.shown;
    if (row === before) return;
    this.shown = row;
    const { format, priceDecimals, sizeDecimals } = this.look;
    if (row.priceUnits !== before?.priceUnits) {
      writeText(this.price, format.price(row.price, priceDecimals));
      this.mark(this.look.ownPrices.has(row.priceUnits));
    }
    if (row.sizeUnits !== before?.sizeUnits) writeText(this.size, format.size(row.size, sizeDecimals));
    if (this.total && row.totalUnits !== before?.totalUnits) writeText(this.total, format.size(row.total, sizeDecimals));
  }

  /** With each level all sums change a little: what nobody can see is not painted. */
  private widen(percent: number): void {
    if (this.percent !== undefined && Math.abs(percent - this.percent) < LEAST_PERCENT) return;
    this.percent = percent;
    this.bar?.style.setProperty('--depth', String(percent / 100));
  }

  private mark(isMine: boolean): void {
    if (this.mine && this.mine.hasAttribute('data-own-order') !== isMine) this.mine.toggleAttribute('data-own-order', isMine);
  }
}
