import type { EngineEvent } from '../../../engine/engineEvents';
import type { Actor } from '../../actor';
import type { Batch } from '../batch/batch';
import type { Desk } from '../desk/desk';
import type { MoneyStore } from '../moneyStore';
import type { SpotOrderRecord } from '../records/spotOrderRecord';
import { applyEvents } from './applyEvents';
import { admitCancel, canCancel } from './marketGate';

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

/** Every name that is given must fit: an id and a name of two orders mean none. */
export function isMeant(record: SpotOrderRecord, { symbol, orderId, clientOrderId }: CancelTarget): boolean {
  if (record.symbol !== symbol || (orderId ?? clientOrderId) === undefined) return false;
  return (orderId === undefined || record.orderId === orderId) && (clientOrderId === undefined || record.clientOrderId === clientOrderId);
}

/** The user's order that is meant, as the database has it, for saying why there was nothing to cancel. Undefined when there is none. */
export async function closedTarget(
  store: Pick<MoneyStore, 'orderByName' | 'ordersByIds'>,
  { userId }: Actor,
  target: CancelTarget,
): Promise<SpotOrderRecord | undefined> {
  const { orderId, clientOrderId = '' } = target;
  const record = orderId === undefined ? await store.orderByName(userId, clientOrderId) : (await store.ordersByIds([orderId]))[0];
  return record?.userId === userId && isMeant(record, target) ? record : undefined;
}

const byAge = (left: SpotOrderRecord, right: SpotOrderRecord): number => Number(left.orderId) - Number(right.orderId);

/** Cancels one open order of the user; undefined when none is meant. Throws marketHalted. */
export function cancelOrder(desk: Desk, batch: Batch, userId: string, target: CancelTarget): SpotOrderRecord | undefined {
  const { openOrders } = desk.trader(userId);
  const byId = target.orderId === undefined ? undefined : openOrders.get(target.orderId);
  const candidates = target.orderId === undefined ? openOrders.values() : byId ? [byId] : [];
  for (const record of candidates) {
    if (!isMeant(record, target)) continue;
    admitCancel(desk, record.symbol);
    cancel(desk, batch, record);
    return record;
  }
  return undefined;
}

/**
 * Cancels the user's open orders, of one market or of all that are not halted; returns them, oldest first. Throws marketHalted when the
 * one market is.
 */
export function cancelAllOrders(desk: Desk, batch: Batch, userId: string, symbol?: string): SpotOrderRecord[] {
  if (symbol !== undefined) admitCancel(desk, symbol);
  const records = [...desk.trader(userId).openOrders.values()]
    .filter((record) => (symbol === undefined ? canCancel(desk, record.symbol) : record.symbol === symbol))
    .sort(byAge);
  for (const record of records) cancel(desk, batch, record);
  return records;
}
