import { createContext, useContext } from 'react';
import type { Instrument } from '@/contract/instrument';
import type { OwnFill, OwnOrder } from '@/contract/ownOrder';
import type { TradeMarket } from './tradeMarket';

/** A kind of market, as its feature says it: nothing of `src/market` knows which kinds there are. */
export interface MarketKind {
  kind: Instrument['kind'];
  /** Key of its word, for a list that holds markets of one kind alone. */
  kindKey: string;
  /** Takes one order out. Rejects with an ApiError; makes no toast. */
  cancelOrder(request: { symbol: string; orderId: string }): Promise<OwnOrder>;
  /** A hook: own newest fills of a market; nothing while `isWanted` is false. */
  useNewestFills(symbol: string, isWanted: boolean): { data?: { records: readonly OwnFill[] } | undefined };
  /** A hook: what is listed of this kind, kept as the stream tells it. */
  useInstruments(): ListedInstruments;
  /**
   * A hook: of those what the brand shows, in its order, for whatever leads to other markets. Own orders stand in lists of all: a brand may
   * have hidden their market since.
   */
  useShownInstruments(): ListedInstruments;
}

/** As a query gives it: no data while it is not read (what a list lacks was delisted), an error when it could not be. */
export interface ListedInstruments {
  data?: readonly Instrument[] | undefined;
  error?: unknown;
  /** Reads it again. */
  mutate(): Promise<unknown>;
}

/** The market in view: of one kind, whether its instrument is known yet or not. */
export type MarketInView = TradeMarket & MarketKind;

const MarketContext = createContext<MarketInView | undefined>(undefined);

export const MarketProvider = MarketContext.Provider;

/** The market in view. Throws outside MarketScreen. */
export function useMarket(): MarketInView {
  const market = useContext(MarketContext);
  if (!market) throw new Error('MarketScreen is missing above this component');
  return market;
}

/** What is listed of the kind in view. */
export function useListedInstruments(): ListedInstruments {
  const { useInstruments } = useMarket();
  return useInstruments();
}

/** What the brand shows of it. */
export function useShownInstruments(): ListedInstruments {
  const { useShownInstruments: useShown } = useMarket();
  return useShown();
}
