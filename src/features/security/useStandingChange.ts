import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { fetchUserInfo } from '@/src/api/calls/user';
import { showsStanding } from '@/src/api/queries/security';
import { useAppDispatch } from '@/src/state/hooks';
import { userInfoLoaded } from '@/src/state/profileSlice';

/** After the account was frozen or freed: everything that shows it is read again, the bar over every page too. */
export function useStandingChange(): () => void {
  const { mutate } = useSWRConfig();
  const dispatch = useAppDispatch();
  return useCallback(() => {
    void fetchUserInfo().then((user) => user && dispatch(userInfoLoaded(user)));
    void mutate(showsStanding);
  }, [mutate, dispatch]);
}
