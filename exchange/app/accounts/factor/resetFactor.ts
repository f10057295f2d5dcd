import { AppError } from '../../appError';
import type { AuditRecord } from '../../auditRecord';
import type { AccountsContext } from '../context';
import { NOBODY } from '../devices/acting';
import { originOf } from '../devices/origin';
import { sendingHeldFrom } from '../owner/sendingHeldFrom';
import { tellOwner } from '../owner/tellOwner';
import { closeBehind } from './closeBehind';
import { hasSecondFactor } from './methods';

/**
 * Takes the second factor of who lost it away, for an operator: the authenticator, all passkeys, recovery codes, remembered devices. Every
 * session ends, sending is held for 24 h, and the owner is told, so that a taken-over account cannot be emptied by talking to support.
 * @throws AppError authenticatorUnbound: there is none, or no such user
 */
export async function resetFactor(context: AccountsContext, userId: string, audit: AuditRecord): Promise<{ sendingHeldUntil: number }> {
  const { store, clock, sessions } = context;
  const now = clock.now();
  const sendingHeldUntil = sendingHeldFrom(now);
  await store.atomically(async (tables) => {
    const user = await tables.users.lock(userId);
    if (!user || !hasSecondFactor(user)) throw new AppError('authenticatorUnbound');
    await tables.authenticators.unbind(userId);
    await tables.passkeys.removeAll(userId);
    await closeBehind(tables, userId, now);
    // The operator is named in the audit log alone.
    const act = { userId, result: 'PASSED', ...originOf(context, NOBODY), at: now } as const;
    if (user.passkeys > 0) await tables.activity.add({ ...act, kind: 'PASSKEY_REMOVE' });
    if (user.authenticatorBoundAt !== null) await tables.activity.add({ ...act, kind: 'AUTHENTICATOR_OFF' });
    await tables.audit.write(audit, now);
    await tellOwner(context, tables, NOBODY, user, 'secondFactorReset');
  });
  sessions.announceRevoked({ userId });
  return { sendingHeldUntil };
}
