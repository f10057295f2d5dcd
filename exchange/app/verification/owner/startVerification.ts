import type { VerificationKind } from '@/domain/verification/kinds';
import { whyNotStart } from '@/domain/verification/starting';
import type { Actor } from '../../actor';
import { AppError } from '../../appError';
import { moved, saveChange } from '../change';
import { newReference, sealContents } from '../contents';
import type { VerificationContext } from '../context';
import { findOwn, stagesOf } from '../find';
import { NO_CONTENTS, type Verification } from '../model';
import { recordOf } from '../record';

/**
 * Starts a verification, or starts it again after a refusal with the answers that were given. What is under way stays as it is: two
 * tabs that start start once.
 * @throws AppError verificationLevelClosed: the level before is not there yet; verificationFinal: it, or the person of a company, was refused
 * for good
 */
export async function startVerification(context: VerificationContext, actor: Actor, kind: VerificationKind) {
  const reason = whyNotStart(kind, stagesOf(await context.store.ofUser(actor.userId)));
  if (reason) throw new AppError(reason === 'LEVEL_CLOSED' ? 'verificationLevelClosed' : 'verificationFinal');
  const known = await findOwn(context, actor, kind);
  if (!known) return recordOf(context, kind, await create(context, actor, kind));
  return recordOf(context, kind, known.status === 'REFUSED' ? await startAgain(context, known) : known);
}

async function create(context: VerificationContext, actor: Actor, kind: VerificationKind): Promise<Verification | undefined> {
  const { store, sealer, clock } = context;
  const { userId, brand } = actor;
  const now = clock.now();
  await store.atomically(async (tables) => {
    const sealed = sealContents(sealer, { userId, kind }, NO_CONTENTS);
    const created = await tables.create({ userId, brand, kind, reference: newReference(), sealed }, now);
    if (created) await tables.addEvent(created.id, 'START', 'owner', now);
  });
  // Another tab may have been quicker.
  return findOwn(context, actor, kind);
}

/** Answers stay; photos and what was decided do not. */
async function startAgain(context: VerificationContext, refused: Verification): Promise<Verification> {
  const { store, clock } = context;
  const { answers } = refused.contents;
  const started = { ...moved(refused, 'START'), attempt: refused.attempt + 1, submittedAt: null, decidedAt: null };
  const contents = { ...NO_CONTENTS, answers, reasons: refused.contents.reasons, since: refused.version + 1 };
  return store.atomically(async (tables) => {
    await tables.addEvent(refused.id, 'START', 'owner', clock.now());
    return saveChange(context, tables, { ...started, contents });
  });
}
