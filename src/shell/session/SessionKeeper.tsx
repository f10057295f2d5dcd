import { useEffect, useRef } from 'react';
import { useSWRConfig } from 'swr';
import { quietCall } from '@/src/api/quietCall';
import { STORAGE_KEYS } from '@/src/config/storageKeys';
import { dropSessionEnd, readLocal, storedToken, writeLocal } from '@/src/lib/storage';
import { useHasToken } from '@/src/lib/useHasToken';
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

/** Follows the token: loads the account when one appears, forgets everything of it when it goes. */
export function SessionKeeper() {
  const dispatch = useAppDispatch();
  const { mutate } = useSWRConfig();
  const hasToken = useHasToken();
  const wasSignedIn = useRef(false);

  useEffect(() => {
    if (hasToken) {
      wasSignedIn.current = true;
      dropSessionEnd();
      const cached = cachedUserInfo(Date.now());
      if (cached) dispatch(userInfoLoaded(cached));
      void refreshUserInfo(dispatch);
      void loadShowBalances(dispatch);
      return;
    }
    forgetUserInfo();
    // The first look comes before the token is known.
    if (storedToken() === undefined) forgetPreferences();
    if (!wasSignedIn.current) return;
    wasSignedIn.current = false;
    clearSession(dispatch);
    // Answers of private calls must not be there for the next account on this page.
    void mutate(() => true, undefined, { revalidate: false });
  }, [hasToken, dispatch, mutate]);

  return null;
}
