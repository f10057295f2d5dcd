import type { PasskeyAssertion } from '@/contract/secondFactor';
import type { ActivityKind } from '@/domain/account/activity';
import { AppError } from '../../appError';
import type { AccountTables } from '../accountStore';
import type { AccountsContext } from '../context';
import { originOf } from '../devices/origin';
import type { Caller, User } from '../model';
import { tellOwner } from '../owner/tellOwner';
import { assertPasskey } from '../passkeys/assertPasskey';
import { stepOf } from './authenticator';
import { authenticatorGuards, passkeyGuards, recoveryGuards } from './factorGuards';
import { hasSecondFactor, methodsOf } from './methods';
import { findRecoveryCode } from './recoveryCodes';
import { openKey } from './sealedKey';

/** What a user typed, or their passkey signed: one of the three. */
export interface FactorProof {
  authenticatorCode?: string;
  recoveryCode?: string;
  passkey?: PasskeyAssertion;
}

/** A right one, not used up yet. */
export interface RightFactor {
  /**
   * Uses it up inside the transaction of what it allows: of two that come with the same code one goes on. That a recovery code was used
   * its owner is told, whatever it was used for.
   * @throws AppError authenticatorInvalid, recoveryCodeInvalid, passkeyInvalid when it was used meanwhile
   */
  spend(tables: AccountTables): Promise<void>;
}

const isNone = (found: unknown): boolean => found === undefined;

async function findStep(context: AccountsContext, { id: userId }: User, code: string): Promise<number | undefined> {
  const bound = await context.store.authenticators.find(userId);
  if (!bound) return undefined;
  const step = stepOf(openKey(context, userId, bound.sealedKey), code, context.clock.now());
  return step !== undefined && step > bound.lastStep ? step : undefined;
}

async function byAuthenticator(context: AccountsContext, caller: Caller, user: User, code: string): Promise<RightFactor | undefined> {
  const guards = authenticatorGuards(user.id, caller);
  const step = await context.guard.tryOut(guards, () => findStep(context, user, code), isNone);
  if (step === undefined) return undefined;
  return {
    spend: async ({ authenticators }) => {
      if (!(await authenticators.advance(user.id, step))) throw new AppError('authenticatorInvalid');
    },
  };
}

async function byRecoveryCode(context: AccountsContext, caller: Caller, user: User, code: string): Promise<RightFactor | undefined> {
  const guards = recoveryGuards(user.id, caller);
  const codeId = await context.guard.tryOut(guards, () => findRecoveryCode(context, user.id, code), isNone);
  if (codeId === undefined) return undefined;
  return {
    spend: async (tables) => {
      if (!(await tables.recoveryCodes.use(user.id, codeId, context.clock.now()))) throw new AppError('recoveryCodeInvalid');
      await tellOwner(context, tables, caller, user, 'recoveryCodeUsed');
    },
  };
}

/** Unlike what is typed, a passkey is refused for more reasons than one, and only a wrong one counts. */
async function byPasskey(
  context: AccountsContext,
  caller: Caller,
  { id: userId }: User,
  told: PasskeyAssertion,
  about: string | undefined,
): Promise<RightFactor | undefined> {
  const look = () =>
    assertPasskey(context, caller, { purpose: 'proof', userId, ...(about !== undefined && { about }) }, told).catch((refusal: unknown) => {
      if (refusal instanceof AppError && refusal.codeName === 'passkeyInvalid') return undefined;
      throw refusal;
    });
  const right = await context.guard.tryOut(passkeyGuards(userId, caller), look, isNone);
  return right && { spend: right.spend };
}

function byWhat(context: AccountsContext, caller: Caller, user: User, proof: FactorProof, about: string | undefined) {
  const { authenticatorCode, recoveryCode, passkey } = proof;
  if (passkey !== undefined) return { right: byPasskey(context, caller, user, passkey, about), refusal: 'passkeyInvalid' } as const;
  if (recoveryCode !== undefined)
    return { right: byRecoveryCode(context, caller, user, recoveryCode), refusal: 'recoveryCodeInvalid' } as const;
  return { right: byAuthenticator(context, caller, user, authenticatorCode ?? ''), refusal: 'authenticatorInvalid' } as const;
}

/**
 * The second factor of an account that has one; undefined where it has none. A wrong one is shown to the owner, as what was tried.
 * @param about the one act a passkey was asked to prove, where it is asked for one: a proof of another is as good as none
 * @throws AppError secondFactorRequired with what can be asked for here, when there is one and nothing was told; badRequest when more
 * than one was; authenticatorInvalid, recoveryCodeInvalid and passkeyInvalid, for used ones too; passkeyExpired, passkeySuspended,
 * passkeyElsewhere; rateLimited
 */
export async function checkFactor(
  context: AccountsContext,
  caller: Caller,
  user: User,
  kind: ActivityKind,
  proof: FactorProof,
  about?: string,
): Promise<RightFactor | undefined> {
  if (!hasSecondFactor(user)) return undefined;
  const { authenticatorCode, recoveryCode, passkey } = proof;
  const told = [authenticatorCode, recoveryCode, passkey].filter((one) => one !== undefined).length;
  if (told > 1) throw new AppError('badRequest', 'recoveryCode', 'one of the three');
  if (told === 0) throw new AppError('secondFactorRequired', (await methodsOf(context, caller, context.store, user)).join());
  const { right, refusal } = byWhat(context, caller, user, proof, about);
  const found = await right;
  if (found) return found;
  context.activity.note({ userId: user.id, kind, result: 'WRONG_FACTOR' }, originOf(context, caller));
  throw new AppError(refusal);
}
