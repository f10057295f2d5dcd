import { useTranslation } from 'next-i18next/pages';
import { useCallback } from 'react';
import type { SpotOrder } from '@/contract/spot';
import { isZero, roundDecimals } from '@/domain/money/decimal';
import { useListing } from '@/src/brand/ListingContext';
import { usePairAmounts } from '@/src/brand/usePairAmounts';
import { MASK } from '@/src/format';
import { useAppSelector } from '@/src/state/hooks';
import { showToast } from '@/src/ui/toast/showToast';

/**
 * Says what became of an order that was placed: resting, filled, partly filled, or taken out by a rule. While balances are hidden without its
 * size: it may be all there was.
 */
export function useOrderToast(): (order: SpotOrder) => void {
  const { t } = useTranslation('common');
  const amountsOf = usePairAmounts();
  const { openTradeSymbols } = useListing();
  const isShown = useAppSelector((state) => state.profile.showBalances);
  return useCallback(
    (order: SpotOrder) => {
      const { price, size: sizeOf, total: totalOf, priceDecimals } = amountsOf(order.symbol);
      const market = openTradeSymbols[order.symbol];
      const masked = (coin: string | undefined) => (coin === undefined ? MASK : `${MASK} ${coin}`);
      const size = (value: string) => (isShown ? sizeOf(value) : masked(market?.base));
      const total = (value: string | null) => (isShown ? totalOf(value) : masked(market?.quote));
      const side = t(order.side === 'BUY' ? 'trade.buy' : 'trade.sell');
      // Never told better than it was: a buyer's average is rounded up.
      const average = order.averagePrice && roundDecimals(order.averagePrice, priceDecimals, order.side === 'BUY' ? 'up' : 'down');
      const filled = t('trade.toast.filledText', { amount: size(order.filledQuantity), price: price(average) });
      const hasFilled = !isZero(order.filledQuantity);
      const placed = t('trade.toast.placedText', {
        side,
        size: order.quantity === null ? total(order.quoteQuantity) : size(order.quantity),
        price: order.price === null ? t('trade.marketPrice') : price(order.price),
      });
      if (order.status === 'FILLED') showToast({ type: 'success', content: t('trade.toast.filled'), detail: `${side} ${filled}` });
      else if (order.status === 'OPEN')
        showToast({
          type: 'success',
          content: t('trade.toast.placed'),
          detail: hasFilled ? `${placed} · ${t('trade.filled')} ${filled}` : placed,
        });
      else {
        const why = t(`trade.closed.${order.closeReason ?? 'USER'}`);
        showToast({ type: 'warning', content: t('trade.toast.expired'), detail: hasFilled ? `${why} ${filled}` : why });
      }
    },
    [amountsOf, openTradeSymbols, isShown, t],
  );
}
