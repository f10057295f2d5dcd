import type { ExpressRecord } from '../money/records/expressRecord';
import { carryOn, followUp } from './carryOn';
import type { ExpressContext } from './context';
import { lookAfterLate } from './latePayment';
import { move } from './move';
import { openPayment } from './openPayment';
import { isToRelease, stopPayout } from './payout';
import { isOver, takeAnswer } from './takeNews';

const STALE_MS = 60_000;

/** An order that waits: its payment is opened where that failed, and asked about when its time is over. */
async function waitFor(context: ExpressContext, order: ExpressRecord): Promise<ExpressRecord> {
  const now = context.clock.now();
  if (order.state === 'CREATED' && now <= order.payUntilMs)
    return now - order.createdMs > STALE_MS ? openPayment(context, order, 'en') : order;
  if (now <= order.payUntilMs) return order;
  const provider = context.providerNamed(order.provider);
  if (order.paymentId === null) return move(context, order, { name: 'EXPIRE' });
  // Nobody here can ask it. A purchase that is paid all the same is given back; a sale that is paid out has to have its coins.
  if (!provider) return order.side === 'BUY' ? move(context, order, { name: 'EXPIRE' }) : order;
  const news = await provider.stateOf(order.paymentId);
  if (news.state !== 'OPEN') return takeAnswer(context, order, news);
  // Coins of a sale come free when its provider has let go of it, and not before.
  return (await provider.cancel(order.paymentId)) ? move(context, order, { name: 'EXPIRE' }) : order;
}

/** A payout of which nothing was heard for longer than it takes. */
async function askAbout(context: ExpressContext, order: ExpressRecord): Promise<ExpressRecord> {
  const provider = context.providerNamed(order.provider);
  return provider && order.paymentId !== null ? takeAnswer(context, order, await provider.stateOf(order.paymentId)) : order;
}

/** One whose coins are aside until an operator decides: its provider may let go of it meanwhile, and its message be lost. */
export async function askWhetherLetGo(context: ExpressContext, order: ExpressRecord): Promise<ExpressRecord> {
  const provider = context.providerNamed(order.provider);
  if (!provider || order.paymentId === null) return order;
  const news = await provider.stateOf(order.paymentId);
  return isOver(news) ? takeAnswer(context, order, news) : order;
}

/** Does now what there is to do about an order. @throws Error what of the order cannot be done now */
export function attend(context: ExpressContext, order: ExpressRecord): Promise<ExpressRecord> {
  if (order.state === 'CREATED' || order.state === 'WAITING') return waitFor(context, order);
  if (order.lateUntilMs !== null) return lookAfterLate(context, order);
  if (order.state === 'STOPPED') return stopPayout(context, order);
  return order.side === 'SELL' && order.state === 'DELIVERING' && !isToRelease(order) ? askAbout(context, order) : carryOn(context, order);
}

/** The same, of what has just been decided: the decision stands. */
export const attendIfPossible = (context: ExpressContext, order: ExpressRecord): Promise<ExpressRecord> => followUp(context, order, attend);
