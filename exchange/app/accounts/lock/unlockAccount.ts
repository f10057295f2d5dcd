import { AppError } from '../../appError';
import type { AuditRecord } from '../../auditRecord';
import { newToken } from '../../tokens';
import type { AccountTables } from '../accountStore';
import type { AccountsContext } from '../context';
import { NOBODY } from '../devices/acting';
import { originOf } from '../devices/origin';
import { closeBehind } from '../factor/closeBehind';
import type { User } from '../model';
import { sendingHeldFrom } from '../owner/sendingHeldFrom';
import { tellOwner } from '../owner/tellOwner';
import { voidUnderWay } from '../owner/voidUnderWay';

const WEEK_MS = 7 * 86_400_000;
/** Acts by which somebody gets a way in that outlives a new password. */
const ADDING = ['AUTHENTICATOR_ON', 'PASSKEY_ADD', 'RECOVERY_CODES'] as const;

/** A way to prove oneself that was added before the account was locked, by its owner or by who was in. */
export interface FactorAdded {
  kind: (typeof ADDING)[number];
  at: number;
}

export interface Unlocked {
  sendingHeldUntil: number;
  /** In the week before the lock, the newest first, the last twenty of each kind. */
  factorsAdded: FactorAdded[];
  /** What became of them; null where there were none. */
  factors: FactorsAddedAre | null;
}

/** What an operator has heard from the owner about what was added. */
export type FactorsAddedAre = 'keep' | 'remove';

/** So many of a kind are named: what was done again and again is told by the last of them. */
const NAMED_EACH = 20;

/** Tries that failed are noted under the same kinds: they are left out before the newest are taken, or a few would hide what was added. */
async function addedBefore({ activity }: AccountTables, userId: string, lockedAt: number): Promise<FactorAdded[]> {
  const acts: FactorAdded[] = [];
  for (const kind of ADDING) {
    const span = { fromTime: lockedAt - WEEK_MS, toTime: lockedAt };
    const rows = await activity.page(userId, { kind, result: 'PASSED', ...span, limit: NAMED_EACH });
    acts.push(...rows.map(({ at }) => ({ kind, at })));
  }
  return acts.sort((left, right) => right.at - left.at);
}

const toldShort = ({ kind, at }: FactorAdded) => `${kind} ${new Date(at).toISOString()}`;

/** Takes away every way to prove oneself that came in the week before the lock; what was there before stays. */
async function removeAdded(
  tables: AccountTables,
  { id: userId, authenticatorBoundAt }: User,
  lockedAt: number,
  added: FactorAdded[],
  now: number,
) {
  const isAdded = (at: number | null) => at !== null && at >= lockedAt - WEEK_MS;
  for (const { passkeyId, createdAt } of await tables.passkeys.list(userId))
    if (isAdded(createdAt)) await tables.passkeys.remove(userId, passkeyId);
  if (isAdded(authenticatorBoundAt)) await tables.authenticators.unbind(userId);
  // Whoever renewed them has them, and binding an authenticator makes new ones.
  if (added.some(({ kind }) => kind !== 'PASSKEY_ADD')) await tables.recoveryCodes.replace(userId, []);
  await closeBehind(tables, userId, now);
}

/**
 * Unlocks an account for an operator who has made sure whose it is. Its password is replaced by one that nobody knows, for somebody
 * else may know the old one: the owner sets a new one with a code. Passkeys stay a second step, but let nobody in
 * without the password until the owner switches that on again. Sending is held for 24 h, and links of earlier mails lock no more. Where a
 * way to prove oneself was added in the week before the lock, the operator must say what becomes of it: kept by saying nothing it would let
 * whoever has the mailbox in again.
 * @throws AppError accountNotLocked: it is not locked, or no such user; badRequest with what was added, when `factors` is not said
 */
export async function unlockAccount(
  context: AccountsContext,
  userId: string,
  audit: AuditRecord,
  factors?: FactorsAddedAre,
): Promise<Unlocked> {
  const { store, clock, passwords } = context;
  const passwordHash = await passwords.hash(newToken());
  const now = clock.now();
  const sendingHeldUntil = sendingHeldFrom(now);
  const factorsAdded = await store.atomically(async (tables) => {
    const owner = await tables.users.lock(userId);
    if (!owner || owner.lockedAt === null) throw new AppError('accountNotLocked');
    const added = await addedBefore(tables, userId, owner.lockedAt);
    if (added.length > 0 && factors === undefined)
      throw new AppError('badRequest', 'factors', `keep or remove what was added: ${added.map(toldShort).join(', ')}`);
    if (added.length > 0 && factors === 'remove') await removeAdded(tables, owner, owner.lockedAt, added, now);
    await tables.users.setUnlocked(userId, now, passwordHash);
    // Whoever was in may have added one.
    await tables.users.setPasskeyLogin(userId, false);
    await tables.users.holdSending(userId, sendingHeldUntil);
    await voidUnderWay(tables, userId, now);
    await tables.activity.add({ userId, kind: 'ACCOUNT_UNLOCK', result: 'PASSED', ...originOf(context, NOBODY), at: now });
    await tables.audit.write(
      { ...audit, details: { ...audit.details, ...(added.length > 0 && { factors, added: added.map(toldShort) }) } },
      now,
    );
    await tellOwner(context, tables, NOBODY, owner, 'accountUnlocked');
    return added;
  });
  return { sendingHeldUntil, factorsAdded, factors: factorsAdded.length > 0 ? (factors ?? null) : null };
}
