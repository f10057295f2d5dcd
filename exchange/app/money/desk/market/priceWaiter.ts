import type { Batch, TradeRecord } from '../../batch/batch';
import type { Desk } from '../desk';
import type { MarketDesk } from './marketDesk';

/**
 * Something that waits on prices: a stop, a liquidation. After the command that traded is done it is told of each of its trades, in
 * their order and in the same batch; what it then does may trade again, which it is told of in turn. It must depend on nothing but
 * the desk: the same commands have the same outcome, always.
 */
export interface PriceWaiter {
  onTrade(turn: { desk: Desk; batch: Batch; marketDesk: MarketDesk }, trade: TradeRecord): void;
}

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
