import { logout } from '@/src/api/calls/auth';
import { removeToken } from '@/src/lib/storage';
import { forgetUserInfo } from './cachedUserInfo';

interface LogOutSteps {
  goHome: () => void;
}

/** Ends the session on the server and, only when it answered code 0, here: token and account go, then home. A failure toasts. */
export async function logOut({ goHome }: LogOutSteps): Promise<boolean> {
  try {
    await logout();
  } catch {
    // The api has shown why; the person is still signed in.
    return false;
  }
  forgetUserInfo();
  removeToken();
  goHome();
  return true;
}
