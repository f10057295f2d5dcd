import { useCallback } from 'react';
import { useReadAgain } from '@/src/api/queries/useReadAgain';
import { useAppDispatch, useAppSelector } from '@/src/state/hooks';
import { userInfoLoaded } from '@/src/state/profileSlice';

const CHANGED = new Set<unknown>(['securityState', 'passkeys', 'sessions', 'rememberedDevices', 'activity']);

/** After a second factor was added or taken away: everything that shows it is read again. `isOn`: the account has one. */
export function useFactorChange(): (isOn: boolean) => void {
  const readAgain = useReadAgain();
  const dispatch = useAppDispatch();
  const user = useAppSelector((state) => state.profile.userInfo);
  return useCallback(
    (isOn) => {
      if (user) dispatch(userInfoLoaded({ ...user, isBindGa: isOn ? 1 : 0 }));
      readAgain((call) => CHANGED.has(call));
    },
    [readAgain, dispatch, user],
  );
}
