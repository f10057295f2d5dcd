import type { MouseEvent } from 'react';
import { pathTo } from '@/src/config/matchRoute';
import { dialogOpened } from '@/src/state/dialogSlice';
import { useAppDispatch, useAppSelector } from '@/src/state/hooks';
import type { MenuEntry } from '../menus/mainMenu';
import { isVerified } from './VerificationTag';

/** API keys need a verified account: for others the entry opens the verification prompt instead of its page. */
export function useApiEntry(): (entry: MenuEntry, event: MouseEvent) => void {
  const dispatch = useAppDispatch();
  const user = useAppSelector((state) => state.profile.userInfo);
  return (entry, event) => {
    if (entry.httpUrl !== pathTo('profileApi') || isVerified(user)) return;
    event.preventDefault();
    dispatch(dialogOpened('verificationPrompt'));
  };
}
