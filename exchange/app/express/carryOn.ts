import { coinsFor } from '@/domain/express/amounts';
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
  // What is given back here is asked for here.
  REFUNDED: undefined,
  CHARGED_BACK: 'CHARGE_BACK',
};

function changeOf({ side }: ExpressRecord, { state, paidWith }: PaymentNews): ExpressChange | undefined {
  // A payment is settled with being paid; whose coins are delivered is not the provider's to say.
  const name = side === 'BUY' && state === 'SETTLED' ? 'PAY' : CHANGES[state];
  return name && { name, with: paidWith === null ? {} : { paidWith } };
}

async function move(context: ExpressContext, { orderId, userId }: ExpressRecord, change: ExpressChange): Promise<ExpressRecord> {
  const moved = await context.writer.run('moveExpress', { orderId, userId, change });
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

async function giveBack(context: ExpressContext, order: ExpressRecord): Promise<ExpressRecord> {
  const { orderId, userId, paymentId } = order;
  if (order.side === 'SELL' || order.refundedMs !== null || paymentId === null) return order;
  await context.providerNamed(order.provider)?.refund(paymentId);
  return (await context.writer.run('moveExpress', { orderId, userId, change: { name: 'GIVEN_BACK' } })).order;
}

/** Does what follows by itself from how an order stands: coins are priced and delivered, what must go back is given back. */
export async function carryOn(context: ExpressContext, order: ExpressRecord): Promise<ExpressRecord> {
  if (order.state === 'REFUNDED') return giveBack(context, order);
  if (order.side === 'SELL') return order;
  if (order.state === 'PAID') {
    const priced = pricedNow(context, order);
    return priced ? carryOn(context, await move(context, order, { name: 'PRICE', with: priced })) : order;
  }
  return order.state === 'DELIVERING' ? move(context, order, { name: 'DELIVER' }) : order;
}

/** What a provider says of an order's payment happens to the order, once, and what follows from it. */
export async function takeNews(context: ExpressContext, order: ExpressRecord, news: PaymentNews): Promise<ExpressRecord> {
  const change = changeOf(order, news);
  const known = order.paymentId === null ? { paymentId: news.paymentId } : {};
  const moved = change ? await move(context, order, { ...change, with: { ...known, ...change.with } }) : order;
  return followUp(context, moved.state === 'STOPPED' && order.state !== 'STOPPED' ? await stopPayout(context, moved) : moved);
}

/** A payout that its provider has promised for an account that nothing may leave: where it lets go its coins are free, else an operator decides. */
async function stopPayout(context: ExpressContext, order: ExpressRecord): Promise<ExpressRecord> {
  const provider = context.providerNamed(order.provider);
  const { orderId, paymentId, userId } = order;
  if (paymentId !== null && (await provider?.cancel(paymentId).catch(() => false))) return move(context, order, { name: 'CANCEL' });
  context.log.error(
    { orderId, number: numberOf(order), userId },
    'a sale is promised of an account that nothing may leave; an operator decides',
  );
  return order;
}

/** A sale that is not promised yet, of an account that nothing may leave by now: its provider lets go of it, and its coins are free. */
export async function stopSale(context: ExpressContext, order: ExpressRecord): Promise<ExpressRecord> {
  const provider = context.providerNamed(order.provider);
  if (order.paymentId === null || !provider || (await provider.cancel(order.paymentId))) return move(context, order, { name: 'CANCEL' });
  return takeNews(context, order, await provider.stateOf(order.paymentId));
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
  if (news.state !== 'OPEN') return takeNews(context, order, news);
  // Coins of a sale come free when its provider has let go of it, and not before.
  return (await provider.cancel(order.paymentId)) ? move(context, order, { name: 'EXPIRE' }) : order;
}

/** A payout of which nothing was heard for longer than it takes. */
async function askAbout(context: ExpressContext, order: ExpressRecord): Promise<ExpressRecord> {
  const provider = context.providerNamed(order.provider);
  return provider && order.paymentId !== null ? takeNews(context, order, await provider.stateOf(order.paymentId)) : order;
}

/** A turn of the job. @throws Error what of the order cannot be done now */
export function attend(context: ExpressContext, order: ExpressRecord): Promise<ExpressRecord> {
  if (order.state === 'CREATED' || order.state === 'WAITING') return lookAfter(context, order);
  if (order.state === 'STOPPED') return stopPayout(context, order);
  return order.side === 'SELL' && order.state === 'DELIVERING' ? askAbout(context, order) : carryOn(context, order);
}

/** The same, of what has just been decided: the decision stands. */
export const attendIfPossible = (context: ExpressContext, order: ExpressRecord): Promise<ExpressRecord> => followUp(context, order, attend);
