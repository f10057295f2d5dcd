import { createContext, useContext } from 'react';
import type { TradeMarket } from './tradeMarket';

const MarketContext = createContext<TradeMarket | undefined>(undefined);

export const MarketProvider = MarketContext.Provider;

/** The market in view. Throws outside MarketScreen. */
export function useMarket(): TradeMarket {
  const market = useContext(MarketContext);
  if (!market) throw new Error('MarketScreen is missing above this component');
  return market;
}
