import clsx from 'clsx';
import { memo, useRef } from 'react';
import { depthPercent, maxCumulative } from '@/domain/book/depth';
import type { BookSideName } from '@/domain/book/level';
import { useFormat } from '@/src/format';
import { type BookState, useBookPart } from '@/src/realtime';
import { useMarket } from '../MarketContext';
import type { LadderFeed } from './ladderFeed';
import { NoOrders } from './NoOrders';
import styles from './TwoSided.module.css';
import { TwoSidedCell } from './TwoSidedCell';
import { useLadderPart } from './useLadder';
import { useSideWriter } from './useSideWriter';

interface TwoSidedSideProps {
  side: BookSideName;
  ladder: LadderFeed;
  /** The most rows there is room for; bars are measured against as many: bars of few rows would stay short else. */
  rows: number;
  ownPrices: ReadonlySet<bigint>;
  priceDecimals: number;
  sizeDecimals: number;
  showTotal: boolean;
  onPick: (price: string) => void;
}

const isEmpty = {
  bids: ({ book }: BookState) => book?.bids.length === 0,
  asks: ({ book }: BookState) => book?.asks.length === 0,
};

/** One side of the book that stands beside the other, in as many places as there are prices. Not rendered for a frame. */
export const TwoSidedSide = memo(function TwoSidedSide({ side, ladder, rows, ownPrices, onPick, ...cell }: TwoSidedSideProps) {
  const { symbol } = useMarket();
  const list = useRef<HTMLDivElement>(null);
  const isNoneThere = useBookPart(symbol, isEmpty[side], Object.is);
  const count = useLadderPart(ladder, (now) => Math.min(rows, now[side].length));
  useSideWriter(list, { side, ladder, levels: rows, ownPrices, format: useFormat(), ...cell });
  const now = ladder.getSnapshot();
  const max = maxCumulative(now, rows);
  const pick = (index: number) => {
    const price = ladder.getSnapshot()[side][index]?.price;
    if (price !== undefined) onPick(price);
  };
  return (
    <div className={clsx(styles.side, styles[side])}>
      {isNoneThere ? <NoOrders side={side} /> : null}
      <div ref={list}>
        {Array.from({ length: count }, (_, index) => (
          <TwoSidedCell
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is a place, the nearest to the spread is the first.
            key={index}
            row={now[side][index]}
            percent={depthPercent(now[side][index]?.totalUnits ?? 0n, max)}
            onPick={() => pick(index)}
            {...cell}
          />
        ))}
      </div>
    </div>
  );
});
