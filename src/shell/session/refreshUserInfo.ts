import { fetchUserInfo } from '@/src/api/calls/user';
import { storedToken } from '@/src/lib/storage';
import { userInfoLoaded } from '@/src/state/profileSlice';
import type { AppDispatch } from '@/src/state/store';
import { cacheUserInfo } from './cachedUserInfo';
import { meetUser } from './meetUser';

/**
 * Reads the signed-in user anew; where it is not the one whose page this was, a new era begins.
 * @returns false, with nothing changed, when that failed or the session changed meanwhile
 */
export async function refreshUserInfo(dispatch: AppDispatch): Promise<boolean> {
  const token = storedToken();
  const userInfo = await fetchUserInfo();
  // An answer that arrives after logout, or for another login, belongs to nobody on this page.
  if (userInfo === undefined || storedToken() !== token) return false;
  meetUser(userInfo, dispatch);
  dispatch(userInfoLoaded(userInfo));
  cacheUserInfo(userInfo, Date.now());
  return true;
}
