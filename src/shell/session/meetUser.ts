import { meetAccount } from '@/src/lib/pageAccount';
import { clearSession } from '@/src/state/clearSession';
import type { AppDispatch } from '@/src/state/store';
import { forgetPreferences } from '../preferences/forgetPreferences';

/** Before anything of a user is shown, what the page has of the one before goes. */
export function meetUser({ id }: { id: string }, dispatch: AppDispatch): void {
  if (!meetAccount(id)) return;
  forgetPreferences();
  clearSession(dispatch);
}
