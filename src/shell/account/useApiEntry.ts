import type { MouseEvent } from 'react';
import { standingOf } from '@/contract/standing';
import { PLAIN_GROUND, PLAIN_STANDING, whyNot } from '@/domain/account/standing';
import { pathTo } from '@/src/config/matchRoute';
import { dialogOpened } from '@/src/state/dialogSlice';
import { useAppDispatch, useAppSelector } from '@/src/state/hooks';
import type { MenuEntry } from '../menus/mainMenu';

/** API keys need a verified account: for others the entry opens the verification prompt instead of its page. */
export function useApiEntry(): (entry: MenuEntry, event: MouseEvent) => void {
  const dispatch = useAppDispatch();
  const user = useAppSelector((state) => state.profile.userInfo);
  return (entry, event) => {
    if (entry.httpUrl !== pathTo('profileApi')) return;
    // Another reason is said by the page itself; before it is known whose account it is, it may be an unverified one.
    const reason = whyNot('API_KEYS', user ? standingOf(user) : PLAIN_STANDING, PLAIN_GROUND, Date.now());
    if (reason?.kind !== 'unverified') return;
    event.preventDefault();
    dispatch(dialogOpened('verificationPrompt'));
  };
}
