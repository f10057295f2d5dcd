import type { CloseReason, OrderStatus } from '@/domain/order/enums';
import type { Batch } from '../batch/batch';
import type { Desk } from '../desk/desk';
import { release } from '../desk/holds';
import type { SpotDesk } from '../desk/market/marketDesk';
import { tradeKey } from '../ledger/account';
import { spentAsset } from '../records/market';
import type { SpotOrderRecord } from '../records/spotOrderRecord';

/** Ends an order: what is still reserved for it becomes available again. */
export function closeOrder(
  desk: Desk,
  batch: Batch,
  { market }: SpotDesk,
  order: SpotOrderRecord,
  end: { status: Exclude<OrderStatus, 'OPEN'>; reason: CloseReason | null },
): void {
  batch.touch(order);
  const account = desk.account(tradeKey(order.userId, spentAsset(market, order.side)));
  release(batch, account, { purpose: 'order', reference: order.orderId }, order.reserved);
  order.reserved = 0n;
  order.status = end.status;
  order.closeReason = end.reason;
  desk.removeOpenOrder(order);
}
