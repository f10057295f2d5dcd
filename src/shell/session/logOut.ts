import { logout } from '@/src/api/calls/auth';
import { leaveForHome } from '@/src/lib/leaveForHome';
import { forgetUserInfo } from './cachedUserInfo';

/** Ends the session on the server and, only when it answered code 0, here: token and account go, then home. A failure toasts. */
export async function logOut(router: Parameters<typeof leaveForHome>[0]): Promise<boolean> {
  try {
    await logout();
  } catch {
    // The api has shown why; the person is still signed in.
    return false;
  }
  forgetUserInfo();
  leaveForHome(router);
  return true;
}
