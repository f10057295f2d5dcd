import { useState } from 'react';
import type { OrderSide } from '@/domain/order/enums';
import { useAppDispatch } from '@/src/state/hooks';
import { orderSideChanged } from '@/src/state/tradeSlice';
import { ConnectionBanner } from '../status/ConnectionBanner';
import { MarketStateBanner } from '../status/MarketStateBanner';
import styles from './Mobile.module.css';
import { MobileChartView } from './MobileChartView';
import { MobileOrderView } from './MobileOrderView';

/** Below 768: watching and trading are two views of one screen. */
export function MobileTrade() {
  const [view, setView] = useState<'chart' | 'order'>('chart');
  const dispatch = useAppDispatch();
  const trade = (side: OrderSide) => {
    dispatch(orderSideChanged(side));
    setView('order');
    window.scrollTo({ top: 0 });
  };
  return (
    <div className={styles.screen} data-terminal="" data-testid="trade-mobile">
      <ConnectionBanner />
      <MarketStateBanner />
      {view === 'chart' ? <MobileChartView onTrade={trade} /> : <MobileOrderView onChart={() => setView('chart')} />}
    </div>
  );
}
