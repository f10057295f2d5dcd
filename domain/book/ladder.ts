import { fromUnits, toUnits } from '../money/units';
import type { Book } from './book';
import { BOOK_SCALE, type BookLevel, type BookSideName, isNearer } from './level';

/**
 * One painted row. The same object comes back for as long as nothing in it changes, so that nothing needs to be written again. Writing
 * decimals is most of the work: only what is asked for is written, and what an earlier row of the price has written is kept.
 */
export class LadderRow {
  private readonly texts: { price?: string | undefined; size?: string | undefined; total?: string | undefined };

  /** All at BOOK_SCALE: the price group, what rests in it, and in it and every nearer row. */
  constructor(
    readonly priceUnits: bigint,
    readonly sizeUnits: bigint,
    readonly totalUnits: bigint,
    before?: LadderRow,
  ) {
    this.texts = {
      price: before?.texts.price,
      size: before?.sizeUnits === sizeUnits ? before.texts.size : undefined,
      total: before?.totalUnits === totalUnits ? before.texts.total : undefined,
    };
  }

  /** The price group, in decimals. */
  get price(): string {
    this.texts.price ??= fromUnits(this.priceUnits, BOOK_SCALE);
    return this.texts.price;
  }

  /** Everything resting in the group, in base. */
  get size(): string {
    this.texts.size ??= fromUnits(this.sizeUnits, BOOK_SCALE);
    return this.texts.size;
  }

  /** This and every nearer row, in base. */
  get total(): string {
    this.texts.total ??= fromUnits(this.totalUnits, BOOK_SCALE);
    return this.texts.total;
  }
}

export interface Ladder {
  /** Nearest to the spread first. */
  readonly bids: readonly LadderRow[];
  readonly asks: readonly LadderRow[];
}

export const EMPTY_LADDER: Ladder = { bids: [], asks: [] };

/**
 * Groups a book into rows of `grouping` (a price step in decimals): levels of a group are added up, never cut off; bids go to the
 * group below and asks to the group above, so that no row promises a better price than it has. At most `limit` rows a side.
 * Rows of `previous` that did not change are kept. Throws a RangeError when the grouping is not a positive decimal.
 */
export function buildLadder(book: Book, grouping: string, limit: number, previous: Ladder = EMPTY_LADDER): Ladder {
  const step = toUnits(grouping, BOOK_SCALE);
  if (step === undefined || step <= 0n) throw new RangeError(`not a grouping: ${grouping}`);
  return {
    bids: buildRows(book.bids, 'bids', { step, limit }, previous.bids),
    asks: buildRows(book.asks, 'asks', { step, limit }, previous.asks),
  };
}

interface Grouping {
  step: bigint;
  limit: number;
}

/** Levels are sorted, so a group is a run of neighbours; so are the rows before, which are gone through beside them. */
function buildRows(
  levels: readonly BookLevel[],
  side: BookSideName,
  { step, limit }: Grouping,
  previous: readonly LadderRow[],
): readonly LadderRow[] {
  const rows: LadderRow[] = [];
  let totalUnits = 0n;
  let known = 0;
  for (let at = 0; at < levels.length && rows.length < limit; ) {
    const priceUnits = groupPrice((levels[at] as BookLevel).priceUnits, step, side);
    let sizeUnits = 0n;
    for (; at < levels.length; at += 1) {
      const level = levels[at] as BookLevel;
      if (groupPrice(level.priceUnits, step, side) !== priceUnits) break;
      sizeUnits += level.quantityUnits;
    }
    totalUnits += sizeUnits;
    while (known < previous.length && isNearer(side, (previous[known] as LadderRow).priceUnits, priceUnits)) known += 1;
    const old = previous[known]?.priceUnits === priceUnits ? previous[known] : undefined;
    const isSame = old?.sizeUnits === sizeUnits && old.totalUnits === totalUnits;
    rows.push(isSame ? old : new LadderRow(priceUnits, sizeUnits, totalUnits, old));
  }
  const isUnchanged = rows.length === previous.length && rows.every((row, index) => row === previous[index]);
  return isUnchanged ? previous : rows;
}

/** The group of `step` that a price belongs to, all at BOOK_SCALE: bids round down, asks up. */
export function groupPrice(price: bigint, step: bigint, side: BookSideName): bigint {
  const floor = (price / step) * step;
  return side === 'bids' || floor === price ? floor : floor + step;
}
