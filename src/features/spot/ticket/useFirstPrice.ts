import { type RefObject, useEffect, useRef } from 'react';
import { useMarket } from '@/src/market/MarketContext';
import { priceDraft } from '@/src/market/ticket/ticketDraft';
import { type TicketMarket, useMarketPart } from '@/src/market/ticket/useTicketMarket';
import { useAppDispatch, useAppSelector } from '@/src/state/hooks';
import type { SpotForm } from '@/src/state/tradeShapes';
import { spotFormChanged } from '@/src/state/tradeSlice';

/**
 * A market opens with its last price in the ticket; once only, so that an emptied field stays empty. Whoever had something in the field before
 * that price came has their own; whoever is in it is let finish.
 */
export function useFirstPrice(market: TicketMarket, { price, type }: SpotForm, field: RefObject<HTMLInputElement | null>): void {
  const { symbol, priceDecimals } = useMarket();
  const dispatch = useAppDispatch();
  const settled = useRef<string>(undefined);
  const isKnown = useMarketPart(market, ({ last }) => last !== undefined);
  // A change of market empties the form first; filling before that would be undone.
  const isCurrent = useAppSelector(({ trade: { pair } }) => pair?.symbol === symbol);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with another type the field may be another one, or none.
  useEffect(() => {
    if (!isCurrent || settled.current === symbol) return;
    const input = field.current;
    const fill = () => {
      const { last } = market.read();
      if (last === undefined) return;
      settled.current = symbol;
      // What is no number stands in the field alone.
      if (!input?.value) dispatch(spotFormChanged({ price: priceDraft(last, priceDecimals) }));
    };
    if (price !== '') settled.current = symbol;
    else if (isKnown && input !== document.activeElement) fill();
    else if (isKnown) {
      input?.addEventListener('blur', fill, { once: true });
      return () => input?.removeEventListener('blur', fill);
    }
  }, [dispatch, isCurrent, isKnown, symbol, price, type, market, priceDecimals, field]);
}
