import { ChartCandlestick } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { IconButton } from '@/src/ui/button/IconButton';
import type { OwnPanels } from '../workspace/ownPanels';
import styles from './Mobile.module.css';
import { MobileMiniBook } from './MobileMiniBook';
import { MobilePairHead } from './MobilePairHead';

/** The ticket beside a short book, own orders below. */
export function MobileOrderView({ own, onChart }: { own: OwnPanels; onChart: () => void }) {
  const { t } = useTranslation('common');
  return (
    <>
      <MobilePairHead
        end={<IconButton label={t('trade.chart')} icon={<ChartCandlestick size={20} aria-hidden="true" />} onClick={onChart} />}
      />
      <div className={styles.trade}>
        <own.Ticket isCompact />
        <MobileMiniBook />
      </div>
      <own.PhoneOrders className={styles.orders} />
    </>
  );
}
