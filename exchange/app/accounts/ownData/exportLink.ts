import { createHmac, timingSafeEqual } from 'node:crypto';
import type { CallData, CallParams } from '@/contract/calls';
import { endpoints } from '@/contract/endpoints';
import type { SessionActor } from '../../actor';
import { AppError } from '../../appError';
import { admitCall } from '../callers';
import type { AccountsContext } from '../context';
import { checkFactor } from '../factor/checkFactor';
import type { Caller } from '../model';
import { requireCurrentPassword } from '../security/currentPassword';
import { lockForChange } from '../security/lockForChange';
import { originOf } from '../security/origin';
import { refuseAct, whyNotOf } from '../security/refuseAct';
import { tellOwner } from '../security/tellOwner';
import { refuseYoungPassword } from '../security/youngPassword';

const LINK_VALID_MS = 5 * 60_000;
/** Under which the web passes calls on. */
const API_PREFIX = '/api';

type Signed = Pick<CallParams<'dataExportFile'>, 'accountId' | 'sessionId' | 'until'>;

const signatureOf = (secret: string, brand: string, { accountId, sessionId, until }: Signed): Buffer =>
  createHmac('sha256', secret)
    .update(JSON.stringify([brand, accountId, sessionId, until]))
    .digest();

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
  { currentPassword, ...proof }: CallParams<'dataExport'>,
): Promise<CallData<'dataExport'>> {
  const { store, clock, guard, exportSecret } = context;
  const { userId, sessionId } = actor;
  await admitCall(context, caller, 'data.export');
  const user = await store.users.byId(userId);
  if (!user) throw new AppError('tokenInvalid');
  // What one visitor has left in it, the next would take along.
  refuseAct(user, 'EXPORT', clock.now());
  await requireCurrentPassword(context, actor, caller, user, currentPassword, 'DATA_EXPORT');
  const factor = await checkFactor(context, caller, user, 'DATA_EXPORT', proof);
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
  const signed = { accountId: userId, sessionId, until: now + LINK_VALID_MS };
  const signature = signatureOf(exportSecret, user.brand, signed).toString('base64url');
  const query = new URLSearchParams({ ...signed, until: String(signed.until), signature });
  return { fileUrl: `${API_PREFIX}${endpoints.dataExportFile.path}?${query}`, fileUrlExpiresAt: signed.until };
}

/**
 * Whose data a link leads to, and counts that it was opened. Why it leads nowhere is told to nobody.
 * @throws AppError exportLinkExpired, rateLimited
 */
export async function followExport(
  { store, clock, guard, exportSecret }: AccountsContext,
  brand: string,
  { signature, ...signed }: CallParams<'dataExportFile'>,
): Promise<string> {
  const now = clock.now();
  const isRight = timingSafeEqual(Buffer.from(signature, 'base64url'), signatureOf(exportSecret, brand, signed));
  const user = isRight && signed.until > now ? await store.users.byId(signed.accountId) : undefined;
  if (!user || whyNotOf(user, 'EXPORT', now)) throw new AppError('exportLinkExpired');
  if (!(await store.sessions.isOpen(user.id, signed.sessionId, now))) throw new AppError('exportLinkExpired');
  const subject = `user:${user.id}`;
  await guard.admit({ limit: 'exportFilesPerAccount', about: ['export file', user.id], refusal: 'rateLimited', subject: () => subject });
  return user.id;
}
