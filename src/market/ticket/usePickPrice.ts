import { useCallback } from 'react';
import { useAppDispatch } from '@/src/state/hooks';
import { pricePicked } from '@/src/state/tradeSlice';
import { useMarket } from '../MarketContext';
import { priceDraft } from './ticketDraft';

/** Puts a price that was pressed in the book into the ticket. The function stays the same, so that rows need not render. */
export function usePickPrice(): (price: string) => void {
  const dispatch = useAppDispatch();
  const { priceDecimals } = useMarket();
  return useCallback((price: string) => dispatch(pricePicked(priceDraft(price, priceDecimals))), [dispatch, priceDecimals]);
}
