import type { EngineEvent } from '../../../engine/engineEvents';
import type { Batch } from '../batch/batch';
import type { Desk } from '../desk/desk';
import type { SpotOrderRecord } from '../records/spotOrderRecord';
import { applyEvents } from './applyEvents';

export interface CancelTarget {
  symbol: string;
  orderId?: string;
  clientOrderId?: string;
}

function cancel(desk: Desk, batch: Batch, record: SpotOrderRecord): void {
  const marketDesk = desk.marketDesk(record.symbol);
  const events: EngineEvent[] = [];
  if (!marketDesk.book.cancel(record.orderId, events)) throw new Error(`order ${record.orderId} is open but not in the book`);
  applyEvents(desk, batch, marketDesk, events, undefined);
}

function isMeant(record: SpotOrderRecord, target: CancelTarget): boolean {
  if (record.symbol !== target.symbol) return false;
  return target.orderId === undefined ? record.clientOrderId === target.clientOrderId : record.orderId === target.orderId;
}

/** Cancels one open order of the user; undefined when none is meant. */
export function cancelOrder(desk: Desk, batch: Batch, userId: string, target: CancelTarget): SpotOrderRecord | undefined {
  const { openOrders } = desk.trader(userId);
  const byId = target.orderId === undefined ? undefined : openOrders.get(target.orderId);
  const candidates = target.orderId === undefined ? openOrders.values() : byId ? [byId] : [];
  for (const record of candidates) {
    if (!isMeant(record, target)) continue;
    cancel(desk, batch, record);
    return record;
  }
  return undefined;
}

/** Cancels the user's open orders, of one market or of all; returns them, oldest first. */
export function cancelAllOrders(desk: Desk, batch: Batch, userId: string, symbol?: string): SpotOrderRecord[] {
  const records = [...desk.trader(userId).openOrders.values()].filter((record) => symbol === undefined || record.symbol === symbol);
  for (const record of records) cancel(desk, batch, record);
  return records;
}
