import type { ExpressSide } from '@/domain/express/orderState';
import { useSite } from '@/src/brand/SiteContext';

/** The sides a brand has. */
export function useSides(): readonly ExpressSide[] {
  const { supportExpressTradingBuy, supportExpressTradingSell } = useSite();
  return [...(supportExpressTradingBuy ? (['BUY'] as const) : []), ...(supportExpressTradingSell ? (['SELL'] as const) : [])];
}
