import { CircleHelp } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { Popover } from '@/src/ui/menu/Popover';
import styles from './OrderHelp.module.css';
import tabs from './TypeTabs.module.css';

const OrderHelpBody = dynamic(() => import('./OrderHelpBody').then((module) => module.OrderHelpBody), { ssr: false });

/** What the order types do, and before which of them the ticket asks. */
export function OrderHelp() {
  const { t } = useTranslation('common');
  const label = t('trade.orderHelp');
  return (
    <Popover
      label={label}
      placement="bottom-end"
      className={styles.help}
      trigger={(props) => (
        <button {...props} type="button" className={tabs.question} aria-label={label} title={label}>
          <CircleHelp size={16} aria-hidden="true" />
        </button>
      )}
    >
      {() => <OrderHelpBody />}
    </Popover>
  );
}
