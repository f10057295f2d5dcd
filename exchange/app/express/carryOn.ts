import { coinsFor } from '@/domain/express/amounts';
import { isOpenExpress } from '@/domain/express/orderState';
import { toUnits } from '@/domain/money/units';
import { AppError } from '../appError';
import type { ExpressChange } from '../money/commands/moveExpress';
import type { ExpressRecord } from '../money/records/expressRecord';
import type { ExpressContext } from './context';
import { followDebt } from './debts';
import { openPayment } from './openPayment';
import { priceNow } from './prices';
import type { PaymentNews } from './provider';
import { numberOf } from './toOrder';

/** What an order's provider tells of its payment is what happens to the order. */
const CHANGES: Readonly<Record<PaymentNews['state'], ExpressChange['name'] | undefined>> = {
  OPEN: undefined,
  PAID: 'PAY',
  SETTLED: 'DELIVER',
  FAILED: 'FAIL',
  EXPIRED: 'EXPIRE',
  CANCELLED: 'CANCEL',
  // What is given back here was asked for here, and is over by then. See below for what was given back elsewhere.
  REFUNDED: undefined,
  CHARGED_BACK: 'CHARGE_BACK',
};

function eventOf({ side, paidMs }: ExpressRecord, state: PaymentNews['state']): ExpressChange['name'] | undefined {
  if (side === 'SELL') return CHANGES[state];
  // A payment is settled with being paid; whose coins are delivered is not the provider's to say.
  if (state === 'SETTLED') return 'PAY';
  // At the provider's desk: the money is gone as with a chargeback, and the coins with it.
  if (state === 'REFUNDED') return paidMs === null ? 'FAIL' : 'CHARGE_BACK';
  return CHANGES[state];
}

function changeOf(order: ExpressRecord, { state, paidWith }: PaymentNews): ExpressChange | undefined {
  const name = eventOf(order, state);
  return name && { name, with: paidWith === null ? {} : { paidWith } };
}

/** What ends an order is true of it as it was read: one that was promised or opened meanwhile is another matter. */
const isEnd = (name: ExpressChange['name']): boolean => name === 'FAIL' || name === 'EXPIRE' || name === 'CANCEL';

async function move(context: ExpressContext, order: ExpressRecord, change: ExpressChange): Promise<ExpressRecord> {
  const { orderId, userId, state, paymentId } = order;
  const seen = isEnd(change.name) ? { seen: { state, paymentId } } : {};
  const moved = await context.writer.run('moveExpress', { orderId, userId, change, ...seen });
  await followDebt(context, moved.before, moved.order);
  return moved.order;
}

/** The coins of a purchase whose price is that of when the money came; undefined while there is no price. */
function pricedNow(context: ExpressContext, order: ExpressRecord): ExpressChange['with'] | undefined {
  if (order.isPriced) return {};
  const { side, coin, currency } = order;
  const price = priceNow(context, { side, coin, currency });
  if (price === undefined) return undefined;
  const scale = context.scales.get(coin) ?? 0;
  // Its fees stay those it was made with.
  const amounts = coinsFor(order, { price, scale });
  const units = (amount: string) => toUnits(amount, scale) ?? 0n;
  return { price, isPriced: true, coins: units(amounts.coins), feeCoins: units(amounts.feeCoins) };
}

/** A payout that nobody let go is not made: its provider lets go of it. What it paid all the same counts. */
async function letGo(context: ExpressContext, order: ExpressRecord): Promise<ExpressRecord> {
  const { orderId, userId, paymentId, refundedMs } = order;
  const provider = context.providerNamed(order.provider);
  if (refundedMs !== null || paymentId === null || !provider) return order;
  if (!(await provider.cancel(paymentId))) return takeAnswer(context, order, await provider.stateOf(paymentId));
  return (await context.writer.run('moveExpress', { orderId, userId, change: { name: 'GIVEN_BACK' } })).order;
}

/** A payout that was held until operators let it go. Told twice its provider pays once. */
async function release(context: ExpressContext, order: ExpressRecord): Promise<ExpressRecord> {
  const { orderId, userId, paymentId } = order;
  const provider = context.providerNamed(order.provider);
  if (paymentId === null || !provider) return order;
  await provider.release(paymentId);
  return (await context.writer.run('moveExpress', { orderId, userId, change: { name: 'RELEASED' } })).order;
}

const isToRelease = ({ side, state, approval, releasedMs }: ExpressRecord): boolean =>
  side === 'SELL' && state === 'DELIVERING' && approval !== null && releasedMs === null;

/**
 * Before an operator gives back the coins of a sale that is promised: its provider lets go first, so that a sale is never paid and given
 * back. One that was held may have been released all the same, and the answer lost.
 * @throws AppError expressProviderAway; expressNotNow where it does not let go: what it says has been taken by then
 */
export async function letGoPromised(context: ExpressContext, order: ExpressRecord): Promise<void> {
  const provider = context.providerNamed(order.provider);
  if (order.side !== 'SELL' || order.state !== 'DELIVERING' || order.paymentId === null || !provider) return;
  const { paymentId } = order;
  const away = () => Promise.reject(new AppError('expressProviderAway'));
  if (await provider.cancel(paymentId).catch(away)) return;
  const { state } = await takeAnswer(context, order, await provider.stateOf(paymentId).catch(away));
  throw new AppError('expressNotNow', state);
}

/** Once at a time: what is told twice at one moment asks its provider once. */
const giveBack = (context: ExpressContext, order: ExpressRecord): Promise<ExpressRecord> =>
  context.inTurn(`refund of ${order.orderId}`, async () => {
    const now = (await context.store.byId(order.orderId)) ?? order;
    const { orderId, userId, paymentId } = now;
    if (now.side === 'SELL' || now.refundedMs !== null || paymentId === null) return now;
    await context.providerNamed(now.provider)?.refund(paymentId);
    return (await context.writer.run('moveExpress', { orderId, userId, change: { name: 'GIVEN_BACK' } })).order;
  });

/** Does what follows by itself from how an order stands: coins are priced and delivered, what must go back is given back. */
export async function carryOn(context: ExpressContext, order: ExpressRecord): Promise<ExpressRecord> {
  if (order.state === 'REFUNDED') return giveBack(context, order);
  if (order.state === 'REJECTED') return letGo(context, order);
  if (isToRelease(order)) return release(context, order);
  if (order.side === 'SELL') return order;
  if (order.state === 'PAID') {
    const priced = pricedNow(context, order);
    return priced ? carryOn(context, await move(context, order, { name: 'PRICE', with: priced })) : order;
  }
  return order.state === 'DELIVERING' ? move(context, order, { name: 'DELIVER' }) : order;
}

/** A payout that is held for a sale that is over: it is never released, and its provider may forget it. */
const isPromisedInVain = ({ side, approval, state }: ExpressRecord, news: PaymentNews): boolean =>
  side === 'SELL' && approval !== null && news.state === 'PAID' && !isOpenExpress(state) && state !== 'DELIVERED';

const isOver = ({ state }: PaymentNews): boolean => state === 'FAILED' || state === 'EXPIRED' || state === 'CANCELLED';

/**
 * A payout was promised, and the message says that there is none: it may be older than the promise. One that waits for an operator is not
 * paid before their word, whatever it is told.
 */
const breaksPromise = ({ side, state }: ExpressRecord, news: PaymentNews): boolean =>
  side === 'SELL' && (state === 'DELIVERING' || state === 'STOPPED') && isOver(news);

/** The coins of a sale are back, and the message says that it is paid: it may be the promise of before, told once more. */
const paysForNothing = ({ side, state }: ExpressRecord, { state: told }: PaymentNews): boolean =>
  side === 'SELL' && state === 'REFUNDED' && (told === 'PAID' || told === 'SETTLED');

const isToAsk = (order: ExpressRecord, news: PaymentNews): boolean => breaksPromise(order, news) || paysForNothing(order, news);

/**
 * What a provider tells by a message, which may be late, or come twice. That a promise is broken, or that coins which are back are paid for,
 * is believed of the provider itself, asked now, and of no message: coins that are back are not to be paid for, and what is told once more
 * wakes nobody.
 * @throws AppError unavailable where it cannot be asked: the order stays as it is, and the message is told again
 */
export async function takeNews(context: ExpressContext, order: ExpressRecord, news: PaymentNews): Promise<ExpressRecord> {
  if (!isToAsk(order, news)) return takeAnswer(context, order, news);
  const { orderId } = order;
  const answer = await context
    .providerNamed(order.provider)
    ?.stateOf(news.paymentId)
    .catch((err: unknown) => context.log.warn({ err, orderId }, 'a provider could not be asked about what it told; it is asked again'));
  if (!answer) throw new AppError('unavailable');
  if (paysForNothing(order, news) && !paysForNothing(order, answer))
    context.log.warn({ orderId, told: news.state, answer: answer.state }, 'a sale that was given back is told as paid, and is not');
  return takeAnswer(context, order, answer);
}

/** Its coins are back, and its provider pays, or has paid: an operator settles that with it. */
function sayPaidForNothing({ log }: ExpressContext, order: ExpressRecord, { state: told }: PaymentNews): void {
  const { orderId, userId } = order;
  log.error({ orderId, number: numberOf(order), userId, told, alarm: true }, 'a sale is paid out whose coins were given back');
}

/** What a provider says now of the payment of an order as it was read before happens to the order, once, and what follows from it. */
export async function takeAnswer(context: ExpressContext, order: ExpressRecord, news: PaymentNews): Promise<ExpressRecord> {
  const change = changeOf(order, news);
  const known = order.paymentId === null ? { paymentId: news.paymentId } : {};
  const moved = change ? await move(context, order, { ...change, with: { ...known, ...change.with } }) : order;
  // Something else has happened since it was read, which may be a promise, or its end: that is asked about anew.
  if (isToAsk(moved, news) && moved.state !== order.state) return takeNews(context, moved, news);
  if (paysForNothing(moved, news)) sayPaidForNothing(context, moved, news);
  if (isPromisedInVain(moved, news))
    await context
      .providerNamed(moved.provider)
      ?.cancel(news.paymentId)
      .catch(() => false);
  return followUp(context, moved.state === 'STOPPED' && order.state !== 'STOPPED' ? await stopPayout(context, moved) : moved);
}

/** Its coins are free again, and it says why it ended. */
async function end(context: ExpressContext, order: ExpressRecord): Promise<ExpressRecord> {
  const reason = (await context.store.whyStopped(order.orderId, context.clock.now())) ?? null;
  return move(context, order, { name: 'CANCEL', with: { reason } });
}

/** A payout that its provider has promised for an account that nothing may leave: where it lets go its coins are free, else an operator decides. */
async function stopPayout(context: ExpressContext, order: ExpressRecord): Promise<ExpressRecord> {
  const provider = context.providerNamed(order.provider);
  const { orderId, paymentId, userId } = order;
  if (paymentId !== null && (await provider?.cancel(paymentId).catch(() => false))) return end(context, order);
  context.log.error(
    { orderId, number: numberOf(order), userId },
    'a sale is promised of an account that nothing may leave; an operator decides',
  );
  return order;
}

/** A sale that nothing was released for, of an account that stands against it by now: its provider lets go of it, and its coins are free. */
export async function stopSale(context: ExpressContext, order: ExpressRecord): Promise<ExpressRecord> {
  const provider = context.providerNamed(order.provider);
  if (order.paymentId === null || !provider || (await provider.cancel(order.paymentId))) return end(context, order);
  return takeAnswer(context, order, await provider.stateOf(order.paymentId));
}

/** What follows may fail for now, and is tried again; what was told was taken all the same. */
async function followUp(context: ExpressContext, order: ExpressRecord, act = carryOn): Promise<ExpressRecord> {
  try {
    return await act(context, order);
  } catch (error) {
    const isAway = error instanceof AppError && error.codeName === 'unavailable';
    if (!isAway) context.log.warn({ err: error, orderId: order.orderId }, 'an express order could not go on; it is tried again');
    return order;
  }
}

const STALE_MS = 60_000;

/** An order that waits: its payment is opened where that failed, and asked about when its time is over. */
async function lookAfter(context: ExpressContext, order: ExpressRecord): Promise<ExpressRecord> {
  const now = context.clock.now();
  if (order.state === 'CREATED' && now <= order.payUntilMs)
    return now - order.createdMs > STALE_MS ? openPayment(context, order, 'en') : order;
  if (now <= order.payUntilMs) return order;
  const provider = context.providerNamed(order.provider);
  if (order.paymentId === null || !provider) return move(context, order, { name: 'EXPIRE' });
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

/** One whose coins are aside until somebody decides: its provider may let go of it meanwhile, and its message be lost. */
export async function askWhetherLetGo(context: ExpressContext, order: ExpressRecord): Promise<ExpressRecord> {
  const provider = context.providerNamed(order.provider);
  if (!provider || order.paymentId === null) return order;
  const news = await provider.stateOf(order.paymentId);
  return isOver(news) ? takeAnswer(context, order, news) : order;
}

/** Does now what there is to do about an order. @throws Error what of the order cannot be done now */
export function attend(context: ExpressContext, order: ExpressRecord): Promise<ExpressRecord> {
  if (order.state === 'CREATED' || order.state === 'WAITING') return lookAfter(context, order);
  if (order.state === 'STOPPED') return stopPayout(context, order);
  return order.side === 'SELL' && order.state === 'DELIVERING' && !isToRelease(order) ? askAbout(context, order) : carryOn(context, order);
}

/** The same, of what has just been decided: the decision stands. */
export const attendIfPossible = (context: ExpressContext, order: ExpressRecord): Promise<ExpressRecord> => followUp(context, order, attend);
