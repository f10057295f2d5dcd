import { useTranslation } from 'next-i18next/pages';
import { useMarket } from '@/src/market/MarketContext';
import { reasonLabel } from '@/src/market/ticket/reasonWords';
import { useFreshness } from '@/src/realtime';
import type { Ticket } from './useTicket';

/** In short words the first reason why the order cannot be sent, unless a field says it; while prices are old, that is what is said. */
export function useReasonText({ reasons }: Ticket, isUnclear: boolean): string | undefined {
  const { t } = useTranslation('common');
  const { symbol } = useMarket();
  const { kind } = useFreshness(symbol);
  const first = reasons?.[0];
  return kind === 'live' && first ? reasonLabel(first, t, isUnclear) : undefined;
}
