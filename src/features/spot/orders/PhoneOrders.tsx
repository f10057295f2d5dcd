import clsx from 'clsx';
import { History } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useId, useState } from 'react';
import { cancelAllSpotOrders } from '@/src/api/calls/spot';
import { BalancesEye } from '@/src/balances/BalancesEye';
import { useHotkeys } from '@/src/lib/keyboard/useHotkeys';
import { useMarket } from '@/src/market/MarketContext';
import { CancelAll } from '@/src/market/orders/CancelAll';
import styles from '@/src/market/orders/Orders.module.css';
import { useOpenCounts } from '@/src/market/orders/useOpenCounts';
import { useRealtime } from '@/src/realtime';
import { IconButton } from '@/src/ui/button/IconButton';
import { Checkbox } from '@/src/ui/choice/Checkbox';
import { Tabs } from '@/src/ui/tabs/Tabs';
import { OrdersTabLists } from './OrdersTabLists';
import phone from './PhoneOrders.module.css';
import { RecordsSheet, type RecordsTab } from './RecordsSheet';

const TABS = ['open', 'balances'] as const;

/** What is going on, in tabs as wide as a phone; what is over waits in a sheet behind the button at the end. */
export function PhoneOrders({ className }: { className?: string }) {
  const { t } = useTranslation('common');
  const { symbol } = useMarket();
  const { isSignedIn } = useRealtime();
  const [tab, setTab] = useState<(typeof TABS)[number]>('open');
  const [records, setRecords] = useState<RecordsTab>('orders');
  const [isRecords, setRecordsOpen] = useState(false);
  const [isOwnPairOnly, setOwnPairOnly] = useState(false);
  const id = useId();
  const openRecords = (which: RecordsTab) => {
    setRecords(which);
    setRecordsOpen(true);
  };
  useHotkeys({
    tab1: () => setTab('open'),
    tab2: () => openRecords('orders'),
    tab3: () => openRecords('trades'),
    tab4: () => setTab('balances'),
  });
  const only = isOwnPairOnly ? symbol : undefined;
  const { open, cancelable } = useOpenCounts(only);
  const tabs = [
    { value: 'open' as const, label: t('trade.openOrders'), count: open },
    { value: 'balances' as const, label: t('trade.balances') },
  ];
  return (
    <section className={clsx(styles.panel, className)} aria-label={t('trade.yourOrders')} data-testid="orders-panel">
      <div className={styles.head}>
        <Tabs id={id} items={tabs} value={tab} onChange={setTab} label={t('trade.yourOrders')} size="small" />
        <span className={styles.grow} />
        {tab === 'balances' && isSignedIn ? <BalancesEye /> : null}
        <IconButton
          className={phone.records}
          label={t('trade.records')}
          icon={<History size={20} aria-hidden="true" />}
          onClick={() => setRecordsOpen(true)}
          data-testid="order-records"
        />
      </div>
      {/* Without orders there is nothing to choose among, and their place is short. */}
      {tab === 'open' && open ? (
        <div className={phone.bar}>
          <Checkbox label={t('trade.hideOtherPairs')} checked={isOwnPairOnly} onChange={setOwnPairOnly} />
          <CancelAll symbol={only} count={cancelable} send={cancelAllSpotOrders} />
        </div>
      ) : null}
      <OrdersTabLists id={id} tabs={TABS} tab={tab} symbol={only} />
      <RecordsSheet open={isRecords} onClose={() => setRecordsOpen(false)} tab={records} onTab={setRecords} />
    </section>
  );
}
