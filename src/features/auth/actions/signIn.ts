import type { SignedIn } from '@/contract/auth';
import { storeToken } from '@/src/lib/storage';

/** From here on the browser is signed in; the shell sees the token appear and loads the account. */
export function signIn({ token, expiresAt }: SignedIn): void {
  storeToken(token, expiresAt);
}
