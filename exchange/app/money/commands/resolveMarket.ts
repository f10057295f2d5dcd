import { AppError } from '../../appError';
import type { Batch } from '../batch/batch';
import type { Desk } from '../desk/desk';
import { heldFor, release } from '../desk/ledger';
import { type MarketDesk, setMarketState } from '../desk/marketDesk';
import { tradeKey } from '../ledger/account';
import type { HoldRef } from '../ledger/hold';
import { spentAsset } from '../records/market';
import type { SpotOrderRecord } from '../records/spotOrderRecord';
import { applyEvents } from '../spot/applyEvents';
import type { CommandKind } from './commandKind';

/** Orders cancelled by one command: a batch of all of a large market would keep everyone else waiting. */
const STEP = 200;

export interface ResolveMarket {
  input: { symbol: string };
  /** How many orders were cancelled, and how many are left for the next command. */
  result: { canceled: number; left: number };
  found: never;
}

/** Closes an order that no book has, and gives back what is held for it, which may be another amount than the order says. */
function closeOutsideBook(desk: Desk, batch: Batch, { market }: MarketDesk, order: SpotOrderRecord): void {
  const account = desk.account(tradeKey(order.userId, spentAsset(market, order.side)));
  const ref: HoldRef = { purpose: 'order', reference: order.orderId };
  batch.touch(order);
  release(batch, account, ref, heldFor(account, ref));
  order.reserved = 0n;
  order.status = 'CANCELED';
  order.closeReason = null;
  desk.removeOpenOrder(order);
}

function takeOut(desk: Desk, batch: Batch, marketDesk: MarketDesk, order: SpotOrderRecord): void {
  const events: Parameters<typeof applyEvents>[3][number][] = [];
  if (marketDesk.book.cancel(order.orderId, events)) applyEvents(desk, batch, marketDesk, events, undefined);
  else closeOutsideBook(desk, batch, marketDesk, order);
}

/** Cancels the open orders of a halted market, the oldest first; the last of them sets the market live, with an empty book. */
export const resolveMarket: CommandKind<ResolveMarket> = {
  needs: () => ({}),
  apply: ({ desk, batch }, { symbol }) => {
    const marketDesk = desk.marketDesk(symbol);
    if (marketDesk.state !== 'HALTED') throw new AppError('badRequest', 'symbol', 'halted');
    const open = [...desk.openOrders.values()].filter((order) => order.symbol === symbol);
    open.sort((left, right) => Number(left.orderId) - Number(right.orderId));
    const canceled = open.slice(0, STEP);
    for (const order of canceled) takeOut(desk, batch, marketDesk, order);
    if (open.length <= STEP) setMarketState(batch, marketDesk, 'LIVE', null);
    return () => ({ canceled: canceled.length, left: open.length - canceled.length });
  },
};
