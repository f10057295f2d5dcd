import type { Actor } from '../../actor';
import type { AccountsContext } from '../context';
import { newReferralCode } from '../identity/referralCode';
import type { User } from '../model';

/** Whom an account acts as, without a session. */
export const actorOf = ({ id, brand, accountType }: User): Actor => ({ userId: id, brand, accountType });

/** The internal account of that name (accountType 2), made on first use. It has no password and cannot sign in. */
export async function ensureInternalAccount({ store, clock }: AccountsContext, name: string): Promise<Actor> {
  return actorOf(await store.users.ensureInternal(name, newReferralCode(), clock.now()));
}
