import clsx from 'clsx';
import type { TerminalLayout } from '@/src/theme/terminalLayout/terminalLayout';
import { Watchlist } from '../pair/Watchlist';
import { TradesPanel } from '../trades/TradesPanel';
import type { OwnPanels } from './ownPanels';
import { PanelFrame } from './PanelFrame';
import { PANEL_IDS } from './panelIds';
import { ResizeHandle } from './ResizeHandle';
import styles from './Terminal.module.css';
import type { TradeLayout } from './useTradeLayout';
import { isBesideOrders } from './visiblePanels';

interface SidePanelsProps {
  /** How wide the window is; undefined before that is known. */
  width: TradeLayout | undefined;
  layout: TerminalLayout;
  own: OwnPanels;
}

/** The ticket's column. Below the ticket: the recent trades, on big screens, where those have a place of their own, the watchlist. */
export function SidePanels({ width, layout, own }: SidePanelsProps) {
  const hasWatchlist = (width === undefined || width === 'big') && !layout.hidden.includes('watchlist');
  const hasTrades = width !== 'big' && !layout.hidden.includes('trades') && !isBesideOrders(layout);
  return (
    <aside id={PANEL_IDS.ticket} className={clsx(styles.frame, styles.side, styles.lineStart)}>
      <PanelFrame panel="ticket" className={styles.ticket}>
        <own.Ticket />
      </PanelFrame>
      {width !== undefined && (hasTrades || hasWatchlist) ? (
        <ResizeHandle panel="below" controls={hasWatchlist ? PANEL_IDS.watchlist : PANEL_IDS.below} edge="up" className={styles.atBelow} />
      ) : null}
      {hasTrades ? (
        <PanelFrame id={PANEL_IDS.below} panel="trades" className={clsx(styles.below, styles.trades, styles.lineTop)}>
          <TradesPanel className={styles.fill} />
        </PanelFrame>
      ) : null}
      {hasWatchlist ? (
        <PanelFrame id={PANEL_IDS.watchlist} panel="watchlist" className={clsx(styles.below, styles.watchlist, styles.lineTop)}>
          <Watchlist className={styles.fill} />
        </PanelFrame>
      ) : null}
    </aside>
  );
}
