import { useTranslation } from 'next-i18next/pages';
import type { SpotOrder } from '@/contract/spot';
import { heldByOrders } from '@/domain/order/heldByOrders';
import { useFormat } from '@/src/format';
import { useSite } from './SiteContext';
import { useCoinDecimals } from './useCoinDecimals';

/** What comes back when these orders are cancelled: a line per coin, "Released 2,195.91 USDT". */
export function useReleasedFunds(orders: readonly SpotOrder[]): { key: string; label: string; value: string }[] {
  const { t } = useTranslation('common');
  const { openTradeSymbols } = useSite();
  const format = useFormat();
  const decimalsOf = useCoinDecimals();
  return heldByOrders(orders, (symbol) => openTradeSymbols[symbol]).map(({ asset, amount }) => ({
    key: asset,
    label: t('trade.released'),
    value: `${format.fixed(amount, decimalsOf(asset))} ${asset}`,
  }));
}
