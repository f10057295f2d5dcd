import type { OrderSide } from '@/domain/order/enums';
import { useAppDispatch, useAppSelector } from '@/src/state/hooks';
import { orderSideChanged, phoneViewChanged } from '@/src/state/tradeSlice';
import { ConnectionBanner } from '../status/ConnectionBanner';
import { MarketStateBanner } from '../status/MarketStateBanner';
import styles from './Mobile.module.css';
import { MobileChartView } from './MobileChartView';
import { MobileOrderView } from './MobileOrderView';

/** Below 768: watching and trading are two views of one screen. A window that grows and shrinks again comes back to the one it left. */
export function MobileTrade() {
  const view = useAppSelector((state) => state.trade.phoneView);
  const dispatch = useAppDispatch();
  const trade = (side: OrderSide) => {
    dispatch(orderSideChanged(side));
    dispatch(phoneViewChanged('order'));
    window.scrollTo({ top: 0 });
  };
  return (
    <div className={styles.screen} data-terminal="" data-testid="trade-mobile">
      <ConnectionBanner />
      <MarketStateBanner />
      {view === 'chart' ? <MobileChartView onTrade={trade} /> : <MobileOrderView onChart={() => dispatch(phoneViewChanged('chart'))} />}
    </div>
  );
}
