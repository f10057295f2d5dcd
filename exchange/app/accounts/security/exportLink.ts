import type { CallData, CallParams } from '@/contract/calls';
import { endpoints } from '@/contract/endpoints';
import type { SessionActor } from '../../actor';
import { AppError } from '../../appError';
import { isSignedFor, signatureFor } from '../../linkSignature';
import { linkToCall } from '../../linkToCall';
import { admitCall } from '../attempts/callGuards';
import type { AccountsContext } from '../context';
import { originOf } from '../devices/origin';
import { proveOwner } from '../factor/proveOwner';
import type { Caller } from '../model';
import { ownUser } from '../owner/findUser';
import { lockForChange } from '../owner/lockForChange';
import { refuseAct, whyNotOf } from '../owner/refuseAct';
import { tellOwner } from '../owner/tellOwner';
import { refuseYoungPassword } from '../passwords/youngPassword';

const LINK_VALID_MS = 5 * 60_000;
/**
 * A link to everything there is of the account, for five minutes and as long as the session that asked is open. Asked for as a change of
 * security is: whoever has it has all. The owner is told; it stands in the record of the account and in the audit log.
 * @throws AppError accountShared, credentialsInvalid, secondFactorRequired, authenticatorInvalid, recoveryCodeInvalid, passkeyInvalid,
 * passwordTooYoung, rateLimited
 */
export async function startExport(
  context: AccountsContext,
  actor: SessionActor,
  caller: Caller,
  proof: CallParams<'dataExport'>,
): Promise<CallData<'dataExport'>> {
  const { store, clock, guard, exportSecret } = context;
  const { userId, sessionId } = actor;
  await admitCall(context, caller, 'data.export');
  const user = await ownUser(context, actor);
  // What one visitor has left in it, the next would take along.
  refuseAct(user, 'EXPORT', clock.now());
  const factor = await proveOwner(context, actor, caller, user, proof, 'DATA_EXPORT');
  await refuseYoungPassword(context, user);
  const subject = `user:${userId}`;
  await guard.admit({ limit: 'exportsPerAccount', about: ['data export', userId], refusal: 'rateLimited', subject: () => subject });
  const now = clock.now();
  await store.atomically(async (tables) => {
    await lockForChange(tables, actor, now, 'EXPORT');
    await factor?.spend(tables);
    await tables.activity.add({ userId, kind: 'DATA_EXPORT', result: 'PASSED', ...originOf(context, caller), at: now });
    await tables.audit.write({ actor: 'rule:owner', action: 'account.export', subject, details: {} }, now);
    await tellOwner(context, tables, caller, user, 'dataExported');
  });
  const until = now + LINK_VALID_MS;
  const signature = signatureFor(exportSecret, 'export', user.brand, userId, sessionId, until);
  const fileUrl = linkToCall(endpoints.dataExportFile.path, { accountId: userId, sessionId, until: String(until), signature });
  return { fileUrl, fileUrlExpiresAt: until };
}

/**
 * Whose data a link leads to, and counts that it was opened. Why it leads nowhere is told to nobody.
 * @throws AppError exportLinkExpired, rateLimited
 */
export async function followExport(
  { store, clock, guard, exportSecret }: AccountsContext,
  brand: string,
  { accountId, sessionId, until, signature }: CallParams<'dataExportFile'>,
): Promise<string> {
  const now = clock.now();
  const isRight = isSignedFor(signature, exportSecret, 'export', brand, accountId, sessionId, until);
  const user = isRight && until > now ? await store.users.byId(accountId) : undefined;
  if (!user || whyNotOf(user, 'EXPORT', now)) throw new AppError('exportLinkExpired');
  if (!(await store.sessions.isOpen(user.id, sessionId, now))) throw new AppError('exportLinkExpired');
  const subject = `user:${user.id}`;
  await guard.admit({ limit: 'exportFilesPerAccount', about: ['export file', user.id], refusal: 'rateLimited', subject: () => subject });
  return user.id;
}
