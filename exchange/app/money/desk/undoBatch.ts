import { Book } from '../../../engine/book';
import type { OpenOrder } from '../../../engine/commands';
import type { Batch } from '../batch/batch';
import { holdKey } from '../ledger/hold';
import type { SpotOrderRecord } from '../records/spotOrderRecord';
import type { Desk } from './desk';

/** An open order as the engine's book knows it. Throws when it is none that can rest. */
export function restingOrder({ orderId, userId, side, priceTicks, lots, filledLots }: SpotOrderRecord): OpenOrder {
  if (priceTicks === null || lots === null) throw new Error(`market order ${orderId} is open`);
  return { orderId, ownerId: userId, side, priceTicks, lots: lots - filledLots };
}

function undoMoney(batch: Batch): void {
  for (const [account, { available, held }] of batch.moves) {
    account.available -= available;
    account.held -= held;
  }
  for (const account of batch.newAccounts) account.isStored = false;
  for (const [hold, before] of batch.holds) {
    const { account } = hold;
    hold.amount = before;
    account.holds ??= new Map();
    if (before === 0n) account.holds.delete(holdKey(hold));
    else account.holds.set(holdKey(hold), hold);
  }
}

function undoOrders(desk: Desk, batch: Batch): void {
  for (const record of batch.placed.values()) {
    desk.marketDesk(record.symbol).book.cancel(record.orderId, []);
    desk.removeOpenOrder(record);
    desk.trader(record.userId).names?.forget(record.clientOrderId);
  }
  for (const [record, before] of batch.changed) {
    Object.assign(record, before);
    desk.addOpenOrder(record);
    desk.marketDesk(record.symbol).book.restore(restingOrder(record));
  }
}

/** Books that were left in the middle of a command are made anew from the orders. */
function mendBooks(desk: Desk): void {
  for (const [symbol, marketDesk] of desk.markets) {
    if (!marketDesk.isMatching) continue;
    const orders = [...desk.openOrders.values()].filter((order) => order.symbol === symbol);
    orders.sort((left, right) => Number(left.orderId) - Number(right.orderId));
    marketDesk.book = Book.rebuild(orders.map(restingOrder));
    marketDesk.isMatching = false;
  }
}

/**
 * Takes back in memory everything a batch changed, as if its commands had never been. Batches are taken back in the opposite order of
 * their making. Ids that were used up stay so, and who came into memory stays there.
 */
export function undoBatch(desk: Desk, batch: Batch): void {
  batch.runUndos();
  undoMoney(batch);
  undoOrders(desk, batch);
  mendBooks(desk);
}
