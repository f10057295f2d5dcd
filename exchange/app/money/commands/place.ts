import type { SpotOrder } from '@/contract/spot';
import { type Actor, isHouse } from '../../actor';
import { AppError } from '../../appError';
import { loadNames } from '../desk/load/loadTraders';
import { fingerprintOf, type OrderTerms, type SpotOrderRecord } from '../records/spotOrderRecord';
import { placeOrder } from '../spot/placeOrder';
import type { CommandKind, LookUpContext, Turn } from './commandKind';

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

/**
 * Internal accounts place orders by the second, never under the same name again: theirs are looked up only when a batch was refused.
 * What memory misses, the database still does: it takes a name once.
 */
const isAsked = ({ actor }: PlaceInput, { isCareful }: LookUpContext) => isCareful || !isHouse(actor.accountType);

/** Ids of the orders that have these names, as far as memory or, where memory is not sure, the database knows. */
async function idsOf(context: LookUpContext, inputs: readonly PlaceInput[]): Promise<Map<PlaceInput, string>> {
  const { desk, store, isCareful } = context;
  const ids = new Map<PlaceInput, string>();
  const unsure: PlaceInput[] = [];
  await loadNames(
    desk,
    store,
    inputs.filter(({ actor }) => !isHouse(actor.accountType)).map(({ actor }) => actor.userId),
  );
  for (const input of inputs) {
    const answer = desk.trader(input.actor.userId).names?.find(input.clientOrderId);
    if (answer?.type === 'seen') ids.set(input, answer.orderId);
    else if (isCareful || answer?.type !== 'fresh') unsure.push(input);
  }
  if (unsure.length === 0) return ids;
  const found = await store.findNames(unsure.map(({ actor, clientOrderId }) => ({ userId: actor.userId, clientOrderId })));
  const orderIds = new Map(found.map(({ userId, clientOrderId, orderId }) => [`${userId}|${clientOrderId}`, orderId]));
  for (const input of unsure) {
    const orderId = orderIds.get(`${input.actor.userId}|${input.clientOrderId}`);
    if (orderId !== undefined) ids.set(input, orderId);
  }
  return ids;
}

/** Orders that have the names of these commands. Those in memory are found there when the command's turn comes. */
async function ordersNamed(context: LookUpContext, inputs: readonly PlaceInput[]): Promise<Map<PlaceInput, SpotOrderRecord>> {
  const found = new Map<PlaceInput, SpotOrderRecord>();
  const asked = inputs.filter((input) => isAsked(input, context));
  if (asked.length === 0) return found;
  const ids = await idsOf(context, asked);
  const closed = [...new Set(ids.values())].filter((orderId) => !context.desk.openOrders.has(orderId));
  if (closed.length > 0) await context.settled;
  const stored = closed.length === 0 ? [] : await context.store.ordersByIds(closed);
  const records = new Map(stored.map((record) => [record.orderId, record]));
  for (const [input, orderId] of ids) {
    const record = context.desk.openOrders.get(orderId) ?? records.get(orderId);
    if (record) found.set(input, record);
  }
  return found;
}

/** The order that has this name, in its latest state: it may have changed, or been made, within this very batch. */
function firstOf({ desk, batch }: Turn, input: PlaceInput, found: SpotOrderRecord | undefined): SpotOrderRecord | undefined {
  const known = desk.trader(input.actor.userId).names?.find(input.clientOrderId);
  const orderId = known?.type === 'seen' ? known.orderId : found?.orderId;
  if (orderId === undefined) return undefined;
  const record = desk.openOrders.get(orderId) ?? batch.order(orderId) ?? found;
  if (!record) throw new Error(`order ${orderId} has the name ${input.clientOrderId} and is nowhere`);
  return record;
}

/** Places a spot order; the same name again answers with the order that has it. */
export const place: CommandKind<Place> = {
  needs: (_desk, { actor }) => ({ users: [actor.userId] }),
  lookUp: ordersNamed,
  apply: (turn, input, found) => {
    const first = firstOf(turn, input, found);
    if (first && fingerprintOf(first) !== fingerprintOf(input.terms)) throw new AppError('clientOrderIdReused');
    const record = first ?? placeOrder(turn.desk, turn.batch, input.actor, input.clientOrderId, input.terms);
    return (render) => render(record);
  },
};
