import type { SignedIn } from '@/contract/auth';
import type { AccountTables } from '../accountStore';
import { loginFailures } from '../attempts/callGuards';
import { codeFailures, codesTo } from '../codes/codeGuards';
import type { AccountsContext } from '../context';
import { isNewDevice } from '../devices/isNewDevice';
import { originOf } from '../devices/origin';
import type { Caller, Identity, User } from '../model';
import { tellOwner } from '../owner/tellOwner';
import { userInfoOf } from '../profile/userInfo';

/** Whose login it is, as slips are counted. */
type LoginOf = Identity & { brand: string; userId: string | null };

export interface OpenedLogin {
  /** Call after the commit: forgets earlier slips. */
  finish(whose: LoginOf): Promise<SignedIn>;
}

/**
 * The last step of a login, whatever the steps before: opens the session, writes the login down and tells the owner of a new device,
 * inside the caller's transaction.
 */
export async function openLogin(context: AccountsContext, caller: Caller, tables: AccountTables, user: User): Promise<OpenedLogin> {
  const { clock, sessions, guard } = context;
  const origin = originOf(context, caller);
  if (isNewDevice(origin, await tables.sessions.origins(user.id))) await tellOwner(context, tables, caller, user, 'newDevice');
  const { sessionId, ...opened } = await sessions.open(tables, user, origin);
  await tables.activity.add({ userId: user.id, sessionId, kind: 'LOGIN', result: 'PASSED', ...origin, at: clock.now() });
  return {
    finish: async ({ brand, userId, channel, address }) => {
      // The owner is here: earlier slips from this address are forgotten. Failures from elsewhere stay counted.
      const login = { brand, userId, channel, address, purpose: 'login' as const };
      const failures = [loginFailures(context, caller, login), codeFailures(login, caller)];
      await guard.forget(codesTo(login), ...failures.flatMap((one) => (one ? [one.fromHere] : [])));
      return { ...opened, user: userInfoOf(user, context) };
    },
  };
}
