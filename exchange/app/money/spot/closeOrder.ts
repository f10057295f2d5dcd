import type { CloseReason, OrderStatus } from '@/domain/order/enums';
import type { Batch } from '../batch/batch';
import type { Desk, MarketDesk } from '../desk/desk';
import { tradeKey } from '../ledger/account';
import { spentAsset } from '../records/market';
import type { SpotOrderRecord } from '../records/spotOrderRecord';

/** Ends an order: what is still reserved for it becomes available again. */
export function closeOrder(
  desk: Desk,
  batch: Batch,
  { market }: MarketDesk,
  order: SpotOrderRecord,
  end: { status: Exclude<OrderStatus, 'OPEN'>; reason: CloseReason | null },
): void {
  if (order.reserved !== 0n)
    batch.move(desk.account(tradeKey(order.userId, spentAsset(market, order.side))), order.reserved, -order.reserved);
  order.reserved = 0n;
  order.status = end.status;
  order.closeReason = end.reason;
  batch.touch(order);
  desk.removeOpenOrder(order);
}
