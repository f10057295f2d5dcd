import { useStore } from '../lib/store/useStore';
import { DEFAULT_MARKET_COLOURS, type MarketColours, paintedMarketColours } from './marketColours';

const onServer = () => DEFAULT_MARKET_COLOURS;

/** The market colours chosen on this device; on the server, which knows no choice, the default. */
export function useMarketColours(): MarketColours {
  return useStore(paintedMarketColours, onServer);
}
