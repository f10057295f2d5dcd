import { CircleX } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useCancelableOrders } from '@/src/market/orders/useCancelableOrders';
import type { ActionItem } from '../model/paletteItem';

/** Cancelling every open order, as far as there is one. */
export function useCancelAllAction(ask: () => void): readonly ActionItem[] {
  const { t } = useTranslation();
  const count = useCancelableOrders(undefined).length;
  if (count === 0) return [];
  const detail = t('shell.palette.openCount', { count });
  return [{ kind: 'action', id: 'cancel-all', words: t('shell.palette.cancelAll'), icon: CircleX, run: ask, detail }];
}
