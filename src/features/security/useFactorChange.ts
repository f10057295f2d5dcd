import { useCallback } from 'react';
import type { ActingCall } from '@/contract/callActs';
import { useReadAfter } from '@/src/api/queries/useReadAfter';
import { useAppDispatch, useAppSelector } from '@/src/state/hooks';
import { userInfoLoaded } from '@/src/state/profileSlice';

type FactorAct = Extract<ActingCall, `authenticator${string}` | `passkey${string}` | 'recoveryCodesRenew'>;

/** After a second factor was added, changed or taken away: what shows it is read again. `isOn`: the account has one. */
export function useFactorChange(): (act: FactorAct, isOn: boolean) => void {
  const readAfter = useReadAfter();
  const dispatch = useAppDispatch();
  const user = useAppSelector((state) => state.profile.userInfo);
  return useCallback(
    (act, isOn) => {
      if (user) dispatch(userInfoLoaded({ ...user, isBindGa: isOn ? 1 : 0 }));
      void readAfter(act);
    },
    [readAfter, dispatch, user],
  );
}
