import clsx from 'clsx';
import { memo } from 'react';
import type { HideablePanel, TerminalLayout } from '@/src/theme/terminalLayout/terminalLayout';
import { BookPanel } from '../book/BookPanel';
import { ChartPanel } from '../chart/ChartPanel';
import { TradesPanel } from '../trades/TradesPanel';
import { AsServed } from './AsServed';
import type { OwnPanels } from './ownPanels';
import { PanelFrame } from './PanelFrame';
import { PANEL_IDS } from './panelIds';
import styles from './Terminal.module.css';
import { layoutOfWindow, type TradeLayout } from './useTradeLayout';
import { isBesideOrders } from './visiblePanels';

interface MainPanelsProps {
  /** How wide the window is; undefined before that is known. */
  width: TradeLayout | undefined;
  layout: TerminalLayout;
  own: OwnPanels;
}

// What the width does not change is not drawn again when it becomes known.
const Chart = memo(ChartPanel);
const Book = memo(BookPanel);
const Trades = memo(TradesPanel);

/** Chart, book, orders, and the trades where they have a place of their own. */
export function MainPanels({ width, layout, own }: MainPanelsProps) {
  const isShown = (panel: HideablePanel) => !layout.hidden.includes(panel);
  const here = width ?? layoutOfWindow();
  const hasOwnTrades = here === undefined || here === 'big' || isBesideOrders(layout);
  return (
    <>
      {isShown('chart') ? (
        <PanelFrame id={PANEL_IDS.chart} panel="chart" className={styles.chart}>
          <Chart className={styles.fill} isSmall={width === 'narrow' || width === 'tablet'} />
        </PanelFrame>
      ) : null}
      {isShown('book') ? (
        <PanelFrame id={PANEL_IDS.book} panel="book" className={styles.book}>
          <Book className={styles.fill} layout={width ?? 'wide'} />
        </PanelFrame>
      ) : null}
      {width === undefined && !hasOwnTrades && isShown('trades') ? <AsServed /> : null}
      {hasOwnTrades && isShown('trades') ? (
        <PanelFrame id={PANEL_IDS.trades} panel="trades" className={clsx(styles.trades, styles.ownColumn, styles.lineStart)}>
          <Trades className={styles.fill} />
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
