import { useMemo } from 'react';
import type { MarketNow } from '@/domain/order/ticketForm';
import { type BookState, useBookPart, useTicker } from '@/src/realtime';
import { useMarket } from '../TradeContext';

type Sides = Pick<MarketNow, 'bids' | 'asks'>;

const NOTHING: Sides = { bids: [], asks: [] };

const wholeBook = ({ book }: BookState): Sides => book ?? NOTHING;
const bestPrices = ({ book }: BookState): Sides => (book ? { bids: book.bids.slice(0, 1), asks: book.asks.slice(0, 1) } : NOTHING);

const isSameBook = (one: Sides, other: Sides) => one.bids === other.bids && one.asks === other.asks;
const isSameBest = (one: Sides, other: Sides) => one.bids[0]?.price === other.bids[0]?.price && one.asks[0]?.price === other.asks[0]?.price;

/** The market as the ticket sees it: the whole book for a market order, else the best prices alone, so that depth frames pass it by. */
export function useTicketMarket(needsBook: boolean): MarketNow {
  const { symbol } = useMarket();
  const sides = useBookPart(symbol, needsBook ? wholeBook : bestPrices, needsBook ? isSameBook : isSameBest);
  const ticker = useTicker(symbol);
  const last = ticker?.last ?? undefined;
  const reference = ticker?.reference ?? undefined;
  return useMemo(() => ({ bids: sides.bids, asks: sides.asks, last, reference }), [sides, last, reference]);
}
