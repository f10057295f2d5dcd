import type { CallParams } from '@/contract/calls';
import { SUCCESS_CODE, SUCCESS_MSG } from '@/contract/codes';
import type { UserInfo } from '@/contract/user';
import { dataIn } from '@/src/lib/envelope';
import { call } from '../call';

/** The signed-in user. Never toasts; undefined when it could not be had. */
export async function fetchUserInfo(): Promise<UserInfo | undefined> {
  return dataIn(await call('userInfo', {}, { hideErrors: true }));
}

/** Saves a display flag of the account, 1 or 0. Toasts and rejects with an ApiError on failure. */
export const saveTrack = (params: CallParams<'trackSave'>) => call('trackSave', params);

/** Saves the interface language for this account. @returns whether the server took it */
export async function saveLanguage(language: string): Promise<boolean> {
  const body = await call('languageSet', { language }, { hideErrors: true });
  return body?.code === SUCCESS_CODE && body.msg === SUCCESS_MSG;
}
