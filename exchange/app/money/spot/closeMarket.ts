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

const holdOf = ({ orderId }: SpotOrderRecord) => ({ purpose: 'order', reference: orderId }) as const;

const accountOf = (desk: Desk, { market }: SpotDesk, order: SpotOrderRecord) =>
  desk.account(tradeKey(order.userId, spentAsset(market, order.side)));

/** More than an account has as held cannot be given back. */
function isReleasable(desk: Desk, marketDesk: SpotDesk, order: SpotOrderRecord): boolean {
  const account = accountOf(desk, marketDesk, order);
  return heldFor(account, holdOf(order)) <= account.held;
}

/** What is held is released, be it another amount than the order says: that may be why its market is halted. */
function close(desk: Desk, batch: Batch, marketDesk: SpotDesk, order: SpotOrderRecord): void {
  batch.touch(order);
  const account = accountOf(desk, marketDesk, order);
  release(batch, account, holdOf(order), heldFor(account, holdOf(order)));
  order.reserved = 0n;
  order.status = 'EXPIRED';
  order.closeReason = 'MARKET_CLOSED';
  desk.removeOpenOrder(order);
}

/** Orders cancelled by one command: a batch of all of a large market would keep everyone else waiting. */
export const CLOSE_STEP = 200;

interface ClosedOrders {
  orderIds: string[];
  /** How many are left for next time. */
  left: number;
  /** Orders that stay, as their account has less as held than they say: reconciliation names it, and an operator has to look. */
  stuckOrderIds: string[];
}

/** Takes orders of a market out, those in memory longest first, and releases what they hold. */
export function closeMarketOrders(desk: Desk, batch: Batch, marketDesk: SpotDesk): ClosedOrders {
  const { symbol } = marketDesk.market;
  const closed: ClosedOrders = { orderIds: [], left: 0, stuckOrderIds: [] };
  for (const order of [...desk.openOrders.values()].filter((open) => open.symbol === symbol)) {
    if (!isReleasable(desk, marketDesk, order)) closed.stuckOrderIds.push(order.orderId);
    else if (closed.orderIds.length === CLOSE_STEP) closed.left += 1;
    else {
      takeOut(batch, marketDesk, order.orderId);
      close(desk, batch, marketDesk, order);
      closed.orderIds.push(order.orderId);
    }
  }
  return closed;
}
