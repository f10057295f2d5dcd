import { usdRatesFrom } from '@/domain/market/usdRates';
import { priceText } from '../../records/market';
import type { Desk } from '../desk';
import { referenceNow } from './marketPrices';

/** What assets are worth in USD by the markets' reference prices, which two accounts that trade with each other cannot walk away. */
export const usdNow = (desk: Desk, nowMs: number): ReadonlyMap<string, string> =>
  usdRatesFrom(
    [...desk.markets.values()].map((marketDesk) => {
      const { market, lastPriceTicks } = marketDesk;
      return {
        base: market.base,
        quote: market.quote,
        last: lastPriceTicks > 0 ? priceText(market, referenceNow(marketDesk, nowMs)) : null,
      };
    }),
  );
