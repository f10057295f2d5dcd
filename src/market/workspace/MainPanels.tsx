import clsx from 'clsx';
import type { HideablePanel, TerminalLayout } from '@/src/theme/terminalLayout/terminalLayout';
import { BookPanel } from '../book/BookPanel';
import { ChartPanel } from '../chart/ChartPanel';
import { TradesPanel } from '../trades/TradesPanel';
import type { OwnPanels } from './ownPanels';
import { PanelFrame } from './PanelFrame';
import { PANEL_IDS } from './panelIds';
import styles from './Terminal.module.css';
import type { TradeLayout } from './useTradeLayout';
import { isBesideOrders } from './visiblePanels';

interface MainPanelsProps {
  /** How wide the window is; undefined before that is known. */
  width: TradeLayout | undefined;
  layout: TerminalLayout;
  own: OwnPanels;
}

/** Chart, book, orders, and the trades where they have a place of their own. */
export function MainPanels({ width, layout, own }: MainPanelsProps) {
  const isShown = (panel: HideablePanel) => !layout.hidden.includes(panel);
  const hasOwnTrades = width === undefined || width === 'big' || isBesideOrders(layout);
  return (
    <>
      {isShown('chart') ? (
        <PanelFrame id={PANEL_IDS.chart} panel="chart" className={styles.chart}>
          <ChartPanel className={styles.fill} isSmall={width === 'narrow' || width === 'tablet'} />
        </PanelFrame>
      ) : null}
      {isShown('book') ? (
        <PanelFrame id={PANEL_IDS.book} panel="book" className={styles.book}>
          <BookPanel className={styles.fill} layout={width ?? 'wide'} />
        </PanelFrame>
      ) : null}
      {hasOwnTrades && isShown('trades') ? (
        <PanelFrame id={PANEL_IDS.trades} panel="trades" className={clsx(styles.trades, styles.ownColumn, styles.lineStart)}>
          <TradesPanel className={styles.fill} />
        </PanelFrame>
      ) : null}
      {isShown('orders') ? (
        <PanelFrame id={PANEL_IDS.orders} panel="orders" className={clsx(styles.bottom, styles.lineTop)}>
          <own.Orders className={styles.fill} />
        </PanelFrame>
      ) : null}
    </>
  );
}
