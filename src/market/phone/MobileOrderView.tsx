import { ChartCandlestick } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { PhoneOrders } from '@/src/features/spot/orders/PhoneOrders';
import { Ticket } from '@/src/features/spot/ticket/Ticket';
import { IconButton } from '@/src/ui/button/IconButton';
import styles from './Mobile.module.css';
import { MobileMiniBook } from './MobileMiniBook';
import { MobilePairHead } from './MobilePairHead';

/** The ticket beside a short book, own orders below. */
export function MobileOrderView({ onChart }: { onChart: () => void }) {
  const { t } = useTranslation('common');
  return (
    <>
      <MobilePairHead
        end={<IconButton label={t('trade.chart')} icon={<ChartCandlestick size={20} aria-hidden="true" />} onClick={onChart} />}
      />
      <div className={styles.trade}>
        <Ticket isCompact />
        <MobileMiniBook />
      </div>
      <PhoneOrders className={styles.orders} />
    </>
  );
}
