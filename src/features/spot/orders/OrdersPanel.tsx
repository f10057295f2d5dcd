import clsx from 'clsx';
import { useTranslation } from 'next-i18next/pages';
import { useId, useState } from 'react';
import { cancelAllSpotOrders } from '@/src/api/calls/spot';
import { BalancesEye } from '@/src/balances/BalancesEye';
import { useHotkeys } from '@/src/lib/keyboard/useHotkeys';
import { useMarket } from '@/src/market/MarketContext';
import { CancelAll } from '@/src/market/orders/CancelAll';
import { HistoryFilters } from '@/src/market/orders/HistoryFilters';
import styles from '@/src/market/orders/Orders.module.css';
import { useOpenCounts } from '@/src/market/orders/useOpenCounts';
import { useRealtime } from '@/src/realtime';
import { Checkbox } from '@/src/ui/choice/Checkbox';
import { Tabs } from '@/src/ui/tabs/Tabs';
import { type OrdersTab, OrdersTabLists } from './OrdersTabLists';

const TABS = ['open', 'orders', 'trades', 'balances'] as const;

/** Own orders, fills and balances, in tabs. */
export function OrdersPanel({ className }: { className?: string }) {
  const { t } = useTranslation('common');
  const { symbol } = useMarket();
  const { isSignedIn } = useRealtime();
  const [tab, setTab] = useState<OrdersTab>('open');
  const [isOwnPairOnly, setOwnPairOnly] = useState(false);
  const id = useId();
  useHotkeys({ tab1: () => setTab('open'), tab2: () => setTab('orders'), tab3: () => setTab('trades'), tab4: () => setTab('balances') });
  const only = isOwnPairOnly ? symbol : undefined;
  const { open, cancelable } = useOpenCounts(only);
  const tabs = [
    { value: 'open' as const, label: t('trade.openOrders'), count: open },
    { value: 'orders' as const, label: t('trade.orderHistory') },
    { value: 'trades' as const, label: t('trade.tradeHistory') },
    { value: 'balances' as const, label: t('trade.balances') },
  ];
  return (
    <section className={clsx(styles.panel, className)} aria-label={t('trade.yourOrders')} data-testid="orders-panel">
      <div className={styles.head}>
        <Tabs id={id} items={tabs} value={tab} onChange={setTab} label={t('trade.yourOrders')} size="dense" />
        <span className={styles.grow} />
        {tab === 'orders' ? <HistoryFilters /> : null}
        {tab !== 'balances' ? <Checkbox label={t('trade.hideOtherPairs')} checked={isOwnPairOnly} onChange={setOwnPairOnly} /> : null}
        {tab === 'balances' && isSignedIn ? <BalancesEye /> : null}
        {tab === 'open' ? <CancelAll symbol={only} count={cancelable} send={cancelAllSpotOrders} /> : null}
      </div>
      <OrdersTabLists id={id} tabs={TABS} tab={tab} symbol={only} />
    </section>
  );
}
