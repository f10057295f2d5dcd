import { useTranslation } from 'next-i18next/pages';
import type { OwnOrder } from '@/contract/ownOrder';
import { heldByOrders } from '@/domain/order/heldByOrders';
import { useListing } from '@/src/brand/ListingContext';
import { useCoinDecimals } from '@/src/brand/useCoinDecimals';
import { MASK, useFormat } from '@/src/format';
import { useAppSelector } from '@/src/state/hooks';

/** What comes back when these orders are cancelled: a line per coin, "Released 2,195.91 USDT". No sums while balances are hidden. */
export function useReleasedFunds(orders: readonly OwnOrder[]): { key: string; label: string; value: string }[] {
  const { t } = useTranslation('common');
  const { openTradeSymbols } = useListing();
  const format = useFormat();
  const decimalsOf = useCoinDecimals();
  const isShown = useAppSelector((state) => state.profile.showBalances);
  return heldByOrders(orders, (symbol) => openTradeSymbols[symbol]).map(({ asset, amount }) => ({
    key: asset,
    label: t('trade.released'),
    value: `${isShown ? format.fixed(amount, decimalsOf(asset)) : MASK} ${asset}`,
  }));
}
