import type { SignedIn } from '@/contract/auth';
import { storeToken } from '@/src/lib/storage';
import { dropTypedIdentities } from '../model/typedIdentity';

/** From here on the browser is signed in; the shell sees the token appear and loads the account. */
export function signIn({ token, expiresAt }: SignedIn): void {
  dropTypedIdentities();
  storeToken(token, expiresAt);
}
