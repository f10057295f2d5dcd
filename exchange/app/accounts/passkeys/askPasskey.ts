import { generateAuthenticationOptions } from '@simplewebauthn/server';
import type { PasskeyChallenge } from '@/contract/passkeys';
import { AppError } from '../../appError';
import type { AccountsContext } from '../context';
import type { Caller } from '../model';
import { CHALLENGE_VALID_MS, keepChallenge } from './challenges';
import type { StoredPasskey } from './passkeyStore';
import { relyingParty } from './relyingParty';

type Transports = NonNullable<PasskeyChallenge['options']['allowCredentials'][number]['transports']>;

/** As authenticators told them; the contract has checked what it took. */
export const transportsOf = ({ transports }: StoredPasskey) => [...transports] as Transports;

/** Those that let their owner in at a host. */
export const usableAt = (passkeys: readonly StoredPasskey[], rpId: string): StoredPasskey[] =>
  passkeys.filter((passkey) => passkey.rpId === rpId && passkey.suspendedAt === null);

async function challengeFor(
  context: AccountsContext,
  caller: Caller,
  passkeys: readonly StoredPasskey[],
  whom: { purpose: 'login' | 'proof'; userId: string | null; about?: string },
): Promise<PasskeyChallenge> {
  const { rpId } = relyingParty(context, caller);
  // Signing in is asked of who holds the passkey; as a second factor holding it is enough.
  const userVerification = whom.purpose === 'login' ? 'required' : 'preferred';
  const { challenge } = await generateAuthenticationOptions({ rpID: rpId, userVerification });
  const expiresAt = await keepChallenge(context, caller, context.store, { challenge, rpId, ...whom });
  const allowCredentials = passkeys.map((passkey) => ({
    id: passkey.credentialId,
    type: 'public-key' as const,
    transports: transportsOf(passkey),
  }));
  return { options: { challenge, rpId, timeout: CHALLENGE_VALID_MS, userVerification, allowCredentials }, expiresAt };
}

/** For signing in: says nothing of any account. @throws AppError passkeyElsewhere */
export const askAnybody = (context: AccountsContext, caller: Caller): Promise<PasskeyChallenge> =>
  challengeFor(context, caller, [], { purpose: 'login', userId: null });

/**
 * For an account that proves its second factor. To be called once the caller may know that there is one.
 * @param about the one act that it proves; without, whatever the account is asked to prove
 * @throws AppError passkeyElsewhere: it has none that works at this host
 */
export async function askUser(context: AccountsContext, caller: Caller, userId: string, about?: string): Promise<PasskeyChallenge> {
  const { rpId } = relyingParty(context, caller);
  const usable = usableAt(await context.store.passkeys.list(userId), rpId);
  if (usable.length === 0) throw new AppError('passkeyElsewhere');
  return challengeFor(context, caller, usable, { purpose: 'proof', userId, ...(about !== undefined && { about }) });
}
