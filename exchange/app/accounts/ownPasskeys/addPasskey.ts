import { generateRegistrationOptions } from '@simplewebauthn/server';
import type { CodeSent } from '@/contract/auth';
import type { CallParams } from '@/contract/calls';
import type { PasskeyCreation } from '@/contract/passkeys';
import { PASSKEYS_MAX } from '@/domain/account/passkeys';
import type { SessionActor } from '../../actor';
import { AppError } from '../../appError';
import { maskedAddress } from '../../maskedAddress';
import type { AccountTables } from '../accountStore';
import { admitCall } from '../attempts/callGuards';
import { checkCode, ownTicket } from '../codes/checkCode';
import { issueOwnTicket } from '../codes/sendCode';
import type { AccountsContext } from '../context';
import { checkFactor } from '../factor/checkFactor';
import { hasSecondFactor } from '../factor/methods';
import type { Caller, User } from '../model';
import { ownUser } from '../owner/findUser';
import { lockForChange } from '../owner/lockForChange';
import { reachedAt } from '../owner/reachedAt';
import { transportsOf } from '../passkeys/askPasskey';
import { CHALLENGE_VALID_MS, keepChallenge } from '../passkeys/challenges';
import { relyingParty, userHandleOf } from '../passkeys/relyingParty';

/** EdDSA, ES256 and RS256 (RFC 8152, RFC 8812): what authenticators have. */
export const PASSKEY_ALGORITHMS: readonly number[] = [-8, -7, -257];

async function userWithRoom(context: AccountsContext, actor: SessionActor): Promise<User> {
  const user = await ownUser(context, actor);
  if (user.passkeys >= PASSKEYS_MAX) throw new AppError('passkeyLimit', PASSKEYS_MAX);
  return user;
}

/**
 * Sends the code that an account's first second factor needs: a stolen session alone adds nothing.
 * @throws AppError passkeyElsewhere, passkeyLimit, rateLimited
 */
export async function sendPasskeyCode(context: AccountsContext, actor: SessionActor, caller: Caller): Promise<CodeSent> {
  await admitCall(context, caller, 'passkey.code');
  relyingParty(context, caller);
  const user = await userWithRoom(context, actor);
  return issueOwnTicket(context, caller, user, 'passkey');
}

type Spend = (tables: AccountTables) => Promise<void>;

/** The code where there is no second factor yet, else a proof of it. @throws AppError as checkCode and checkFactor */
async function checkFresh(
  context: AccountsContext,
  caller: Caller,
  user: User,
  { ticket, code, ...proof }: CallParams<'passkeyAdd'>,
): Promise<Spend> {
  const factor = await checkFactor(context, caller, user, 'PASSKEY_ADD', proof);
  if (factor) return factor.spend;
  if (ticket === undefined || code === undefined) throw new AppError('badRequest', ticket === undefined ? 'ticket' : 'code', 'required');
  const isFor = ownTicket('passkey', user.id);
  const { ticketHash } = await checkCode(context, caller, { ticket, code }, isFor);
  return async (tables) => {
    if (!(await tables.tickets.use(ticketHash, context.clock.now()))) throw new AppError('codeExpired');
  };
}

/**
 * Starts adding a passkey: what the browser makes one of. The proof is used up; the browser may be asked again for as long as the
 * challenge is good.
 * @throws AppError passkeyElsewhere, passkeyExpired, passkeyLimit, codeInvalid, codeExpired, secondFactorRequired and what else a wrong
 * factor is refused with, rateLimited
 */
export async function startAddingPasskey(
  context: AccountsContext,
  actor: SessionActor,
  caller: Caller,
  params: CallParams<'passkeyAdd'>,
): Promise<PasskeyCreation> {
  const { store } = context;
  await admitCall(context, caller, 'passkey.add');
  const { rpId, name } = relyingParty(context, caller);
  const user = await userWithRoom(context, actor);
  const spend = await checkFresh(context, caller, user, params);
  const own = (await store.passkeys.list(user.id)).filter((passkey) => passkey.rpId === rpId);
  const shown = maskedAddress(reachedAt(user));
  const { challenge, pubKeyCredParams } = await generateRegistrationOptions({
    rpID: rpId,
    rpName: name,
    userName: shown,
    supportedAlgorithmIDs: [...PASSKEY_ALGORITHMS],
  });
  const expiresAt = await store.atomically(async (tables) => {
    const locked = await lockForChange(tables, actor, context.clock.now());
    // Another tab was first: what was typed here proves too little now.
    if (hasSecondFactor(locked) !== hasSecondFactor(user)) throw new AppError('passkeyExpired');
    await spend(tables);
    return keepChallenge(context, caller, tables, { challenge, rpId, purpose: 'register', userId: user.id });
  });
  return {
    options: {
      challenge,
      rp: { id: rpId, name },
      user: { id: userHandleOf(context, user.id).toString('base64url'), name: shown, displayName: shown },
      pubKeyCredParams: pubKeyCredParams.map(({ alg }) => ({ alg, type: 'public-key' })),
      timeout: CHALLENGE_VALID_MS,
      excludeCredentials: own.map((passkey) => ({
        id: passkey.credentialId,
        type: 'public-key' as const,
        transports: transportsOf(passkey),
      })),
      authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
      attestation: 'none',
    },
    expiresAt,
  };
}
