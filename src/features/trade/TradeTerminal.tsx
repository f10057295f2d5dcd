import clsx from 'clsx';
import { BookPanel } from './book/BookPanel';
import { ChartPanel } from './chart/ChartPanel';
import type { TradeLayout } from './layout/useTradeLayout';
import { OrdersPanel } from './orders/OrdersPanel';
import { PairBar } from './pair/PairBar';
import { Watchlist } from './pair/Watchlist';
import { ConnectionBanner } from './status/ConnectionBanner';
import { StatusBar } from './status/StatusBar';
import styles from './Terminal.module.css';
import { Ticket } from './ticket/Ticket';
import { TradesPanel } from './trades/TradesPanel';

/** The panels of every width from 768 on; where each stands is the style sheet's. */
export function TradeTerminal({ layout }: { layout: TradeLayout }) {
  const isBig = layout === 'big';
  const isNarrow = layout === 'narrow' || layout === 'tablet';
  return (
    <div className={styles.screen} data-testid="trade-terminal">
      <ConnectionBanner />
      <div className={styles.terminal}>
        <PairBar className={styles.pair} />
        <ChartPanel className={styles.chart} isSmall={isNarrow} />
        <BookPanel className={clsx(styles.book, layout === 'tablet' ? styles.lineTop : styles.lineStart)} layout={layout} />
        {isBig ? <TradesPanel className={clsx(styles.trades, styles.lineStart)} /> : null}
        <OrdersPanel className={clsx(styles.bottom, styles.lineTop)} />
        <aside className={clsx(styles.side, styles.panel, styles.lineStart)}>
          <Ticket />
          {isBig ? (
            <Watchlist className={clsx(styles.lineTop, styles.grow)} />
          ) : (
            <TradesPanel className={clsx(styles.lineTop, styles.grow)} />
          )}
        </aside>
        <StatusBar className={styles.status} />
      </div>
    </div>
  );
}
