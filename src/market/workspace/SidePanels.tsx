import clsx from 'clsx';
import { memo } from 'react';
import type { TerminalLayout } from '@/src/theme/terminalLayout/terminalLayout';
import { Watchlist } from '../pair/Watchlist';
import { TradesPanel } from '../trades/TradesPanel';
import { AsServed } from './AsServed';
import type { OwnPanels } from './ownPanels';
import { PanelFrame } from './PanelFrame';
import { PANEL_IDS } from './panelIds';
import { ResizeHandle } from './ResizeHandle';
import styles from './Terminal.module.css';
import { layoutOfWindow, type TradeLayout } from './useTradeLayout';
import { isBesideOrders } from './visiblePanels';

interface SidePanelsProps {
  /** How wide the window is; undefined before that is known. */
  width: TradeLayout | undefined;
  layout: TerminalLayout;
  own: OwnPanels;
}

const Trades = memo(TradesPanel);
const Watched = memo(Watchlist);

/** The ticket's column. Below the ticket: the recent trades, on big screens, where those have a place of their own, the watchlist. */
export function SidePanels({ width, layout, own }: SidePanelsProps) {
  const here = width ?? layoutOfWindow();
  const mayWatch = !layout.hidden.includes('watchlist');
  const mayTrade = !layout.hidden.includes('trades') && !isBesideOrders(layout);
  const hasWatchlist = (here === undefined || here === 'big') && mayWatch;
  const hasTrades = here !== 'big' && mayTrade;
  return (
    <aside id={PANEL_IDS.ticket} className={clsx(styles.frame, styles.side, styles.lineStart)}>
      <PanelFrame panel="ticket" className={styles.ticket}>
        <own.Ticket />
      </PanelFrame>
      {width !== undefined && (hasTrades || hasWatchlist) ? (
        <ResizeHandle panel="below" controls={hasWatchlist ? PANEL_IDS.watchlist : PANEL_IDS.below} edge="up" className={styles.atBelow} />
      ) : null}
      {width === undefined && mayTrade && !hasTrades ? <AsServed /> : null}
      {hasTrades ? (
        <PanelFrame id={PANEL_IDS.below} panel="trades" className={clsx(styles.below, styles.trades, styles.lineTop)}>
          <Trades className={styles.fill} />
        </PanelFrame>
      ) : null}
      {width === undefined && mayWatch && !hasWatchlist ? <AsServed /> : null}
      {hasWatchlist ? (
        <PanelFrame id={PANEL_IDS.watchlist} panel="watchlist" className={clsx(styles.below, styles.watchlist, styles.lineTop)}>
          <Watched className={styles.fill} />
        </PanelFrame>
      ) : null}
    </aside>
  );
}
