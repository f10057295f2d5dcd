import { useCallback } from 'react';
import { fetchUserInfo } from '@/src/api/calls/user';
import { useReadAfter } from '@/src/api/queries/useReadAfter';
import { pageAccount } from '@/src/lib/pageAccount';
import { useAppDispatch } from '@/src/state/hooks';
import { userInfoLoaded } from '@/src/state/profileSlice';

/** After the account was frozen or freed: everything that shows it is read again, the bar over every page too. */
export function useStandingChange(): (act: 'accountFreeze' | 'accountUnfreezeConfirm') => void {
  const readAfter = useReadAfter();
  const dispatch = useAppDispatch();
  return useCallback(
    (act) => {
      void fetchUserInfo().then((user) => {
        // Whom another tab has signed in meanwhile is for the shell to meet.
        if (user && (pageAccount() ?? user.id) === user.id) dispatch(userInfoLoaded(user));
      });
      void readAfter(act);
    },
    [readAfter, dispatch],
  );
}
