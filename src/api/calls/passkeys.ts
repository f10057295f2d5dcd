import type { SignedIn } from '@/contract/auth';
import type { CallParams } from '@/contract/calls';
import type { PasskeyAssertion } from '@/contract/secondFactor';
import { askBrowser } from '../passkeys/browserDialog';
import { quietCall } from '../quietCall';

/** One of the own passkeys, as the second factor of what is about to be done. @throws ApiError */
export const provePasskey = async (): Promise<PasskeyAssertion> => askBrowser(await quietCall('passkeyChallenge', {}));

/** The same for a login that waits for its second factor. @throws ApiError */
export const proveLoginPasskey = async (ticket: string): Promise<PasskeyAssertion> =>
  askBrowser(await quietCall('passkeyLoginChallenge', { ticket }));

/** And for a reset whose code is right. @throws ApiError */
export const proveResetPasskey = async (ticket: string, code: string): Promise<PasskeyAssertion> =>
  askBrowser(await quietCall('passkeyResetChallenge', { ticket, code }));

/** Signs in with what a passkey has signed. @throws ApiError */
export const passkeyLogin = (passkey: PasskeyAssertion): Promise<SignedIn> => quietCall('passkeyLogin', { passkey, platform: 'PC' });

/** A code that the first passkey needs. @throws ApiError */
export const sendPasskeyCode = () => quietCall('passkeyCode', {});

/** @throws ApiError */
export const startAddingPasskey = (params: CallParams<'passkeyAdd'>) => quietCall('passkeyAdd', params);

/** @throws ApiError */
export const confirmPasskey = (params: CallParams<'passkeyConfirm'>) => quietCall('passkeyConfirm', params);

/** @throws ApiError */
export const renamePasskey = (passkeyId: string, name: string) => quietCall('passkeyRename', { passkeyId, name });

/** @throws ApiError */
export const removePasskey = (params: CallParams<'passkeyRemove'>) => quietCall('passkeyRemove', params);

/** Whether a passkey is enough to sign in. @throws ApiError */
export const setPasskeyLogin = (params: CallParams<'passkeyLoginSet'>) => quietCall('passkeyLoginSet', params);
