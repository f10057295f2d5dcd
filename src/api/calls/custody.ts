import type { CallParams } from '@/contract/calls';
import type { PasskeyAssertion } from '@/contract/secondFactor';
import { askBrowser } from '../passkeys/browserDialog';
import { quietCall } from '../quietCall';

export const askNewAddress = (params: CallParams<'newDepositAddress'>) => quietCall('newDepositAddress', params);
/** One of the own passkeys, for one address that coins go back to: it proves no other. */
export const proveRefundAddress = async (place: CallParams<'refundAddressChallenge'>): Promise<PasskeyAssertion> =>
  askBrowser(await quietCall('refundAddressChallenge', place));
export const submitRefundAddress = (params: CallParams<'submitRefundAddress'>) => quietCall('submitRefundAddress', params);
export const sendPracticeCoins = (params: CallParams<'practicePayment'>) => quietCall('practicePayment', params);
