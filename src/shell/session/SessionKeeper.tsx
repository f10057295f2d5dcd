import { useRouter } from 'next/router';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { quietCall } from '@/src/api/quietCall';
import { STORAGE_KEYS } from '@/src/config/storageKeys';
import { beginEra, endLeftEra, leaveAccount, pageAccount, useEra } from '@/src/lib/pageAccount';
import { dropSessionEnd, onOtherTabChange, onTokenChange, readLocal, storedToken, writeLocal } from '@/src/lib/storage';
import { clearSession } from '@/src/state/clearSession';
import { useAppDispatch } from '@/src/state/hooks';
import { showBalancesChanged, userInfoLoaded } from '@/src/state/profileSlice';
import type { AppDispatch } from '@/src/state/store';
import { forgetPreferences } from '../preferences/forgetPreferences';
import { cachedUserInfo, forgetUserInfo } from './cachedUserInfo';
import { meetUser } from './meetUser';
import { refreshUserInfo } from './refreshUserInfo';

const SHOWN = '0';
const storedShows = () => readLocal(STORAGE_KEYS.hideBalances) === SHOWN;

/**
 * Loads whether balances are shown. What was stored last stands until the server answers, and when it does not; a browser that knows nothing
 * of it shows nothing meanwhile: the account may have them hidden.
 */
async function loadShowBalances(dispatch: AppDispatch): Promise<void> {
  const token = storedToken();
  dispatch(showBalancesChanged(storedShows()));
  try {
    const { status } = await quietCall('trackStatus', { key: STORAGE_KEYS.hideBalances });
    if (storedToken() !== token) return;
    writeLocal(STORAGE_KEYS.hideBalances, String(status));
    dispatch(showBalancesChanged(status === 0));
  } catch {
    // Not worth a toast: the user asked for nothing, and the stored choice still holds.
  }
}

/**
 * Follows the token: loads the account when one appears, forgets everything of it when it goes, or when another tab has signed in a user
 * else: this page then shows theirs. Stands above what it ends with an account (`useEra`).
 */
export function SessionKeeper() {
  const dispatch = useAppDispatch();
  const { events } = useRouter();
  const token = useSyncExternalStore(onTokenChange, storedToken, () => undefined);
  const era = useEra();
  const before = useRef<string>(undefined);

  useEffect(() => {
    const former = before.current;
    before.current = token;
    if (token !== undefined) {
      dropSessionEnd();
      // A page that was left is nobody's: what is typed there is not to go out for who signs in, before it is known who that is.
      endLeftEra();
      // Whose it was nobody knows, nor whether it is theirs still.
      if (former !== undefined && former !== token && pageAccount() === undefined) beginEra();
      const cached = cachedUserInfo(Date.now());
      if (cached) {
        meetUser(cached, dispatch);
        dispatch(userInfoLoaded(cached));
      }
      void refreshUserInfo(dispatch);
      return;
    }
    forgetUserInfo();
    // The first look comes before the token is known.
    if (storedToken() === undefined) forgetPreferences();
    if (former === undefined) return;
    clearSession(dispatch);
    leaveAccount();
  }, [token, dispatch]);

  useEffect(() => {
    events.on('routeChangeComplete', endLeftEra);
    return () => events.off('routeChangeComplete', endLeftEra);
  }, [events]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked of every account anew
  useEffect(() => {
    if (token === undefined) return;
    void loadShowBalances(dispatch);
    // Hidden in one tab is hidden in all.
    return onOtherTabChange([STORAGE_KEYS.hideBalances], () => dispatch(showBalancesChanged(storedShows())));
  }, [token, era, dispatch]);

  return null;
}
