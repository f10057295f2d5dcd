import { useTranslation } from 'next-i18next/pages';
import type { ExpressOrder } from '@/src/api/queries/express';
import { hasEnded } from '@/src/orders/expressOrder';
import { Note } from '@/src/ui/views/Note';

/** What happens with the money if something fails, or has. */
export function OrderNote({ order }: { order: ExpressOrder }) {
  const { t } = useTranslation('common');
  if (order.state === 'DELIVERED') return null;
  if (order.state === 'CHARGED_BACK') return <Note tone="error">{t('express.chargedBackNote')}</Note>;
  if (hasEnded(order)) return null;
  return <Note title={t('express.ifFails')}>{t(order.side === 'BUY' ? 'express.ifFailsBuy' : 'express.ifFailsSell')}</Note>;
}
