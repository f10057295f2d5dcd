import { type ExpressEventName, holdsCoins, isOpenExpress, nextExpressState } from '@/domain/express/orderState';
import { AppError } from '../../appError';
import type { AuditRecord } from '../../auditRecord';
import { audit } from '../desk/auditRow';
import { expressOf, updateExpress } from '../desk/expressOrders';
import { mayLeaveBesidesSaved, refuseBesidesSaved, refuseWhileHalted, type Sender } from '../desk/moneyGate';
import type { ExpressRecord } from '../records/expressRecord';
import type { CommandKind, Turn } from './commandKind';
import { collectDebt, deliverCoins, giveCoinsBack, releaseCoins, spendCoins, takeCoinsBack } from './expressMoney';

/** What happens to an order, and what comes with it. */
export type ExpressChange = {
  name: ExpressEventName;
  /** The provider's page, the card that was charged, the price of when the money came. */
  with?: Partial<
    Pick<
      ExpressRecord,
      | 'paymentId'
      | 'payUrl'
      | 'paidWith'
      | 'price'
      | 'forCoins'
      | 'providerFee'
      | 'ownFee'
      | 'coins'
      | 'feeCoins'
      | 'isPriced'
      | 'approvedBy'
      | 'reason'
    >
  >;
};

/** A payment that was opened late is asked about for so long: transfers take days. */
const LATE_MS = 14 * 86_400_000;

type SettlingName = 'COLLECT' | 'FORGIVE' | 'GIVEN_BACK' | 'RELEASED' | 'LATE_OVER';

type Settling = { name: SettlingName } | { name: 'OPENED_LATE'; paymentId: string };

export interface MoveExpress {
  input: {
    orderId: string;
    /** Whose it is: their money has to be in memory. */
    userId: string;
    /**
     * `COLLECT` takes what is owed as far as it is there by now, `FORGIVE` gives it up, `GIVEN_BACK` says that the provider gives back what
     * was paid, or has let go of a payout, and `RELEASED` that it was told to pay out. `OPENED_LATE` is the payment of an order that was over
     * before it had one, and `LATE_OVER` that nothing comes of that payment any more.
     */
    change: ExpressChange | Settling;
    /** What is decided of an order as it was read holds only while it still stands so; else nothing changes. */
    seen?: Pick<ExpressRecord, 'state' | 'paymentId'>;
    audit?: AuditRecord;
    /** Confirmed with it, by the operator of that id: what takes two operators takes no less. */
    proposal?: { id: string; operatorId: string };
  };
  /** `before`: as it was; `isChanged`: false when it changed nothing any more. */
  result: { order: ExpressRecord; before: ExpressRecord; isChanged: boolean };
  found: { order: ExpressRecord; sender: Sender | undefined };
}

type Input = MoveExpress['input'];

/** What an event moves. Each answers what it changes about the order besides its state. */
function moneyOf(turn: Turn, order: ExpressRecord, name: ExpressEventName, next: ExpressRecord['state']): Partial<ExpressRecord> {
  const isHeld = holdsCoins(order.state);
  if (order.side === 'BUY') {
    if (name === 'DELIVER') return deliverCoins(turn, order);
    return next === 'CHARGED_BACK' && order.state === 'DELIVERED' ? takeCoinsBack(turn, order) : {};
  }
  if (next === 'REFUNDED') return giveCoinsBack(turn, order);
  if (order.state !== 'DELIVERING' && (next === 'DELIVERING' || next === 'DELIVERED')) return spendCoins(turn, order, isHeld);
  return isHeld && !holdsCoins(next) ? releaseCoins(turn, order) : {};
}

/** When it happened, under the name of what did. */
function timesOf(order: ExpressRecord, next: ExpressRecord['state'], atMs: number): Partial<ExpressRecord> {
  if (next === 'WAITING') return { openedMs: atMs };
  if (next === 'STOPPED') return {};
  if (next === 'REVIEW') return { reviewMs: atMs };
  if (next === 'PAID') return { paidMs: atMs };
  if (next === 'DELIVERING') return { paidMs: order.paidMs ?? atMs };
  if (next === 'DELIVERED') return { paidMs: order.paidMs ?? atMs, deliveredMs: atMs };
  return { endedMs: atMs };
}

function step(turn: Turn, order: ExpressRecord, change: ExpressChange): ExpressRecord | undefined {
  const state = nextExpressState(order.side, order.state, change.name);
  if (state === undefined) return undefined;
  const known = { ...order, ...change.with };
  const moved = moneyOf(turn, known, change.name, state);
  // What goes on is looked after as what it becomes.
  return { ...known, ...timesOf(order, state, turn.batch.atMs), ...moved, state, lateUntilMs: null };
}

/**
 * A promise to pay a sale out is none of the exchange's while nothing may leave the account, or before an operator has looked: its coins stay
 * aside. What is over by the time of a promise that waits for their word stays over. Undefined: it changes nothing.
 */
function allowed(
  { desk, batch }: Turn,
  order: ExpressRecord,
  change: ExpressChange,
  sender: Sender | undefined,
): ExpressChange | undefined {
  if (order.side !== 'SELL' || (change.name !== 'PAY' && change.name !== 'DELIVER')) return change;
  if (!holdsCoins(order.state)) return change.name === 'PAY' && order.approval !== null ? undefined : change;
  if (!mayLeaveBesidesSaved(desk, order.userId, sender, batch.atMs)) return { ...change, name: 'STOP' };
  return order.approval === null ? change : { ...change, name: 'REVIEW' };
}

/**
 * An operator's word lets go what may leave the account by now. Of a sale that was stopped they have decided just that.
 * @throws AppError badRequest where a second one has to say so too, and what stands against the account
 */
function refuseWord({ desk, batch }: Turn, order: ExpressRecord, { change, proposal }: Input, sender: Sender | undefined): void {
  if (change.name !== 'ALLOW') return;
  if (order.approval === 'TWO' && !proposal) throw new AppError('badRequest', 'orderId', 'it takes two operators');
  if (order.state === 'REVIEW') refuseBesidesSaved(desk, order.userId, sender, batch.atMs);
}

function stepAllowed(turn: Turn, order: ExpressRecord, change: ExpressChange, sender: Sender | undefined): ExpressRecord | undefined {
  const may = allowed(turn, order, change, sender);
  return may && step(turn, order, may);
}

function settle(turn: Turn, order: ExpressRecord, change: Settling): ExpressRecord | undefined {
  const { name } = change;
  if (name === 'OPENED_LATE')
    return order.paymentId === null && !isOpenExpress(order.state)
      ? { ...order, paymentId: change.paymentId, lateUntilMs: turn.batch.atMs + LATE_MS }
      : undefined;
  if (name === 'LATE_OVER') return order.lateUntilMs === null ? undefined : { ...order, lateUntilMs: null };
  if (name === 'GIVEN_BACK') {
    const goesBack = order.state === 'REFUNDED' || order.state === 'REJECTED';
    return goesBack && order.refundedMs === null ? { ...order, refundedMs: turn.batch.atMs } : undefined;
  }
  if (name === 'RELEASED') return order.releasedMs === null ? { ...order, releasedMs: turn.batch.atMs } : undefined;
  if (order.debt === 0n) return undefined;
  if (name === 'FORGIVE') return { ...order, debt: 0n, forgiven: order.forgiven + order.debt };
  const collected = collectDebt(turn, order);
  return collected && { ...order, ...collected };
}

const SETTLING: ReadonlySet<string> = new Set<Settling['name']>([
  'COLLECT',
  'FORGIVE',
  'GIVEN_BACK',
  'RELEASED',
  'OPENED_LATE',
  'LATE_OVER',
]);
const isSettling = (change: Input['change']): change is Settling => SETTLING.has(change.name);

/**
 * Lets something happen to an order: its state, what it moves and its audit line are one. What changes nothing any more, because it came
 * late or twice, is answered with the order as it is.
 * @throws AppError expressOrderUnknown; unavailable while money stands still; of an operator's word as `refuseWord`
 */
export const moveExpress: CommandKind<MoveExpress> = {
  needs: (_desk, { userId }) => ({ users: [userId] }),
  lookUp: async ({ store, settled, nowMs }, inputs) => {
    await settled;
    const orders = new Map((await store.expressByIds(inputs.map(({ orderId }) => orderId))).map((order) => [order.orderId, order]));
    const sellers = [...orders.values()].filter(({ side, state }) => side === 'SELL' && holdsCoins(state)).map(({ userId }) => userId);
    const senders = sellers.length === 0 ? [] : await store.sendersOf([...new Set(sellers)], nowMs, nowMs);
    return new Map(
      inputs.flatMap((input): [Input, MoveExpress['found']][] => {
        const order = orders.get(input.orderId);
        return order ? [[input, { order, sender: senders.find(({ userId }) => userId === order.userId) }]] : [];
      }),
    );
  },
  apply: (turn, input, found) => {
    const { desk, batch } = turn;
    const { orderId, userId, change, seen, audit: record, proposal } = input;
    const order = expressOf(batch).get(orderId) ?? found?.order;
    if (order?.userId !== userId) throw new AppError('expressOrderUnknown');
    refuseWhileHalted(desk);
    if (seen && (seen.state !== order.state || seen.paymentId !== order.paymentId))
      return () => ({ order, before: order, isChanged: false });
    refuseWord(turn, order, input, found?.sender);
    const after = isSettling(change) ? settle(turn, order, change) : stepAllowed(turn, order, change, found?.sender);
    if (!after) return () => ({ order, before: order, isChanged: false });
    if (proposal)
      batch.update('proposals', { id: proposal.id, decision: 'CONFIRMED', decided_by: proposal.operatorId, decided_ms: batch.atMs });
    if (record) audit(batch, record, { from: order.state, to: after.state });
    const kept = updateExpress(batch, after);
    return () => ({ order: kept, before: order, isChanged: true });
  },
};
