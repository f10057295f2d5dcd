import type { OperatorParams } from '@/contract/operator';
import { fromUnits } from '@/domain/money/units';
import { AppError } from '../appError';
import { attend, attendIfPossible, carryOn } from '../express/carryOn';
import { followDebt } from '../express/debts';
import { numberOf } from '../express/toOrder';
import type { MoveExpress } from '../money/commands/moveExpress';
import type { ExpressRecord } from '../money/records/expressRecord';
import { auditBy, type OperatingContext } from './context';
import type { Operator } from './operatorStore';

const LINES = 50;

type Asked = OperatorParams<'refundExpress'>;

/** As an operator sees it: amounts as decimals, and what people call it by. */
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

/** What an operator lets happen to an order. @throws AppError expressOrderUnknown; expressNotNow where it changes nothing */
async function change(context: OperatingContext, by: Operator, { orderId, note }: Asked, name: MoveExpress['input']['change']['name']) {
  const { userId } = await found(context, orderId);
  const audit = auditBy(by, `express.${name.toLowerCase()}`, `user:${userId}`, { orderId, note });
  const { order, before, isChanged } = await context.writer.run('moveExpress', { orderId, userId, change: { name }, audit });
  if (!isChanged) throw new AppError('expressNotNow', order.state);
  await followDebt(context.express, before, order);
  return order;
}

/** Gives back what was paid for coins that were not delivered, or the coins of a sale whose money has not arrived or was stopped. */
export async function refundExpress(context: OperatingContext, by: Operator, asked: Asked) {
  return shown(context, await carryOn(context.express, await change(context, by, asked, 'REFUND')));
}

/**
 * A chargeback that its provider told of in another way than by a message: coins are taken back as far as they are there, and sending is held
 * for what is owed.
 */
export async function chargeBackExpress(context: OperatingContext, by: Operator, asked: Asked) {
  return shown(context, await change(context, by, asked, 'CHARGE_BACK'));
}

/** Lets a sale that was stopped be paid out after all: its coins are spent. */
export async function allowExpress(context: OperatingContext, by: Operator, asked: Asked) {
  return shown(context, await attendIfPossible(context.express, await change(context, by, asked, 'ALLOW')));
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
