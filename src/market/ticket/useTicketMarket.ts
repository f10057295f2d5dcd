import { useMemo, useRef, useSyncExternalStore } from 'react';
import type { MarketNow } from '@/domain/order/ticketForm';
import { useBookSource, useTickerSource } from '@/src/realtime';
import { useMarket } from '../MarketContext';

/** The market as an order meets it, outside React. */
export interface TicketMarket {
  subscribe(listener: () => void): () => void;
  /** As it is now; the same object for as long as nothing of it has changed. */
  read(): MarketNow;
}

type Sides = Pick<MarketNow, 'bids' | 'asks'>;

const NOTHING: Sides = { bids: [], asks: [] };

const isSameBook = (one: Sides, other: Sides) => one.bids === other.bids && one.asks === other.asks;
const isSameBest = (one: Sides, other: Sides) => one.bids[0]?.price === other.bids[0]?.price && one.asks[0]?.price === other.asks[0]?.price;

/**
 * The market in view for a ticket. Another object for another market only.
 * @param needsBook whether every level counts, as for a market order; else the best prices do, so that depth frames pass it by
 */
export function useTicketMarket(needsBook: boolean): TicketMarket {
  const { symbol } = useMarket();
  const book = useBookSource(symbol);
  const ticker = useTickerSource(symbol);
  return useMemo(() => {
    const isSame = needsBook ? isSameBook : isSameBest;
    let known: MarketNow = { ...NOTHING, last: undefined, reference: undefined };
    return {
      subscribe: (listener) => {
        const releases = [book.subscribe(listener), ticker.subscribe(listener)];
        return () => {
          for (const release of releases) release();
        };
      },
      read: () => {
        const { bids, asks } = book.read().book ?? NOTHING;
        const last = ticker.read()?.last ?? undefined;
        const reference = ticker.read()?.reference ?? undefined;
        if (last !== known.last || reference !== known.reference || !isSame(known, { bids, asks })) known = { bids, asks, last, reference };
        return known;
      },
    };
  }, [book, ticker, needsBook]);
}

/** What follows from the market for a ticket; renders only when that is another, by `isSame`, and not for each price. */
export function useMarketPart<Part>(
  market: TicketMarket,
  select: (now: MarketNow) => Part,
  isSame: (one: Part, other: Part) => boolean = Object.is,
): Part {
  const seen = useRef<{ now: MarketNow; select: typeof select; part: Part }>(undefined);
  const read = () => {
    const now = market.read();
    const before = seen.current;
    if (before?.now === now && before.select === select) return before.part;
    const part = select(now);
    seen.current = { now, select, part: before && isSame(before.part, part) ? before.part : part };
    return seen.current.part;
  };
  return useSyncExternalStore(market.subscribe, read, read);
}

const whole = (now: MarketNow) => now;

/** All of it: renders with every change. */
export const useMarketNow = (market: TicketMarket): MarketNow => useMarketPart(market, whole);
