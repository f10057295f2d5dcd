import { type ComponentProps, memo } from 'react';
import { type BookState, useBookPart } from '@/src/realtime';
import { useMarket } from '../MarketContext';
import { BookSide } from './BookSide';
import { NoOrders } from './NoOrders';
import { SkeletonRows } from './SkeletonRows';

type Stands = 'waiting' | 'empty' | 'levels';

const standsOf = {
  asks: ({ book }: BookState): Stands => (!book ? 'waiting' : book.asks.length === 0 ? 'empty' : 'levels'),
  bids: ({ book }: BookState): Stands => (!book ? 'waiting' : book.bids.length === 0 ? 'empty' : 'levels'),
};

/** One side of the book, or what stands in its room: shapes until it has come, words where nothing rests. */
export const BookHalf = memo(function BookHalf({ rowHeight, ...side }: ComponentProps<typeof BookSide> & { rowHeight: number }) {
  const { symbol } = useMarket();
  const stands = useBookPart(symbol, standsOf[side.side], Object.is);
  if (stands === 'waiting') return <SkeletonRows count={side.rows} height={rowHeight} columns={side.showTotal ? 3 : 2} />;
  if (stands === 'empty') return <NoOrders side={side.side} />;
  return <BookSide {...side} />;
});
