import { useTranslation } from 'next-i18next/pages';
import { percentOfMax } from '@/domain/order/ticketMath';
import { useMarket } from '@/src/market/MarketContext';
import styles from '@/src/market/ticket/Ticket.module.css';
import { Slider } from '@/src/ui/slider/Slider';
import type { TicketFieldProps } from './fieldProps';

/** The size as a share of what the balance allows. */
export function ShareSlider({ ticket: { form, largest, takeShare } }: TicketFieldProps) {
  const { t } = useTranslation('common');
  const { rules } = useMarket();
  return (
    <div className={styles.slider}>
      <Slider
        label={t('trade.shareOfBalance')}
        value={percentOfMax(form.size, largest)}
        disabled={largest === undefined || rules === undefined}
        onChange={takeShare}
      />
    </div>
  );
}
