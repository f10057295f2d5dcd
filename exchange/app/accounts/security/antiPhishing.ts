import type { CallParams } from '@/contract/calls';
import { ANTI_PHISHING_MAX, ANTI_PHISHING_MIN, isAntiPhishingWord } from '@/domain/account/antiPhishing';
import type { SessionActor } from '../../actor';
import { AppError } from '../../appError';
import { admitCall } from '../attempts/callGuards';
import type { AccountsContext } from '../context';
import { originOf } from '../devices/origin';
import { proveOwner } from '../factor/proveOwner';
import type { Caller } from '../model';
import { ownUser } from '../owner/findUser';
import { lockForChange } from '../owner/lockForChange';
import { tellOwner } from '../owner/tellOwner';

/**
 * Sets the word that stands in every mail to the account, or takes it away; its owner is told, with the word before. It asks for the
 * password and the second factor: who chooses the word writes mails that its owner believes.
 * @throws AppError antiPhishingInvalid, credentialsInvalid, secondFactorRequired and what else a wrong factor is refused with, rateLimited
 */
export async function setAntiPhishing(
  context: AccountsContext,
  actor: SessionActor,
  caller: Caller,
  { word: text, ...proof }: CallParams<'antiPhishingSet'>,
): Promise<null> {
  const { store, clock } = context;
  const { userId } = actor;
  await admitCall(context, caller, 'anti.phishing');
  const word = text === null ? null : text.normalize('NFC').trim();
  if (word !== null && !isAntiPhishingWord(word)) throw new AppError('antiPhishingInvalid', ANTI_PHISHING_MIN, ANTI_PHISHING_MAX);
  const user = await ownUser(context, actor);
  const factor = await proveOwner(context, actor, caller, user, proof, 'ANTI_PHISHING');
  await store.atomically(async (tables) => {
    const owner = await lockForChange(tables, actor, clock.now());
    await factor?.spend(tables);
    if (owner.antiPhishing === word) return;
    await tables.users.setAntiPhishing(userId, word);
    // With the word its owner knows: who has changed it cannot write this mail for the owner.
    await tellOwner(context, tables, caller, owner, 'antiPhishingChanged');
    await tables.activity.add({ userId, kind: 'ANTI_PHISHING', result: 'PASSED', ...originOf(context, caller), at: clock.now() });
  });
  return null;
}
