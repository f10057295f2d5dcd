import { useCallback, useEffect } from 'react';
import { groupingsOf } from '@/domain/book/groupings';
import { decimalsOf } from '@/domain/money/increments';
import { useAppDispatch, useAppSelector } from '@/src/state/hooks';
import { orderBookGroupingChanged } from '@/src/state/tradeSlice';
import { useMarket } from '../MarketContext';
import { readPreferences, writePreferences } from '../preferences';

/** The price step of the book's rows: the market's own tick until another is chosen, which a reload keeps. */
export function useGrouping(): [grouping: string, change: (grouping: string) => void] {
  const { symbol, priceIncrement } = useMarket();
  const chosen = useAppSelector((state) => state.trade.orderBookGrouping);
  const dispatch = useAppDispatch();
  const change = useCallback(
    (grouping: string) => {
      dispatch(orderBookGroupingChanged(grouping));
      const { groupings } = readPreferences();
      writePreferences({ groupings: { ...groupings, [symbol]: grouping } });
    },
    [dispatch, symbol],
  );
  const isOffered = chosen !== undefined && groupingsOf(priceIncrement).includes(chosen);
  return [isOffered ? chosen : priceIncrement, change];
}

/** Puts the grouping chosen for this market at an earlier visit back. */
export function useStoredGrouping(symbol: string): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const stored = readPreferences().groupings[symbol];
    if (stored !== undefined) dispatch(orderBookGroupingChanged(stored));
  }, [dispatch, symbol]);
}

/** Decimals of a grouped price: 0.1 shows one, 10 shows none. */
export function groupingDecimals(grouping: string): number {
  return decimalsOf(grouping);
}
