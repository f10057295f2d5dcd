import { AppError } from '../appError';
import type { ExpressRecord } from '../money/records/expressRecord';
import type { OpenedPayment } from './provider';

/** A payment that a provider opened and that is not written down yet: nothing but the process knows whose it is. */
interface Unwritten {
  order: ExpressRecord;
  opened: OpenedPayment;
  /** Operators were told of it. */
  isTold: boolean;
}
export type UnwrittenPayments = Map<string, Unwritten>;

const keyOf = ({ orderId }: ExpressRecord, { paymentId }: OpenedPayment): string => `${orderId} ${paymentId}`;

/** The writer may write it another time. What it refuses for what stands in it would be refused with every turn. */
export const isForNow = (error: unknown): boolean =>
  error instanceof AppError && (error.codeName === 'unavailable' || error.codeName === 'outcomeUnknown');

/** Answers whether operators were told of it before. */
export function keepUnwritten(unwritten: UnwrittenPayments, order: ExpressRecord, opened: OpenedPayment, isTold: boolean): boolean {
  const key = keyOf(order, opened);
  const wasTold = unwritten.get(key)?.isTold ?? false;
  unwritten.set(key, { order, opened, isTold: isTold || wasTold });
  return wasTold;
}

export const forgetUnwritten = (unwritten: UnwrittenPayments, order: ExpressRecord, opened: OpenedPayment): boolean =>
  unwritten.delete(keyOf(order, opened));
