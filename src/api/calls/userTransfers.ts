import type { CallParams } from '@/contract/calls';
import type { PasskeyAssertion } from '@/contract/secondFactor';
import { askBrowser } from '../passkeys/browserDialog';
import { quietCall } from '../quietCall';

/** Who would receive, masked. @throws ApiError */
export const findReceiver = (params: CallParams<'receiverFind'>) => quietCall('receiverFind', params);

/** One of the own passkeys, for one transfer: it proves no other. @throws ApiError */
export const provePayment = async (terms: CallParams<'sendToUserChallenge'>): Promise<PasskeyAssertion> =>
  askBrowser(await quietCall('sendToUserChallenge', terms));

/** Sends to another user; again under the same id it is the same transfer. @throws ApiError */
export const sendToUser = (params: CallParams<'sendToUser'>) => quietCall('sendToUser', params);

/** The transfer of this id; undefined where there is none. The newest are enough: the one in question was sent a moment ago. @throws ApiError */
export async function findPayment({ asset, clientTransferId }: Pick<CallParams<'sendToUser'>, 'asset' | 'clientTransferId'>) {
  const { records } = await quietCall('transactions', { type: 'INTERNAL_OUT', symbol: asset, pageSize: 50 });
  return records.find((row) => row.type === 'INTERNAL_OUT' && row.detail.clientTransferId === clientTransferId);
}
