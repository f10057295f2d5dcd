import clsx from 'clsx';
import { useLayoutEffect, useRef } from 'react';
import { depthPercent } from '@/domain/book/depth';
import type { LadderRow } from '@/domain/book/ladder';
import type { BookSideName } from '@/domain/book/level';
import styles from './Book.module.css';
import { BookRow } from './BookRow';

interface BookSideProps {
  side: BookSideName;
  /** Nearest to the spread first. */
  rows: readonly LadderRow[];
  /** Full width of a depth bar, at the book's scale. */
  maxUnits: bigint;
  /** Price groups with own orders, at the book's scale. */
  ownPrices: ReadonlySet<bigint>;
  priceDecimals: number;
  sizeDecimals: number;
  showTotal: boolean;
  onPick: (price: string) => void;
}

/** One side of the book. Asks are drawn upwards from the spread. */
export function BookSide({ side, rows, maxUnits, ownPrices, ...row }: BookSideProps) {
  const list = useRef<HTMLDivElement>(null);

  // A new maximum changes every bar but no text: set the widths without rendering the rows.
  useLayoutEffect(() => {
    const elements = list.current?.children ?? [];
    rows.forEach((item, index) => {
      const element = elements[index];
      if (!(element instanceof HTMLElement)) return;
      const width = `${depthPercent(item.totalUnits, maxUnits)}%`;
      if (element.style.getPropertyValue('--depth') !== width) element.style.setProperty('--depth', width);
    });
  }, [rows, maxUnits]);

  return (
    <div ref={list} className={clsx(styles.list, styles[side])}>
      {rows.map((item) => (
        <BookRow key={item.price} row={item} isMine={ownPrices.has(item.priceUnits)} {...row} />
      ))}
    </div>
  );
}
