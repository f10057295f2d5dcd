import { standingOf } from '@/contract/standing';
import { PLAIN_GROUND, PLAIN_STANDING, whyNot } from '@/domain/account/standing';
import { pathTo } from '@/src/config/matchRoute';
import { dialogOpened } from '@/src/state/dialogSlice';
import { useAppDispatch, useAppSelector } from '@/src/state/hooks';

/**
 * API keys need a verified account: for others whatever leads to them opens the verification prompt instead. What opens it, or undefined
 * where the way is free: another reason is said by the page itself.
 */
export function useVerifiedOnly(): (path: string) => (() => void) | undefined {
  const dispatch = useAppDispatch();
  const user = useAppSelector((state) => state.profile.userInfo);
  return (path) => {
    if (path !== pathTo('profileApi')) return undefined;
    // Before it is known whose account it is, it may be an unverified one.
    const reason = whyNot('API_KEYS', user ? standingOf(user) : PLAIN_STANDING, PLAIN_GROUND, Date.now());
    return reason?.kind === 'unverified' ? () => void dispatch(dialogOpened('verificationPrompt')) : undefined;
  };
}
