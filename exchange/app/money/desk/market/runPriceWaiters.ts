import type { Batch } from '../../batch/batch';
import type { Desk } from '../desk';

/**
 * Tells everything that waits on prices of the trades a batch has from `from` on, and of those that follow from them: each trade once,
 * also where what a waiter places comes through here again.
 */
export function runPriceWaiters(desk: Desk, batch: Batch, from: number): void {
  if (desk.priceWaiters.length === 0 || desk.isTellingWaiters) return;
  desk.isTellingWaiters = true;
  try {
    for (let index = from; index < batch.trades.length; index += 1) {
      const trade = batch.trades[index];
      if (!trade) return;
      const turn = { desk, batch, marketDesk: desk.marketDesk(trade.symbol) };
      for (const waiter of desk.priceWaiters) waiter.onTrade(turn, trade);
    }
  } finally {
    desk.isTellingWaiters = false;
  }
}
