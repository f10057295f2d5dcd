import clsx from 'clsx';
import { useRef } from 'react';
import { BookPanel } from './book/BookPanel';
import { ChartPanel } from './chart/ChartPanel';
import { LayoutHandles } from './layout/LayoutHandles';
import { PanelFrame } from './layout/PanelFrame';
import { SidePanels } from './layout/SidePanels';
import { usePanelKeys } from './layout/usePanelKeys';
import { usePaintedLayout } from './layout/useTerminalLayout';
import type { TradeLayout } from './layout/useTradeLayout';
import { isBesideOrders } from './layout/visiblePanels';
import { OrdersPanel } from './orders/OrdersPanel';
import { PairBar } from './pair/PairBar';
import { ConnectionBanner } from './status/ConnectionBanner';
import { StatusBar } from './status/StatusBar';
import styles from './Terminal.module.css';
import { TradesPanel } from './trades/TradesPanel';

/**
 * The panels of every width from 768 on; where each stands is the style sheet's. Before the width is known every panel is there that
 * may be needed, and the style sheet shows the right ones.
 */
export function TradeTerminal({ width }: { width: TradeLayout | undefined }) {
  const layout = usePaintedLayout();
  const isHidden = (panel: (typeof layout.hidden)[number]) => layout.hidden.includes(panel);
  const isSmall = width === 'narrow' || width === 'tablet';
  const hasOwnTrades = width === undefined || width === 'big' || isBesideOrders(layout);
  const terminal = useRef<HTMLDivElement>(null);
  usePanelKeys(terminal);
  return (
    <div ref={terminal} className={styles.screen} data-testid="trade-terminal">
      <ConnectionBanner />
      <div className={styles.terminal}>
        <PairBar className={styles.pair} />
        {isHidden('chart') ? null : (
          <PanelFrame panel="chart" className={styles.chart}>
            <ChartPanel className={styles.fill} isSmall={isSmall} />
          </PanelFrame>
        )}
        {isHidden('book') ? null : (
          <PanelFrame panel="book" className={styles.book}>
            <BookPanel className={styles.fill} layout={width ?? 'wide'} />
          </PanelFrame>
        )}
        {hasOwnTrades && !isHidden('trades') ? (
          <PanelFrame panel="trades" className={clsx(styles.trades, styles.ownColumn, styles.lineStart)}>
            <TradesPanel className={styles.fill} />
          </PanelFrame>
        ) : null}
        {isHidden('orders') ? null : (
          <PanelFrame panel="orders" className={clsx(styles.bottom, styles.lineTop)}>
            <OrdersPanel className={styles.fill} />
          </PanelFrame>
        )}
        <SidePanels width={width} layout={layout} />
        {width === undefined ? null : <LayoutHandles width={width} layout={layout} />}
        <StatusBar className={styles.status} />
      </div>
    </div>
  );
}
