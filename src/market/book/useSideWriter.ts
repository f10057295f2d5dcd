import type { RefObject } from 'react';
import { depthPercent, maxCumulative } from '@/domain/book/depth';
import type { BookSideName } from '@/domain/book/level';
import { useWriter } from '@/src/ui/numbers/useWriter';
import type { LadderFeed } from './ladderFeed';
import { type RowLook, RowWriter } from './rowWriter';

interface WrittenSide extends RowLook {
  side: BookSideName;
  ladder: LadderFeed;
  /** Bars are measured against what rests in so many levels. */
  levels: number;
}

/** Keeps the rows that React drew in `list` at the prices of a side, nearest first, without rendering them again. */
export function useSideWriter(list: RefObject<HTMLElement | null>, written: WrittenSide): void {
  const { ladder, side, levels } = written;
  // Made anew with every rendering, with nothing remembered: then each row is compared with what stands in the page.
  let rows: RowWriter[] | undefined;
  useWriter(list, ladder.subscribe, (element) => {
    rows ??= [...element.children].map((row) => new RowWriter(row, written));
    const now = ladder.getSnapshot();
    const max = maxCumulative(now, levels);
    rows.forEach((row, index) => {
      const level = now[side][index];
      if (level) row.write(level, depthPercent(level.totalUnits, max));
    });
  });
}
