import { useTranslation } from 'next-i18next/pages';
import { useCallback } from 'react';
import type { SpotOrder } from '@/contract/spot';
import { isZero } from '@/domain/money/decimal';
import { usePairCoins } from '@/src/brand/usePairName';
import { useFormat } from '@/src/format';
import { showToast } from '@/src/ui/toast/showToast';

/** Says what became of an order that was placed: resting, filled, partly filled, or taken out by a rule. */
export function useOrderToast(): (order: SpotOrder) => void {
  const { t } = useTranslation('common');
  const format = useFormat();
  const coinsOf = usePairCoins();
  return useCallback(
    (order: SpotOrder) => {
      const { base = '', quote = '' } = coinsOf(order.symbol) ?? {};
      const side = t(order.side === 'BUY' ? 'trade.buy' : 'trade.sell');
      const filled = t('trade.toast.filledText', {
        amount: `${format.amount(order.filledQuantity)} ${base}`,
        total: `${format.amount(order.filledQuote)} ${quote}`,
      });
      const hasFilled = !isZero(order.filledQuantity);
      const size = order.quantity === null ? `${format.amount(order.quoteQuantity)} ${quote}` : `${format.amount(order.quantity)} ${base}`;
      const price = order.price === null ? t('trade.marketPrice') : `${format.amount(order.price)} ${quote}`;
      const placed = t('trade.toast.placedText', { side, size, price });
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
    [coinsOf, format, t],
  );
}
