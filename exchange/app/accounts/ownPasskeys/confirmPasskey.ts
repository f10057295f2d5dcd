import { verifyRegistrationResponse } from '@simplewebauthn/server';
import type { CallParams } from '@/contract/calls';
import type { PasskeyAdded, PasskeyRegistration } from '@/contract/passkeys';
import { deviceOf } from '@/domain/account/device';
import { passkeyProvider } from '@/domain/account/passkeyProviders';
import { PASSKEY_NAME_MAX, PASSKEYS_MAX, readPasskeyName } from '@/domain/account/passkeys';
import type { SessionActor } from '../../actor';
import { AppError } from '../../appError';
import { admitCall } from '../attempts/callGuards';
import type { AccountsContext } from '../context';
import { originOf } from '../devices/origin';
import { hasSecondFactor } from '../factor/methods';
import { newRecoveryCodes } from '../factor/recoveryCodes';
import type { Caller } from '../model';
import { lockForChange } from '../owner/lockForChange';
import { tellOwner } from '../owner/tellOwner';
import { voidUnderWay } from '../owner/voidUnderWay';
import { takeChallenge } from '../passkeys/challenges';
import { type RelyingParty, relyingParty } from '../passkeys/relyingParty';
import { toldPasskey } from '../passkeys/toldPasskey';
import { PASSKEY_ALGORITHMS } from './addPasskey';

async function verified(party: RelyingParty, challenge: string, response: PasskeyRegistration) {
  try {
    const answer = await verifyRegistrationResponse({
      response: { ...response, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: party.origins,
      expectedRPID: party.rpId,
      // Each may sign in, so each must know its owner.
      requireUserVerification: true,
      supportedAlgorithmIDs: [...PASSKEY_ALGORITHMS],
    });
    return answer.verified ? answer.registrationInfo : undefined;
  } catch {
    return undefined;
  }
}

/** What a passkey is called until its owner calls it something: who keeps it, or where it was made. Products' names, not translated. */
function firstName(aaguid: string, { userAgent, host }: Caller): string {
  const { browser, system } = deviceOf(userAgent);
  const device = [browser, system].filter((part) => part !== null).join(' · ');
  return passkeyProvider(aaguid) ?? (device || host).slice(0, PASSKEY_NAME_MAX);
}

function nameOf(typed: string | undefined): string | undefined {
  if (typed === undefined) return undefined;
  const name = readPasskeyName(typed);
  if (name === undefined) throw new AppError('passkeyNameInvalid', PASSKEY_NAME_MAX);
  return name;
}

/**
 * Adds the passkey a browser has made. Where it is the account's first second factor, recovery codes are told here and never again, every
 * other session ends, since none of them was asked for it, and logins under way start over.
 * @throws AppError passkeyExpired, passkeyInvalid, passkeyKnown, passkeyLimit, passkeyNameInvalid, passkeyElsewhere, tokenInvalid,
 * rateLimited
 */
export async function confirmPasskey(
  context: AccountsContext,
  actor: SessionActor,
  caller: Caller,
  { passkey: response, name: typed }: CallParams<'passkeyConfirm'>,
): Promise<PasskeyAdded> {
  const { store, clock, sessions } = context;
  const { userId, sessionId } = actor;
  await admitCall(context, caller, 'passkey.confirm');
  const party = relyingParty(context, caller);
  const name = nameOf(typed);
  const isOurs = (row: { purpose: string; userId: string | null; rpId: string }) =>
    row.purpose === 'register' && row.userId === userId && row.rpId === party.rpId;
  const challenge = await takeChallenge(context, caller, response.response.clientDataJSON, isOurs);
  const info = await verified(party, challenge, response);
  if (!info) throw new AppError('passkeyInvalid');
  const now = clock.now();
  const origin = originOf(context, caller);
  const before = await store.users.byId(userId);
  if (!before) throw new AppError('tokenInvalid');
  // Ten costly hashes, for who will have them alone.
  const recovery = hasSecondFactor(before) ? undefined : await newRecoveryCodes(context);
  const { passkey, recoveryCodes, endedIds } = await store.atomically(async (tables) => {
    const user = await lockForChange(tables, actor, now);
    // Its first or its last second factor came or went meanwhile: what was asked for is not what protects it now.
    if (hasSecondFactor(user) !== hasSecondFactor(before)) throw new AppError('passkeyExpired');
    if (user.passkeys >= PASSKEYS_MAX) throw new AppError('passkeyLimit', PASSKEYS_MAX);
    const passkey = await tables.passkeys.add({
      userId,
      rpId: party.rpId,
      credentialId: info.credential.id,
      publicKey: Buffer.from(info.credential.publicKey).toString('base64url'),
      counter: info.credential.counter,
      transports: response.response.transports ?? [],
      aaguid: info.aaguid,
      isSynced: info.credentialBackedUp,
      name: name ?? firstName(info.aaguid, caller),
      createdAt: now,
      ...origin,
    });
    if (!passkey) throw new AppError('passkeyKnown');
    await tables.activity.add({ userId, kind: 'PASSKEY_ADD', result: 'PASSED', ...origin, at: now });
    await tellOwner(context, tables, caller, user, 'passkeyAdded');
    if (!recovery) return { passkey, recoveryCodes: null, endedIds: [] };
    await tables.recoveryCodes.replace(userId, recovery.hashes);
    await voidUnderWay(tables, userId, now);
    return { passkey, recoveryCodes: recovery.codes, endedIds: await tables.sessions.revokeAll(userId, now, sessionId) };
  });
  sessions.announceEnded(userId, endedIds);
  return {
    passkey: toldPasskey(passkey, caller.host),
    recoveryCodes,
    sessionsEnded: endedIds.length,
  };
}
