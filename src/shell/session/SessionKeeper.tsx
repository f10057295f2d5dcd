import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useSWRConfig } from 'swr';
import { quietCall } from '@/src/api/quietCall';
import { STORAGE_KEYS } from '@/src/config/storageKeys';
import { dropSessionEnd, onTokenChange, readLocal, storedToken, writeLocal } from '@/src/lib/storage';
import { clearSession } from '@/src/state/clearSession';
import { useAppDispatch } from '@/src/state/hooks';
import { showBalancesChanged, userInfoLoaded } from '@/src/state/profileSlice';
import type { AppDispatch } from '@/src/state/store';
import { forgetPreferences } from '../preferences/forgetPreferences';
import { cachedUserInfo, forgetUserInfo } from './cachedUserInfo';
import { refreshUserInfo } from './refreshUserInfo';

const HIDDEN = '1';

/** Loads whether balances are shown; what was stored last stands until the server answers, and when it does not. */
async function loadShowBalances(dispatch: AppDispatch): Promise<void> {
  dispatch(showBalancesChanged(readLocal(STORAGE_KEYS.hideBalances) !== HIDDEN));
  try {
    const { status } = await quietCall('trackStatus', { key: STORAGE_KEYS.hideBalances });
    writeLocal(STORAGE_KEYS.hideBalances, String(status));
    dispatch(showBalancesChanged(status === 0));
  } catch {
    // Not worth a toast: the person asked for nothing, and the stored choice still holds.
  }
}

/**
 * Follows the token: loads the account when one appears, forgets everything of it when it goes, or when another tab has signed in somebody
 * else: this page then shows theirs.
 */
export function SessionKeeper() {
  const dispatch = useAppDispatch();
  const { mutate } = useSWRConfig();
  const token = useSyncExternalStore(onTokenChange, storedToken, () => undefined);
  const wasSignedIn = useRef(false);
  /** Whose answers are on this page. */
  const account = useRef<string>(undefined);

  useEffect(() => {
    if (token !== undefined) {
      wasSignedIn.current = true;
      dropSessionEnd();
      const meet = ({ id }: { id: string }) => {
        const isOther = account.current !== undefined && account.current !== id;
        account.current = id;
        if (!isOther) return;
        forgetPreferences();
        clearSession(dispatch);
        void mutate(() => true, undefined, { revalidate: true });
      };
      const cached = cachedUserInfo(Date.now());
      if (cached) {
        meet(cached);
        dispatch(userInfoLoaded(cached));
      }
      void refreshUserInfo(dispatch, meet);
      void loadShowBalances(dispatch);
      return;
    }
    forgetUserInfo();
    // The first look comes before the token is known.
    if (storedToken() === undefined) forgetPreferences();
    if (!wasSignedIn.current) return;
    wasSignedIn.current = false;
    account.current = undefined;
    clearSession(dispatch);
    // Answers of private calls must not be there for the next account on this page.
    void mutate(() => true, undefined, { revalidate: false });
  }, [token, dispatch, mutate]);

  return null;
}
