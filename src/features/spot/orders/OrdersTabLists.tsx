import { Activity } from 'react';
import { Balances } from '@/src/market/orders/Balances';
import { OpenOrders } from '@/src/market/orders/OpenOrders';
import { OrdersTabPanel } from '@/src/market/orders/OrdersTabPanel';
import { useVisited } from '@/src/market/orders/useVisited';
import { VisitorNote } from '@/src/market/orders/VisitorNote';
import { useRealtime } from '@/src/realtime';
import { SpotOrderHistory, SpotTradeHistory } from './SpotHistories';

export type OrdersTab = 'open' | 'orders' | 'trades' | 'balances';

interface OrdersTabListsProps {
  /** The `id` given to Tabs. */
  id: string;
  tabs: readonly OrdersTab[];
  tab: OrdersTab;
  /** Of this market alone; of all when absent. */
  symbol: string | undefined;
}

/** What the tabs show. One that was left keeps its pages and its place; nothing of it is read or heard while it is out of sight. */
export function OrdersTabLists({ id, tabs, tab, symbol }: OrdersTabListsProps) {
  const { isSignedIn } = useRealtime();
  const visited = useVisited(tab);
  return tabs
    .filter((one) => visited.has(one))
    .map((one) => (
      <Activity key={one} mode={one === tab ? 'visible' : 'hidden'}>
        <OrdersTabPanel tabs={id} value={one}>
          {isSignedIn ? <TabBody tab={one} symbol={symbol} /> : <VisitorNote />}
        </OrdersTabPanel>
      </Activity>
    ));
}

function TabBody({ tab, symbol }: { tab: OrdersTab; symbol: string | undefined }) {
  switch (tab) {
    case 'open':
      return <OpenOrders symbol={symbol} />;
    case 'orders':
      return <SpotOrderHistory symbol={symbol} />;
    case 'trades':
      return <SpotTradeHistory symbol={symbol} />;
    case 'balances':
      return <Balances />;
  }
}
