import { AppError } from '../appError';
import type { ExpressRecord } from '../money/records/expressRecord';
import type { ExpressContext } from './context';
import { giveBack } from './giveBack';
import { move } from './move';
import { isToRelease, letGo, release } from './payout';
import { pricedNow } from './pricePaid';

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

/** What follows may fail for now, and is tried again; what was told was taken all the same. */
export async function followUp(context: ExpressContext, order: ExpressRecord, act = carryOn): Promise<ExpressRecord> {
  try {
    return await act(context, order);
  } catch (error) {
    const isAway = error instanceof AppError && error.codeName === 'unavailable';
    if (!isAway) context.log.warn({ err: error, orderId: order.orderId }, 'an express order could not go on; it is tried again');
    return order;
  }
}
