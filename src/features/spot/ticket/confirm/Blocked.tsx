import { useTranslation } from 'next-i18next/pages';
import { useFormat } from '@/src/format';
import styles from '@/src/market/ticket/confirm/Confirm.module.css';
import { reasonLabel, reasonSentence } from '@/src/market/ticket/reasonWords';
import { Banner } from '@/src/ui/views/Banner';
import type { Ticket } from '../useTicket';

/** Why an order that was asked about cannot be sent any more: prices froze, or the market or the price has changed meanwhile. */
export function Blocked({ ticket: { reasons, form }, isPaused }: { ticket: Ticket; isPaused: boolean }) {
  const { t } = useTranslation('common');
  const format = useFormat();
  const reason = reasons?.[0];
  if (!isPaused && !reason) return null;
  const isBuy = form.side === 'BUY';
  const words =
    isPaused || !reason
      ? t('trade.ordersPaused')
      : (reasonLabel(reason, t) ?? reasonSentence(reason, 'price', t, format, isBuy) ?? reasonSentence(reason, 'size', t, format, isBuy));
  return (
    <div className={styles.blocked}>
      <Banner tone="error" rounded>
        {words}
      </Banner>
    </div>
  );
}
