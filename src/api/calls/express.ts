import type { CallParams } from '@/contract/calls';
import { call } from '../call';
import { quietCall } from '../quietCall';

/** Buys or sells; fails without a toast, as its form says what is wrong. */
export const createExpressOrder = (order: CallParams<'expressCreateOrder'>) => quietCall('expressCreateOrder', order);
/** Leaves an order that is not paid. Toasts on failure. */
export const cancelExpressOrder = (orderId: string) => call('expressCancel', { orderId });
