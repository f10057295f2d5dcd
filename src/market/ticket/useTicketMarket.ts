import { useMemo } from 'react';
import type { Ticker } from '@/contract/market';
import type { MarketNow } from '@/domain/order/ticketForm';
import { type BookState, useBookPart, useTickerPart } from '@/src/realtime';
import { useMarket } from '../MarketContext';

type Sides = Pick<MarketNow, 'bids' | 'asks'>;

const NOTHING: Sides = { bids: [], asks: [] };

const wholeBook = ({ book }: BookState): Sides => book ?? NOTHING;
const bestPrices = ({ book }: BookState): Sides => (book ? { bids: book.bids.slice(0, 1), asks: book.asks.slice(0, 1) } : NOTHING);

const isSameBook = (one: Sides, other: Sides) => one.bids === other.bids && one.asks === other.asks;
const isSameBest = (one: Sides, other: Sides) => one.bids[0]?.price === other.bids[0]?.price && one.asks[0]?.price === other.asks[0]?.price;

const lastOf = (ticker: Ticker | undefined) => ticker?.last ?? undefined;
const referenceOf = (ticker: Ticker | undefined) => ticker?.reference ?? undefined;

/** The market as the ticket sees it: the whole book for a market order, else the best prices alone, so that depth frames pass it by. */
export function useTicketMarket(needsBook: boolean): MarketNow {
  const { symbol } = useMarket();
  const sides = useBookPart(symbol, needsBook ? wholeBook : bestPrices, needsBook ? isSameBook : isSameBest);
  const last = useTickerPart(symbol, lastOf);
  const reference = useTickerPart(symbol, referenceOf);
  return useMemo(() => ({ bids: sides.bids, asks: sides.asks, last, reference }), [sides, last, reference]);
}
