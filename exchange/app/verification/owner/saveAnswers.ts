import { isDeepStrictEqual } from 'node:util';
import type { AnswerStep, Answers } from '@/domain/verification/answers';
import type { VerificationKind } from '@/domain/verification/kinds';
import { firstGap, problemsOf } from '@/domain/verification/problems';
import { ANSWER_STEPS } from '@/domain/verification/steps';
import { isOpenForAnswers } from '@/domain/verification/workflow';
import type { Actor } from '../../actor';
import { AppError } from '../../appError';
import { announce, requireVersion, saveChange } from '../change';
import type { VerificationContext } from '../context';
import { requireOwn, termsOf } from '../find';
import type { Verification } from '../model';
import { recordOf } from '../record';
import { type TakenFields, type Typing, takeFields } from './fieldMarks';
import { requireFiles } from './requireFiles';
import { sendForReview } from './sendForReview';

export interface GivenAnswers {
  version: number;
  /** For whom it was typed; undefined: whoever is signed in. */
  userId?: string;
  mode: 'DRAFT' | 'STEP' | 'SEND';
  answers: Answers;
  /** Undefined: whoever saves last is right. */
  typing?: Typing;
}

/** Steps that are given, of those the kind asks. @throws AppError badRequest: a step of another kind */
function givenSteps(kind: VerificationKind, answers: Answers): AnswerStep[] {
  const steps = Object.keys(answers) as AnswerStep[];
  const foreign = steps.find((step) => !ANSWER_STEPS[kind].includes(step));
  if (foreign) throw new AppError('badRequest', `answers.${foreign}`, 'no step of this level');
  return steps;
}

/**
 * Keeps answers on the server, field by field: what is not given stays as it is. A draft may be anything, and joins whatever other pages
 * have written meanwhile, but for the fields they have changed since it was typed: these are named, and not overwritten. A finished step must
 * be right, and as whoever finishes it has seen it; SEND sends what is complete, where no selfie follows.
 * @throws AppError verificationNotNow, verificationStale (also where it was typed for another account), verificationIncomplete,
 * verificationFinal
 */
export async function saveAnswers(context: VerificationContext, actor: Actor, kind: VerificationKind, given: GivenAnswers) {
  if (given.userId !== undefined && given.userId !== actor.userId) throw new AppError('verificationStale');
  const steps = givenSteps(kind, given.answers);
  if (given.mode === 'DRAFT') return keepDraft(context, actor, kind, given);
  const own = await openOwn(context, actor, kind);
  requireVersion(own, given.version);
  const taken = takeFields(own, given.answers, given.version, given.typing);
  // What another page has changed would stay, and whoever finishes has not seen it.
  if (taken.stale.length > 0) throw new AppError('verificationStale');
  requireFinished(context, actor, kind, taken.answers, steps);
  const changed = withAnswers(context, own, taken, steps);
  if (given.mode === 'SEND') return recordOf(context, kind, await sendWhole(context, kind, changed));
  await requireFiles(context, changed, steps);
  return keep(context, changed);
}

async function openOwn(context: VerificationContext, actor: Actor, kind: VerificationKind): Promise<Verification> {
  const own = await requireOwn(context, actor, kind);
  if (!isOpenForAnswers(own)) throw new AppError('verificationNotNow', own.status);
  return own;
}

async function keep(context: VerificationContext, changed: Verification) {
  const saved = await context.store.atomically((tables) => saveChange(context, tables, changed));
  // Other tabs show what this one has written.
  announce(context, saved);
  return recordOf(context, saved.kind, saved);
}

/** A user who types in several tabs at once has no more of them. */
const MOST_TRIES = 5;

/**
 * A draft that changes nothing, as one that comes twice, is no new version. A step whose answers it changes is not finished any more: nobody
 * has looked at what stands there now.
 * @throws AppError verificationStale: it was typed before the verification was started again
 */
async function keepDraft(
  context: VerificationContext,
  actor: Actor,
  kind: VerificationKind,
  given: GivenAnswers,
  tries = 1,
): ReturnType<typeof recordOf> {
  const own = await openOwn(context, actor, kind);
  if (given.version < (own.contents.since ?? 0)) throw new AppError('verificationStale');
  const { answers, marks, stale, isNews } = takeFields(own, given.answers, given.version, given.typing);
  const named = stale.length > 0 && { conflicts: stale };
  if (!isNews) return { ...(await recordOf(context, kind, own)), ...named };
  const isSame = (step: string) => isDeepStrictEqual(answers[step as AnswerStep], own.contents.answers[step as AnswerStep]);
  const steps = own.contents.steps.filter(({ step }) => isSame(step));
  try {
    return { ...(await keep(context, { ...own, contents: { ...own.contents, answers, marks, steps } })), ...named };
  } catch (error) {
    const isOvertaken = error instanceof AppError && error.codeName === 'verificationStale';
    if (!isOvertaken || tries >= MOST_TRIES) throw error;
    return keepDraft(context, actor, kind, given, tries + 1);
  }
}

function requireFinished(
  context: VerificationContext,
  { brand }: Actor,
  kind: VerificationKind,
  answers: Answers,
  steps: AnswerStep[],
): void {
  for (const step of steps) {
    const [first] = Object.entries(problemsOf(kind, step, answers, termsOf(context, brand)));
    if (first) throw new AppError('verificationIncomplete', step, first[0], first[1]);
  }
}

function withAnswers(
  { clock }: VerificationContext,
  own: Verification,
  { answers, marks }: TakenFields,
  finished: AnswerStep[],
): Verification {
  const savedAt = clock.now();
  const others = own.contents.steps.filter(({ step }) => !finished.some((done) => done === step));
  return { ...own, contents: { ...own.contents, answers, marks, steps: [...others, ...finished.map((step) => ({ step, savedAt }))] } };
}

async function sendWhole(context: VerificationContext, kind: VerificationKind, changed: Verification): Promise<Verification> {
  // A person is sent with a selfie, a company with a declaration.
  if (kind === 'IDENTITY' || kind === 'BUSINESS') throw new AppError('badRequest', 'mode', 'this one is sent otherwise');
  requireComplete(context, changed);
  return sendForReview(context, changed, 'SEND', []);
}

/** @throws AppError verificationIncomplete with what is missing first */
export function requireComplete(context: VerificationContext, { brand, kind, contents }: Verification): void {
  const gap = firstGap(kind, contents.answers, termsOf(context, brand));
  if (gap) throw new AppError('verificationIncomplete', gap.step, gap.field, gap.problem);
}
