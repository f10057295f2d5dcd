import type { PasskeyChallenge } from '@/contract/passkeys';
import type { SessionActor } from '../../actor';
import { admitCall } from '../attempts/callGuards';
import type { AccountsContext } from '../context';
import type { Caller } from '../model';
import { askUser } from './askPasskey';

/**
 * A challenge for who is signed in, whose answer proves one act and no other.
 * @param terms what it proves, as whoever takes the proof writes it; what has to be looked up for them is so once the call is admitted
 * @throws AppError passkeyElsewhere, rateLimited, and what the terms are refused with
 */
export async function challengeFor(
  context: AccountsContext,
  { userId }: SessionActor,
  caller: Caller,
  terms: string | (() => Promise<string>),
): Promise<PasskeyChallenge> {
  await admitCall(context, caller, 'passkey.challenge');
  return askUser(context, caller, userId, typeof terms === 'string' ? terms : await terms());
}
