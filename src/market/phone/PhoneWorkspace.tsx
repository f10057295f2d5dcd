import { memo } from 'react';
import type { OrderSide } from '@/domain/order/enums';
import { useAppDispatch, useAppSelector } from '@/src/state/hooks';
import { orderSideChanged, phoneViewChanged } from '@/src/state/tradeSlice';
import { ConnectionBanner } from '../status/ConnectionBanner';
import { MarketStateBanner } from '../status/MarketStateBanner';
import type { OwnPanels } from '../workspace/ownPanels';
import styles from './Mobile.module.css';
import { MobileChartView } from './MobileChartView';
import { MobileOrderView } from './MobileOrderView';

/** Below 768: watching and trading are two views of one screen. A window that grows and shrinks again comes back to the one it left. */
export const PhoneWorkspace = memo(function PhoneWorkspace({ own }: { own: OwnPanels }) {
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
      {view === 'chart' ? (
        <MobileChartView onTrade={trade} />
      ) : (
        <MobileOrderView own={own} onChart={() => dispatch(phoneViewChanged('chart'))} />
      )}
    </div>
  );
});
