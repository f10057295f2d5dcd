import type { VerificationKind } from './kinds';
import { kindBefore } from './levels';
import type { VerificationStage } from './workflow';

/** Of what was never started there is no stage. */
export type Stages = Partial<Record<VerificationKind, VerificationStage>>;

/**
 * Why nothing leads on with a verification, wherever it stands: it was refused for good, or its person was (of a company). Undefined when
 * something does. The one place that says so: the exchange asks it before anything is answered, sent, asked for or approved, and the web
 * before it offers that.
 */
export function whyNotGoOn(kind: VerificationKind, stages: Stages): 'FINAL' | 'PERSON_FINAL' | undefined {
  if (stages[kind]?.isFinal) return 'FINAL';
  // Whom nobody may deal with, nobody deals with as a company either.
  return kind === 'BUSINESS' && stages.IDENTITY?.isFinal ? 'PERSON_FINAL' : undefined;
}

/** Why a verification cannot be started, or started again after a refusal: nothing leads on, or the level before is not there yet. */
export function whyNotStart(kind: VerificationKind, stages: Stages): ReturnType<typeof whyNotGoOn> | 'LEVEL_CLOSED' {
  const before = kindBefore(kind);
  return whyNotGoOn(kind, stages) ?? (before && stages[before]?.status !== 'VERIFIED' ? 'LEVEL_CLOSED' : undefined);
}
