import { useTranslation } from 'next-i18next/pages';
import { useCallback, useRef, useState } from 'react';
import type { TicketForm } from '@/domain/order/ticketForm';
import { quietCall } from '@/src/api/quietCall';
import { useErrorWords } from '@/src/i18n/useErrorWords';
import { playSoundIfOn } from '@/src/lib/playSound';
import { useMarket } from '@/src/market/MarketContext';
import { useRealtime } from '@/src/realtime';
import { useAppDispatch } from '@/src/state/hooks';
import { spotFormChanged } from '@/src/state/tradeSlice';
import { showToast } from '@/src/ui/toast/showToast';
import { findOrder } from './findOrder';
import { type PlaceOutcome, placeSpotOrder } from './placeSpotOrder';
import { useOrderToast } from './useOrderToast';

/** Sends the ticket once per press; a second press while the first is under way does nothing. `place` says whether an order was made. */
export function usePlaceOrder(): { place: (form: TicketForm) => Promise<boolean>; isPlacing: boolean } {
  const { t } = useTranslation('common');
  const { symbol } = useMarket();
  const { realtime } = useRealtime();
  const dispatch = useAppDispatch();
  const errorWords = useErrorWords();
  const toastOrder = useOrderToast();
  const [isPlacing, setPlacing] = useState(false);
  const isUnderWay = useRef(false);
  /** The form whose fate is open, and the id it was sent under: pressing again must not make a second order of it. */
  const open = useRef<{ text: string; clientOrderId: string } | undefined>(undefined);

  const tell = useCallback(
    (outcome: PlaceOutcome) => {
      switch (outcome.kind) {
        case 'placed':
          dispatch(spotFormChanged({ size: '' }));
          void realtime.account.reconcileIfLost();
          return toastOrder(outcome.order);
        case 'refused':
          playSoundIfOn('refused');
          return showToast({ type: 'error', content: errorWords(outcome.error) });
        case 'notFound':
          return showToast({ type: 'warning', content: t('trade.toast.notFound'), detail: t('trade.toast.notFoundText'), duration: 8_000 });
        case 'unknown':
          return showToast({ type: 'warning', content: t('trade.toast.unknown'), detail: t('trade.toast.unknownText'), duration: 8_000 });
      }
    },
    [dispatch, errorWords, realtime, t, toastOrder],
  );

  const place = useCallback(
    async (form: TicketForm) => {
      if (isUnderWay.current) return false;
      isUnderWay.current = true;
      setPlacing(true);
      const text = JSON.stringify([symbol, form]);
      const clientOrderId = open.current?.text === text ? open.current.clientOrderId : crypto.randomUUID();
      try {
        const outcome = await placeSpotOrder(form, symbol, clientOrderId, {
          send: (order) => quietCall('createSpotOrder', order),
          find: findOrder,
          onUncertain: () => showToast({ type: 'warning', content: t('trade.toast.uncertain'), detail: t('trade.toast.uncertainText') }),
        });
        if (!outcome) return false;
        const isOpen = outcome.kind === 'notFound' || outcome.kind === 'unknown';
        open.current = isOpen ? { text, clientOrderId } : undefined;
        tell(outcome);
        return outcome.kind === 'placed';
      } finally {
        isUnderWay.current = false;
        setPlacing(false);
      }
    },
    [symbol, t, tell],
  );
  return { place, isPlacing };
}
