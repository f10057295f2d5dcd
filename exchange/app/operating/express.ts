import type { OperatorParams } from '@/contract/operator';
import { fromUnits } from '@/domain/money/units';
import { AppError } from '../appError';
import type { AuditRecord } from '../auditRecord';
import { attend, attendIfPossible } from '../express/attend';
import { behindLetGo } from '../express/behindLetGo';
import { carryOn } from '../express/carryOn';
import { followDebt } from '../express/debts';
import { letGoPromised } from '../express/letGoFirst';
import { numberOf } from '../express/toOrder';
import type { MoveExpress } from '../money/commands/moveExpress';
import type { ExpressRecord } from '../money/records/expressRecord';
import { auditBy, type OperatingContext } from './context';
import type { Operator, Proposal } from './operatorStore';
import { propose } from './propose';

const LINES = 50;

type Asked = OperatorParams<'refundExpress'>;

/** As an operator sees it: amounts as decimals, and the number its user knows it by. */
function shown({ express }: OperatingContext, order: ExpressRecord) {
  const { coins, feeCoins, takenBack, debt, forgiven, ...rest } = order;
  const decimal = (units: bigint) => fromUnits(units, express.scales.get(order.coin) ?? 0);
  const left = { takenBack: decimal(takenBack), owed: decimal(debt), forgiven: decimal(forgiven) };
  return { number: numberOf(order), ...rest, coins: decimal(coins), feeCoins: decimal(feeCoins), ...left };
}

async function found({ express }: OperatingContext, orderId: string): Promise<ExpressRecord> {
  const order = await express.store.byId(orderId);
  if (!order) throw new AppError('expressOrderUnknown');
  return order;
}

/** Orders for money, newest first; `owed`: of which coins are owed after a chargeback. */
export async function listExpress(context: OperatingContext, _by: Operator, params: OperatorParams<'listExpress'>) {
  const { state, userId, isOwed, before, limit = LINES } = params;
  const orders = await context.express.store.list({ state, userId, isOwed, before, limit });
  return orders.map((order) => shown(context, order));
}

/** @throws AppError expressOrderUnknown */
export async function showExpress(context: OperatingContext, _by: Operator, { orderId }: OperatorParams<'showExpress'>) {
  return shown(context, await found(context, orderId));
}

type Change = MoveExpress['input']['change'];
/** What comes with nothing else. */
type ChangeName = Exclude<Change['name'], 'OPENED_LATE'>;

/** What an operator lets happen to an order. @throws AppError expressOrderUnknown; expressNotNow where it changes nothing */
async function change(context: OperatingContext, by: Operator, { orderId, note }: Asked, name: ChangeName, seen?: ExpressRecord) {
  const { userId } = seen ?? (await found(context, orderId));
  const audit = auditBy(by, `express.${name.toLowerCase()}`, `user:${userId}`, { orderId, note });
  return changeBy(context, {
    orderId,
    userId,
    change: { name },
    audit,
    ...(seen && { seen: { state: seen.state, paymentId: seen.paymentId } }),
  });
}

async function changeBy(context: OperatingContext, input: MoveExpress['input']) {
  const { order, before, isChanged } = await context.writer.run('moveExpress', input);
  if (!isChanged) throw new AppError('expressNotNow', order.state);
  await followDebt(context.express, before, order);
  return order;
}

/**
 * Gives back what was paid for coins that were not delivered, or the coins of a sale whose money has not arrived or was stopped. A promise is
 * let go of first.
 * @throws AppError expressOrderUnknown, expressProviderAway; expressNotNow, also where its provider pays out by now; outcomeUnknown where it
 * let go and the rest is not written: asked again it is
 */
export async function refundExpress(context: OperatingContext, by: Operator, asked: Asked) {
  const order = await found(context, asked.orderId);
  const isLetGo = await letGoPromised(context.express, order);
  const writing = change(context, by, asked, 'REFUND', order);
  return shown(context, await carryOn(context.express, await (isLetGo ? behindLetGo(writing) : writing)));
}

/**
 * A chargeback that its provider told of in another way than by a message: coins are taken back as far as they are there, and sending is held
 * for what is owed.
 */
export async function chargeBackExpress(context: OperatingContext, by: Operator, asked: Asked) {
  return shown(context, await change(context, by, asked, 'CHARGE_BACK'));
}

async function foundIn(context: OperatingContext, orderId: string, state: 'STOPPED' | 'REVIEW'): Promise<ExpressRecord> {
  const order = await found(context, orderId);
  if (order.state !== state) throw new AppError('expressNotNow', order.state);
  return order;
}

/** Its coins are spent, and its provider is told to pay. Where it takes two operators one proposes it, and another one confirms. */
async function letPayOut(context: OperatingContext, by: Operator, { orderId, userId, approval }: ExpressRecord, note: string) {
  if (approval === 'TWO') return propose(context, by, { kind: 'express.approve', details: { orderId }, note });
  const audit = auditBy(by, 'express.allow', `user:${userId}`, { orderId, note });
  const order = await changeBy(context, { orderId, userId, change: { name: 'ALLOW', with: { approvedBy: by.name } }, audit });
  return shown(context, await attendIfPossible(context.express, order));
}

/** Lets a sale that was stopped be paid out after all. @throws AppError expressOrderUnknown, expressNotNow */
export async function allowExpress(context: OperatingContext, by: Operator, { orderId, note }: Asked) {
  return letPayOut(context, by, await foundIn(context, orderId, 'STOPPED'), note);
}

/** Lets a large sale be paid out that waits for it. @throws AppError expressOrderUnknown, expressNotNow, and what stands against the account */
export async function approveExpress(context: OperatingContext, by: Operator, { orderId, note }: Asked) {
  return letPayOut(context, by, await foundIn(context, orderId, 'REVIEW'), note);
}

export async function carryOutExpress(context: OperatingContext, proposal: Proposal, by: Operator, audit: AuditRecord) {
  const { orderId } = proposal.details as { orderId: string };
  const { userId } = await found(context, orderId);
  const change: Change = { name: 'ALLOW', with: { approvedBy: `${proposal.proposedBy}, ${by.name}` } };
  const input = { orderId, userId, change, audit, proposal: { id: proposal.id, operatorId: by.id } };
  return shown(context, await attendIfPossible(context.express, await changeBy(context, input)));
}

/** Does not let a large sale be paid out: its coins are back at once, and its owner reads the reason. */
export async function rejectExpress(context: OperatingContext, by: Operator, { orderId, reason, note }: OperatorParams<'rejectExpress'>) {
  const { userId } = await foundIn(context, orderId, 'REVIEW');
  const audit = auditBy(by, 'express.reject', `user:${userId}`, { orderId, reason, note });
  const order = await changeBy(context, { orderId, userId, change: { name: 'REJECT', with: { reason } }, audit });
  return shown(context, await attendIfPossible(context.express, order));
}

/** Does now what is to be done about an order, and says why it cannot be. */
export async function retryExpress(context: OperatingContext, by: Operator, { orderId, note }: Asked) {
  const { store, express, clock } = context;
  const order = await found(context, orderId);
  await store.writeAudit(auditBy(by, 'express.retry', `user:${order.userId}`, { orderId, note }), clock.now());
  return shown(context, await attend(express, order));
}

/** Takes what is owed as far as it is there by now. */
export async function collectExpress(context: OperatingContext, by: Operator, asked: Asked) {
  return shown(context, await change(context, by, asked, 'COLLECT'));
}

/** Gives up what is owed. */
export async function forgiveExpress(context: OperatingContext, by: Operator, asked: Asked) {
  return shown(context, await change(context, by, asked, 'FORGIVE'));
}
