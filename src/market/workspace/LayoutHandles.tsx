import type { TerminalLayout } from '@/src/theme/terminalLayout/terminalLayout';
import { PANEL_IDS } from './panelIds';
import { ResizeHandle } from './ResizeHandle';
import styles from './Terminal.module.css';
import type { TradeLayout } from './useTradeLayout';
import { isBesideOrders } from './visiblePanels';

interface LayoutHandlesProps {
  /** How wide the window is. */
  width: TradeLayout;
  layout: TerminalLayout;
}

/** The edges one can move, of the panels that are there. */
export function LayoutHandles({ width, layout }: LayoutHandlesProps) {
  const isTablet = width === 'tablet';
  const hasChart = !layout.hidden.includes('chart');
  const hasBook = !layout.hidden.includes('book');
  const hasTrades = !layout.hidden.includes('trades');
  const bookEdge = layout.book.startsWith('start') ? 'end' : 'start';
  return (
    <>
      <ResizeHandle panel="ticket" controls={PANEL_IDS.ticket} edge="start" className={styles.atSide} />
      {hasChart && hasBook && isTablet ? (
        <ResizeHandle panel="chart" controls={PANEL_IDS.chart} edge="down" className={styles.atChart} />
      ) : null}
      {hasChart && hasBook && !isTablet ? (
        <ResizeHandle panel="book" controls={PANEL_IDS.book} edge={bookEdge} className={styles.atBook} />
      ) : null}
      {width === 'big' && hasTrades && layout.trades === 'ticket' ? (
        <ResizeHandle panel="trades" controls={PANEL_IDS.trades} edge="start" className={styles.atTrades} />
      ) : null}
      {isBesideOrders(layout) ? <ResizeHandle panel="beside" controls={PANEL_IDS.trades} edge="start" className={styles.atBeside} /> : null}
      {layout.hidden.includes('orders') ? null : (
        <ResizeHandle panel="orders" controls={PANEL_IDS.orders} edge="up" className={styles.atOrders} />
      )}
    </>
  );
}
