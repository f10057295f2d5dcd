import type { CallParams } from '@/contract/calls';
import type { Page } from '@/contract/envelope';
import type { ExpressOrder } from '@/contract/express';
import { expressLimits } from '@/domain/express/limits';
import { canCancelExpress } from '@/domain/express/orderState';
import type { Actor } from '../actor';
import { AppError } from '../appError';
import type { ExpressRecord } from '../money/records/expressRecord';
import { DEFAULT_PAGE_SIZE, pageOf, readCursor } from '../pageCursor';
import { behindLetGo } from './behindLetGo';
import type { ExpressContext } from './context';
import { openPayment } from './openPayment';
import { takeAnswer } from './takeNews';
import { toExpressOrder } from './toOrder';

const DAY_MS = 86_400_000;

const wire = ({ scales }: ExpressContext, order: ExpressRecord): ExpressOrder => toExpressOrder(order, scales.get(order.coin) ?? 0);

async function owned({ store }: ExpressContext, { userId }: Actor, orderId: string): Promise<ExpressRecord> {
  const order = await store.own(userId, orderId);
  if (!order) throw new AppError('expressOrderUnknown');
  return order;
}

/** An own order, its page opened where that failed before. @throws AppError expressOrderUnknown */
export async function readExpressOrder(context: ExpressContext, actor: Actor, orderId: string, language: string): Promise<ExpressOrder> {
  const order = await owned(context, actor, orderId);
  return wire(context, await openPayment(context, order, language));
}

/** @throws AppError badRequest for a cursor that is none */
export async function listExpressOrders(
  context: ExpressContext,
  { userId }: Actor,
  { side, coin, searchAfter, pageSize = DEFAULT_PAGE_SIZE }: CallParams<'expressOrders'>,
): Promise<Page<ExpressOrder>> {
  const rows = await context.store.page(userId, { side, coin, before: readCursor(searchAfter), limit: pageSize + 1 });
  return pageOf(
    rows,
    pageSize,
    ({ createdMs, orderId }) => ({ atMs: createdMs, id: orderId }),
    (row) => wire(context, row),
  );
}

/**
 * Leaves an order that is not paid. The provider lets go of it first: one that has the money already says so, and the order goes on.
 * @throws AppError expressOrderUnknown, expressNotNow, expressProviderAway; outcomeUnknown where the provider let go and the rest is not
 * written: asked again it is
 */
export async function cancelExpressOrder(context: ExpressContext, actor: Actor, orderId: string): Promise<ExpressOrder> {
  return wire(context, await leave(context, await owned(context, actor, orderId)));
}

async function leave(context: ExpressContext, order: ExpressRecord): Promise<ExpressRecord> {
  const { orderId, userId, state, paymentId } = order;
  if (state === 'CANCELLED') return order;
  if (!canCancelExpress(state)) throw new AppError('expressNotNow', state);
  const provider = context.providerNamed(order.provider);
  const away = () => new AppError('expressProviderAway');
  // Coins of a sale come free when its provider has let go of it, and not before.
  if (paymentId !== null && !provider && order.side === 'SELL') throw away();
  if (paymentId !== null && provider) {
    const isLetGo = await provider.cancel(paymentId).catch(() => Promise.reject(away()));
    if (!isLetGo) {
      const news = await provider.stateOf(paymentId).catch(() => Promise.reject(away()));
      throw new AppError('expressNotNow', (await takeAnswer(context, order, news)).state);
    }
  }
  const input = { orderId, userId, change: { name: 'CANCEL' }, seen: { state, paymentId } } as const;
  const writing = context.writer.run('moveExpress', input);
  const moved = await (paymentId === null ? writing : behindLetGo(writing));
  // Its payment was opened, or promised, since it was read: that is let go of first, too.
  return moved.isChanged ? moved.order : leave(context, moved.order);
}

/** What may still be bought and sold. */
export async function readExpressLimits(context: ExpressContext, actor: Actor) {
  const now = context.clock.now();
  const day = new Date(now);
  const used = await context.store.used(actor.userId, now - DAY_MS, Date.UTC(day.getUTCFullYear(), day.getUTCMonth()));
  return expressLimits(await context.levelOf(actor), used);
}
