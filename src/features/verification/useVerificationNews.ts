import { fetchUserInfo } from '@/src/api/calls/user';
import { useStandingChanges } from '@/src/realtime';
import { useAppDispatch } from '@/src/state/hooks';
import { userInfoLoaded } from '@/src/state/profileSlice';

/** Runs when a review has come to something, or may have; the account's status in menus and gates is read anew with it. */
export function useVerificationNews(onChange: () => void): void {
  const dispatch = useAppDispatch();
  useStandingChanges(() => {
    onChange();
    void fetchUserInfo().then((user) => user && dispatch(userInfoLoaded(user)));
  });
}
