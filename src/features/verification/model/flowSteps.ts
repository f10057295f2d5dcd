import type { VerificationKind } from '@/domain/verification/kinds';
import { ANSWER_STEPS } from '@/domain/verification/steps';

/** Steps of a flow as a person sees them: what is asked, then the selfie where there is one, then the review. */
export function flowSteps(kind: VerificationKind) {
  return kind === 'IDENTITY' ? ([...ANSWER_STEPS.IDENTITY, 'SELFIE', 'REVIEW'] as const) : ([...ANSWER_STEPS[kind], 'REVIEW'] as const);
}
export type FlowStep = ReturnType<typeof flowSteps>[number];

interface Saved {
  steps: readonly { step: string }[];
}

export const isStepDone = ({ steps }: Saved, step: FlowStep) => steps.some((saved) => saved.step === step);

/** Where it goes on: the first step that was not finished. */
export const nextStep = (kind: VerificationKind, record: Saved): FlowStep =>
  flowSteps(kind).find((step) => !isStepDone(record, step)) ?? 'REVIEW';

/** The step an address asks for, or the first that is to be finished before it; undefined where it asks for none. */
export function openStep(kind: VerificationKind, record: Saved, asked: unknown): FlowStep | undefined {
  const steps: readonly FlowStep[] = flowSteps(kind);
  const place = (steps as readonly unknown[]).indexOf(asked);
  return place < 0 ? undefined : steps[Math.min(place, steps.indexOf(nextStep(kind, record)))];
}
