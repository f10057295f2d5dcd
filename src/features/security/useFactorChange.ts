import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { useAppDispatch, useAppSelector } from '@/src/state/hooks';
import { userInfoLoaded } from '@/src/state/profileSlice';

const CHANGED = new Set<unknown>(['securityState', 'passkeys', 'sessions', 'rememberedDevices', 'activity']);

/** After a second factor was added or taken away: everything that shows it is read again. `isOn`: the account has one. */
export function useFactorChange(): (isOn: boolean) => void {
  const { mutate } = useSWRConfig();
  const dispatch = useAppDispatch();
  const user = useAppSelector((state) => state.profile.userInfo);
  return useCallback(
    (isOn) => {
      if (user) dispatch(userInfoLoaded({ ...user, isBindGa: isOn ? 1 : 0 }));
      void mutate((key) => Array.isArray(key) && CHANGED.has(key[0]));
    },
    [mutate, dispatch, user],
  );
}
