import type { EngineEvent } from '../../../engine/engineEvents';
import type { Batch } from '../batch/batch';
import type { Desk } from '../desk/desk';
import { heldFor, release } from '../desk/holds';
import type { SpotDesk } from '../desk/market/marketDesk';
import { tradeKey } from '../ledger/account';
import { spentAsset } from '../records/market';
import type { SpotOrderRecord } from '../records/spotOrderRecord';

/** Out of the book, where it stands in one: the book of a market that could not be rebuilt is empty. */
function takeOut(batch: Batch, { market, book }: SpotDesk, orderId: string): void {
  const events: EngineEvent[] = [];
  book.cancel(orderId, events);
  for (const event of events) {
    if (event.type !== 'level') continue;
    const { side, priceTicks, lots } = event;
    batch.level(market.symbol, { side, priceTicks, lots });
  }
}

/** What is held is released, be it another amount than the order says: that may be why its market is halted. */
function close(desk: Desk, batch: Batch, { market }: SpotDesk, order: SpotOrderRecord): void {
  batch.touch(order);
  const account = desk.account(tradeKey(order.userId, spentAsset(market, order.side)));
  const ref = { purpose: 'order' as const, reference: order.orderId };
  release(batch, account, ref, heldFor(account, ref));
  order.reserved = 0n;
  order.status = 'EXPIRED';
  order.closeReason = 'MARKET_CLOSED';
  desk.removeOpenOrder(order);
}

/** Orders cancelled by one command: a batch of all of a large market would keep everyone else waiting. */
export const CLOSE_STEP = 200;

/** Takes orders of a market out, those in memory longest first, and releases what they hold; tells how many are left for next time. */
export function closeMarketOrders(desk: Desk, batch: Batch, marketDesk: SpotDesk): { orderIds: string[]; left: number } {
  const { symbol } = marketDesk.market;
  const orders: SpotOrderRecord[] = [];
  let left = 0;
  for (const order of desk.openOrders.values()) {
    if (order.symbol !== symbol) continue;
    if (orders.length < CLOSE_STEP) orders.push(order);
    else left += 1;
  }
  for (const order of orders) {
    takeOut(batch, marketDesk, order.orderId);
    close(desk, batch, marketDesk, order);
  }
  return { orderIds: orders.map(({ orderId }) => orderId), left };
}
