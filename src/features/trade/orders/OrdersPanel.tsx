import clsx from 'clsx';
import { useTranslation } from 'next-i18next/pages';
import { Activity, useEffect, useId, useState } from 'react';
import { canCancelIn } from '@/domain/market/marketState';
import { useHotkeys } from '@/src/lib/keyboard/useHotkeys';
import { useOwnAccount, useRealtime } from '@/src/realtime';
import { useAppDispatch } from '@/src/state/hooks';
import { recordCountsChanged } from '@/src/state/tradeSlice';
import { Checkbox } from '@/src/ui/choice/Checkbox';
import { Tabs } from '@/src/ui/tabs/Tabs';
import { useMarket } from '../TradeContext';
import { Balances } from './Balances';
import { BalancesEye } from './BalancesEye';
import { CancelAll } from './CancelAll';
import { HistoryFilters } from './HistoryFilters';
import { OpenOrders } from './OpenOrders';
import { OrderHistory } from './OrderHistory';
import styles from './Orders.module.css';
import { OrdersTabPanel } from './OrdersTabPanel';
import { TradeHistory } from './TradeHistory';
import { useMarkets } from './useMarkets';
import { VisitorNote } from './VisitorNote';

const TABS = ['open', 'orders', 'trades', 'balances'] as const;
type OrdersTab = (typeof TABS)[number];

/** Own orders, fills and balances, in tabs. */
export function OrdersPanel({ className }: { className?: string }) {
  const { t } = useTranslation('common');
  const { symbol } = useMarket();
  const { isSignedIn } = useRealtime();
  const { openOrders, orders } = useOwnAccount();
  const dispatch = useAppDispatch();
  const [tab, setTab] = useState<OrdersTab>('open');
  const visited = useVisited(tab);
  const [isOwnPairOnly, setOwnPairOnly] = useState(false);
  const id = useId();
  useHotkeys({ tab1: () => setTab('open'), tab2: () => setTab('orders'), tab3: () => setTab('trades'), tab4: () => setTab('balances') });
  const only = isOwnPairOnly ? symbol : undefined;
  const marketOf = useMarkets();
  const inView = openOrders.filter((order) => only === undefined || order.symbol === only);
  // Cancelling all leaves those of halted markets where they are.
  const cancelable = inView.filter((order) => canCancelIn(marketOf(order.symbol).state)).length;
  useEffect(() => {
    dispatch(recordCountsChanged({ spotOpenOrders: openOrders.length }));
  }, [dispatch, openOrders.length]);
  const tabs = [
    { value: 'open' as const, label: t('trade.openOrders'), count: orders.isLoaded ? openOrders.length : undefined },
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
        {tab === 'open' ? <CancelAll symbol={only} count={cancelable} /> : null}
      </div>
      {/* A tab that was left keeps its pages and its place; nothing of it is read or heard while it is out of sight. */}
      {TABS.filter((one) => visited.has(one)).map((one) => (
        <Activity key={one} mode={one === tab ? 'visible' : 'hidden'}>
          <OrdersTabPanel tabs={id} value={one}>
            {isSignedIn ? <TabBody tab={one} symbol={only} /> : <VisitorNote />}
          </OrdersTabPanel>
        </Activity>
      ))}
    </section>
  );
}

/** The tabs that have been opened. */
function useVisited(tab: OrdersTab): ReadonlySet<OrdersTab> {
  const [visited, setVisited] = useState<ReadonlySet<OrdersTab>>(new Set([tab]));
  if (visited.has(tab)) return visited;
  const grown = new Set([...visited, tab]);
  setVisited(grown);
  return grown;
}

function TabBody({ tab, symbol }: { tab: OrdersTab; symbol: string | undefined }) {
  switch (tab) {
    case 'open':
      return <OpenOrders symbol={symbol} />;
    case 'orders':
      return <OrderHistory symbol={symbol} />;
    case 'trades':
      return <TradeHistory symbol={symbol} />;
    case 'balances':
      return <Balances />;
  }
}
