import { verifyAuthenticationResponse } from '@simplewebauthn/server';
import type { PasskeyAssertion } from '@/contract/secondFactor';
import { AppError } from '../../appError';
import { isSameSecret } from '../../constantTime';
import type { AccountTables } from '../accountStore';
import type { AccountsContext } from '../context';
import type { Caller } from '../model';
import { takeChallenge } from './challenges';
import type { PasskeyChallengeRow, StoredPasskey } from './passkeyStore';
import { type RelyingParty, relyingParty, userHandleOf } from './relyingParty';
import { suspendPasskey } from './suspendPasskey';

/** What a passkey is asked for: to sign whoever it belongs to in, or as the second factor of one user: for one act, or for what needs no more. */
export type AskedFor = { purpose: 'login' } | { purpose: 'proof'; userId: string; about?: string };

/** A passkey that has signed; its use is not written down yet. */
export interface RightPasskey {
  passkey: StoredPasskey;
  /** @throws AppError passkeyInvalid when it was removed, suspended or used meanwhile */
  spend(tables: AccountTables): Promise<void>;
}

const isFor =
  (asked: AskedFor, { rpId }: RelyingParty) =>
  (row: PasskeyChallengeRow) =>
    row.purpose === asked.purpose &&
    row.rpId === rpId &&
    row.userId === (asked.purpose === 'login' ? null : asked.userId) &&
    row.about === (asked.purpose === 'login' ? null : (asked.about ?? null));

/** Signing in needs the handle, for it names the account; elsewhere security keys may leave it out. */
function isHandleRight(context: AccountsContext, asked: AskedFor, userId: string, told: string | undefined): boolean {
  if (told === undefined) return asked.purpose === 'proof';
  return isSameSecret(Buffer.from(told, 'base64url'), userHandleOf(context, userId));
}

async function verified(party: RelyingParty, asked: AskedFor, challenge: string, passkey: StoredPasskey, told: PasskeyAssertion) {
  try {
    const answer = await verifyAuthenticationResponse({
      response: { ...told, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: party.origins,
      expectedRPID: party.rpId,
      requireUserVerification: asked.purpose === 'login',
      // Its counter is compared below, where a copy is told from a forgery.
      credential: { id: passkey.credentialId, publicKey: Buffer.from(passkey.publicKey, 'base64url'), counter: 0 },
    });
    return answer.verified ? answer.authenticationInfo : undefined;
  } catch {
    // It throws for whatever is not as it must be; what it was tells a guesser more than an owner.
    return undefined;
  }
}

/** WebAuthn, 7.2, step 22: a counter that does not grow is that of a copy, or of what was copied. One that stays at zero counts nothing. */
const isCopy = (stored: number, told: number) => stored > 0 && told <= stored;

/**
 * Looks at what a passkey has signed. Its challenge is used up, whatever comes of it.
 * @throws AppError passkeyExpired: ask anew; passkeyInvalid: unknown here, removed, another user's or not right; passkeySuspended: there
 * may be a copy of it, of which its owner is told; passkeyElsewhere
 */
export async function assertPasskey(
  context: AccountsContext,
  caller: Caller,
  asked: AskedFor,
  told: PasskeyAssertion,
): Promise<RightPasskey> {
  const { store, clock } = context;
  const party = relyingParty(context, caller);
  const challenge = await takeChallenge(context, caller, told.response.clientDataJSON, isFor(asked, party));
  const passkey = await store.passkeys.byCredential(party.rpId, told.id);
  if (!passkey || (asked.purpose === 'proof' && passkey.userId !== asked.userId)) throw new AppError('passkeyInvalid');
  if (!isHandleRight(context, asked, passkey.userId, told.response.userHandle)) throw new AppError('passkeyInvalid');
  const answer = await verified(party, asked, challenge, passkey, told);
  if (!answer) throw new AppError('passkeyInvalid');
  if (passkey.suspendedAt !== null) throw new AppError('passkeySuspended');
  if (isCopy(passkey.counter, answer.newCounter)) {
    await suspendPasskey(context, caller, passkey);
    throw new AppError('passkeySuspended');
  }
  return {
    passkey,
    spend: async (tables) => {
      const isUsed = await tables.passkeys.use(passkey.passkeyId, answer.newCounter, answer.credentialBackedUp, clock.now());
      if (!isUsed) throw new AppError('passkeyInvalid');
    },
  };
}
