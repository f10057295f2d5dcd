import { codes, MSG_SEPARATOR } from '@/contract/codes';
import type { StepProblems } from '@/domain/verification/problems';
import { PROBLEMS } from '@/domain/verification/rules';
import { isApiError } from '@/src/api/apiError';

/** What the exchange found wrong with a step, beside the field it names; undefined when it refused for another reason. */
export function refusedProblem(failure: unknown): StepProblems | undefined {
  if (!isApiError(failure) || failure.code !== codes.verificationIncomplete.code) return undefined;
  const [, , field = '', named] = failure.msg.split(MSG_SEPARATOR);
  const problem = PROBLEMS.find((known) => known === named);
  return problem && { [field]: problem };
}

/** The step the exchange found something wrong with. */
export function refusedStep(failure: unknown): string | undefined {
  return isApiError(failure) && failure.code === codes.verificationIncomplete.code ? failure.msg.split(MSG_SEPARATOR)[1] : undefined;
}

/** What something else has changed meanwhile is read again before the refusal is shown: tried again, it is about what is there. */
export async function rereadStale<Result>(act: () => Promise<Result>, onStale: () => Promise<unknown>): Promise<Result> {
  try {
    return await act();
  } catch (failure) {
    if (isStale(failure)) await onStale();
    throw failure;
  }
}

export const isStale = (failure: unknown): boolean => isApiError(failure) && failure.code === codes.verificationStale.code;
