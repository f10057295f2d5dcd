import { Counter, Histogram, type Registry } from 'prom-client';
import type { MoneyStore } from '../../app/money/moneyStore';

const ROWS = [1, 2, 5, 10, 20, 50, 100, 200, 500];
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1];

/** The same store, with what it commits counted: orders, trades, how large batches are and how long they take. */
export function measuredMoneyStore(store: MoneyStore, registry: Registry): MoneyStore {
  const registers = [registry];
  const orders = new Counter({ name: 'kontor_orders_total', help: 'Orders accepted', registers });
  const trades = new Counter({ name: 'kontor_trades_total', help: 'Trades committed', registers });
  const rows = new Histogram({ name: 'kontor_batch_rows', help: 'Orders, changes and trades of one commit', buckets: ROWS, registers });
  const seconds = new Histogram({ name: 'kontor_money_batch_seconds', help: 'Time to commit a batch', buckets: SECONDS, registers });
  const failures = new Counter({ name: 'kontor_batch_failures_total', help: 'Batches the database refused', registers });
  return {
    ...store,
    commit: async (batch) => {
      const observe = seconds.startTimer();
      try {
        await store.commit(batch);
      } catch (error) {
        failures.inc();
        throw error;
      }
      observe();
      orders.inc(batch.orders.length);
      trades.inc(batch.trades.length);
      rows.observe(batch.orders.length + batch.changes.length + batch.trades.length);
    },
  };
}
