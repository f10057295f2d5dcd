import type { VerificationKind } from './kinds';
import { kindBefore } from './levels';
import type { VerificationStage } from './workflow';

/** Of what was never started there is no stage. */
export type Stages = Partial<Record<VerificationKind, VerificationStage>>;

/**
 * Why a verification cannot be started, or started again after a refusal: it was refused for good, its person was (of a company), or the
 * level before is not there yet. Undefined when it can. The one place that says so: the exchange asks it, and the web before it offers one.
 */
export function whyNotStart(kind: VerificationKind, stages: Stages): 'FINAL' | 'PERSON_FINAL' | 'LEVEL_CLOSED' | undefined {
  if (stages[kind]?.isFinal) return 'FINAL';
  // Whom nobody may deal with, nobody deals with as a company either.
  if (kind === 'BUSINESS' && stages.IDENTITY?.isFinal) return 'PERSON_FINAL';
  const before = kindBefore(kind);
  return before && stages[before]?.status !== 'VERIFIED' ? 'LEVEL_CLOSED' : undefined;
}
