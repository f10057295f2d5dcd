import { useTranslation } from 'next-i18next/pages';
import { useCallback, useState } from 'react';
import type { OwnOrder } from '@/contract/ownOrder';
import { usePairName } from '@/src/brand/usePairName';
import { useErrorWords } from '@/src/i18n/useErrorWords';
import { useRealtime } from '@/src/realtime';
import { showToast } from '@/src/ui/toast/showToast';
import { type CancelOrderParts, cancelOrder } from './cancelOrder';

/** Cancels single orders by their kind's call; knows which are on their way. */
export function useCancelOrder(send: CancelOrderParts['send']): {
  cancel: (order: OwnOrder) => Promise<void>;
  canceling: ReadonlySet<string>;
} {
  const { t } = useTranslation('common');
  const { realtime } = useRealtime();
  const errorWords = useErrorWords();
  const pairName = usePairName();
  const [canceling, setCanceling] = useState<ReadonlySet<string>>(new Set());

  const cancel = useCallback(
    async (order: OwnOrder) => {
      setCanceling((ids) => new Set(ids).add(order.orderId));
      const outcome = await cancelOrder(order, {
        send,
        reconcile: () => realtime.account.reconcile(),
      });
      setCanceling((ids) => new Set([...ids].filter((id) => id !== order.orderId)));
      if (outcome.kind === 'canceled') {
        void realtime.account.reconcileIfLost();
        showToast({ type: 'success', content: t('trade.toast.canceled', { pair: pairName(order.symbol) }) });
      } else if (outcome.kind === 'refused') showToast({ type: 'error', content: errorWords(outcome.error) });
      else showToast({ type: 'warning', content: t('trade.toast.cancelUnknown'), detail: t('trade.toast.cancelUnknownText') });
    },
    [errorWords, pairName, realtime, send, t],
  );
  return { cancel, canceling };
}
