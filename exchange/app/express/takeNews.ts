import { isOpenExpress } from '@/domain/express/orderState';
import { AppError } from '../appError';
import type { ExpressChange } from '../money/commands/moveExpress';
import type { ExpressRecord } from '../money/records/expressRecord';
import { followUp } from './carryOn';
import type { ExpressContext } from './context';
import { move } from './move';
import { stopPayout } from './payout';
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
  // What was asked for here is over by then, and changes nothing. How far an order is that is given back elsewhere is the writer's to say.
  REFUNDED: 'RETURN',
  CHARGED_BACK: 'CHARGE_BACK',
};

/** A payment is settled with being paid; whose coins are delivered is not the provider's to say. */
const eventOf = ({ side }: ExpressRecord, state: PaymentNews['state']): ExpressChange['name'] | undefined =>
  side === 'BUY' && state === 'SETTLED' ? 'PAY' : CHANGES[state];

function changeOf(order: ExpressRecord, { state, paidWith }: PaymentNews): ExpressChange | undefined {
  const name = eventOf(order, state);
  return name && { name, with: paidWith === null ? {} : { paidWith } };
}

/** A payout that is held for a sale that is over: it is never released, and its provider may forget it. */
const isPromisedInVain = ({ side, approval, state }: ExpressRecord, news: PaymentNews): boolean =>
  side === 'SELL' && approval !== null && news.state === 'PAID' && !isOpenExpress(state) && state !== 'DELIVERED';

/** Nothing comes of it any more, and nothing was paid. */
export const isOver = ({ state }: PaymentNews): boolean => state === 'FAILED' || state === 'EXPIRED' || state === 'CANCELLED';

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
