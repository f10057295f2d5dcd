import type { CallParams } from '@/contract/calls';
import type { PasskeyAssertion } from '@/contract/secondFactor';
import { askBrowser } from '../passkeys/browserDialog';
import { quietCall } from '../quietCall';

// All fail without a toast: whoever asked shows why in its own place.

export const askWithdrawCode = (wanted: CallParams<'withdrawVerify'>) => quietCall('withdrawVerify', wanted);
/** One of the own passkeys, for one withdrawal: it proves no other. */
export const proveWithdrawal = async (wanted: CallParams<'withdrawChallenge'>): Promise<PasskeyAssertion> =>
  askBrowser(await quietCall('withdrawChallenge', wanted));
export const placeWithdrawal = (order: CallParams<'withdraw'>) => quietCall('withdraw', order);
export const cancelWithdrawal = (withdrawalId: string) => quietCall('withdrawCancel', { withdrawalId });

/** One of the own passkeys, for one address that is saved: it proves no other. */
export const proveAddress = async (place: CallParams<'addressAddChallenge'>): Promise<PasskeyAssertion> =>
  askBrowser(await quietCall('addressAddChallenge', place));
export const addAddress = (entry: CallParams<'addressAdd'>) => quietCall('addressAdd', entry);
export const renameAddress = (addressId: string, label: string) => quietCall('addressRename', { addressId, label });
export const removeAddress = (addressId: string) => quietCall('addressRemove', { addressId });
export const setSavedOnly = (isOn: boolean) => quietCall('savedOnlySet', { isOn });
