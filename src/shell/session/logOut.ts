import { logout } from '@/src/api/calls/auth';
import { forgetOpenActs } from '@/src/api/openActs';
import { endingSession } from '@/src/lib/endingSession';
import { leaveForHome } from '@/src/lib/leaveForHome';
import { sendUnsent } from '@/src/lib/unsent';
import { forgetUserInfo } from './cachedUserInfo';

/**
 * Forgets what is kept of the user and ends the session on the server; only when that answered code 0, here too: the token goes, then home
 * (specification section 4, "Authentication"). A failure toasts.
 */
export async function logOut(router: Parameters<typeof leaveForHome>[0]): Promise<boolean> {
  // Whoever asked to be forgotten is, also where the server cannot be reached: the page keeps its account, the device does not.
  forgetUserInfo();
  await sendUnsent();
  try {
    await endingSession(logout);
  } catch {
    // The api has shown why; the user is still signed in.
    return false;
  }
  forgetOpenActs();
  leaveForHome(router);
  return true;
}
