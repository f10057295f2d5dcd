import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { usePairName } from '@/src/brand/usePairName';
import { useRealtime } from '@/src/realtime';
import { ConfirmDialog } from '@/src/ui/overlay/ConfirmDialog';
import { showToast } from '@/src/ui/toast/showToast';
import { FactBox } from '@/src/ui/views/FactBox';
import { useListedInstruments } from '../MarketContext';
import styles from './Orders.module.css';
import { useCancelableOrders } from './useCancelableOrders';
import { useReleasedFunds } from './useReleasedFunds';

interface CancelAllProps {
  /** Of this market alone; all of them when absent. */
  symbol: string | undefined;
  count: number;
  /** The call that cancels them; answers with the ids of those that are out now. */
  send: (which: { symbol?: string }) => Promise<{ canceledOrderIds: string[] }>;
}

/** Cancels every open order in view, after asking and saying what that sets free. */
export function CancelAll({ symbol, count, send }: CancelAllProps) {
  const pairName = usePairName();
  const { t } = useTranslation('common');
  const { realtime } = useRealtime();
  const [isAsking, setAsking] = useState(false);
  const released = useReleasedFunds(useCancelableOrders(symbol, useListedInstruments().data));
  const cancelAll = async () => {
    try {
      const { canceledOrderIds } = await send(symbol === undefined ? {} : { symbol });
      showToast({ type: 'success', content: t('trade.toast.canceledAll', { count: canceledOrderIds.length }) });
      void realtime.account.reconcileIfLost();
    } catch (error) {
      // The api has said why; what is still open is read again.
      void realtime.account.reconcile();
      throw error;
    }
  };
  const where = symbol === undefined ? t('trade.allPairs') : pairName(symbol);
  return (
    <>
      <button type="button" className={styles.cancelAll} disabled={count === 0} onClick={() => setAsking(true)} data-testid="cancel-all">
        {t('trade.cancelAll')}
      </button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t('trade.cancelAllTitle', { count })}
        confirmLabel={t('trade.cancelAllConfirm', { count })}
        safeLabel={t('trade.keepOrders')}
        danger
        onConfirm={cancelAll}
      >
        {t('trade.cancelAllText', { where })}
        <FactBox facts={released} />
      </ConfirmDialog>
    </>
  );
}
