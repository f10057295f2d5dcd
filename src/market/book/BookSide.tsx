import clsx from 'clsx';
import { type CSSProperties, memo, useRef } from 'react';
import type { BookSideName } from '@/domain/book/level';
import { useFormat } from '@/src/format';
import styles from './Book.module.css';
import { BookRow } from './BookRow';
import type { LadderFeed } from './ladderFeed';
import { useLadderPart } from './useLadder';
import { useSideWriter } from './useSideWriter';

interface BookSideProps {
  side: BookSideName;
  ladder: LadderFeed;
  /** The most rows there is room for. */
  rows: number;
  /** Bars are measured against what rests in so many levels. */
  levels: number;
  /** Price groups with own orders, at the book's scale. */
  ownPrices: ReadonlySet<bigint>;
  priceDecimals: number;
  sizeDecimals: number;
  showTotal: boolean;
  onPick: (price: string) => void;
}

/** One side of the book: as many places as there are prices. Asks are drawn upwards from the spread. Not rendered for a frame. */
export const BookSide = memo(function BookSide({ side, ladder, rows, levels, ownPrices, onPick, ...row }: BookSideProps) {
  const list = useRef<HTMLDivElement>(null);
  const count = useLadderPart(ladder, (now) => Math.min(rows, now[side].length));
  useSideWriter(list, { side, ladder, levels, ownPrices, format: useFormat(), ...row });
  const now = ladder.getSnapshot()[side];
  const pick = (index: number) => {
    const price = ladder.getSnapshot()[side][index]?.price;
    if (price !== undefined) onPick(price);
  };
  return (
    <div ref={list} className={clsx(styles.list, styles[side])} style={{ '--count': count } as CSSProperties}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is a place, the nearest to the spread is the first.
        <BookRow key={index} place={index} row={now[index]} onPick={() => pick(index)} {...row} />
      ))}
    </div>
  );
});
