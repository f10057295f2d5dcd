import type { KybPeople } from '@/contract/verification';
import { peopleToKnow, placeOwners } from '@/domain/verification/ownership';
import { isOpenForAnswers } from '@/domain/verification/workflow';
import type { Actor } from '../../actor';
import { AppError } from '../../appError';
import { requireVersion } from '../change';
import type { VerificationContext } from '../context';
import { requireOwn } from '../find';
import { recordOf } from '../record';
import { requireComplete } from './saveAnswers';
import { sendForReview } from './sendForReview';

async function openCompany(context: VerificationContext, actor: Actor, version: number) {
  const own = await requireOwn(context, actor, 'BUSINESS');
  if (!isOpenForAnswers(own)) throw new AppError('verificationNotNow', own.status);
  requireVersion(own, version);
  return own;
}

/** Who has to be known behind the company as it is drawn now. @throws AppError verificationNotNow, verificationStale */
export async function askForPeople(context: VerificationContext, actor: Actor, version: number): Promise<KybPeople> {
  const own = await openCompany(context, actor, version);
  const people = peopleToKnow(placeOwners(own.contents.answers.OWNERS?.owners ?? []));
  return {
    version: own.version,
    people: people.map(({ owner: { id, name, country, isControlling = false }, effective }) => ({
      ownerId: id,
      name,
      country,
      share: effective,
      isControlling,
    })),
  };
}

/** Sends the company, complete and declared to be true. @throws AppError verificationIncomplete, and as `askForPeople` */
export async function sendCompany(context: VerificationContext, actor: Actor, version: number) {
  const own = await openCompany(context, actor, version);
  requireComplete(context, own);
  return recordOf(context, 'BUSINESS', await sendForReview(context, own, 'SEND', []));
}
