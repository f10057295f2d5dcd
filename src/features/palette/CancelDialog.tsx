import { useTranslation } from 'next-i18next/pages';
import { cancelAllSpotOrders, cancelSpotOrder } from '@/src/api/calls/spot';
import { usePairAmounts } from '@/src/brand/usePairAmounts';
import { usePairName } from '@/src/brand/usePairName';
import { useReleasedFunds } from '@/src/market/orders/useReleasedFunds';
import { useRealtime } from '@/src/realtime';
import { ConfirmDialog } from '@/src/ui/overlay/ConfirmDialog';
import { showToast } from '@/src/ui/toast/showToast';
import { FactBox } from '@/src/ui/views/FactBox';
import { useCancelableSpotOrders } from './items/useCancelableSpotOrders';
import type { CancelQuestion } from './items/usePaletteContent';

interface CancelDialogProps {
  open: boolean;
  question: CancelQuestion;
  onClose: () => void;
}

/** Asks before the palette cancels anything. A failure is told by the api, and own orders are read again. */
export function CancelDialog({ open, question, onClose }: CancelDialogProps) {
  const { t } = useTranslation();
  const pairName = usePairName();
  const amountsOf = usePairAmounts();
  const { realtime } = useRealtime();
  const isOne = question.kind === 'one';
  const orders = useCancelableSpotOrders();
  const count = orders.length;
  const released = useReleasedFunds(question.kind === 'one' ? [question.order] : orders);

  const cancel = async (): Promise<string> => {
    if (question.kind === 'all') {
      const { canceledOrderIds } = await cancelAllSpotOrders({});
      return t('trade.toast.canceledAll', { count: canceledOrderIds.length });
    }
    const { symbol, orderId } = question.order;
    await cancelSpotOrder({ symbol, orderId });
    return t('trade.toast.canceled', { pair: pairName(symbol) });
  };
  const confirm = async () => {
    try {
      showToast({ type: 'success', content: await cancel() });
      void realtime.account.reconcileIfLost();
    } catch (error) {
      void realtime.account.reconcile();
      throw error;
    }
  };
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={isOne ? t('shell.palette.cancelTitle') : t('trade.cancelAllTitle', { count })}
      confirmLabel={isOne ? t('shell.palette.cancelConfirm') : t('trade.cancelAllConfirm', { count })}
      safeLabel={isOne ? t('shell.palette.keepOrder') : t('trade.keepOrders')}
      danger
      onConfirm={confirm}
    >
      {isOne
        ? t('shell.palette.cancelText', {
            order: question.words,
            price: amountsOf(question.order.symbol).price(question.order.price),
          })
        : t('trade.cancelAllText', { where: t('trade.allPairs') })}
      <FactBox facts={released} />
    </ConfirmDialog>
  );
}
