import type { UserInfo } from '@/contract/user';
import { fetchUserInfo } from '@/src/api/calls/user';
import { storedToken } from '@/src/lib/storage';
import { userInfoLoaded } from '@/src/state/profileSlice';
import type { AppDispatch } from '@/src/state/store';
import { loginChanged } from '@/src/state/userSlice';
import { cacheUserInfo } from './cachedUserInfo';

/**
 * Reads the signed-in user anew.
 * @param meet hears who it is before anything of theirs is shown
 * @returns false, with nothing changed, when that failed or the session changed meanwhile
 */
export async function refreshUserInfo(dispatch: AppDispatch, meet?: (userInfo: UserInfo) => void): Promise<boolean> {
  const token = storedToken();
  const userInfo = await fetchUserInfo();
  // An answer that arrives after logout, or for another login, belongs to nobody on this page.
  if (userInfo === undefined || storedToken() !== token) return false;
  meet?.(userInfo);
  dispatch(userInfoLoaded(userInfo));
  dispatch(loginChanged({ email: userInfo.email ?? undefined, phone: userInfo.phoneNumber ?? undefined, isBindGa: userInfo.isBindGa }));
  cacheUserInfo(userInfo, Date.now());
  return true;
}
