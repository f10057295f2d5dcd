import type { SpotOrder } from '@/contract/spot';
import type { Actor } from '../../actor';
import { AppError } from '../../appError';
import { hasRememberedNames, NAME_MEMORY_MS } from '../desk/clientOrderIds';
import type { Desk } from '../desk/desk';
import { tradeKey } from '../ledger/account';
import { receivedAsset, spentAsset } from '../records/market';
import { fingerprintOf, type OrderTerms, type SpotOrderRecord } from '../records/spotOrderRecord';
import { placeOrder } from '../spot/placeOrder';
import type { CommandKind, LookUpContext } from './commandKind';

interface PlaceInput {
  actor: Actor;
  clientOrderId: string;
  terms: OrderTerms;
}

export interface Place {
  input: PlaceInput;
  result: SpotOrder;
  /** The order that was made under this name before. */
  found: SpotOrderRecord;
}

/** Orders that have the names of these commands. */
async function ordersNamed({ desk, store, nowMs, settled }: LookUpContext, inputs: readonly PlaceInput[]) {
  const orderIds = new Map<string, PlaceInput>();
  const unsure = new Map<string, PlaceInput>();
  for (const input of inputs) {
    const { actor, clientOrderId } = input;
    if (!hasRememberedNames(actor)) continue;
    const answer = desk.names.find(actor.userId, clientOrderId, nowMs);
    if (answer.type === 'seen') orderIds.set(answer.orderId, input);
    if (answer.type === 'unsure') unsure.set(`${actor.userId}|${clientOrderId}`, input);
  }
  if (unsure.size > 0) {
    const names = [...unsure.values()].map(({ actor, clientOrderId }) => ({ userId: actor.userId, clientOrderId }));
    for (const name of await store.findNames(names, nowMs - NAME_MEMORY_MS)) {
      const input = unsure.get(`${name.userId}|${name.clientOrderId}`);
      if (input) orderIds.set(name.orderId, input);
    }
  }
  const found = new Map<PlaceInput, SpotOrderRecord>();
  if (orderIds.size === 0) return found;
  await settled;
  for (const record of await store.ordersByIds([...orderIds.keys()])) {
    const input = orderIds.get(record.orderId);
    if (input) found.set(input, record);
  }
  return found;
}

/** The order that was made under this name before. An open one may change within this very batch: memory has the newer state. */
function repeated(desk: Desk, input: PlaceInput, first: SpotOrderRecord): SpotOrderRecord {
  if (fingerprintOf(first) !== fingerprintOf(input.terms)) throw new AppError('clientOrderIdReused');
  return desk.openOrders.get(first.orderId) ?? first;
}

/** Places a spot order; the same name again answers with the order that has it. */
export const place: CommandKind<Place> = {
  needs: (desk, { actor, terms }) => {
    const { market } = desk.marketDesk(terms.symbol);
    const assets = [spentAsset(market, terms.side), receivedAsset(market, terms.side)];
    return { traders: [actor], accounts: assets.map((asset) => tradeKey(actor.userId, asset)) };
  },
  lookUp: ordersNamed,
  apply: ({ desk, batch }, input, first) => {
    const record = first ? repeated(desk, input, first) : placeOrder(desk, batch, input.actor, input.clientOrderId, input.terms);
    return (render) => render(record);
  },
};
