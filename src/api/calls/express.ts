import type { CallParams } from '@/contract/calls';
import type { PasskeyAssertion } from '@/contract/secondFactor';
import { call } from '../call';
import { askBrowser } from '../passkeys/browserDialog';
import { quietCall } from '../quietCall';

/** Buys or sells; fails without a toast, as its form says what is wrong. */
export const createExpressOrder = (order: CallParams<'expressCreateOrder'>) => quietCall('expressCreateOrder', order);
/** Sends the code that confirms one sale. @throws ApiError */
export const askSaleCode = (terms: CallParams<'expressSaleVerify'>) => quietCall('expressSaleVerify', terms);
/** One of the own passkeys, for one sale: it proves no other. @throws ApiError */
export const proveSale = async (terms: CallParams<'expressSaleChallenge'>): Promise<PasskeyAssertion> =>
  askBrowser(await quietCall('expressSaleChallenge', terms));
/** Leaves an order that is not paid. Toasts on failure. */
export const cancelExpressOrder = (orderId: string) => call('expressCancel', { orderId });
